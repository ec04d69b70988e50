import { asShown } from '@cpc/appkit';
import type { Till } from '@cpc/contract';
import { decimalsOf, money } from '@cpc/domain';
import { useTranslator } from '@cpc/ui';
import { areFilled, useActForm, useClientKey } from '../core/act-form.ts';
import { amountOf, typedOf } from '../core/amounts.ts';
import { Input } from '../core/fields.tsx';
import { FormDialog } from '../core/form-dialog.tsx';
import { useBankCash } from './use-till.ts';

interface BankDialogProps {
  readonly till: Till;
  readonly onClose: () => void;
}

/** Records cash that was taken to the bank; all that is there stands in the field. */
export function BankDialog({ till: { expected }, onClose }: BankDialogProps) {
  const { t, format } = useTranslator();
  const client_key = useClientKey();
  const { currency } = expected;
  const form = useActForm({
    act: useBankCash(),
    saved: { amount: typedOf(expected, format.typed), reference: '' },
    // What is in the till grows with each sale.
    merge: asShown,
    complete: ({ reference }) => areFilled(reference),
    check: ({ amount }) => ({
      amount: amountOf(amount, currency) ? undefined : t('price.set.bad', { decimals: decimalsOf(currency) }),
    }),
    input: ({ amount, reference }) => ({
      client_key,
      amount: money(amountOf(amount, currency) ?? 0, currency),
      reference,
    }),
    said: () => t('till.bank.done'),
    onClose,
  });
  return (
    <FormDialog title={t('till.bank')} text={t('till.bank.text')} yes={t('till.bank')} form={form}>
      <Input of={form} name="amount" label="till.bank.amount" as="amount" end={currency} />
      <Input of={form} name="reference" label="payout.paid.reference" />
    </FormDialog>
  );
}
