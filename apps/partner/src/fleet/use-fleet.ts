import { useNotify } from '@cpc/appkit';
import type { ActionInput, FleetFilter, FleetOrder, FleetStation } from '@cpc/contract';
import type { StationId } from '@cpc/domain';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { client } from '../core/services.ts';
import { usePages } from '../core/use-pages.ts';

const FLEET = ['fleet'] as const;
/** How often what is shown is fetched again, in ms: a heartbeat comes every 10 s. */
const EVERY_MS = 15_000;

export type Wanted = FleetFilter & { readonly order: FleetOrder; readonly down: boolean };

export const useFleet = (wanted: Wanted) =>
  usePages<FleetStation>([...FLEET, 'list', wanted], (options) => client.call('Operator.fleet', wanted, options));

export const useTotals = () =>
  useQuery({
    queryKey: [...FLEET, 'totals'],
    queryFn: ({ signal }) => client.call('Operator.fleetTotals', {}, { signal }),
    refetchInterval: EVERY_MS,
  });

export const useIncidents = () =>
  useQuery({
    queryKey: [...FLEET, 'incidents'],
    queryFn: ({ signal }) => client.call('Operator.incidents', {}, { signal }),
    refetchInterval: EVERY_MS,
  });

export const useReleases = () =>
  useQuery({
    queryKey: [...FLEET, 'releases'],
    queryFn: ({ signal }) => client.call('Operator.releases', {}, { signal }),
    refetchInterval: EVERY_MS,
  });

export const useFleetStation = (machine_id: StationId) =>
  useQuery({
    queryKey: [...FLEET, 'one', machine_id],
    queryFn: ({ signal }) => client.call('Operator.fleetStation', { machine_id }, { signal }),
    refetchInterval: EVERY_MS,
  });

/** A change of the fleet; what was fetched about it is fetched again. */
function useAct<Input, Output>(act: (input: Input) => Promise<Output>) {
  const queries = useQueryClient();
  const notify = useNotify();
  return useMutation({
    mutationFn: act,
    onSuccess: () => queries.invalidateQueries({ queryKey: FLEET }),
    onError: notify.failed,
  });
}

export const useAskLog = () => useAct((input: ActionInput<'Operator.askLog'>) => client.call('Operator.askLog', input));
export const useRetryUpdate = () =>
  useAct((input: ActionInput<'Operator.retryUpdate'>) => client.call('Operator.retryUpdate', input));
export const useAddRelease = () =>
  useAct((input: ActionInput<'Operator.addRelease'>) => client.call('Operator.addRelease', input));
export const useRollOut = () =>
  useAct((input: ActionInput<'Operator.rollOut'>) => client.call('Operator.rollOut', input));
export const useSetRelease = () =>
  useAct((input: ActionInput<'Operator.setRelease'>) => client.call('Operator.setRelease', input));
export const usePlanWindow = () =>
  useAct((input: ActionInput<'Operator.planWindow'>) => client.call('Operator.planWindow', input));
export const useEndWindow = () =>
  useAct((input: ActionInput<'Operator.endWindow'>) => client.call('Operator.endWindow', input));
