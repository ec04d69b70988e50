import { useNotify } from '@cpc/appkit';
import type { FailedRefund, UnconfirmedPayment } from '@cpc/contract';
import type { RefundId } from '@cpc/domain';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { client } from '../core/services.ts';
import { useDuty } from '../core/use-duty.ts';

/**
 * How often these lists are fetched, in ms. A refund counts as refused after half an hour of attempts, a payment as in
 * doubt after two hours, so nothing here is urgent.
 */
const EVERY_MS = 60_000;
const REFUSED = ['refusedRefunds'] as const;

export const useRefusedRefunds = () =>
  useQuery<readonly FailedRefund[]>({
    queryKey: REFUSED,
    queryFn: ({ signal }) => client.call('Partner.failedRefunds', {}, { signal }),
    enabled: useDuty('counter'),
    refetchInterval: EVERY_MS,
  });

export const useUnconfirmed = () =>
  useQuery<readonly UnconfirmedPayment[]>({
    queryKey: ['unconfirmedPayments'],
    queryFn: ({ signal }) => client.call('Partner.unconfirmedPayments', {}, { signal }),
    enabled: useDuty('counter'),
    refetchInterval: EVERY_MS,
  });

export function useAskRefundAgain() {
  const queries = useQueryClient();
  const notify = useNotify();
  return useMutation({
    mutationFn: (refund_id: RefundId) => client.call('Partner.askRefundAgain', { refund_id }),
    onSuccess: (left) => queries.setQueryData(REFUSED, left),
    onError: notify.failed,
  });
}
