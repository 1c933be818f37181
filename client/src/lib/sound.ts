/** A few short, soft sounds, made here: nothing is fetched. Silent before the first touch. */

import { prefs } from './prefs.svelte';

export type Sound = 'turn' | 'card' | 'cover' | 'beaten' | 'taken' | 'out' | 'refused' | 'won' | 'lost';

/** A tone of some hertz that begins after `at` seconds and fades within `for_s`. */
interface Tone {
	hertz: number;
	at: number;
	for_s: number;
	loud: number;
}
/** A breath of noise round some hertz: paper on cloth. */
interface Rustle extends Tone {
	noise: true;
}

const tone = (hertz: number, at: number, for_s = 0.28, loud = 0.07): Tone => ({ hertz, at, for_s, loud });
const rustle = (hertz: number, at: number, for_s = 0.07, loud = 0.22): Rustle => ({ hertz, at, for_s, loud, noise: true });

const SOUNDS: Record<Sound, (Tone | Rustle)[]> = {
	turn: [tone(587, 0), tone(880, 0.11, 0.4)],
	card: [rustle(1700, 0)],
	cover: [rustle(1300, 0), rustle(2100, 0.05, 0.06)],
	beaten: [rustle(900, 0, 0.22, 0.18), tone(523, 0.06, 0.2, 0.04)],
	taken: [0, 0.05, 0.1, 0.15].map((at, n) => rustle(1500 - 220 * n, at)),
	out: [tone(523, 0), tone(659, 0.1), tone(784, 0.2, 0.5)],
	refused: [tone(196, 0, 0.14, 0.06)],
	won: [tone(523, 0), tone(659, 0.12), tone(784, 0.24), tone(1047, 0.36, 0.7)],
	lost: [tone(392, 0, 0.35), tone(330, 0.18, 0.6)],
};

let context: AudioContext | null = null;
let paper: AudioBuffer | null = null;

/** Allows sounds from the first touch or key on. */
export function listenForFirstTouch(): () => void {
	const wake = (): void => {
		context ??= typeof AudioContext === 'undefined' ? null : new AudioContext();
		void context?.resume();
	};
	const kinds = ['pointerdown', 'keydown'] as const;
	for (const kind of kinds) window.addEventListener(kind, wake, { once: true, passive: true });
	return () => kinds.forEach((kind) => window.removeEventListener(kind, wake));
}

export function play(name: Sound): void {
	if (!prefs.sound || context?.state !== 'running') return;
	for (const part of SOUNDS[name]) sound(context, part);
}

/** Plays the sound of the last of these events that has one. */
export function playLast(events: readonly { kind: string }[], sounds: Record<string, Sound>): void {
	const last = events.findLast(({ kind }) => kind in sounds);
	if (last) play(sounds[last.kind]!);
}

function sound(audio: AudioContext, part: Tone | Rustle): void {
	const start = audio.currentTime + part.at;
	const volume = audio.createGain();
	volume.gain.setValueAtTime(0, start);
	volume.gain.linearRampToValueAtTime(part.loud, start + 0.008);
	volume.gain.exponentialRampToValueAtTime(0.0001, start + part.for_s);
	volume.connect(audio.destination);
	const source = 'noise' in part ? noise(audio, part, volume) : oscillator(audio, part, volume);
	source.start(start);
	source.stop(start + part.for_s);
}

function oscillator(audio: AudioContext, part: Tone, into: AudioNode): OscillatorNode {
	const node = audio.createOscillator();
	node.type = 'triangle';
	node.frequency.value = part.hertz;
	node.connect(into);
	return node;
}

function noise(audio: AudioContext, part: Rustle, into: AudioNode): AudioBufferSourceNode {
	const node = audio.createBufferSource();
	node.buffer = paper ??= rustling(audio);
	const filter = audio.createBiquadFilter();
	filter.type = 'bandpass';
	filter.frequency.value = part.hertz;
	filter.Q.value = 0.9;
	node.connect(filter).connect(into);
	return node;
}

function rustling(audio: AudioContext): AudioBuffer {
	const buffer = audio.createBuffer(1, audio.sampleRate / 2, audio.sampleRate);
	const data = buffer.getChannelData(0);
	for (let i = 0; i < data.length; i += 1) data[i] = Math.random() * 2 - 1;
	return buffer;
}
