/** The pictures of people: a drawn figure on a colour, named by a word such as `owl-3`. */

/** Each figure is drawn in a square of 24, filled. */
export const FIGURES = {
	teapot: 'M8 8h7a5 5 0 0 1 1.4 1.6L20 8.5l.8 1.3-4 4.4A6 6 0 0 1 15 17H8a6 6 0 0 1-2.5-3C3.5 13.7 3 12.5 3 11.2 3 9.7 4 9 5.4 9H6zM5.2 10.5c-.6 0-.8.3-.8.8 0 .6.2 1 .7 1.2zM10 5.5h3l.5 1.5h-4zM7.5 18h8v1.3h-8z',
	bird: 'M4 13c0-4 3-7 7-7 2 0 3.3.8 4 2l4.5 1-4 1.7C15.5 15 12.5 18 8.5 18H4l2-2c-1.3-.6-2-1.6-2-3zm9.5-4.3a.9.9 0 1 0 .01 0z',
	fish: 'M3 12c2-3.6 5-5.4 8.5-5.4 2.7 0 4.9 1.5 6.5 3.9L21 7.5v9l-3-3c-1.6 2.4-3.8 3.9-6.5 3.9C8 17.4 5 15.6 3 12zm5-1.6a1 1 0 1 0 .01 0z',
	cat: 'M5 4.5 9 7.5h6l4-3V13c0 4-3 6.5-7 6.5S5 17 5 13zM9 11a1.2 1.2 0 1 0 .01 0zM15 11a1.2 1.2 0 1 0 .01 0zM10.8 14.5h2.4L12 16z',
	boat: 'M11 3.5V14H4.5zM12.5 6.5 18.5 14h-6zM3 15.5h18l-2.5 4h-13z',
	tree: 'M12 3c4 0 6.5 2.7 6.5 6S16 14.5 13 14.8V20h-2v-5.2C8 14.5 5.5 12.3 5.5 9S8 3 12 3z',
	mountain: 'M2.5 19 9.5 6l3.5 6.3L15 9.5 21.5 19zM9.5 9.3 8 12l1.5 1 1.5-1z',
	kite: 'M12 3l6 6.5-6 6-6-6zM11.3 16h1.4l1.3 1.5-1.3.7 1.3 1.6-1 .9-2-2.3 1.3-.9z',
	sun: 'M12 7.5a4.5 4.5 0 1 0 .01 0zM11.2 2.5h1.6V6h-1.6zM11.2 18h1.6v3.5h-1.6zM2.5 11.2H6v1.6H2.5zM18 11.2h3.5v1.6H18zM4.7 5.8l1.1-1.1 2.5 2.5-1.1 1.1zM15.7 16.8l1.1-1.1 2.5 2.5-1.1 1.1zM4.7 18.2l2.5-2.5 1.1 1.1-2.5 2.5zM15.7 7.2l2.5-2.5 1.1 1.1-2.5 2.5z',
	moon: 'M14.5 3.5a8.7 8.7 0 1 0 6 12.3A7.5 7.5 0 0 1 14.5 3.5z',
} as const;
export type Figure = keyof typeof FIGURES;

/** Grounds that the light figure stands out from, and that are told apart without their hue by their figure. */
export const COLOURS = ['#7a3527', '#2f6340', '#1c4f8f', '#6a3d7c', '#8a5a10', '#3d4a52'] as const;

/** All of them, in the order in which they are offered. */
export const PICTURES: readonly string[] = Object.keys(FIGURES).flatMap((figure) => COLOURS.map((_, n) => `${figure}-${n + 1}`));

/** The figure and the colour of a picture, null where this page does not know it. */
export function readPicture(word: string): { figure: Figure; colour: string } | null {
	const [figure = '', n] = word.split('-');
	const colour = COLOURS[Number(n) - 1];
	return Object.hasOwn(FIGURES, figure) && colour !== undefined ? { figure: figure as Figure, colour } : null;
}
