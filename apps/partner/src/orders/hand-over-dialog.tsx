import { useForm, useNotify } from '@cpc/appkit';
import type { ShopOrder, ShopOrderItem } from '@cpc/contract';
import { Segmented, TextField, useTranslator } from '@cpc/ui';
import { useState } from 'react';
import { FormDialog } from '../core/form-dialog.tsx';
import { Thumbnail } from '../core/thumbnail.tsx';
import { useHandOver } from './use-orders.ts';
import { isReason } from '../core/reason.ts';
import { useGoodsName } from '../stock/goods-name.ts';

interface HandOverDialogProps {
  readonly order: ShopOrder;
  readonly item: ShopOrderItem;
  readonly onClose: () => void;
}

const HOW = ['code', 'picture'] as const;

interface Typed {
  readonly how: (typeof HOW)[number];
  readonly code: string;
  readonly reason: string;
}

/** Hands an item over at the counter: against its code, or by its picture with a reason (PA-11). */
export function HandOverDialog({ order, item, onClose }: HandOverDialogProps) {
  const { t } = useTranslator();
  const goodsName = useGoodsName();
  const notify = useNotify();
  const handOver = useHandOver();
  // One hand-over has one key, however often the button is pressed.
  const [client_key] = useState(() => crypto.randomUUID());
  // The order may be fetched again meanwhile; the question stays about where it was.
  const [bay] = useState(item.bay ?? '');
  const form = useForm<Typed>({
    saved: { how: 'code', code: '', reason: '' },
    submit: ({ how, code, reason }) =>
      handOver.mutate(
        {
          order_id: order.order_id,
          item_id: item.item_id,
          client_key,
          ...(how === 'code' ? { code: code.trim() } : { reason: reason.trim() }),
        },
        {
          onSuccess() {
            notify.done(t('shopOrders.handOver.done', { bay }));
            onClose();
          },
          onError: form.refuse,
        },
      ),
  });
  const { how, code, reason } = form.values;
  return (
    <FormDialog
      title={t('shopOrders.handOver.title')}
      text={t('shopOrders.handOver.text', { bay })}
      yes={t('shopOrders.handOver.yes')}
      form={form.props}
      incomplete={how === 'code' ? code.trim() === '' : !isReason(reason)}
      busy={handOver.isPending}
      onClose={onClose}
    >
      <div className="flex justify-center">
        <Thumbnail asset={item.thumbnail} label={goodsName({ model: item.model })} size="large" />
      </div>
      <Segmented
        label={t('shopOrders.handOver.how')}
        value={how}
        onChange={(chosen) => form.set({ how: chosen })}
        options={HOW.map((value) => ({ value, label: t(`shopOrders.handOver.how.${value}`) }))}
      />
      {how === 'code' ? (
        <TextField
          label={t('shopOrders.handOver.code')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={200}
          dir="ltr"
          {...form.field('code')}
        />
      ) : (
        <TextField
          label={t('shopOrders.handOver.reason')}
          hint={t('shopOrders.reason.hint')}
          maxLength={200}
          {...form.field('reason')}
        />
      )}
    </FormDialog>
  );
}
