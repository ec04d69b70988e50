import { loadPageAnew } from '@cpc/ui';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { type LoadFailure, loadPage, type LoadState } from './load-page.ts';

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

/** A page that threw while it started would throw again; one that is only late may still come. */
const LOST: ReadonlySet<LoadFailure> = new Set(['chunk missing', 'chunk timeout']);

/** A page that was loaded once is shown again at once, without a loading view. */
const SEEN = new Map<Lazy['load'], PageModule>();

function stateOf({ load }: Lazy): LoadState<PageModule> {
  const module = SEEN.get(load);
  return module === undefined ? { at: 'waiting' } : { at: 'ready', module };
}

/**
 * Loads a page, then shows it (RT-14). After a retry that failed, too, the whole app is loaded anew. Another page needs
 * another `key`.
 */
export function LazyPage<Page extends Lazy>({ page, besides, loading, failed }: LazyPageProps<Page>) {
  const [retries, setRetries] = useState(0);
  const [state, setState] = useState<LoadState<PageModule>>(() => stateOf(page));
  const ready = state.at === 'ready';

  useEffect(() => {
    if (ready) return undefined;
    return loadPage(
      async () => (await Promise.all([page.load(), besides?.(page)]))[0],
      (next) => {
        if (next.at === 'ready') SEEN.set(page.load, next.module);
        if (next.at === 'failed' && retries > 0 && LOST.has(next.failure)) void loadPageAnew();
        setState(next);
      },
    );
  }, [retries, ready, page, besides]);

  if (state.at === 'ready') {
    const Ready = state.module.default;
    return <Ready />;
  }
  if (state.at === 'failed') {
    return failed(state.failure, () => {
      setState({ at: 'loading' });
      setRetries(retries + 1);
    });
  }
  return state.at === 'loading' ? loading : null;
}
