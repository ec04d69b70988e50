import type { Rect } from '@cpc/design';

/** The part of a worker that is used. */
export interface FacesWorker {
  readonly postMessage: (photo: ImageBitmap, transfer: Transferable[]) => void;
  readonly terminate: () => void;
  onmessage: ((event: MessageEvent<readonly Rect[]>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
}

/** Ideas do not wait longer than this for faces, ms: a slow network brings the model later than that. */
const MAX_WAIT_MS = 8_000;

const known = new WeakMap<ImageBitmap, Promise<readonly Rect[]>>();

/**
 * The faces of a photo, in shares of it; each photo is looked at once, in a worker of its own that ends with the answer.
 * None if nobody is found, or it could not be done in time.
 */
export function facesOf(photo: ImageBitmap, start: () => FacesWorker = startWorker): Promise<readonly Rect[]> {
  const faces = known.get(photo) ?? look(photo, start).catch((): readonly Rect[] => []);
  known.set(photo, faces);
  return faces;
}

async function look(photo: ImageBitmap, start: () => FacesWorker): Promise<readonly Rect[]> {
  const worker = start();
  const bitmap = await createImageBitmap(photo);
  return new Promise((resolve) => {
    const end = (faces: readonly Rect[]): void => {
      clearTimeout(late);
      worker.terminate();
      resolve(faces);
    };
    const late = setTimeout(() => end([]), MAX_WAIT_MS);
    worker.onmessage = ({ data }) => end(data);
    worker.onerror = () => end([]);
    worker.postMessage(bitmap, [bitmap]);
  });
}

const startWorker = (): FacesWorker =>
  new Worker(new URL('./faces-worker.ts', import.meta.url), { type: 'module', name: 'faces' });
