/** My microphone, or why there is none. */

export type MicrophoneFault = 'refused' | 'missing' | 'busy' | 'insecure';

export class NoMicrophone extends Error {
	constructor(readonly fault: MicrophoneFault) {
		super(fault);
	}
}

/** Asks the browser, which asks the person.
 * @throws NoMicrophone */
export async function microphone(): Promise<MediaStreamTrack> {
	// Old browsers have no such thing on pages that others on the way could read.
	const devices = navigator.mediaDevices as MediaDevices | undefined;
	if (!devices?.getUserMedia) throw new NoMicrophone('insecure');
	try {
		const audio = { echoCancellation: true, noiseSuppression: true, autoGainControl: true };
		const [track] = (await devices.getUserMedia({ audio })).getAudioTracks();
		if (track) return track;
	} catch (fault) {
		throw new NoMicrophone(faultOf(fault));
	}
	throw new NoMicrophone('missing');
}

export function faultOf(fault: unknown): MicrophoneFault {
	const name = fault instanceof Error || fault instanceof DOMException ? fault.name : '';
	if (name === 'NotFoundError' || name === 'OverconstrainedError') return 'missing';
	if (name === 'NotReadableError' || name === 'AbortError') return 'busy';
	if (name === 'TypeError' && !isSecureContext) return 'insecure';
	return 'refused';
}
