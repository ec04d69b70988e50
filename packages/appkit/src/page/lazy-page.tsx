import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { type LoadFailure, loadPage, type LoadState, retryUrl } from './load-page.ts';

interface PageModule {
  readonly default: ComponentType;
}

/** A page with a chunk of its own. */
export interface Lazy {
  readonly load: () => Promise<PageModule>;
}

interface LazyPageProps<Page extends Lazy> {
  readonly page: Page;
  /** Loads what the page needs beside its chunk: texts, icons. The same function each time. */
  readonly besides?: (page: Page) => Promise<unknown>;
  readonly loading: ReactNode;
  /** The page in place of one that did not load. */
  readonly failed: (failure: LoadFailure, onRetry: () => void) => ReactNode;
}

/** A page that was loaded once is shown again at once, without a loading view. */
const SEEN = new Map<Lazy['load'], PageModule>();

function stateOf({ load }: Lazy): LoadState<PageModule> {
  const module = SEEN.get(load);
  return module === undefined ? { at: 'waiting' } : { at: 'ready', module };
}

interface Try {
  readonly number: number;
  readonly load: Lazy['load'];
}

/** Loads a page, then shows it (RT-14). Another page needs another `key`. */
export function LazyPage<Page extends Lazy>({ page, besides, loading, failed }: LazyPageProps<Page>) {
  const [attempt, setAttempt] = useState<Try>({ number: 0, load: page.load });
  const [state, setState] = useState<LoadState<PageModule>>(() => stateOf(page));
  const ready = state.at === 'ready';

  useEffect(() => {
    if (ready) return undefined;
    return loadPage(
      async () => (await Promise.all([attempt.load(), besides?.(page)]))[0],
      (next) => {
        if (next.at === 'ready') SEEN.set(page.load, next.module);
        setState(next);
      },
    );
  }, [attempt, ready, page, besides]);

  if (state.at === 'ready') {
    const Ready = state.module.default;
    return <Ready />;
  }
  if (state.at === 'failed') {
    const { error, failure } = state;
    return failed(failure, () => {
      setState({ at: 'loading' });
      setAttempt({ number: attempt.number + 1, load: again(page, error, attempt.number + 1) });
    });
  }
  return state.at === 'loading' ? loading : null;
}

/** Returns the next way to load the page. A browser that does not say which module failed has to reload the app. */
function again(page: Lazy, error: unknown, attempt: number): Lazy['load'] {
  const url = retryUrl(error, attempt);
  if (url !== undefined) return () => import(/* @vite-ignore */ url) as Promise<PageModule>;
  if (error instanceof TypeError) location.reload();
  return page.load;
}
