import { Button, useT } from '@cpc/ui';
import { useEffect, useLayoutEffect, useRef } from 'react';

/** A list that is loaded page by page. */
interface PagedList {
  readonly data: { readonly pages: readonly unknown[] } | undefined;
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  readonly fetchNextPage: () => Promise<unknown>;
}

/** The button for the next page of a list; nothing at its end. */
export function ShowMore({ list }: { readonly list: Omit<PagedList, 'data'> }) {
  const t = useT();
  if (!list.hasNextPage) return null;
  return (
    <Button className="mx-auto mt-5" busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
      {t('works.list.more')}
    </Button>
  );
}

interface Place {
  readonly y: number;
  readonly pages: number;
}

/** The place is stored in the history entry: coming back to the entry finds it, a new visit begins at the top. */
const placeHere = () => (history.state as { readonly place?: Place } | null)?.place;

/** Keeps how far a list was loaded and scrolled while the customer is on another page, and over a reload. */
export function useScrollRestoration({ data, hasNextPage, isFetchingNextPage, fetchNextPage }: PagedList): void {
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
    // Every navigation begins with a click, and this listener runs before it.
    addEventListener('click', keep, true);
    addEventListener('pagehide', keep);
    return () => {
      removeEventListener('click', keep, true);
      removeEventListener('pagehide', keep);
    };
  }, [shown]);
}
