import { useT } from '@cpc/ui';
import { useState } from 'react';
import { areFilled, isReason, useActForm, useClientKey } from '../core/act-form.ts';
import { Choice, Input } from '../core/fields.tsx';
import { FormDialog } from '../core/form-dialog.tsx';
import { Thumbnail } from '../core/thumbnail.tsx';
import { CustomerScan } from '../scan/customer-scan.tsx';
import { useGoodsName } from '../stock/names.ts';
import { type ItemDialogProps, useHandOver } from './use-orders.ts';

const HOW = ['code', 'picture'] as const;

/** Hands an item over at the counter: against its code, or by its picture with a reason (PA-11). */
export function HandOverDialog({ order: { order_id }, item, onClose }: ItemDialogProps) {
  const t = useT();
  const goodsName = useGoodsName();
  const client_key = useClientKey();
  // The order may be fetched again meanwhile; the question stays about where it was.
  const [bay] = useState(item.bay ?? '');
  const form = useActForm({
    act: useHandOver(),
    saved: { how: 'code' as (typeof HOW)[number], code: '', reason: '' },
    complete: ({ how, code, reason }) => (how === 'code' ? areFilled(code) : isReason(reason)),
    input: ({ how, code, reason }) => ({
      order_id,
      item_id: item.item_id,
      client_key,
      ...(how === 'code' ? { code: code.trim() } : { reason: reason.trim() }),
    }),
    said: () => t('shopOrders.handOver.done', { bay }),
    onClose,
  });
  return (
    <FormDialog texts="shopOrders.handOver" title={t('shopOrders.handOver.title')} values={{ bay }} form={form}>
      <div className="flex justify-center">
        <Thumbnail asset={item.thumbnail} label={goodsName({ model: item.model })} size="large" />
      </div>
      <Choice
        of={form}
        name="how"
        label="shopOrders.handOver.how"
        options={HOW.map((value) => ({ value, label: t(`shopOrders.handOver.how.${value}`) }))}
      />
      {form.values.how === 'code' ? (
        <>
          <Input of={form} name="code" label="shopOrders.handOver.code" as="digits" />
          <CustomerScan onCode={(code) => form.set({ code })} />
        </>
      ) : (
        <Input of={form} name="reason" label="shopOrders.handOver.reason" hint="shopOrders.reason.hint" />
      )}
    </FormDialog>
  );
}
