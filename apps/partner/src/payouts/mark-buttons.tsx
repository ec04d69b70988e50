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
  const { t, format } = useTranslator();
  return (
    <ActButton
      kind="primary"
      icon="check"
      label={t('payout.paid')}
      ask={t('payout.paid.ask', { sum: format.money(sum) })}
      why={t('payout.paid.why')}
      act={useMarkPaid()}
      typed={{ name: 'reference', label: 'payout.paid.reference' }}
      input={(reference) => ({ ...of, reference })}
    />
  );
}

/** Records that the bank did not pay a withdrawal, or returned it. */
export function MarkFailedButton({ withdrawal }: { readonly withdrawal: OperatorWithdrawal }) {
  const { t, format } = useTranslator();
  const { withdrawal_id, amount } = withdrawal;
  return (
    <ActButton
      kind="outline"
      icon="close"
      danger
      label={t('payout.failing')}
      ask={t('payout.failing.ask', { amount: format.money(amount) })}
      why={t('payout.failing.why')}
      act={useMarkFailed()}
      typed={{ name: 'reason', label: 'payout.reason' }}
      input={(reason) => ({ withdrawal_id, reason })}
    />
  );
}
