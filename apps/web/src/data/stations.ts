import type { MachineView } from '@cpc/contract';
import type { MachineId } from '@cpc/domain';
import { useQuery } from '@tanstack/react-query';
import { client } from '../core/client.ts';
import { useShared } from '../core/stores.ts';

/** How often a page asks again how a station is. */
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

/** The station scanned last. */
export const useMachineId = (): MachineId | null => useShared((state) => state.machine_id) as MachineId | null;
