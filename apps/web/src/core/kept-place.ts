import { useEffect, useLayoutEffect, useRef } from 'react';

/** A list that comes a page after another. */
interface PagedList {
  readonly data: { readonly pages: readonly unknown[] } | undefined;
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  readonly fetchNextPage: () => Promise<unknown>;
}

interface Place {
  readonly y: number;
  readonly pages: number;
}

/** It lies in the history's entry: whoever comes back there finds it, and whoever comes anew begins at the top. */
const placeHere = () => (history.state as { readonly place?: Place } | null)?.place;

/** Keeps how far a list was shown and scrolled while one is elsewhere, however long, and over a reload. */
export function useKeptPlace({ data, hasNextPage, isFetchingNextPage, fetchNextPage }: PagedList): void {
  const shown = data?.pages.length ?? 0;
  const left = useRef(placeHere());
  useLayoutEffect(() => {
    const place = left.current;
    if (place === undefined || shown === 0 || isFetchingNextPage) return;
    if (shown < place.pages && hasNextPage) void fetchNextPage();
    else {
      left.current = undefined;
      scrollTo(0, place.y);
    }
  }, [shown, hasNextPage, isFetchingNextPage, fetchNextPage]);
  useEffect(() => {
    const keep = () => {
      if (left.current !== undefined) return;
      history.replaceState({ ...(history.state as object | null), place: { y: scrollY, pages: shown } }, '');
    };
    // Whatever leads elsewhere begins with a click, and is followed only after this.
    addEventListener('click', keep, true);
    addEventListener('pagehide', keep);
    return () => {
      removeEventListener('click', keep, true);
      removeEventListener('pagehide', keep);
    };
  }, [shown]);
}
