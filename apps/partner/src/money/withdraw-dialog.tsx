import { useForm, useNotify } from '@cpc/appkit';
import type { Balance, BankAccount } from '@cpc/contract';
import { money } from '@cpc/domain';
import { TextField, useTranslator } from '@cpc/ui';
import { useState } from 'react';
import { FormDialog } from '../core/form-dialog.tsx';
import { amountOf, typedOf } from '../station/sale-values.ts';
import { useAskWithdrawal } from './use-withdrawals.ts';

interface WithdrawDialogProps {
  readonly balance: Balance;
  readonly account: BankAccount;
  readonly onClose: () => void;
}

/** Asks for money; all that is available stands there already. */
export function WithdrawDialog({ balance: { available, least }, account, onClose }: WithdrawDialogProps) {
  const { t, format } = useTranslator();
  const notify = useNotify();
  const ask = useAskWithdrawal();
  // One dialog asks once, however often the button is pressed.
  const [client_key] = useState(() => crypto.randomUUID());
  const { currency } = available;
  const range = t('payout.withdraw.range', { least: format.money(least), most: format.money(available) });
  const isInRange = (amount = 0) => amount >= least.amount && amount <= available.amount;
  const form = useForm({
    saved: { amount: typedOf(available, format.typed) },
    check: ({ amount }) => ({ amount: isInRange(amountOf(amount, currency)) ? undefined : range }),
    submit: ({ amount }) =>
      ask.mutate(
        { amount: money(amountOf(amount, currency) ?? 0, currency), client_key },
        {
          onSuccess: ({ number }) => {
            notify.done(t('payout.withdraw.done', { number }));
            onClose();
          },
          onError: (error) => void form.refuse(error),
        },
      ),
  });
  return (
    <FormDialog
      title={t('payout.withdraw.title')}
      text={t('payout.withdraw.text', { account: account.mask })}
      yes={t('payout.withdraw.yes')}
      form={form.props}
      incomplete={false}
      busy={ask.isPending}
      onClose={onClose}
    >
      <TextField
        label={t('payout.withdraw.amount', { currency })}
        hint={range}
        inputMode="decimal"
        autoComplete="off"
        dir="ltr"
        className="rtl:text-right"
        maxLength={15}
        {...form.input('amount')}
        error={form.problems['amount'] ?? form.refused}
      />
    </FormDialog>
  );
}
