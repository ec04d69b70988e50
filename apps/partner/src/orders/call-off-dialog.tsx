import { useTranslator } from '@cpc/ui';
import { isReason, useActForm, useClientKey } from '../core/act-form.ts';
import { Input } from '../core/fields.tsx';
import { FormDialog, Warning } from '../core/form-dialog.tsx';
import { type ItemDialogProps, useCallOffReprint } from './use-orders.ts';

/** Calls off a reprint that no station has begun, with a reason (PA-06). */
export function CallOffDialog({ order: { order_id, reprints }, item, onClose }: ItemDialogProps) {
  const { t, format } = useTranslator();
  const client_key = useClientKey();
  const callOff = useCallOffReprint();
  const begun = !item.reprint_waits && !callOff.isPending;
  const form = useActForm({
    act: callOff,
    saved: { reason: '' },
    complete: ({ reason }) => !begun && isReason(reason),
    input: ({ reason }) => ({ order_id, item_id: item.item_id, client_key, reason: reason.trim() }),
    said: () => t('shopOrders.callOff.done'),
    onClose,
  });
  const reprint = reprints.findLast(({ item_id }) => item_id === item.item_id);
  return (
    <FormDialog texts="shopOrders.callOff" form={form}>
      {begun && <Warning role="alert" text={t('error.reprintNotWaiting')} />}
      {reprint?.claim === 'asked' && <p className="text-small text-ink-soft">{t('shopOrders.callOff.claim')}</p>}
      {reprint?.paid && <Warning text={t('shopOrders.callOff.paid', { amount: format.money(reprint.paid) })} />}
      {reprint?.settles_problem && <p className="text-small text-ink-soft">{t('shopOrders.callOff.problem')}</p>}
      <Input of={form} name="reason" label="partner.care.reason" hint="shopOrders.reason.hint" />
    </FormDialog>
  );
}
