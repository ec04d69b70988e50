import { saveFile } from '@cpc/appkit';
import type { ActionInput } from '@cpc/contract';
import type { PayoutId } from '@cpc/domain';
import { useT } from '@cpc/ui';
import { useAct, useCall, useChange } from '../core/calls.ts';
import { client } from '../core/services.ts';
import { usePages } from '../core/use-pages.ts';

const PAYOUTS = ['payouts'] as const;

/** What waits for an operator. */
export const useWaiting = () =>
  usePages([...PAYOUTS, 'waiting'], 'Operator.withdrawals', { states: ['asked', 'checked'] });
export const useApproved = () => usePages([...PAYOUTS, 'approved'], 'Operator.withdrawals', { states: ['approved'] });
export const useWithdrawalsOf = (payout_id: PayoutId) =>
  usePages([...PAYOUTS, 'of', payout_id], 'Operator.withdrawals', { payout_id });
export const usePayoutsDue = () => useCall([...PAYOUTS, 'due'], 'Operator.payoutsDue', {});
export const usePayouts = () => usePages([...PAYOUTS, 'made'], 'Operator.payouts', {});

/** What was fetched about payouts is fetched again after an act, also if it is refused. */
const AFTER = { stale: [PAYOUTS], always: true } as const;

export const useDecide = () => useAct('Operator.decideWithdrawal', AFTER);
export const useMarkFailed = () => useAct('Operator.markFailed', AFTER);

export function useMarkPaid() {
  const t = useT();
  return useAct('Operator.markPaid', { ...AFTER, said: ({ paid }) => t('payout.paid.done', { count: paid }) });
}

/** Saves the file of a payout on the device. */
async function download(payout_id: PayoutId): Promise<void> {
  const { name, file } = await client.call('Operator.payoutFile', { payout_id });
  saveFile(name, file);
}

export const usePayoutFile = () => useChange(download, AFTER);

/** Makes a payout and saves its file. */
export function useMakePayout() {
  const t = useT();
  const make = async (input: ActionInput<'Operator.makePayout'>) => {
    const payout = await client.call('Operator.makePayout', input);
    await download(payout.payout_id);
    return payout;
  };
  return useChange(make, { ...AFTER, said: ({ number }) => t('payout.make.done', { number }) });
}
