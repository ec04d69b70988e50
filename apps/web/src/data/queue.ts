import type { QueueView } from '@cpc/contract';
import { type StationId, brand } from '@cpc/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { client } from '../core/client.ts';
import type { Client } from '@cpc/client';

/** The state of a station's queue: `queue` is null until the first answer; `live` is true while the server pushes. */
export interface LiveQueue {
  readonly queue: QueueView | null;
  readonly live: boolean;
  readonly failed: boolean;
}

const NOTHING_YET: LiveQueue = { queue: null, live: false, failed: false };

/**
 * Follows a station's queue by server push, with polling as the fallback (QU-01). Every change refetches the orders on
 * the page.
 */
export function useQueue(stationId: string | null | undefined, through: Client = client): LiveQueue {
  const [state, setState] = useState(NOTHING_YET);
  const queries = useQueryClient();
  useEffect(() => {
    if (stationId == null) return;
    let wanted = true;
    const ask = () => through.call('Queue.get', { machine_id: brand<StationId>(stationId) });
    const show = (queue: QueueView) => {
      if (!wanted) return;
      setState((before) => ({ ...before, queue, failed: false }));
      void queries.invalidateQueries({ queryKey: ['order'] });
    };
    ask().then(show, () => setState((before) => ({ ...before, failed: before.queue === null })));
    const stop = through.stream<QueueView>(`/api/queue/stream?machine_id=${encodeURIComponent(stationId)}`, {
      event: 'queue',
      onData: show,
      poll: ask,
      onLive: (live) => setState((before) => ({ ...before, live })),
    });
    return () => {
      wanted = false;
      stop();
      setState(NOTHING_YET);
    };
  }, [stationId, through, queries]);
  return state;
}

/** The name of an entry: its order's number, or the print's number if the order has several prints there. */
export function entryName(entry: QueueView['entries'][number], { entries }: QueueView): string {
  const alone = entries.filter(({ order_number }) => order_number === entry.order_number).length === 1;
  return alone ? entry.order_number : (entry.print_number ?? entry.order_number);
}
