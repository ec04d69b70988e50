import { drag, type FrameTimes } from './drag.ts';

/** Measurements in the page itself, where no message to another process delays an event or a frame. */
export interface Watch {
  /** Measures the next touch until its line can be read from the live canvas. */
  readonly firstPixel: () => Promise<FirstPixel>;
  /** Milliseconds from the next choice of a file until there is one more layer and its centre can be read. */
  readonly photoSeen: () => Promise<number>;
  /** Drags one of the layers for this many frames. */
  readonly drag: (frames: number) => Promise<FrameTimes>;
  /** Bytes of all bitmaps created in the page and not closed. */
  readonly bitmapBytes: () => number;
}

interface FirstPixel {
  /** Frames since the touch: 1 is the next frame. */
  readonly frames: number;
  /** Milliseconds since the touch, by the browser's timestamp. */
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
    // Registered last, so that the check in a frame runs after the frame's other work.
    addEventListener('pointerdown', onDown, { once: true });
  });
}

/** Whether the live canvas has any ink; it is no larger than its line. */
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

/** Whether the centre of the active canvas is painted. */
function isOpaque(): boolean {
  const canvas = canvasOf('active');
  if (!canvas || canvas.hidden) return false;
  return canvas.getContext('2d')?.getImageData(canvas.width >> 1, canvas.height >> 1, 1, 1).data[3] === 255;
}

/** Checks in every frame until the result is true. */
function eachFrame(isDone: () => boolean): void {
  const look = () => {
    if (!isDone()) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** Holds bitmaps weakly; a closed one has no width. */
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
