import { RETURN_REASONS } from '@cpc/contract';
import { useTranslator } from '@cpc/ui';
import { areFilled, isReason, useActForm } from '../core/act-form.ts';
import { Input, Select } from '../core/fields.tsx';
import { FormDialog } from '../core/form-dialog.tsx';
import { useParcelReturned } from './use-undecided.ts';

/** Records a parcel that came back or was lost, and gives its money back. */
export function ParcelDialog({ onClose }: { readonly onClose: () => void }) {
  const { t, format } = useTranslator();
  const form = useActForm({
    act: useParcelReturned(),
    saved: { order_number: '', what: RETURN_REASONS[0] as string, reason: '' },
    complete: ({ order_number, reason }) => areFilled(order_number) && isReason(reason),
    input: ({ what, ...typed }) => {
      const known = RETURN_REASONS.find((reason) => reason === what);
      return known && { ...typed, what: known };
    },
    said: ({ refunded }) => t('undecided.parcel.done', { amount: format.money(refunded) }),
    onClose,
  });
  return (
    <FormDialog texts="undecided.parcel" form={form}>
      <Input of={form} name="order_number" label="order.detail.number" as="capitals" />
      <Select
        of={form}
        name="what"
        label="undecided.parcel.what"
        options={RETURN_REASONS.map((value) => ({ value, label: t(`delivery.returned.${value}`) }))}
      />
      <Input of={form} name="reason" label="partner.care.reason" hint="shopOrders.claim.reason.hint" />
    </FormDialog>
  );
}
