/** The letters of the language shown, by subset: no other language's font is fetched. */

import type { Language } from './languages';

const files = import.meta.glob<string>(
	[
		'/node_modules/@fontsource/noto-sans/files/noto-sans-{latin,cyrillic,devanagari}-{400,600}-normal.woff2',
		'/node_modules/@fontsource/noto-sans-armenian/files/noto-sans-armenian-armenian-{400,600}-normal.woff2',
		'/node_modules/@fontsource/noto-nastaliq-urdu/files/noto-nastaliq-urdu-arabic-400-normal.woff2',
	],
	{ query: '?url', import: 'default', eager: true },
);

const RANGES = {
	latin: 'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
	cyrillic: 'U+0301,U+0400-045F,U+0490-0491,U+04B0-04B1,U+2116',
	devanagari: 'U+0900-097F,U+1CD0-1CF9,U+200C-200D,U+20A8,U+20B9,U+20F0,U+25CC,U+A830-A839,U+A8E0-A8FF',
	armenian: 'U+0308,U+0530-058F,U+2010,U+2024,U+25CC,U+FB13-FB17',
	arabic: 'U+0600-06FF,U+0750-077F,U+200C-200E,U+2010-2011,U+204F,U+2E41,U+FB50-FDFF,U+FE70-FE74,U+FE76-FEFC',
};

type Script = keyof typeof RANGES;
const SCRIPTS: Record<Language, Script[]> = {
	en: ['latin'],
	ne: ['latin', 'devanagari'],
	ur: ['latin', 'arabic'],
	hy: ['latin', 'armenian'],
	ru: ['latin', 'cyrillic'],
};

const PACKAGES: Partial<Record<Script, string>> = { armenian: 'noto-sans-armenian', arabic: 'noto-nastaliq-urdu' };
const declared = new Set<Script>();

/** Declares the faces of a language; the browser fetches each when the first letter of it is drawn. */
export function declareFonts(language: Language): void {
	for (const script of SCRIPTS[language]) {
		if (declared.has(script)) continue;
		declared.add(script);
		for (const weight of [400, 600]) declare(script, weight);
	}
}

function declare(script: Script, weight: number): void {
	const name = PACKAGES[script] ?? 'noto-sans';
	// Nastaliq comes in one weight: a fattened one is hard to read, and two would be 300 KB.
	const cut = script === 'arabic' ? 400 : weight;
	const file = files[`/node_modules/@fontsource/${name}/files/${name}-${script}-${cut}-normal.woff2`];
	if (!file || typeof FontFace === 'undefined') return;
	// Only faces of the same span of weights share out the letters among them.
	const span = weight === 400 ? '100 500' : '501 900';
	const face = new FontFace('House', `url(${JSON.stringify(file)}) format("woff2")`, {
		weight: span,
		unicodeRange: RANGES[script],
		display: 'swap',
	});
	document.fonts.add(face);
}
