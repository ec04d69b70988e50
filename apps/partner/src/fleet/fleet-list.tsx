import { ErrorState, Skeleton, StateView, useT } from '@cpc/ui';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef } from 'react';
import { FleetRow } from './fleet-row.tsx';
import { useFleet, type Wanted } from './use-fleet.ts';

/** The height of a row before it is measured, px. */
const ROW_PX = 116;
/** How many rows before its end the list fetches more. */
const AHEAD = 20;

/** The wanted stations. Only the rows on the screen are in the page, and more are fetched while it is scrolled. */
export function FleetList({ wanted }: { readonly wanted: Wanted }) {
  const stations = useFleet(wanted);
  const rows = stations.data?.pages.flat() ?? [];
  const list = useRef<HTMLUListElement>(null);
  // Its functions read the position of the page, so the compiler does not keep what they returned.
  // oxlint-disable-next-line react/incompatible-library
  const { getVirtualItems, getTotalSize, measureElement, options } = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => ROW_PX,
    overscan: 8,
    scrollMargin: list.current?.offsetTop ?? 0,
    getItemKey: (index) => rows[index]?.machine_id ?? index,
  });
  const shown = getVirtualItems();
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = stations;
  const isNearEnd = (shown.at(-1)?.index ?? 0) >= rows.length - AHEAD;
  useEffect(() => {
    if (isNearEnd && hasNextPage && !isFetchingNextPage) void fetchNextPage();
  }, [isNearEnd, hasNextPage, isFetchingNextPage, fetchNextPage]);
  if (!stations.data)
    return stations.isError ? (
      <ErrorState onRetry={() => void stations.refetch()} />
    ) : (
      <Skeleton className="h-96 rounded-large" />
    );
  if (rows.length === 0) return <None wanted={wanted} />;
  return (
    <>
      <ul ref={list} className="relative" style={{ height: getTotalSize() }}>
        {shown.map(({ index, key, start }) => {
          const station = rows[index];
          return (
            station && (
              <li
                key={key}
                ref={measureElement}
                data-index={index}
                className="absolute inset-x-0 top-0 pb-2"
                style={{ transform: `translateY(${start - options.scrollMargin}px)` }}
              >
                <FleetRow station={station} />
              </li>
            )
          );
        })}
      </ul>
      {isFetchingNextPage && <Skeleton className="h-24 rounded-large" />}
    </>
  );
}

function None({ wanted }: { readonly wanted: Wanted }) {
  const t = useT();
  const filters = Object.keys(wanted).filter((name) => name !== 'order' && name !== 'down');
  const name = filters.length > 0 ? 'notFound' : 'none';
  return <StateView icon="printer" title={t(`fleet.${name}`)} hint={t(`fleet.${name}.hint`)} />;
}
