import { ConfirmButton } from '@cpc/appkit';
import type { ActionInput, OperatorWithdrawal } from '@cpc/contract';
import type { Money } from '@cpc/domain';
import { TextField, useTranslator } from '@cpc/ui';
import { useState } from 'react';
import { useMarkFailed, useMarkPaid } from './use-payouts.ts';

interface MarkPaidProps {
  /** A payout or one withdrawal. */
  readonly of: Pick<ActionInput<'Operator.markPaid'>, 'payout_id' | 'withdrawal_id'>;
  readonly sum: Money;
}

/** Records that the bank has paid. */
export function MarkPaidButton({ of, sum }: MarkPaidProps) {
  const { t, format } = useTranslator();
  const mark = useMarkPaid();
  const [reference, setReference] = useState('');
  return (
    <ConfirmButton
      kind="primary"
      icon="check"
      label={t('payout.paid')}
      ask={t('payout.paid.ask', { sum: format.money(sum) })}
      why={t('payout.paid.why')}
      no={t('partner.care.keep')}
      incomplete={reference.trim() === ''}
      busy={mark.isPending}
      act={(done) => mark.mutate({ ...of, reference: reference.trim() }, { onSuccess: done })}
    >
      <TextField
        label={t('payout.paid.reference')}
        value={reference}
        maxLength={70}
        onChange={({ currentTarget }) => setReference(currentTarget.value)}
      />
    </ConfirmButton>
  );
}

/** Records that the bank did not pay a withdrawal, or returned it. */
export function MarkFailedButton({ withdrawal }: { readonly withdrawal: OperatorWithdrawal }) {
  const { t, format } = useTranslator();
  const mark = useMarkFailed();
  const [reason, setReason] = useState('');
  const { withdrawal_id, amount } = withdrawal;
  return (
    <ConfirmButton
      kind="outline"
      icon="close"
      danger
      label={t('payout.failing')}
      ask={t('payout.failing.ask', { amount: format.money(amount) })}
      why={t('payout.failing.why')}
      no={t('partner.care.keep')}
      incomplete={reason.trim() === ''}
      busy={mark.isPending}
      act={(done) => mark.mutate({ withdrawal_id, reason: reason.trim() }, { onSuccess: done })}
    >
      <TextField
        label={t('payout.reason')}
        value={reason}
        maxLength={200}
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
      />
    </ConfirmButton>
  );
}
