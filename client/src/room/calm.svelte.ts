/** The table takes no press for a moment after the panel over it has gone: the second of two was meant for the panel. */

/** Longer than between the two presses of anybody who presses twice. */
const CALM_MS = 500;

/** `shown`: whether the panel lies over the table. Is called while a component is set up. */
export function calmAfter(shown: () => boolean): { readonly on: boolean } {
	let on = $state(false);
	let was = false;
	// Before the panel is taken away, so that there is no moment in between.
	$effect.pre(() => {
		const gone = was && !shown();
		was = shown();
		if (!gone) return;
		on = true;
		const timer = setTimeout(() => (on = false), CALM_MS);
		return () => {
			clearTimeout(timer);
			on = false;
		};
	});
	return {
		get on() {
			return on;
		},
	};
}
