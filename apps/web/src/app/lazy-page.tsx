import { useEffect, useState } from 'react';
import { LoadingView, PageFailedView } from './page-views.tsx';
import { type LoadState, loadPage, retryUrl } from './page-load.ts';
import { loadWithTexts, type Page, type PageModule } from './pages.ts';

/** A page that was loaded once is shown again at once, without a loading view. */
const SEEN = new Map<Page['load'], PageModule>();

function stateOf({ load }: Page): LoadState<PageModule> {
  const module = SEEN.get(load);
  return module === undefined ? { at: 'waiting' } : { at: 'ready', module };
}

interface Try {
  readonly number: number;
  readonly load: () => Promise<PageModule>;
}

/** Loads a page of the page map, then shows it (RT-14). */
export function LazyPage({ page }: { readonly page: Page }) {
  const [attempt, setAttempt] = useState<Try>({ number: 0, load: page.load });
  const [state, setState] = useState<LoadState<PageModule>>(() => stateOf(page));
  const ready = state.at === 'ready';

  useEffect(() => {
    if (ready) return undefined;
    return loadPage(
      () => loadWithTexts(page, attempt.load),
      (next) => {
        if (next.at === 'ready') SEEN.set(page.load, next.module);
        setState(next);
      },
    );
  }, [attempt, ready, page]);

  if (state.at === 'ready') {
    const Ready = state.module.default;
    return <Ready />;
  }
  if (state.at === 'failed') {
    const { error, failure } = state;
    return (
      <PageFailedView
        failure={failure}
        onRetry={() => {
          setState({ at: 'loading' });
          setAttempt({ number: attempt.number + 1, load: again(page, error, attempt.number + 1) });
        }}
      />
    );
  }
  return state.at === 'loading' ? <LoadingView /> : null;
}

/**
 * Returns the next way to load the page. A browser that does not say which module failed has to reload the app; designs
 * are saved.
 */
function again(page: Page, error: unknown, attempt: number): Page['load'] {
  const url = retryUrl(error, attempt);
  if (url !== undefined) return () => import(/* @vite-ignore */ url) as Promise<PageModule>;
  if (error instanceof TypeError) location.reload();
  return page.load;
}
