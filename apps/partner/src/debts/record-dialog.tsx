import { asShown } from '@cpc/appkit';
import type { Debt } from '@cpc/contract';
import { decimalsOf, money } from '@cpc/domain';
import { useTranslator } from '@cpc/ui';
import { areFilled, useActForm, useClientKey } from '../core/act-form.ts';
import { amountOf, typedOf } from '../core/amounts.ts';
import { Input } from '../core/fields.tsx';
import { FormDialog } from '../core/form-dialog.tsx';
import { useRecordSettlement } from './use-debts.ts';

interface RecordDialogProps {
  readonly debt: Debt;
  readonly onClose: () => void;
}

/** Records what the bank has received from a shop: what it owes, or another amount. */
export function RecordDialog({ debt: { partner_id, shop_name, owed }, onClose }: RecordDialogProps) {
  const { t, format } = useTranslator();
  const client_key = useClientKey();
  const { currency } = owed;
  const form = useActForm({
    act: useRecordSettlement(),
    saved: { amount: typedOf(owed, format.typed), reference: '' },
    // What is owed grows with each sale.
    merge: asShown,
    complete: ({ reference }) => areFilled(reference),
    check: ({ amount }) => ({
      amount: amountOf(amount, currency) ? undefined : t('price.set.bad', { decimals: decimalsOf(currency) }),
    }),
    input: ({ amount, reference }) => ({
      partner_id,
      client_key,
      amount: money(amountOf(amount, currency) ?? 0, currency),
      reference,
    }),
    said: () => t('debt.record.done'),
    onClose,
  });
  return (
    <FormDialog title={shop_name} text={t('debt.record.text')} yes={t('debt.record')} form={form}>
      <Input of={form} name="amount" label="debt.record.amount" as="amount" end={currency} />
      <Input of={form} name="reference" label="payout.paid.reference" />
    </FormDialog>
  );
}
