import type { ActionOutput, StationView } from '@cpc/contract';
import { startOfDayAt, zoneOf } from '@cpc/i18n';
import { useQuery } from '@tanstack/react-query';
import { client } from './services.ts';
import { useSession } from './session-store.ts';

/** How often the data at the counter is fetched, in ms. */
const EVERY_MS = 4000;

export const useStations = () =>
  useQuery<readonly StationView[]>({
    queryKey: ['stations'],
    queryFn: ({ signal }) => client.call('Partner.machines', {}, { signal }),
    refetchInterval: EVERY_MS,
  });

/** What the shop's orders need, and how many were placed on the shop's day of a moment. Waits while the moment is 0. */
export function useOrderCounts(now: number) {
  const zone = useSession()?.time_zone ?? 'UTC';
  const since = startOfDayAt(zoneOf(zone), now);
  return useQuery<ActionOutput<'Partner.orderCounts'>>({
    queryKey: ['orders', 'counts', since],
    queryFn: ({ signal }) => client.call('Partner.orderCounts', { since }, { signal }),
    enabled: now > 0,
    refetchInterval: EVERY_MS,
  });
}
