import { useNotify } from '@cpc/appkit';
import type { ActionInput, StationBays } from '@cpc/contract';
import type { StationId } from '@cpc/domain';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { client } from '../core/services.ts';

const keyOf = (id: StationId) => ['bays', id] as const;

/** The bays of a station; what lies in them changes with every print and every pickup. */
export const useBays = (id: StationId) =>
  useQuery<StationBays>({
    queryKey: keyOf(id),
    queryFn: ({ signal }) => client.call('Partner.bays', { machine_id: id }, { signal }),
    refetchInterval: 10_000,
  });

export function useSetBays(onRefused: (error: Error) => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (input: ActionInput<'Partner.setBays'>) => client.call('Partner.setBays', input),
    onSuccess: (bays) => queries.setQueryData(keyOf(bays.machine_id), bays),
    onError: onRefused,
  });
}

export function useMoveItem(id: StationId) {
  const queries = useQueryClient();
  const notify = useNotify();
  return useMutation({
    mutationFn: (input: ActionInput<'Partner.moveItem'>) => client.call('Partner.moveItem', input),
    onSuccess: (bays) => queries.setQueryData(keyOf(bays.machine_id), bays),
    onError(error) {
      notify.failed(error);
      // Somebody else was faster, or the bay is full: what is shown is old.
      void queries.invalidateQueries({ queryKey: keyOf(id) });
    },
  });
}
