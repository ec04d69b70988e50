/** One picture to decode in the worker, and its answer with the same number; without a bitmap if it could not be decoded. */
interface Asked {
  readonly id: number;
  readonly file: Blob;
  readonly options: ImageBitmapOptions;
}

interface Answered {
  readonly id: number;
  readonly bitmap?: ImageBitmap;
}

/** The part of a worker's global object that is used. */
interface WorkerScope {
  onmessage: ((event: MessageEvent<Asked>) => void) | null;
  readonly postMessage: (answer: Answered, transfer?: Transferable[]) => void;
}

/** What the worker does. Its text becomes the worker's file: it uses nothing from outside of itself. */
function serve(scope: WorkerScope): void {
  scope.onmessage = ({ data: { id, file, options } }) => {
    createImageBitmap(file, options).then(
      (bitmap) => scope.postMessage({ id, bitmap }, [bitmap]),
      () => scope.postMessage({ id }),
    );
  };
}

const waiting = new Map<number, (bitmap: ImageBitmap | undefined) => void>();
let worker: Worker | undefined;
let asked = 0;

/**
 * Decodes and reduces a picture in a worker, which ends when nothing is left to decode. A page would stand still for it:
 * Chromium decodes elsewhere, but reduces the picture on the thread that asks.
 * @returns undefined if the worker could not: the page may try
 */
export function decodedAside(file: Blob, options: ImageBitmapOptions): Promise<ImageBitmap | undefined> {
  return new Promise((resolve) => {
    asked += 1;
    waiting.set(asked, resolve);
    try {
      worker ??= started();
      worker.postMessage({ id: asked, file, options } satisfies Asked);
    } catch {
      end();
    }
  });
}

function started(): Worker {
  const address = URL.createObjectURL(new Blob([`(${serve.toString()})(self)`], { type: 'text/javascript' }));
  const fresh = new Worker(address, { name: 'decode' });
  URL.revokeObjectURL(address);
  fresh.onmessage = ({ data: { id, bitmap } }: MessageEvent<Answered>) => {
    waiting.get(id)?.(bitmap);
    waiting.delete(id);
    if (waiting.size === 0) end();
  };
  fresh.onerror = end;
  fresh.onmessageerror = end;
  return fresh;
}

/** Ends the worker; what it has not answered is not decoded. */
function end(): void {
  worker?.terminate();
  worker = undefined;
  for (const answer of waiting.values()) answer(undefined);
  waiting.clear();
}
