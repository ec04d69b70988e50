import { useNotify } from '@cpc/appkit';
import type { ActionInput, StationDetails } from '@cpc/contract';
import type { StationId } from '@cpc/domain';
import { useT } from '@cpc/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { client } from '../core/services.ts';

const keyOf = (stationId: StationId) => ['details', stationId] as const;
/** The hours of a station change with the time: how often its page is updated, in ms. */
const EVERY_MS = 30_000;

export const useStationDetails = (stationId: StationId) =>
  useQuery<StationDetails>({
    queryKey: keyOf(stationId),
    queryFn: ({ signal }) => client.call('Partner.stationDetails', { machine_id: stationId }, { signal }),
    refetchInterval: EVERY_MS,
  });

/** Saves what a station is, or its hours; every page then fetches its state again. */
function useSet<Input>(stationId: StationId, act: (input: Input) => Promise<StationDetails>) {
  const t = useT();
  const notify = useNotify();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: act,
    onSuccess(details) {
      queries.setQueryData(keyOf(stationId), details);
      void queries.invalidateQueries({ queryKey: ['machine', stationId] });
      void queries.invalidateQueries({ queryKey: ['stations'] });
      notify.done(t('partner.sale.saved'));
    },
  });
}

export const useSetStationDetails = (machine_id: StationId) =>
  useSet(machine_id, (input: Omit<ActionInput<'Partner.setStationDetails'>, 'machine_id'>) =>
    client.call('Partner.setStationDetails', { ...input, machine_id }),
  );

export const useSetHours = (machine_id: StationId) =>
  useSet(machine_id, (input: Omit<ActionInput<'Partner.setHours'>, 'machine_id'>) =>
    client.call('Partner.setHours', { ...input, machine_id }),
  );
