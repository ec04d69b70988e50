import type { StationId } from '@cpc/domain';
import { useT } from '@cpc/ui';
import { useAct, useCall } from '../core/calls.ts';

const keyOf = (stationId: StationId) => ['details', stationId] as const;

/** The hours of a station change with the time: it is fetched again every 30 s. */
export const useStationDetails = (stationId: StationId) =>
  useCall(keyOf(stationId), 'Partner.stationDetails', { machine_id: stationId }, { everyMs: 30_000 });

/** Saves what a station is, or its hours; every page then fetches its state again. */
function useSet<Name extends 'Partner.setStationDetails' | 'Partner.setHours'>(call: Name, id: StationId) {
  const t = useT();
  return useAct(call, {
    put: keyOf(id),
    stale: [['station', id], ['stations']],
    quiet: true,
    said: () => t('partner.sale.saved'),
  });
}

export const useSetStationDetails = (id: StationId) => useSet('Partner.setStationDetails', id);
export const useSetHours = (id: StationId) => useSet('Partner.setHours', id);
