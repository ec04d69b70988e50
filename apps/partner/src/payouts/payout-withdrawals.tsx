import type { PayoutId } from '@cpc/domain';
import { useT } from '@cpc/ui';
import { FetchedList } from '../core/fetched.tsx';
import { MarkFailedButton, MarkPaidButton } from './mark-buttons.tsx';
import { useWithdrawalsOf } from './use-payouts.ts';
import { WithdrawalRow } from './withdrawal-row.tsx';

/** The withdrawals of a payout; each can be settled by itself. */
export function PayoutWithdrawals({ payoutId }: { readonly payoutId: PayoutId }) {
  const t = useT();
  const pages = useWithdrawalsOf(payoutId);
  return (
    <FetchedList of={pages} label={t('payout.list')} room="h-28" empty={null}>
      {(withdrawal) => (
        <WithdrawalRow key={withdrawal.withdrawal_id} withdrawal={withdrawal}>
          <div className="flex flex-wrap gap-2">
            {withdrawal.state === 'exported' && (
              <MarkPaidButton of={{ withdrawal_id: withdrawal.withdrawal_id }} sum={withdrawal.amount} />
            )}
            {(withdrawal.state === 'exported' || withdrawal.state === 'paid') && (
              <MarkFailedButton withdrawal={withdrawal} />
            )}
          </div>
        </WithdrawalRow>
      )}
    </FetchedList>
  );
}
