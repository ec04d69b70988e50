import type * as Mp4 from 'mp4-muxer';
import { avcDescription } from './avc-description.ts';
import { type ClipWay, framesPerSecondHere } from './clip-way.ts';
import { pause } from './pause.ts';
import { frameTime, sampleTimes } from './sample-times.ts';
import type { Film } from './subject.ts';

export interface Recording {
  readonly signal: AbortSignal;
  /** @param share 0 … 1 */
  readonly onProgress: (share: number) => void;
}

/** Frames that may wait for the encoder: each holds its pixels. */
const MAX_WAITING = 2;
/** Seconds between the frames that a player can jump to. */
const KEY_EVERY = 2;

/** A browser draws nothing in a page that is hidden, so a film that plays there loses a part. */
class PageHiddenError extends Error {
  override readonly name = 'PageHiddenError';
}

/**
 * Makes a clip of a film. The page stays usable: it gets time after each frame. Disposes of the film.
 * @throws AbortError when it is cancelled, PageHiddenError when the page is left while the film is recorded, and whatever
 * the encoder reports
 */
export async function recordFilm(film: Film, way: ClipWay, recording: Recording): Promise<Blob> {
  try {
    return way.by === 'encoder' ? await encode(film, way, recording) : await capture(film, way, recording);
  } finally {
    film.dispose();
  }
}

function canvasFor({ width, height }: Film) {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d', { alpha: false });
  if (!context) throw new Error('recordFilm: the browser has no canvas');
  return { canvas, context };
}

async function encode(
  film: Film,
  { config, codec }: Extract<ClipWay, { readonly by: 'encoder' }>,
  { signal, onProgress }: Recording,
): Promise<Blob> {
  const muxing = await import('mp4-muxer');
  const { canvas, context } = canvasFor(film);
  const rate = framesPerSecondHere();
  const { width, height } = film;
  const chunks: Chunk[] = [];
  let failure: Error | undefined;
  const encoder = new VideoEncoder({
    output: (chunk, meta) => chunks.push({ chunk, meta }),
    error: (error) => {
      failure = error;
    },
  });
  try {
    encoder.configure(config);
    const frames = Math.round(film.seconds * rate);
    for (let i = 0; i < frames; i += 1) {
      signal.throwIfAborted();
      film.prepare(i / rate);
      await pause();
      film.draw(context, i / rate);
      await pause();
      const frame = new VideoFrame(canvas, { timestamp: frameTime(i, rate), duration: frameTime(1, rate) });
      encoder.encode(frame, { keyFrame: i % (KEY_EVERY * rate) === 0 });
      frame.close();
      onProgress((i + 1) / frames);
      do await pause();
      while (encoder.encodeQueueSize > MAX_WAITING && failure === undefined && !signal.aborted);
      if (failure) throw failure;
    }
    await encoder.flush();
    return mp4Of(chunks, { codec, width, height, frameRate: rate }, muxing);
  } finally {
    if (encoder.state !== 'closed') encoder.close();
  }
}

interface Chunk {
  readonly chunk: EncodedVideoChunk;
  readonly meta: EncodedVideoChunkMetadata | undefined;
}

interface Track {
  readonly codec: 'avc' | 'vp9' | 'av1';
  readonly width: number;
  readonly height: number;
  readonly frameRate: number;
}

function mp4Of(chunks: readonly Chunk[], video: Track, { ArrayBufferTarget, Muxer }: typeof Mp4): Blob {
  const target = new ArrayBufferTarget();
  const muxer = new Muxer({ target, video, fastStart: 'in-memory' });
  const times = sampleTimes(
    chunks.map(({ chunk }) => chunk.timestamp),
    video.frameRate,
  );
  for (const [i, { decoded, shown }] of times.entries()) {
    const { chunk, meta } = chunks[i] as Chunk;
    muxer.addVideoChunk(chunk, video.codec === 'avc' ? described(chunk, meta) : meta, shown, shown - decoded);
  }
  muxer.finalize();
  return new Blob([target.buffer], { type: 'video/mp4' });
}

/** What the muxer is told with the first chunk. */
function described(chunk: EncodedVideoChunk, meta: Chunk['meta']): Chunk['meta'] {
  if (!meta?.decoderConfig) return meta;
  const bytes = new Uint8Array(chunk.byteLength);
  chunk.copyTo(bytes);
  const description = avcDescription(bytes);
  return description ? { ...meta, decoderConfig: { ...meta.decoderConfig, description } } : meta;
}

/** Records the film as it plays, for browsers without an encoder for pages. */
async function capture(
  film: Film,
  { type }: Extract<ClipWay, { readonly by: 'recorder' }>,
  { signal, onProgress }: Recording,
): Promise<Blob> {
  const { canvas, context } = canvasFor(film);
  film.prepare(0);
  film.draw(context, 0);
  const stream = canvas.captureStream(framesPerSecondHere());
  const bits = film.width * film.height * 4;
  const recorder = new MediaRecorder(stream, { mimeType: type, videoBitsPerSecond: bits });
  const parts: Blob[] = [];
  recorder.ondataavailable = ({ data }) => parts.push(data);
  const stopped = new Promise<void>((resolve, reject) => {
    recorder.onstop = () => resolve();
    recorder.onerror = () => reject(new Error('recordFilm: the recorder failed'));
  });
  const seen = whileSeen();
  recorder.start();
  const began = performance.now();
  try {
    for (let at = 0; at < film.seconds; at = (performance.now() - began) / 1000) {
      signal.throwIfAborted();
      film.prepare(at);
      film.draw(context, at);
      onProgress(at / film.seconds);
      await seen.or(nextFrame());
    }
    film.prepare(film.seconds);
    film.draw(context, film.seconds);
    await seen.or(nextFrame());
    await seen.or(nextFrame());
  } finally {
    seen.end();
    if (recorder.state !== 'inactive') recorder.stop();
    for (const track of stream.getTracks()) track.stop();
  }
  await stopped;
  return new Blob(parts, { type: type.split(';')[0] ?? type });
}

const nextFrame = (): Promise<number> =>
  new Promise((resolve) => {
    requestAnimationFrame(resolve);
  });

/** Watches the page. `or` waits for something, and rejects with PageHiddenError once the page was hidden. */
function whileSeen() {
  const watching = new AbortController();
  const hidden = new Promise<never>((_, reject) => {
    const look = () => {
      if (document.visibilityState === 'hidden') reject(new PageHiddenError('recordFilm: the page is hidden'));
    };
    document.addEventListener('visibilitychange', look, { signal: watching.signal });
    look();
  });
  // Nobody may be waiting at that moment.
  hidden.catch(() => undefined);
  return {
    or: <T>(awaited: Promise<T>): Promise<T> => Promise.race([awaited, hidden]),
    end: () => watching.abort(),
  };
}
