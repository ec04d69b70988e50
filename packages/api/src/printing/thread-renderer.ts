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

interface Task {
  readonly wish: Wish;
  readonly done: (file: Uint8Array) => void;
  readonly failed: (error: unknown) => void;
}

export interface RenderRequest extends Wish {
  readonly pictures: ReadonlyMap<string, Uint8Array>;
}

export type RenderAnswer = { readonly file: Uint8Array } | { readonly error: string };

/** A hundred times what a rich design takes: what is not done by then never will be, and others wait. */
const LONGEST_MS = 120_000;
/** A small picture is given up sooner: somebody who has paid may be waiting behind it. */
const LONGEST_SMALL_MS = 20_000;

/**
 * Renders on a thread of its own: painting a case takes the processor for a second or two, in which a server must go on
 * answering. One at a time, print files before small pictures, because the former are paid for; the thread starts
 * with the first, and anew after one that brought it down.
 * @param longestMs after which a rendering counts as one that never ends
 */
export function threadRenderer(
  blobs: Pick<Blobs, 'get'>,
  settings: RenderSettings,
  longestMs: number = LONGEST_MS,
): Renderer & { readonly close: () => Promise<void> } {
  let thread: Worker | undefined;
  const waiting = { prints: [] as Task[], pictures: [] as Task[] };
  let busy = false;

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
    const patience = wish.settings ? longestMs : Math.min(longestMs, LONGEST_SMALL_MS);
    const timer = setTimeout(() => void worker.terminate(), patience);
    try {
      return await answer;
    } finally {
      clearTimeout(timer);
    }
  }

  /** Begins what is next, unless something is under way. */
  async function work(): Promise<void> {
    if (busy) return;
    busy = true;
    for (;;) {
      const task = waiting.prints.shift() ?? waiting.pictures.shift();
      if (!task) break;
      await renderNow(task.wish).then(task.done, task.failed);
    }
    busy = false;
  }

  function render(wish: Wish): Promise<Uint8Array> {
    return new Promise((done, failed) => {
      (wish.settings ? waiting.prints : waiting.pictures).push({ wish, done, failed });
      void work();
    });
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
