import { drag, type FrameTimes } from './drag.ts';

/** What is watched on the page itself, where no message to another process stands between an event and a frame. */
export interface Watch {
  /** The next touch, until its line can be read from the canvas of the line under the pen. */
  readonly firstPixel: () => Promise<FirstPixel>;
  /** Milliseconds from the next choice of a file until one more layer is there and the middle of it can be read. */
  readonly photoSeen: () => Promise<number>;
  /** Drags one of the layers for so many frames. */
  readonly drag: (frames: number) => Promise<FrameTimes>;
  /** Of all bitmaps that were made since the page began and not closed. */
  readonly bitmapBytes: () => number;
}

interface FirstPixel {
  /** Frames since the touch: 1 is the very next. */
  readonly frames: number;
  /** Milliseconds since the touch as the browser stamped it. */
  readonly wait: number;
}

/** What the page offers as `bench`. */
export interface WatchedPage {
  readonly bench: Watch;
}

export function startWatch(): Watch {
  return { firstPixel, photoSeen, drag, bitmapBytes: watchBitmaps() };
}

const canvasOf = (band: 'live' | 'active') => document.querySelector<HTMLCanvasElement>(`canvas[data-band=${band}]`);

function firstPixel(): Promise<FirstPixel> {
  return new Promise((done) => {
    const onDown = (event: PointerEvent) => {
      let frames = 0;
      eachFrame(() => {
        frames += 1;
        const seen = isInked();
        if (seen) done({ frames, wait: performance.now() - event.timeStamp });
        return seen;
      });
    };
    // Heard last, so that a frame's look comes after everything else that frame does.
    addEventListener('pointerdown', onDown, { once: true });
  });
}

/** Whether anything is on the canvas of the line under the pen; it is no larger than its line. */
function isInked(): boolean {
  const canvas = canvasOf('live');
  if (!canvas || canvas.hidden || canvas.width === 0) return false;
  const pixels = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data;
  return pixels?.some((value) => value !== 0) ?? false;
}

function photoSeen(): Promise<number> {
  const layers = () => document.querySelectorAll('[data-layer]').length;
  const before = layers();
  return new Promise((done) => {
    const onChange = () => {
      const start = performance.now();
      eachFrame(() => {
        const seen = layers() > before && isOpaque();
        if (seen) done(performance.now() - start);
        return seen;
      });
    };
    addEventListener('change', onChange, { once: true, capture: true });
  });
}

/** Whether the middle of the canvas of what is selected is painted. */
function isOpaque(): boolean {
  const canvas = canvasOf('active');
  if (!canvas || canvas.hidden) return false;
  return canvas.getContext('2d')?.getImageData(canvas.width >> 1, canvas.height >> 1, 1, 1).data[3] === 255;
}

/** Asks in every frame until the answer is yes. */
function eachFrame(isDone: () => boolean): void {
  const look = () => {
    if (!isDone()) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** Keeps none of them alive; one that was closed has no width. */
function watchBitmaps(): () => number {
  const made: WeakRef<ImageBitmap>[] = [];
  const make = globalThis.createImageBitmap.bind(globalThis) as (...given: unknown[]) => Promise<ImageBitmap>;
  const watched = async (...given: unknown[]) => {
    const bitmap = await make(...given);
    made.push(new WeakRef(bitmap));
    return bitmap;
  };
  Object.assign(globalThis, { createImageBitmap: watched });
  const bytes = (bitmap: ImageBitmap | undefined) => (bitmap ? 4 * bitmap.width * bitmap.height : 0);
  return () => made.reduce((sum, one) => sum + bytes(one.deref()), 0);
}
