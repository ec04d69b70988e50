import type { FailedRefund, UnconfirmedPayment } from '@cpc/contract';
import type { RefundId } from '@cpc/domain';
import { useToast } from '@cpc/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { client } from '../core/services.ts';

/** A refund is refused for good after half an hour of asking, a payment is in doubt after two; nothing here is quick. In ms. */
const EVERY_MS = 60_000;
const REFUSED = ['refusedRefunds'] as const;

export const useRefusedRefunds = () =>
  useQuery<readonly FailedRefund[]>({
    queryKey: REFUSED,
    queryFn: ({ signal }) => client.call('Partner.failedRefunds', {}, { signal }),
    refetchInterval: EVERY_MS,
  });

export const useUnconfirmed = () =>
  useQuery<readonly UnconfirmedPayment[]>({
    queryKey: ['unconfirmedPayments'],
    queryFn: ({ signal }) => client.call('Partner.unconfirmedPayments', {}, { signal }),
    refetchInterval: EVERY_MS,
  });

export function useAskRefundAgain() {
  const queries = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: (refund_id: RefundId) => client.call('Partner.askRefundAgain', { refund_id }),
    onSuccess: (left) => queries.setQueryData(REFUSED, left),
    onError: (error) => toast(error.message, { tone: 'bad' }),
  });
}
