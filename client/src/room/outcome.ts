/** How a deal or a match ended, in words. */

import type { Place, Seen } from '../protocol';
import { about, listed, nameOf } from '$lib/names';
import { firstOf, t as house, textsOf } from '$lib/texts.svelte';

export type Ended = 'won' | 'lost' | 'drawn';

/** What the match was for this seat; who is not the loser has won. Null for watchers, and while it goes on. */
export function endedFor(seen: Seen): Ended | null {
	const { match, seat } = seen;
	if (match === null || seat === null) return null;
	if (match.drawn) return 'drawn';
	if (match.loser !== null) return match.loser === seat ? 'lost' : 'won';
	return match.winners.includes(seat) ? 'won' : 'lost';
}

/** The great line of the result: after a match what it was for the reader, after a deal what the deal was. */
export function headline(seen: Seen, places: readonly Place[]): string {
	const ended = endedFor(seen);
	if (ended === 'won') return house('result-you-won');
	if (ended === 'lost') return house('result-you-lost');
	if (ended === 'drawn') return house('result-match-drawn');
	return dealLine(seen, places) ?? house('result-deal-title');
}

/** The lines under it. */
export function details(seen: Seen, places: readonly Place[]): string[] {
	const lines = [endedFor(seen) === null ? null : dealLine(seen, places), matchLine(seen, places)];
	return lines.filter((line) => line !== null && line !== headline(seen, places)) as string[];
}

function dealLine({ game, result, seat }: Seen, places: readonly Place[]): string | null {
	if (result === null) return null;
	if (result.drawn) return firstOf(game, ['result-nobody', 'result-deal-drawn']);
	const t = textsOf(game);
	if (result.loser !== null) return t('result-loser', about(t, places, result.loser, seat));
	if (result.winner !== null) return firstOf(game, ['result-round', 'result-winner'], about(t, places, result.winner, seat));
	return null;
}

function matchLine({ game, match, seat }: Seen, places: readonly Place[]): string | null {
	if (match === null || match.drawn || match.loser !== null) return null;
	const t = textsOf(game);
	const [winner] = match.winners;
	if (match.winners.length > 1) {
		return t('result-match-tie', { names: listed(t, match.winners.map((one) => nameOf(t, places, one, seat))) });
	}
	if (winner === undefined || winner === seat) return null;
	return t('result-match-winner', about(t, places, winner, seat));
}

/** How far the match is: `Deal 2 of 3`. A match is so long as the setting `match` says, or so many `rounds`. */
export function standing({ game, settings, deal }: Seen): string {
	const { match, rounds } = settings;
	const long = match ?? (typeof rounds === 'number' ? `rounds:${rounds}` : rounds) ?? '';
	const [word = '', count = ''] = String(long).split(':');
	const args = { deal, deals: Number(count), count: Number(count) };
	return firstOf(game, [`standing-${word}`, 'room-deal'], args);
}
