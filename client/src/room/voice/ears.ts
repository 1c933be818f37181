/** What comes out of the loudspeaker: one element of sound for each other seat, and how loud each of them is. */

/** Others at a table that speaks. */
const MOST = 5;

/**
 * Elements that may sound. Phones let an element sound only if it was played in the moment of a press,
 * so they are made and played then, before there is anything to hear.
 */
export class Ears {
	private readonly free: HTMLAudioElement[];
	private readonly used = new Map<number, HTMLAudioElement>();

	/** `blocked`: the browser wants another press before it lets anything be heard. */
	constructor(private readonly blocked: (blocked: boolean) => void) {
		this.free = Array.from({ length: MOST }, () => {
			const element = new Audio();
			element.autoplay = true;
			element.srcObject = new MediaStream();
			void element.play().catch(() => {});
			return element;
		});
	}

	hear(seat: number, stream: MediaStream, volume: number): void {
		const element = this.used.get(seat) ?? this.free.pop() ?? new Audio();
		this.used.set(seat, element);
		element.srcObject = stream;
		this.turn(seat, volume);
		this.play(element);
	}

	/** How loud this seat is, 0 to 1. Some phones know only their own loudness; they still fall silent at 0. */
	turn(seat: number, volume: number): void {
		const element = this.used.get(seat);
		if (!element) return;
		element.volume = volume;
		element.muted = volume === 0;
	}

	/** After a press: everything that was held back. */
	again(): void {
		this.blocked(false);
		for (const element of this.used.values()) this.play(element);
	}

	forget(seat: number): void {
		const element = this.used.get(seat);
		this.used.delete(seat);
		if (!element) return;
		element.srcObject = new MediaStream();
		this.free.push(element);
	}

	end(): void {
		for (const element of [...this.used.values(), ...this.free]) {
			element.pause();
			element.srcObject = null;
		}
		this.used.clear();
	}

	private play(element: HTMLAudioElement): void {
		element.play().catch((fault: unknown) => {
			if (fault instanceof DOMException && fault.name === 'NotAllowedError') this.blocked(true);
		});
	}
}
