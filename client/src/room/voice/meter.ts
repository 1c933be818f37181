/** Who speaks, by how loud each stream of sound is right now. */

const LOOK_MS = 120;
/** Loudness from which it is speech and not the room, as a share of the loudest. */
const SPEECH = 0.02;
/** So long after a sound somebody still counts as speaking. */
const HOLD_MS = 450;

interface Ear {
	source: MediaStreamAudioSourceNode;
	analyser: AnalyserNode;
	until: number;
}

export class Meter {
	private readonly context = new AudioContext();
	private readonly ears = new Map<number, Ear>();
	private readonly timer: ReturnType<typeof setInterval>;
	private readonly samples = new Float32Array(1024);

	/** `heard`: the seats that speak, each time that they are others than before. */
	constructor(private readonly heard: (seats: ReadonlySet<number>) => void) {
		void this.context.resume();
		this.timer = setInterval(() => this.look(), LOOK_MS);
	}

	watch(seat: number, stream: MediaStream): void {
		this.forget(seat);
		const source = this.context.createMediaStreamSource(stream);
		const analyser = this.context.createAnalyser();
		analyser.fftSize = this.samples.length;
		source.connect(analyser);
		this.ears.set(seat, { source, analyser, until: 0 });
	}

	forget(seat: number): void {
		this.ears.get(seat)?.source.disconnect();
		this.ears.delete(seat);
	}

	/** After a press: a browser that had stopped listening goes on. */
	wake(): void {
		void this.context.resume();
	}

	end(): void {
		clearInterval(this.timer);
		for (const seat of [...this.ears.keys()]) this.forget(seat);
		void this.context.close();
	}

	private last = '';

	private look(): void {
		const now = performance.now();
		for (const ear of this.ears.values()) {
			ear.analyser.getFloatTimeDomainData(this.samples);
			if (loudness(this.samples) >= SPEECH) ear.until = now + HOLD_MS;
		}
		const seats = [...this.ears].filter(([, { until }]) => until > now).map(([seat]) => seat);
		if (seats.join() === this.last) return;
		this.last = seats.join();
		this.heard(new Set(seats));
	}
}

/** The mean loudness of some samples, 0 to 1. */
export function loudness(samples: Float32Array): number {
	return Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length);
}
