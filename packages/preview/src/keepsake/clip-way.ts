import { detailHere } from '../detail.ts';
import type { FrameSize } from './subject.ts';

/** How this browser makes clips. */
export type ClipWay =
  | { readonly by: 'encoder'; readonly config: VideoEncoderConfig; readonly codec: 'avc' | 'vp9' | 'av1' }
  | { readonly by: 'recorder'; readonly type: string };

const LARGE: FrameSize = { width: 1080, height: 1920 };
const SMALL: FrameSize = { width: 720, height: 1280 };
/** So many cores belong to a device that draws and encodes the large size without waiting. */
const STRONG = 6;

/** The size of the frames, by the device's power. */
export const frameSizeHere = (): FrameSize =>
  detailHere() === 'full' && navigator.hardwareConcurrency >= STRONG ? LARGE : SMALL;

/** A software renderer draws fewer frames. */
export const framesPerSecondHere = (): number => (detailHere() === 'full' ? 30 : 24);

/**
 * Codecs from the one that most apps play to the one that fewest do: H.264 high, main and baseline at level 4.0 (RFC 6381,
 * 3.3), VP9, AV1.
 */
const CODECS = [
  ['avc', 'avc1.640028'],
  ['avc', 'avc1.4d0028'],
  ['avc', 'avc1.42e028'],
  ['vp9', 'vp09.00.40.08'],
  ['av1', 'av01.0.08M.08'],
] as const;

const RECORDED = ['video/mp4;codecs=avc1.640028', 'video/mp4', 'video/webm;codecs=vp9', 'video/webm'] as const;

/** Bits for each pixel of a frame: enough for fine lines on a quiet ground. */
const BITS_PER_PIXEL = 0.14;

/** @returns undefined if the browser can make no clips: then there is only the picture */
export async function clipWayHere(size: FrameSize): Promise<ClipWay | undefined> {
  const framerate = framesPerSecondHere();
  const bitrate = Math.round(size.width * size.height * framerate * BITS_PER_PIXEL);
  // Only pages of a secure origin have an encoder.
  if ('VideoEncoder' in globalThis) {
    for (const [codec, name] of CODECS) {
      const config: VideoEncoderConfig = { codec: name, ...size, bitrate, framerate, latencyMode: 'quality' };
      const { supported } = await VideoEncoder.isConfigSupported(config).catch(() => ({ supported: false }));
      if (supported === true) return { by: 'encoder', config, codec };
    }
  }
  if (!('MediaRecorder' in globalThis) || !('captureStream' in HTMLCanvasElement.prototype)) return undefined;
  const type = RECORDED.find((one) => MediaRecorder.isTypeSupported(one));
  return type === undefined ? undefined : { by: 'recorder', type };
}
