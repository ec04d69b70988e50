import { useForm, useNotify } from '@cpc/appkit';
import type { PromoterView } from '@cpc/contract';
import { decimalsOf, money } from '@cpc/domain';
import { Button, SelectField, TextField, useTranslator } from '@cpc/ui';
import { useState } from 'react';
import { amountOf, typedOf } from '../station/sale-values.ts';
import { usePayPromoter } from './use-promoters.ts';

/** Records that a promoter was paid what is owed, or a part of it. */
export function PayForm({ promoter: { promoter_id, owed } }: { readonly promoter: PromoterView }) {
  const { t, format } = useTranslator();
  const notify = useNotify();
  const pay = usePayPromoter();
  const due = owed.filter(({ amount }) => amount > 0);
  // What was paid has one key until it is recorded, however often the button is pressed.
  const [client_key, setKey] = useState(() => crypto.randomUUID());
  const [wanted, setWanted] = useState('');
  const chosen = due.find(({ currency }) => currency === wanted) ?? due[0] ?? money(0, 'EUR');
  const { currency } = chosen;
  const form = useForm({
    saved: { amount: typedOf(chosen, format.typed), reference: '' },
    check: ({ amount }) => ({
      amount: amountOf(amount, currency) ? undefined : t('price.set.bad', { decimals: decimalsOf(currency) }),
    }),
    submit: ({ amount, reference }) =>
      pay.mutate(
        { promoter_id, client_key, amount: money(amountOf(amount, currency) ?? 0, currency), reference },
        {
          onSuccess: () => {
            setKey(crypto.randomUUID());
            form.reset();
            notify.done(t('price.promoter.pay.done'));
          },
          onError: form.refuse,
        },
      ),
  });
  return (
    <form {...form.props} className="flex flex-col gap-3">
      <h2 className="text-lead font-semibold">{t('price.promoter.pay')}</h2>
      <p className="text-small text-ink-soft">{t('price.promoter.pay.text')}</p>
      {due.length > 1 && (
        <SelectField
          label={t('price.promoter.owed')}
          value={currency}
          onChange={({ currentTarget }) => setWanted(currentTarget.value)}
          options={due.map((one) => ({ value: one.currency, label: one.currency }))}
        />
      )}
      <TextField
        label={t('price.promoter.pay.amount')}
        inputMode="decimal"
        end={currency}
        maxLength={14}
        {...form.field('amount')}
      />
      <TextField label={t('price.promoter.pay.reference')} maxLength={80} {...form.field('reference')} />
      <div>
        <Button type="submit" kind="primary" disabled={form.values.reference.trim() === ''} busy={pay.isPending}>
          {t('price.promoter.pay.yes')}
        </Button>
      </div>
    </form>
  );
}
