import { Worker } from 'node:worker_threads';
import { collectAssets } from '@cpc/paint';
import type { Blobs } from '../ports/blobs.ts';
import type { FrozenArt, Renderer } from './renderer.ts';

export interface RenderSettings {
  /** Folder of the catalogue's files, see `contentFolder`. */
  readonly content: string;
  /** Of print files; 600 is a good default for phone cases. */
  readonly dpi: number;
}

export interface RenderRequest {
  readonly id: number;
  readonly kind: keyof Renderer;
  readonly art: FrozenArt;
  readonly pictures: ReadonlyMap<string, Uint8Array>;
}

export type RenderAnswer = { readonly id: number } & ({ readonly file: Uint8Array } | { readonly error: string });

interface Waiting {
  readonly resolve: (file: Uint8Array) => void;
  readonly reject: (error: Error) => void;
}

/**
 * Renders on a thread of its own: painting a case takes the processor for a second or two, in which a server must go on
 * answering. The thread starts with the first order, and anew after one that brought it down.
 */
export function threadRenderer(
  blobs: Pick<Blobs, 'get'>,
  settings: RenderSettings,
): Renderer & { readonly close: () => Promise<void> } {
  const waiting = new Map<number, Waiting>();
  let thread: Worker | undefined;
  let count = 0;

  function started(): Worker {
    const worker = new Worker(new URL('./render-thread.mjs', import.meta.url), { workerData: settings });
    worker.unref();
    worker.on('message', (answer: RenderAnswer) => {
      const waiter = waiting.get(answer.id);
      waiting.delete(answer.id);
      if ('file' in answer) waiter?.resolve(answer.file);
      else waiter?.reject(new Error(answer.error));
    });
    const ended = (why: string) => {
      if (thread === worker) thread = undefined;
      for (const { reject } of waiting.values()) reject(new Error(why));
      waiting.clear();
    };
    worker.on('error', (error) =>
      ended(`the rendering thread fell: ${error instanceof Error ? error.message : String(error)}`),
    );
    worker.on('exit', () => ended('the rendering thread ended'));
    return worker;
  }

  async function render(kind: keyof Renderer, art: FrozenArt): Promise<Uint8Array> {
    const pictures = await picturesOf(blobs, art);
    count += 1;
    const request: RenderRequest = { id: count, kind, art, pictures };
    thread ??= started();
    const port = thread;
    return new Promise((resolve, reject) => {
      waiting.set(request.id, { resolve, reject });
      port.postMessage(request);
    });
  }

  return {
    printFile: (art) => render('printFile', art),
    thumbnail: (art) => render('thumbnail', art),
    async close() {
      await thread?.terminate();
    },
  };
}

async function picturesOf(
  blobs: Pick<Blobs, 'get'>,
  { document }: FrozenArt,
): Promise<ReadonlyMap<string, Uint8Array>> {
  const pictures = new Map<string, Uint8Array>();
  for (const asset of collectAssets(document).pictures) {
    const bytes = await blobs.get(asset);
    if (bytes) pictures.set(asset, bytes);
  }
  return pictures;
}
