import type { MachineView } from '@cpc/contract';
import type { MachineId } from '@cpc/domain';
import { useQuery } from '@tanstack/react-query';
import { client } from '../core/client.ts';
import { useAddress } from '../core/hash-location.ts';
import { useShared } from '../core/stores.ts';

/** How often a page fetches the state of the station, in ms. */
const STATION_REFRESH_MS = 20_000;

export function useStation(machineId: string | null | undefined) {
  return useQuery<MachineView>({
    queryKey: ['station', machineId],
    queryFn: ({ signal }) => client.call('Machine.get', { machine_id: machineId as MachineId }, { signal }),
    enabled: machineId != null && machineId !== '',
    refetchInterval: STATION_REFRESH_MS,
  });
}

export function useStations() {
  return useQuery<readonly MachineView[]>({
    queryKey: ['stations'],
    queryFn: ({ signal }) => client.call('Machine.list', {}, { signal }),
    refetchInterval: STATION_REFRESH_MS,
  });
}

/**
 * The station that was scanned last. If the page's address names another station, that one is used for this page only
 * (OR-11).
 */
export function useMachineId(): MachineId | null {
  const scanned = useShared((state) => state.machine_id);
  return (useAddress().query['at'] ?? scanned) as MachineId | null;
}
