import { useAddress } from '@cpc/appkit';
import type { ActionOutput, StationHere, StationView } from '@cpc/contract';
import { type StationId, brand } from '@cpc/domain';
import { useQuery } from '@tanstack/react-query';
import { client } from '../core/client.ts';
import { useShared } from '../core/stores.ts';

/** How often a page fetches the state of the station, in ms. */
const STATION_REFRESH_MS = 20_000;

export function useStation(stationId: string | null | undefined) {
  return useQuery<StationHere>({
    queryKey: ['station', stationId],
    queryFn: ({ signal }) => client.call('Machine.get', { machine_id: brand<StationId>(stationId ?? '') }, { signal }),
    enabled: stationId != null && stationId !== '',
    refetchInterval: STATION_REFRESH_MS,
  });
}

/** The open stations of the same shop, the nearest first. */
export function useNearby(stationId: StationId) {
  return useQuery<ActionOutput<'Machine.nearby'>>({
    queryKey: ['station', stationId, 'nearby'],
    queryFn: ({ signal }) => client.call('Machine.nearby', { machine_id: stationId }, { signal }),
    refetchInterval: STATION_REFRESH_MS,
  });
}

export function useStations() {
  return useQuery<readonly StationView[]>({
    queryKey: ['stations'],
    queryFn: ({ signal }) => client.call('Machine.list', {}, { signal }),
    refetchInterval: STATION_REFRESH_MS,
  });
}

/**
 * The station that was scanned last. If the page's address names another station, that one is used for this page only
 * (OR-11).
 */
export function useStationId(): StationId | null {
  const scanned = useShared((state) => state.machine_id);
  return (useAddress().query['at'] ?? scanned) as StationId | null;
}
