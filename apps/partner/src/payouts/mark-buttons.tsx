import type { ActionInput, OperatorWithdrawal } from '@cpc/contract';
import type { Money } from '@cpc/domain';
import { useTranslator } from '@cpc/ui';
import { ActButton } from '../core/act-button.tsx';
import { useMarkFailed, useMarkPaid } from './use-payouts.ts';

interface MarkPaidProps {
  /** A payout or one withdrawal. */
  readonly of: Pick<ActionInput<'Operator.markPaid'>, 'payout_id' | 'withdrawal_id'>;
  readonly sum: Money;
}

/** Records that the bank has paid. */
export function MarkPaidButton({ of, sum }: MarkPaidProps) {
  const { format } = useTranslator();
  return (
    <ActButton
      kind="primary"
      icon="check"
      texts="payout.paid"
      values={{ sum: format.money(sum) }}
      act={useMarkPaid()}
      typed={{ name: 'reference', label: 'payout.paid.reference' }}
      input={(reference) => ({ ...of, reference })}
    />
  );
}

/** Records that the bank did not pay a withdrawal, or returned it. */
export function MarkFailedButton({ withdrawal }: { readonly withdrawal: OperatorWithdrawal }) {
  const { format } = useTranslator();
  const { withdrawal_id, amount } = withdrawal;
  return (
    <ActButton
      kind="outline"
      icon="close"
      danger
      texts="payout.failing"
      values={{ amount: format.money(amount) }}
      act={useMarkFailed()}
      typed={{ name: 'reason', label: 'payout.reason' }}
      input={(reason) => ({ withdrawal_id, reason })}
    />
  );
}
