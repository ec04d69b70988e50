import type { ActionInput, CounterDesk } from '@cpc/contract';
import type { RefundId } from '@cpc/domain';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { client } from '../core/services.ts';

const EVERY_MS = 3000;
const KEY = ['counter'] as const;

export const useDesk = () =>
  useQuery<CounterDesk>({
    queryKey: KEY,
    queryFn: ({ signal }) => client.call('Partner.counterPayments', {}, { signal }),
    refetchInterval: EVERY_MS,
  });

/** Confirms that money was received. The server treats a repeated call as one. */
export function useConfirm() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (which: ActionInput<'Partner.confirmCounterPayment'>) =>
      client.call('Partner.confirmCounterPayment', which),
    onSettled: () => queries.invalidateQueries({ queryKey: KEY }),
  });
}

/** Confirms that money was handed back. */
export function useHandBack() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (refund_id: RefundId) => client.call('Partner.refundCounter', { refund_id }),
    onSettled: () => queries.invalidateQueries({ queryKey: KEY }),
  });
}
