import type { OperatorShop } from '@cpc/contract';
import { decimalsOf } from '@cpc/domain';
import { useTranslator } from '@cpc/ui';
import { isReason, useActForm } from '../core/act-form.ts';
import { amountOf, typedOf } from '../core/amounts.ts';
import { Input } from '../core/fields.tsx';
import { SaveForm } from '../core/save-form.tsx';
import { useSetDebtLimit } from './use-shops.ts';

interface DebtLimitFormProps {
  readonly shop: OperatorShop;
  readonly of: OperatorShop['debt_limits'][number];
}

/** The most that the shop may owe in a currency. Empty: no limit. */
export function DebtLimitForm({ shop: { partner_id }, of: { currency, limit } }: DebtLimitFormProps) {
  const { t, format } = useTranslator();
  const saved = limit === null ? '' : typedOf(limit, format.typed);
  const form = useActForm({
    act: useSetDebtLimit(),
    saved: { most: saved, reason: '' },
    complete: ({ most, reason }) => isReason(reason) && most.trim() !== saved,
    check: ({ most }) => ({
      most: limitOf(most, currency) === undefined ? t('price.set.bad', { decimals: decimalsOf(currency) }) : undefined,
    }),
    input({ most, reason }) {
      const next = limitOf(most, currency);
      return next === undefined ? undefined : { partner_id, currency, limit: next, reason: reason.trim() };
    },
    said: () => t('partner.people.saved'),
    onDone: (_, { most }) => form.reset({ most: most.trim(), reason: '' }),
  });
  return (
    <SaveForm form={form} yes="setup.limit.save">
      <Input of={form} name="most" label="debt.limit.most" hint="debt.limit.hint" as="amount" end={currency} />
      <Input of={form} name="reason" label="partner.care.reason" />
    </SaveForm>
  );
}

/** @returns null for nothing typed, undefined for what is no limit */
const limitOf = (typed: string, currency: string): number | null | undefined =>
  typed.trim() === '' ? null : amountOf(typed, currency);
