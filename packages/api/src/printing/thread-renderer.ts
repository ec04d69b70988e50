import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { PrintSettings } from '@cpc/design';
import { collectAssets } from '@cpc/paint';
import type { Blobs } from '../ports/blobs.ts';
import type { FrozenArt, Renderer } from './renderer.ts';

export interface RenderSettings {
  /** Folder of the catalogue's files, see `contentFolder`. */
  readonly content: string;
  /** Folder of the machines' CMYK profiles, see `profileFolder`. */
  readonly profiles: string;
}

/** A print file where there are settings, else a thumbnail, of a side where another than the usual is wanted. */
interface Wish {
  readonly art: FrozenArt;
  readonly settings?: PrintSettings;
  readonly side?: number | undefined;
}

export interface RenderRequest extends Wish {
  readonly pictures: ReadonlyMap<string, Uint8Array>;
}

export type RenderAnswer = { readonly file: Uint8Array } | { readonly error: string };

/** A hundred times what a rich design takes: what is not done by then never will be, and others wait. */
const LONGEST_MS = 120_000;

/**
 * Renders on a thread of its own: painting a case takes the processor for a second or two, in which a server must go on
 * answering. One order at a time; the thread starts with the first, and anew after one that brought it down.
 * @param longestMs after which a rendering counts as one that never ends
 */
export function threadRenderer(
  blobs: Pick<Blobs, 'get'>,
  settings: RenderSettings,
  longestMs: number = LONGEST_MS,
): Renderer & { readonly close: () => Promise<void> } {
  let thread: Worker | undefined;
  let last: Promise<unknown> = Promise.resolve();

  function running(): Worker {
    if (thread) return thread;
    const worker = new Worker(new URL('./render-thread.mjs', import.meta.url), { workerData: settings });
    worker.unref();
    const forget = () => {
      if (thread === worker) thread = undefined;
    };
    worker.on('error', forget).on('exit', forget);
    return (thread = worker);
  }

  async function renderNow(wish: Wish): Promise<Uint8Array> {
    const request: RenderRequest = { ...wish, pictures: await picturesOf(blobs, wish.art) };
    const worker = running();
    const answer = answerTo(worker, request);
    const timer = setTimeout(() => void worker.terminate(), longestMs);
    try {
      return await answer;
    } finally {
      clearTimeout(timer);
    }
  }

  function render(wish: Wish): Promise<Uint8Array> {
    const rendered = last.then(() => renderNow(wish));
    last = rendered.catch(() => undefined);
    return rendered;
  }

  return {
    printFile: (art, settings) => render({ art, settings }),
    thumbnail: (art, side) => render({ art, side }),
    async close() {
      await thread?.terminate();
    },
  };
}

/** Rejects with what the thread says, or when it falls or is ended. */
function answerTo(worker: Worker, request: RenderRequest): Promise<Uint8Array> {
  const done = new AbortController();
  const { signal } = done;
  const heard = Promise.race([
    once(worker, 'message', { signal }).then(([answer]) => answer as RenderAnswer),
    once(worker, 'exit', { signal }).then((): RenderAnswer => ({ error: 'the rendering thread was ended' })),
  ]);
  worker.postMessage(request);
  return heard
    .then((answer) => {
      if ('error' in answer) throw new Error(answer.error);
      return answer.file;
    })
    .finally(() => done.abort());
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
