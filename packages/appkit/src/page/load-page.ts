/** RT-14: a fast page shows no loading view, a slow page does, and a page that failed to load can be fetched again. */
const LOADING_VIEW_AFTER_MS = 200;
const PAGE_TIMEOUT_MS = 60_000;
const CHUNK_TIMEOUT_MS = 120_000;

export type LoadFailure = 'page timeout' | 'chunk timeout' | 'chunk missing' | 'chunk error';

export type LoadState<Module> =
  | { readonly at: 'waiting' }
  | { readonly at: 'loading' }
  | { readonly at: 'ready'; readonly module: Module }
  | { readonly at: 'failed'; readonly failure: LoadFailure; readonly error: unknown };

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
    setTimeout(() => listener({ at: 'failed', failure: 'page timeout', error: undefined }), PAGE_TIMEOUT_MS),
    setTimeout(() => finish({ at: 'failed', failure: 'chunk timeout', error: undefined }), CHUNK_TIMEOUT_MS),
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
    (error: unknown) => finish({ at: 'failed', failure: isMissing(error) ? 'chunk missing' : 'chunk error', error }),
  );
  return stop;
}

/**
 * Browsers word the error for a module that could not be fetched differently. A module that threw while it started is
 * another error.
 */
function isMissing(error: unknown): boolean {
  return error instanceof TypeError && /import|module|fetch/i.test(error.message);
}

/**
 * The address from which to fetch a failed module again. Chromium remembers a failed module by its address as long as
 * the page lives, so the second try needs another address. Undefined if the browser does not name the module: the
 * caller then reloads.
 */
export function retryUrl(error: unknown, attempt: number): string | undefined {
  const url = error instanceof Error ? /https?:\/\/\S+/.exec(error.message)?.[0] : undefined;
  if (url === undefined) return undefined;
  const fresh = new URL(url);
  fresh.searchParams.set('retry', String(attempt));
  return fresh.href;
}
