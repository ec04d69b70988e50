import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { loadReader, type ReadCode } from './reader.ts';
import { sightings } from './sightings.ts';

/** Why there is no picture, in the words of the catalogue. */
export type CameraFault = 'refused' | 'absent' | 'busy' | 'insecure' | 'broken';
export type CameraState = 'off' | 'starting' | 'on' | CameraFault;

interface Camera {
  readonly video: RefObject<HTMLVideoElement | null>;
  readonly state: CameraState;
  readonly dark: boolean;
  /** Null if the camera has no light that a page may switch. */
  readonly light: boolean | null;
  readonly setLight: (on: boolean) => void;
  readonly start: () => void;
  readonly stop: () => void;
}

/** Pause between two readings, in ms: fast enough for a hand, slow enough for an old phone's battery. */
const PAUSE_MS = 120;
const LOOK_AT_LIGHT_MS = 1000;

/**
 * The camera at the back, reading codes while it is on. It is released when the page is left or hidden, and when it is
 * stopped after a code.
 */
export function useCamera(onCode: (code: string, stop: () => void) => void): Camera {
  const video = useRef<HTMLVideoElement>(null);
  const [wanted, setWanted] = useState(false);
  const [state, setState] = useState<CameraState>('off');
  const [dark, setDark] = useState(false);
  const [track, setTrack] = useState<MediaStreamTrack>();
  const [lit, setLit] = useState(false);
  const end = () => setWanted(false);
  const tell = useEffectEvent((code: string) => onCode(code, end));
  const follow = useEffectEvent((next: CameraState) => {
    setState(next);
    if (isFault(next)) setWanted(false);
  });
  useEffect(() => {
    if (!wanted) return undefined;
    const ended = new AbortController();
    const leave = () => document.hidden && setWanted(false);
    document.addEventListener('visibilitychange', leave, { signal: ended.signal });
    void run({
      video: video.current,
      signal: ended.signal,
      onState: follow,
      onTrack: setTrack,
      onDark: setDark,
      onCode: tell,
    });
    return () => {
      ended.abort();
      setTrack(undefined);
      setLit(false);
      setDark(false);
      setState((last) => (last === 'on' || last === 'starting' ? 'off' : last));
    };
  }, [wanted]);
  const setLight = (on: boolean) => {
    setLit(on);
    void track?.applyConstraints({ advanced: [{ torch: on } as MediaTrackConstraintSet] }).catch(() => setLit(false));
  };
  return {
    video,
    state,
    dark,
    light: track && hasTorch(track) ? lit : null,
    setLight,
    start: () => setWanted(true),
    stop: end,
  };
}

export const isFault = (state: CameraState): state is CameraFault => !['off', 'starting', 'on'].includes(state);

/** `torch` is of the draft Image Capture, which the browser's types leave out. */
const hasTorch = (track: MediaStreamTrack): boolean => 'torch' in (track.getCapabilities?.() ?? {});

interface Run {
  readonly video: HTMLVideoElement | null;
  readonly signal: AbortSignal;
  readonly onState: (state: CameraState) => void;
  readonly onTrack: (track: MediaStreamTrack | undefined) => void;
  readonly onDark: (dark: boolean) => void;
  readonly onCode: (code: string) => void;
}

async function run({ video, signal, onState, onTrack, onDark, onCode }: Run): Promise<void> {
  if (!video) return;
  onState('starting');
  try {
    const reading = loadReader();
    // A refusal of the camera comes first; the reader's own failure is then no news.
    reading.catch(() => undefined);
    const stream = await openCamera();
    const [track] = stream.getVideoTracks();
    signal.addEventListener('abort', () => stop(stream));
    if (signal.aborted) return stop(stream);
    track?.addEventListener('ended', () => signal.aborted || onState('broken'));
    video.srcObject = stream;
    await video.play();
    const read = await reading;
    if (signal.aborted) return;
    onTrack(track);
    onState('on');
    await look({ video, signal, onDark, onCode }, read);
  } catch (error) {
    if (!signal.aborted) onState(faultOf(error));
  }
}

async function look(
  { video, signal, onDark, onCode }: Pick<Run, 'signal' | 'onDark' | 'onCode'> & { readonly video: HTMLVideoElement },
  read: ReadCode,
): Promise<void> {
  const counts = sightings();
  const isDark = darkness();
  let lookedAt = 0;
  while (!signal.aborted) {
    const now = performance.now();
    const code = await read(video);
    if (signal.aborted) return;
    if (code !== undefined && counts(code, now)) onCode(code);
    if (now - lookedAt > LOOK_AT_LIGHT_MS) {
      lookedAt = now;
      onDark(code === undefined && isDark(video));
    }
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
}

const stop = (stream: MediaStream): void => stream.getTracks().forEach((track) => track.stop());

function openCamera(): Promise<MediaStream> {
  if (!isSecureContext) throw new DOMException('a camera needs HTTPS', 'InsecureContext');
  if (!('mediaDevices' in navigator)) throw new DOMException('no camera', 'NotFoundError');
  const picture = { facingMode: { ideal: 'environment' }, width: { ideal: 1280 }, height: { ideal: 720 } };
  return navigator.mediaDevices.getUserMedia({ video: picture, audio: false });
}

const FAULTS: Readonly<Record<string, CameraFault>> = {
  NotAllowedError: 'refused',
  SecurityError: 'refused',
  NotFoundError: 'absent',
  OverconstrainedError: 'absent',
  NotReadableError: 'busy',
  AbortError: 'busy',
  InsecureContext: 'insecure',
};

const faultOf = (error: unknown): CameraFault =>
  (error instanceof DOMException ? FAULTS[error.name] : undefined) ?? 'broken';

const WIDTH = 32;
const HEIGHT = 24;
/** Below this mean, of 255, a camera finds no code. */
const DARK = 40;

/** @returns a function that tells whether a video is too dark to read a code in */
function darkness(): (video: HTMLVideoElement) => boolean {
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  return (video) => {
    if (!context) return false;
    context.drawImage(video, 0, 0, WIDTH, HEIGHT);
    const { data } = context.getImageData(0, 0, WIDTH, HEIGHT);
    // Every fourth byte from the second one is green, which is most of what eyes call bright.
    const greens = data.filter((_, place) => place % 4 === 1);
    return greens.reduce((sum, green) => sum + green, 0) / greens.length < DARK;
  };
}
