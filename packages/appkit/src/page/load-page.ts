import { isLostPart } from '@cpc/ui';

/** RT-14: a fast page shows no loading view, a slow page does, and a page that failed to load can be fetched again. */
const LOADING_VIEW_AFTER_MS = 200;
const PAGE_TIMEOUT_MS = 60_000;
const CHUNK_TIMEOUT_MS = 120_000;

export type LoadFailure = 'page timeout' | 'chunk timeout' | 'chunk missing' | 'chunk error';

export type LoadState<Module> =
  | { readonly at: 'waiting' }
  | { readonly at: 'loading' }
  | { readonly at: 'ready'; readonly module: Module }
  | { readonly at: 'failed'; readonly failure: LoadFailure };

/**
 * Loads a page and reports each change of state to `listener`. After the page's timeout the chunk may still arrive, and
 * is then shown. After the chunk's timeout the load has failed.
 * @returns a function that stops the reports; the fetch itself cannot be cancelled
 */
export function loadPage<Module>(
  load: () => Promise<Module>,
  listener: (state: LoadState<Module>) => void,
): () => void {
  let over = false;
  const timers = [
    setTimeout(() => listener({ at: 'loading' }), LOADING_VIEW_AFTER_MS),
    setTimeout(() => listener({ at: 'failed', failure: 'page timeout' }), PAGE_TIMEOUT_MS),
    setTimeout(() => finish({ at: 'failed', failure: 'chunk timeout' }), CHUNK_TIMEOUT_MS),
  ];
  const stop = () => {
    over = true;
    for (const timer of timers) clearTimeout(timer);
  };
  const finish = (state: LoadState<Module>) => {
    if (over) return;
    stop();
    listener(state);
  };
  load().then(
    (module) => finish({ at: 'ready', module }),
    (error: unknown) => finish({ at: 'failed', failure: isLostPart(error) ? 'chunk missing' : 'chunk error' }),
  );
  return stop;
}
