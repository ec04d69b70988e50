import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { PrintSettings } from '@cpc/design';
import type { AssetId } from '@cpc/domain';
import { collectAssets } from '@cpc/paint';
import type { DevicePage } from '@cpc/paint/node';
import type { Blobs } from '../ports/blobs.ts';
import { CannotRenderNow, type FrozenArt, type Renderer } from './renderer.ts';

export interface RenderSettings {
  /** Folder of the catalogue's files, see `contentFolder`. */
  readonly content: string;
  /** Folder of the machines' CMYK profiles, see `profileFolder`. */
  readonly profiles: string;
}

/** One call of a {@link Renderer}. */
export type Wish =
  | { readonly kind: 'print'; readonly art: FrozenArt; readonly settings: PrintSettings }
  | { readonly kind: 'thumbnail'; readonly art: FrozenArt; readonly side: number | undefined }
  | { readonly kind: 'chart'; readonly page: DevicePage; readonly settings: PrintSettings }
  | { readonly kind: 'profile'; readonly profile: Uint8Array };

interface Task {
  readonly wish: Wish;
  readonly done: (file: Uint8Array) => void;
  readonly failed: (error: unknown) => void;
}

export interface RenderRequest {
  readonly wish: Wish;
  /** The stored files it needs. */
  readonly blobs: ReadonlyMap<string, Uint8Array>;
}

export type RenderAnswer = { readonly file: Uint8Array } | { readonly error: string };

/** A hundred times what a rich design takes: what is not done by then never will be, and others wait. */
const LONGEST_MS = 120_000;
/** What is small is given up sooner: somebody who has paid may be waiting behind it. */
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
    const request: RenderRequest = { wish, blobs: await blobsFor(blobs, wish) };
    const worker = running();
    const answer = answerTo(worker, request);
    const patience = isLong(wish) ? longestMs : Math.min(longestMs, LONGEST_SMALL_MS);
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
      (isUrgent(wish) ? waiting.prints : waiting.pictures).push({ wish, done, failed });
      void work();
    });
  }

  return {
    printFile: (art, settings) => render({ kind: 'print', art, settings }),
    thumbnail: (art, side) => render({ kind: 'thumbnail', art, side }),
    chart: (page, settings) => render({ kind: 'chart', page, settings }),
    async tryProfile(profile) {
      await render({ kind: 'profile', profile });
    },
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

/** A customer has paid for it, or a shop owner stands there and waits: it goes before small pictures. */
const isUrgent = ({ kind }: Wish): boolean => kind !== 'thumbnail';
const isLong = ({ kind }: Wish): boolean => kind === 'print' || kind === 'chart';

async function blobsFor(blobs: Pick<Blobs, 'get'>, wish: Wish): Promise<ReadonlyMap<string, Uint8Array>> {
  const found = new Map<string, Uint8Array>();
  for (const asset of assetsIn(wish)) {
    const bytes = await blobs.get(asset).catch((error: unknown) => {
      throw new CannotRenderNow(`the file ${asset} cannot be read`, { cause: error });
    });
    if (bytes) found.set(asset, bytes);
  }
  return found;
}

function assetsIn(wish: Wish): readonly AssetId[] {
  if (wish.kind !== 'print' && wish.kind !== 'thumbnail') return [];
  const pictures = [...collectAssets(wish.art.document).pictures];
  const measured = wish.kind === 'print' ? wish.settings.measured : undefined;
  return measured ? [...pictures, measured.asset] : pictures;
}
