/** The languages of the house, and which one a browser wishes. */

export type Language = 'en' | 'ne' | 'ur' | 'hy' | 'ru';

interface Ways {
	/** For Fluent and Intl; the second where a browser has no data for the first. */
	locales: string[];
	direction: 'ltr' | 'rtl';
}

export const LANGUAGES: Record<Language, Ways> = {
	en: { locales: ['en-GB'], direction: 'ltr' },
	ne: { locales: ['ne-u-nu-deva', 'hi-u-nu-deva'], direction: 'ltr' },
	ur: { locales: ['ur-u-nu-latn'], direction: 'rtl' },
	hy: { locales: ['hy-u-nu-latn'], direction: 'ltr' },
	ru: { locales: ['ru'], direction: 'ltr' },
};

export const LANGUAGE_IDS = Object.keys(LANGUAGES) as Language[];

export function isLanguage(value: unknown): value is Language {
	return typeof value === 'string' && Object.hasOwn(LANGUAGES, value);
}

/** The first of the wished languages (`navigator.languages`) that the house speaks. */
export function wishedLanguage(wishes: readonly string[]): Language {
	for (const wish of wishes) {
		const language = wish.toLowerCase().split(/[-_]/)[0];
		if (isLanguage(language)) return language;
	}
	return 'en';
}
