/** The file with which a player goes on in any browser: their secret, name and picture. */

import { NotAllowed } from './api';
import { readPicture } from './pictures';
import { readSecret } from './player';
import { LONGEST_NAME } from './prefs.svelte';
import { isRecord } from './storage.svelte';

export interface Kept {
	secret: string;
	name: string;
	picture: string;
}

const KIND = 'tashkhana-player';
const VERSION = 1;
const MOST_BYTES = 16_384;

export function fileOf(kept: Kept): string {
	return JSON.stringify({ kind: KIND, version: VERSION, ...kept }, null, 2);
}

/** What a file holds; it says why it holds nothing that can be gone on with. */
export async function readFile(file: Blob): Promise<Kept> {
	if (file.size > MOST_BYTES) throw new NotAllowed('file-foreign');
	const found = parsed(await file.text().catch(() => ''));
	if (!isRecord(found) || found['kind'] !== KIND) throw new NotAllowed('file-foreign');
	if (typeof found['version'] === 'number' && found['version'] > VERSION) throw new NotAllowed('protocol-old');
	const secret = readSecret(found['secret']);
	if (found['version'] !== VERSION || secret === null) throw new NotAllowed('file-damaged');
	return { secret, name: nameOf(found['name']), picture: pictureOf(found['picture']) };
}

function parsed(text: string): unknown {
	try {
		return JSON.parse(text) as unknown;
	} catch {
		throw new NotAllowed('file-damaged');
	}
}

/** A name or picture that cannot be read is none: the figures matter more. */
const nameOf = (value: unknown): string => (typeof value === 'string' ? value.trim().slice(0, LONGEST_NAME) : '');
const pictureOf = (value: unknown): string => (typeof value === 'string' && readPicture(value) !== null ? value : '');
