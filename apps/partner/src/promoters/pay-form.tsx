import { untilTyped } from '@cpc/appkit';
import type { PromoterView } from '@cpc/contract';
import { decimalsOf, money } from '@cpc/domain';
import { SelectField, useTranslator } from '@cpc/ui';
import { useState } from 'react';
import { areFilled, useActForm } from '../core/act-form.ts';
import { Input } from '../core/fields.tsx';
import { SaveForm } from '../core/save-form.tsx';
import { amountOf, typedOf } from '../core/amounts.ts';
import { usePayPromoter } from './use-promoters.ts';

/** Records that a promoter was paid what is owed, or a part of it. */
export function PayForm({ promoter: { promoter_id, owed } }: { readonly promoter: PromoterView }) {
  const { t, format } = useTranslator();
  const due = owed.filter(({ amount }) => amount > 0);
  // What was paid has one key until it is recorded, however often the button is pressed.
  const [client_key, setKey] = useState(() => crypto.randomUUID());
  const [wanted, setWanted] = useState('');
  const chosen = due.find(({ currency }) => currency === wanted) ?? due[0] ?? money(0, 'EUR');
  const { currency } = chosen;
  const form = useActForm({
    act: usePayPromoter(),
    saved: { amount: typedOf(chosen, format.typed), reference: '' },
    // What is owed grows with each sale.
    merge: untilTyped,
    complete: ({ reference }) => areFilled(reference),
    check: ({ amount }) => ({
      amount: amountOf(amount, currency) ? undefined : t('price.set.bad', { decimals: decimalsOf(currency) }),
    }),
    input: ({ amount, reference }) => ({
      promoter_id,
      client_key,
      amount: money(amountOf(amount, currency) ?? 0, currency),
      reference,
    }),
    said: () => t('price.promoter.pay.done'),
    onDone() {
      setKey(crypto.randomUUID());
      form.reset();
    },
  });
  return (
    <SaveForm form={form} yes="price.promoter.pay.yes" kind="primary">
      <h2 className="text-lead font-semibold">{t('price.promoter.pay')}</h2>
      <p className="text-small text-ink-soft">{t('price.promoter.pay.text')}</p>
      {due.length > 1 && (
        <SelectField
          label={t('price.promoter.owed')}
          value={currency}
          onChange={({ currentTarget: { value } }) => {
            setWanted(value);
            form.set({ amount: typedOf(due.find((one) => one.currency === value) ?? chosen, format.typed) });
          }}
          options={due.map((one) => ({ value: one.currency, label: one.currency }))}
        />
      )}
      <Input of={form} name="amount" label="price.promoter.pay.amount" as="amount" end={currency} />
      <Input of={form} name="reference" label="price.promoter.pay.reference" />
    </SaveForm>
  );
}
