/**
 * One line of sound to another browser, by perfect negotiation: the polite side gives way when both offer at once.
 * Each side sends at most its microphone and hears at most that of the other.
 */

/** What two browsers say to each other about their line. */
export interface Item {
	description?: RTCSessionDescriptionInit;
	candidate?: RTCIceCandidateInit;
}

export type PeerState = 'seeking' | 'open' | 'broken';

export interface PeerParts {
	polite: boolean;
	ice: RTCIceServer[];
	microphone: MediaStreamTrack | null;
	send: (item: Item) => void;
	heard: (stream: MediaStream) => void;
	changed: (state: PeerState) => void;
}

export class Peer {
	private readonly pc: RTCPeerConnection;
	private making = false;
	private ignoring = false;
	private settling = false;
	private closed = false;
	/** What was said is heard in turn. */
	private turn: Promise<void> = Promise.resolve();
	private microphone: MediaStreamTrack | null;

	constructor(private readonly parts: PeerParts) {
		this.microphone = parts.microphone;
		this.pc = new RTCPeerConnection({ iceServers: parts.ice });
		this.pc.onnegotiationneeded = () => void this.offer();
		this.pc.onicecandidate = ({ candidate }) => candidate && parts.send({ candidate: candidate.toJSON() });
		this.pc.ontrack = ({ track }) => parts.heard(new MediaStream([track]));
		this.pc.onconnectionstatechange = () => this.changed();
		// The other side takes this one up, so that there is never a second.
		if (!parts.polite) this.pc.addTransceiver(this.microphone ?? 'audio', { direction: 'sendrecv' });
	}

	hear(item: Item): void {
		this.turn = this.turn.then(() => this.take(item)).catch((fault: unknown) => {
			if (!this.closed) console.warn('voice', fault);
		});
	}

	/** Sends this microphone from now on, or none. */
	use(microphone: MediaStreamTrack | null): void {
		this.microphone = microphone;
		for (const { sender } of this.pc.getTransceivers()) void sender.replaceTrack(microphone).catch(() => {});
	}

	/** Looks for another way through the net. */
	restart(): void {
		this.pc.restartIce();
	}

	/** How much sound has come from the other side, a number that only grows; null where none ever came. */
	async energy(): Promise<number | null> {
		let sum: number | null = null;
		for (const report of (await this.pc.getStats()).values()) {
			const { type, kind, totalAudioEnergy } = report as { type: string; kind?: string; totalAudioEnergy?: number };
			if (type === 'inbound-rtp' && kind === 'audio') sum = (sum ?? 0) + (totalAudioEnergy ?? 0);
		}
		return sum;
	}

	close(): void {
		this.closed = true;
		this.pc.onconnectionstatechange = this.pc.onicecandidate = this.pc.ontrack = this.pc.onnegotiationneeded = null;
		this.pc.close();
	}

	private async offer(): Promise<void> {
		try {
			this.making = true;
			await this.pc.setLocalDescription();
			this.describe();
		} catch (fault) {
			if (!this.closed) console.warn('voice', fault);
		} finally {
			this.making = false;
		}
	}

	private describe(): void {
		const description = this.pc.localDescription;
		if (description && !this.closed) this.parts.send({ description: { type: description.type, sdp: description.sdp } });
	}

	private async take({ description, candidate }: Item): Promise<void> {
		if (this.closed) return;
		if (description) await this.described(description);
		else if (candidate) {
			await this.pc.addIceCandidate(candidate).catch((fault: unknown) => {
				if (!this.ignoring) throw fault;
			});
		}
	}

	private async described(description: RTCSessionDescriptionInit): Promise<void> {
		const { pc } = this;
		const ready = !this.making && (pc.signalingState === 'stable' || this.settling);
		this.ignoring = !this.parts.polite && description.type === 'offer' && !ready;
		if (this.ignoring) return;
		this.settling = description.type === 'answer';
		// An offer here rolls back one of our own.
		await pc.setRemoteDescription(description).finally(() => (this.settling = false));
		if (description.type !== 'offer') return;
		for (const transceiver of pc.getTransceivers()) {
			transceiver.direction = 'sendrecv';
			if (transceiver.sender.track !== this.microphone) await transceiver.sender.replaceTrack(this.microphone);
		}
		await pc.setLocalDescription();
		this.describe();
	}

	private changed(): void {
		const state = this.pc.connectionState;
		if (state === 'failed') this.restart();
		this.parts.changed(state === 'connected' ? 'open' : state === 'failed' || state === 'disconnected' ? 'broken' : 'seeking');
	}
}
