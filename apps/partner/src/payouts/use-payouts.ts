import { saveFile, useNotify } from '@cpc/appkit';
import type { ActionInput, OperatorWithdrawal, Payout, PayoutDue } from '@cpc/contract';
import type { PayoutId } from '@cpc/domain';
import { useT } from '@cpc/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { client } from '../core/services.ts';
import { usePages } from '../core/use-pages.ts';

const PAYOUTS = ['payouts'] as const;

/** What waits for an operator. */
export const useWaiting = () =>
  usePages<OperatorWithdrawal>([...PAYOUTS, 'waiting'], (options) =>
    client.call('Operator.withdrawals', { states: ['asked', 'checked'] }, options),
  );

export const useApproved = () =>
  usePages<OperatorWithdrawal>([...PAYOUTS, 'approved'], (options) =>
    client.call('Operator.withdrawals', { states: ['approved'] }, options),
  );

export const useWithdrawalsOf = (payout_id: PayoutId) =>
  usePages<OperatorWithdrawal>([...PAYOUTS, 'of', payout_id], (options) =>
    client.call('Operator.withdrawals', { payout_id }, options),
  );

export const usePayoutsDue = () =>
  useQuery<readonly PayoutDue[]>({
    queryKey: [...PAYOUTS, 'due'],
    queryFn: ({ signal }) => client.call('Operator.payoutsDue', {}, { signal }),
  });

export const usePayouts = () =>
  usePages<Payout>([...PAYOUTS, 'made'], (options) => client.call('Operator.payouts', {}, options));

/**
 * An act of the operator. What was fetched about payouts is fetched again after it, also if it is refused. The button
 * may be gone by then, so what is said of success is said here.
 */
function useAct<Input, Output>(act: (input: Input) => Promise<Output>, said?: (output: Output) => string) {
  const queries = useQueryClient();
  const notify = useNotify();
  return useMutation({
    mutationFn: act,
    onSuccess: (output) => {
      if (said) notify.done(said(output));
    },
    onSettled: () => queries.invalidateQueries({ queryKey: PAYOUTS }),
    onError: notify.failed,
  });
}

export const useDecide = () =>
  useAct((input: ActionInput<'Operator.decideWithdrawal'>) => client.call('Operator.decideWithdrawal', input));
export const useMarkFailed = () =>
  useAct((input: ActionInput<'Operator.markFailed'>) => client.call('Operator.markFailed', input));

export function useMarkPaid() {
  const t = useT();
  return useAct(
    (input: ActionInput<'Operator.markPaid'>) => client.call('Operator.markPaid', input),
    ({ paid }) => t('payout.paid.done', { count: paid }),
  );
}

/** Saves the file of a payout on the device. */
async function download(payout_id: PayoutId): Promise<void> {
  const { name, file } = await client.call('Operator.payoutFile', { payout_id });
  saveFile(name, file);
}

export const usePayoutFile = () => useAct(download);

/** Makes a payout and saves its file. */
export function useMakePayout() {
  const t = useT();
  return useAct(
    async (input: ActionInput<'Operator.makePayout'>) => {
      const payout = await client.call('Operator.makePayout', input);
      await download(payout.payout_id);
      return payout;
    },
    ({ number }) => t('payout.make.done', { number }),
  );
}
