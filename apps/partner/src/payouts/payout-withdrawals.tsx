import type { OperatorWithdrawal } from '@cpc/contract';
import type { PayoutId } from '@cpc/domain';
import { useT } from '@cpc/ui';
import { MarkFailedButton, MarkPaidButton } from './mark-buttons.tsx';
import { PagedList } from './section.tsx';
import { useWithdrawalsOf } from './use-payouts.ts';
import { WithdrawalRow } from './withdrawal-row.tsx';

/** The withdrawals of a payout; each can be settled by itself. */
export function PayoutWithdrawals({ payoutId }: { readonly payoutId: PayoutId }) {
  const t = useT();
  const pages = useWithdrawalsOf(payoutId);
  return (
    <PagedList<OperatorWithdrawal>
      label={t('payout.list')}
      pages={pages}
      empty={null}
      row={(withdrawal) => (
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
    />
  );
}
