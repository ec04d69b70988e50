import type { Till } from '@cpc/contract';
import { decimalsOf, money, type Money } from '@cpc/domain';
import { useTranslator } from '@cpc/ui';
import { areFilled, useActForm, useClientKey } from '../core/act-form.ts';
import { amountOf } from '../core/amounts.ts';
import { Input } from '../core/fields.tsx';
import { FormDialog, Warning } from '../core/form-dialog.tsx';
import { useCloseTill, useOpenTill } from './use-till.ts';

interface CountDialogProps {
  readonly act: 'open' | 'close';
  readonly till: Till;
  readonly onClose: () => void;
}

/** Opens or closes the till by what is counted in it. What differs is shown at once, and needs a reason. */
export function CountDialog({ act, till: { expected, last }, onClose }: CountDialogProps) {
  const { t, format } = useTranslator();
  const client_key = useClientKey();
  const { currency } = expected;
  const [opening, closing] = [useOpenTill(), useCloseTill()];
  const differenceOf = (typed: string): Money | undefined => {
    const counted = amountOf(typed, currency);
    return counted === undefined ? undefined : money(counted - expected.amount, currency);
  };
  /** More than was left is float that was put in; the first count of all begins the books. */
  const needsReason = (typed: string) => {
    const difference = differenceOf(typed)?.amount ?? 0;
    return act === 'close' ? difference !== 0 : last !== null && difference < 0;
  };
  const form = useActForm({
    act: act === 'open' ? opening : closing,
    saved: { counted: '', reason: '' },
    complete: ({ counted, reason }) => areFilled(counted) && (!needsReason(counted) || areFilled(reason)),
    check: ({ counted }) => ({
      counted: differenceOf(counted) ? undefined : t('price.set.bad', { decimals: decimalsOf(currency) }),
    }),
    input: ({ counted, reason }) => ({
      client_key,
      counted: money(amountOf(counted, currency) ?? 0, currency),
      // Also where none is needed by now: after a lost answer the till agrees with what was counted.
      ...(areFilled(reason) && { reason }),
    }),
    said: () => t(act === 'open' ? 'till.isOpen' : 'till.isClosed'),
    onClose,
  });
  const { counted } = form.values;
  const difference = differenceOf(counted);
  return (
    <FormDialog
      title={t(`till.${act}`)}
      text={t(`till.${act}.text`, { amount: format.money(expected) })}
      yes={t(`till.${act}`)}
      form={form}
    >
      <Input of={form} name="counted" label="till.column.counted" as="amount" end={currency} />
      {act === 'close' && difference?.amount === 0 && <p className="text-good font-medium">{t('till.right')}</p>}
      {needsReason(counted) && difference && (
        <>
          <Warning text={t('till.difference', { amount: format.money(difference) })} />
          <Input of={form} name="reason" label="till.reason" />
        </>
      )}
    </FormDialog>
  );
}
