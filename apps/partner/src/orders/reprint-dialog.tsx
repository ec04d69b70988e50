import { useForm, useNotify } from '@cpc/appkit';
import type { ShopOrder, ShopOrderItem } from '@cpc/contract';
import { acceptsOrders, REPRINT_BEARERS, type ReprintBearer } from '@cpc/domain';
import { Segmented, useTranslator } from '@cpc/ui';
import { useState } from 'react';
import { FormDialog } from '../core/form-dialog.tsx';
import { useReprint } from './use-orders.ts';
import { isReason } from '../core/reason.ts';
import { ReasonField } from '../core/reason-field.tsx';

interface ReprintDialogProps {
  readonly order: ShopOrder;
  readonly item: ShopOrderItem;
  readonly onClose: () => void;
}

interface Typed {
  readonly bearer: ReprintBearer;
  readonly reason: string;
}

/** Prints a finished item again, with a reason and who bears the cost (PA-06). */
export function ReprintDialog({ order, item, onClose }: ReprintDialogProps) {
  const { t } = useTranslator();
  const notify = useNotify();
  const reprint = useReprint();
  // One reprint has one key, however often the button is pressed.
  const [client_key] = useState(() => crypto.randomUUID());
  const form = useForm<Typed>({
    saved: { bearer: 'shop', reason: '' },
    submit: ({ bearer, reason }) =>
      reprint.mutate(
        { order_id: order.order_id, item_id: item.item_id, client_key, bearer, reason: reason.trim() },
        {
          onSuccess() {
            notify.done(t('shopOrders.reprint.done'));
            onClose();
          },
        },
      ),
  });
  const { bearer, reason } = form.values;
  const none = item.blanks === 0;
  return (
    <FormDialog
      title={t('shopOrders.reprint.title')}
      text={t('shopOrders.reprint.text')}
      yes={t('shopOrders.reprint.yes')}
      form={form.props}
      incomplete={none || !isReason(reason)}
      busy={reprint.isPending}
      onClose={onClose}
    >
      {item.blanks !== null && (
        <p className={`text-small font-medium ${none ? 'text-bad' : 'text-ink-soft'}`}>
          {t('shopOrders.reprint.blanks', { count: item.blanks })}
        </p>
      )}
      {!acceptsOrders(order.station_state) && (
        <p className="bg-warn-wash text-warn text-small rounded-medium px-3.5 py-2.5 font-medium">
          {t('shopOrders.reprint.later', { state: t(`station.state.${order.station_state}`) })}
        </p>
      )}
      <div className="flex flex-col gap-1.5">
        <p aria-hidden className="text-small font-medium">
          {t('shopOrders.bearer')}
        </p>
        <Segmented
          label={t('shopOrders.bearer')}
          value={bearer}
          onChange={(chosen) => form.set({ bearer: chosen })}
          options={REPRINT_BEARERS.map((value) => ({ value, label: t(`shopOrders.bearer.${value}`) }))}
        />
        <p className="text-small text-ink-soft px-1">{t(`shopOrders.bearer.${bearer}.hint`)}</p>
      </div>
      <ReasonField hint={t('shopOrders.reason.hint')} {...form.field('reason')} />
    </FormDialog>
  );
}
