import type { ShopOrder, ShopOrderItem } from '@cpc/contract';
import { type Money, money, type PrintJobState, UNBEGUN_JOBS } from '@cpc/domain';
import { useTranslator } from '@cpc/ui';
import { useState } from 'react';
import { isReason, useActForm, useClientKey } from '../core/act-form.ts';
import { Choice, Input } from '../core/fields.tsx';
import { FormDialog, Warning } from '../core/form-dialog.tsx';
import { amountOf, typedOf } from '../core/amounts.ts';
import { useRefundOrder } from './use-orders.ts';

interface RefundDialogProps {
  readonly order: ShopOrder;
  /** The item to give back; undefined for the whole order. */
  readonly item: ShopOrderItem | undefined;
  readonly onClose: () => void;
}

const HOW_MUCH = ['all', 'part'] as const;

/** Gives back all that is left, or an amount, with a reason; the button says how much. */
export function RefundDialog({ order, item, onClose }: RefundDialogProps) {
  const { t, format } = useTranslator();
  const client_key = useClientKey();
  // The order may be fetched again meanwhile; the question stays about what was there.
  const [left] = useState(item?.left ?? order.left);
  const askedFor = ({ how, typed }: { readonly how: string; readonly typed: string }) =>
    how === 'part' ? partOf(typed, left) : left;
  const form = useActForm({
    act: useRefundOrder(),
    saved: { how: HOW_MUCH[0] as (typeof HOW_MUCH)[number], typed: '', reason: '' },
    complete: ({ reason }) => isReason(reason),
    check: (values) => ({
      typed: askedFor(values) ? undefined : t('shopOrders.refund.bad', { amount: format.money(left) }),
    }),
    input({ how, typed, reason }) {
      const amount = how === 'part' ? partOf(typed, left)?.amount : undefined;
      const what = { ...(item && { item_id: item.item_id }), ...(amount && { amount }) };
      return { order_id: order.order_id, client_key, reason: reason.trim(), ...what };
    },
    said: (_, values) => t('shopOrders.refund.done', { amount: format.money(askedFor(values) ?? left) }),
    onClose,
  });
  const { how } = form.values;
  const asked = askedFor(form.values);
  const [amount, example] = [format.money(left), typedOf(left, format.typed)];
  return (
    <FormDialog
      title={t(item ? 'shopOrders.refund.item' : 'shopOrders.refund.order')}
      text={t(`shopOrders.refund.text.${wayOf(order)}`, { amount })}
      yes={asked ? t('shopOrders.refund.yes', { amount: format.money(asked) }) : t('shopOrders.refund')}
      form={form}
    >
      {!order.whole_only && (
        <Choice
          of={form}
          name="how"
          label="shopOrders.refund.how"
          options={HOW_MUCH.map((value) => ({ value, label: t(`shopOrders.refund.how.${value}`) }))}
        />
      )}
      {how === 'part' && (
        <Input
          of={form}
          name="typed"
          label="shopOrders.refund.amount"
          hint="shopOrders.refund.left"
          values={{ amount, example }}
          as="amount"
          end={left.currency}
        />
      )}
      {isUnbegun(order, item) && how === 'all' && <Warning text={t('shopOrders.refund.cancels')} />}
      <Input of={form} name="reason" label="partner.care.reason" hint="shopOrders.reason.hint" />
    </FormDialog>
  );
}

/** A typed amount of at most what is left; undefined if it is none. */
function partOf(typed: string, left: Money): Money | undefined {
  const amount = amountOf(typed, left.currency);
  return amount === undefined || amount === 0 || amount > left.amount ? undefined : money(amount, left.currency);
}

/** How the money goes back: the text says it. */
function wayOf({ payments: [payment] }: ShopOrder): 'counter' | 'voucher' | 'online' {
  return payment?.provider === 'counter' || payment?.provider === 'voucher' ? payment.provider : 'online';
}

const UNBEGUN: readonly (PrintJobState | null)[] = UNBEGUN_JOBS;

/** Some of what is given back was not begun yet: it is cancelled. */
function isUnbegun(order: ShopOrder, item: ShopOrderItem | undefined): boolean {
  const reprinted = new Set(order.reprints.map(({ item_id }) => item_id));
  const about = item ? [item] : order.items;
  return about.some(({ job, item_id }) => UNBEGUN.includes(job) && !reprinted.has(item_id));
}
