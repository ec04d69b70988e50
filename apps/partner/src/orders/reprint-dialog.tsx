import { acceptsOrders, REPRINT_BEARERS, type ReprintBearer } from '@cpc/domain';
import { useT } from '@cpc/ui';
import { isReason, useActForm, useClientKey } from '../core/act-form.ts';
import { Choice, Input } from '../core/fields.tsx';
import { FormDialog, Warning } from '../core/form-dialog.tsx';
import { type ItemDialogProps, useReprint } from './use-orders.ts';

/** Prints a finished item again, with a reason and who bears the cost (PA-06). */
export function ReprintDialog({ order: { order_id, station_state }, item, onClose }: ItemDialogProps) {
  const t = useT();
  const client_key = useClientKey();
  const none = item.blanks === 0;
  const form = useActForm({
    act: useReprint(),
    saved: { bearer: 'shop' as ReprintBearer, reason: '' },
    complete: ({ reason }) => !none && isReason(reason),
    input: ({ bearer, reason }) => ({
      order_id,
      item_id: item.item_id,
      client_key,
      bearer,
      reason: reason.trim(),
    }),
    said: () => t('shopOrders.reprint.done'),
    onClose,
  });
  return (
    <FormDialog texts="shopOrders.reprint" title={t('shopOrders.reprint.title')} form={form}>
      {item.blanks !== null && (
        <p className={`text-small font-medium ${none ? 'text-bad' : 'text-ink-soft'}`}>
          {t('shopOrders.reprint.blanks', { count: item.blanks })}
        </p>
      )}
      {station_state !== null && !acceptsOrders(station_state) && (
        <Warning text={t('shopOrders.reprint.later', { state: t(`station.state.${station_state}`) })} />
      )}
      <div className="flex flex-col gap-1.5">
        <p aria-hidden className="text-small font-medium">
          {t('shopOrders.bearer')}
        </p>
        <Choice
          of={form}
          name="bearer"
          label="shopOrders.bearer"
          options={REPRINT_BEARERS.map((value) => ({ value, label: t(`shopOrders.bearer.${value}`) }))}
        />
        <p className="text-small text-ink-soft px-1">{t(`shopOrders.bearer.${form.values.bearer}.hint`)}</p>
      </div>
      <Input of={form} name="reason" label="partner.care.reason" hint="shopOrders.reason.hint" />
    </FormDialog>
  );
}
