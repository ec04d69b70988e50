import { Skeleton } from '@cpc/ui';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, useEffect, useRef } from 'react';

/** How many rows before its end the list fetches more. */
const AHEAD = 20;

interface WindowedListProps<Row> {
  readonly rows: readonly Row[];
  readonly idOf: (row: Row) => string;
  /** The height of a row before it is measured, px. */
  readonly rowPx: number;
  readonly pages: {
    readonly hasNextPage: boolean;
    readonly isFetchingNextPage: boolean;
    readonly fetchNextPage: () => unknown;
  };
  readonly children: (row: Row) => ReactNode;
}

/** A long list: only the rows on the screen are in the page, and more are fetched while it is scrolled. */
export function WindowedList<Row>({ rows, idOf, rowPx, pages, children }: WindowedListProps<Row>) {
  const list = useRef<HTMLUListElement>(null);
  // Its functions read the position of the page, so the compiler does not keep what they returned.
  // oxlint-disable-next-line react/incompatible-library
  const { getVirtualItems, getTotalSize, measureElement, options } = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => rowPx,
    overscan: 8,
    scrollMargin: list.current?.offsetTop ?? 0,
    getItemKey: (index) => {
      const row = rows[index];
      return row ? idOf(row) : index;
    },
  });
  const shown = getVirtualItems();
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = pages;
  const isNearEnd = (shown.at(-1)?.index ?? 0) >= rows.length - AHEAD;
  useEffect(() => {
    if (isNearEnd && hasNextPage && !isFetchingNextPage) void fetchNextPage();
  }, [isNearEnd, hasNextPage, isFetchingNextPage, fetchNextPage]);
  return (
    <>
      <ul ref={list} className="relative" style={{ height: getTotalSize() }}>
        {shown.map(({ index, key, start }) => {
          const row = rows[index];
          return (
            row && (
              <li
                key={key}
                ref={measureElement}
                data-index={index}
                className="absolute inset-x-0 top-0 pb-2"
                style={{ transform: `translateY(${start - options.scrollMargin}px)` }}
              >
                {children(row)}
              </li>
            )
          );
        })}
      </ul>
      {isFetchingNextPage && <Skeleton className="h-24 rounded-large" />}
    </>
  );
}
