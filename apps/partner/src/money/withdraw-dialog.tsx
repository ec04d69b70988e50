import { asShown } from '@cpc/appkit';
import type { Balance, BankAccount } from '@cpc/contract';
import { money } from '@cpc/domain';
import { useTranslator } from '@cpc/ui';
import { useActForm, useClientKey } from '../core/act-form.ts';
import { Input } from '../core/fields.tsx';
import { FormDialog } from '../core/form-dialog.tsx';
import { amountOf, typedOf } from '../core/amounts.ts';
import { useAskWithdrawal } from './use-money.ts';

interface WithdrawDialogProps {
  readonly balance: Balance;
  readonly account: BankAccount;
  readonly onClose: () => void;
}

/** Asks for money; all that is available stands there already. */
export function WithdrawDialog({ balance: { available, least }, account, onClose }: WithdrawDialogProps) {
  const { t, format } = useTranslator();
  const client_key = useClientKey();
  const { currency } = available;
  const range = { least: format.money(least), most: format.money(available) };
  const isInRange = (amount = 0) => amount >= least.amount && amount <= available.amount;
  const form = useActForm({
    act: useAskWithdrawal(),
    saved: { amount: typedOf(available, format.typed) },
    // What is available grows with each sale.
    merge: asShown,
    check: ({ amount }) => ({
      amount: isInRange(amountOf(amount, currency)) ? undefined : t('payout.withdraw.range', range),
    }),
    input: ({ amount }) => ({ amount: money(amountOf(amount, currency) ?? 0, currency), client_key }),
    said: ({ number }) => t('payout.withdraw.done', { number }),
    onClose,
  });
  return (
    <FormDialog
      texts="payout.withdraw"
      title={t('payout.withdraw.title')}
      values={{ account: account.mask }}
      form={form}
    >
      <Input
        of={form}
        name="amount"
        label="payout.withdraw.amount"
        hint="payout.withdraw.range"
        values={{ currency, ...range }}
        as="amount"
      />
    </FormDialog>
  );
}
