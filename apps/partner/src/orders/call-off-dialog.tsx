import { useForm, useNotify } from '@cpc/appkit';
import type { ShopOrder, ShopOrderItem } from '@cpc/contract';
import { useTranslator } from '@cpc/ui';
import { useState } from 'react';
import { FormDialog } from '../core/form-dialog.tsx';
import { useCallOffReprint } from './use-orders.ts';
import { isReason } from '../core/reason.ts';
import { ReasonField } from '../core/reason-field.tsx';

interface CallOffDialogProps {
  readonly order: ShopOrder;
  readonly item: ShopOrderItem;
  readonly onClose: () => void;
}

/** Calls off a reprint that no station has begun, with a reason (PA-06). */
export function CallOffDialog({ order, item, onClose }: CallOffDialogProps) {
  const { t, format } = useTranslator();
  const notify = useNotify();
  const callOff = useCallOffReprint();
  // One call-off has one key, however often the button is pressed.
  const [client_key] = useState(() => crypto.randomUUID());
  const form = useForm({
    saved: { reason: '' },
    submit: ({ reason }) =>
      callOff.mutate(
        { order_id: order.order_id, item_id: item.item_id, client_key, reason: reason.trim() },
        {
          onSuccess() {
            notify.done(t('shopOrders.callOff.done'));
            onClose();
          },
        },
      ),
  });
  const reprint = order.reprints.findLast(({ item_id }) => item_id === item.item_id);
  const begun = !item.reprint_waits && !callOff.isPending;
  return (
    <FormDialog
      title={t('shopOrders.callOff')}
      text={t('shopOrders.callOff.text')}
      yes={t('shopOrders.callOff.yes')}
      form={form.props}
      incomplete={begun || !isReason(form.values.reason)}
      busy={callOff.isPending}
      onClose={onClose}
    >
      {begun && (
        <p role="alert" className="bg-warn-wash text-warn text-small rounded-medium px-3.5 py-2.5 font-medium">
          {t('error.reprintNotWaiting')}
        </p>
      )}
      {reprint?.claim === 'asked' && <p className="text-small text-ink-soft">{t('shopOrders.callOff.claim')}</p>}
      {reprint?.paid && (
        <p className="bg-warn-wash text-warn text-small rounded-medium px-3.5 py-2.5 font-medium">
          {t('shopOrders.callOff.paid', { amount: format.money(reprint.paid) })}
        </p>
      )}
      {reprint?.settles_problem && <p className="text-small text-ink-soft">{t('shopOrders.callOff.problem')}</p>}
      <ReasonField hint={t('shopOrders.reason.hint')} {...form.field('reason')} />
    </FormDialog>
  );
}
