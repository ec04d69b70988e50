import { useForm, useNotify } from '@cpc/appkit';
import type { ShopOrder, ShopOrderItem } from '@cpc/contract';
import { type Money, money, type PrintJobState, UNBEGUN_JOBS } from '@cpc/domain';
import { Segmented, TextField, useTranslator } from '@cpc/ui';
import { useState } from 'react';
import { FormDialog } from '../core/form-dialog.tsx';
import { amountOf, typedOf } from '../station/sale-values.ts';
import { useRefundOrder } from './use-orders.ts';
import { isReason } from '../core/reason.ts';
import { ReasonField } from '../core/reason-field.tsx';

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
  const notify = useNotify();
  const refund = useRefundOrder();
  // One refund has one key, however often the button is pressed.
  const [client_key] = useState(() => crypto.randomUUID());
  // The order may be fetched again meanwhile; the question stays about what was there.
  const [left] = useState(item?.left ?? order.left);
  const form = useForm({
    saved: { how: order.whole_only ? 'all' : HOW_MUCH[0], typed: '', reason: '' } as Typed,
    check: ({ how, typed }) => ({
      typed:
        how === 'all' || partOf(typed, left) ? undefined : t('shopOrders.refund.bad', { amount: format.money(left) }),
    }),
    submit({ how, typed, reason }) {
      const part = how === 'part' ? partOf(typed, left) : undefined;
      const what = { ...(item && { item_id: item.item_id }), ...(part && { amount: part.amount }) };
      refund.mutate(
        { order_id: order.order_id, client_key, reason: reason.trim(), ...what },
        {
          onSuccess() {
            notify.done(t('shopOrders.refund.done', { amount: format.money(part ?? left) }));
            onClose();
          },
        },
      );
    },
  });
  const { how, typed, reason } = form.values;
  const asked = how === 'part' ? partOf(typed, left) : left;
  return (
    <FormDialog
      title={t(item ? 'shopOrders.refund.item' : 'shopOrders.refund.order')}
      text={t(`shopOrders.refund.text.${wayOf(order)}`, { amount: format.money(left) })}
      yes={asked ? t('shopOrders.refund.yes', { amount: format.money(asked) }) : t('shopOrders.refund')}
      form={form.props}
      incomplete={!isReason(reason)}
      busy={refund.isPending}
      onClose={onClose}
    >
      {!order.whole_only && (
        <Segmented
          label={t('shopOrders.refund.how')}
          value={how}
          onChange={(chosen) => form.set({ how: chosen })}
          options={HOW_MUCH.map((value) => ({ value, label: t(`shopOrders.refund.how.${value}`) }))}
        />
      )}
      {how === 'part' && (
        <TextField
          label={t('shopOrders.refund.amount')}
          inputMode="decimal"
          dir="ltr"
          className="rtl:text-right"
          autoComplete="off"
          end={left.currency}
          hint={t('shopOrders.refund.left', { amount: format.money(left), example: typedOf(left, format.typed) })}
          maxLength={20}
          {...form.field('typed')}
        />
      )}
      {isUnbegun(order, item) && how === 'all' && (
        <p className="bg-warn-wash text-warn text-small rounded-medium px-3.5 py-2.5 font-medium">
          {t('shopOrders.refund.cancels')}
        </p>
      )}
      <ReasonField hint={t('shopOrders.reason.hint')} {...form.field('reason')} />
    </FormDialog>
  );
}

interface Typed {
  readonly how: (typeof HOW_MUCH)[number];
  readonly typed: string;
  readonly reason: string;
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
