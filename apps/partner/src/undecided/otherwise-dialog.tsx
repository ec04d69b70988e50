import type { RefusedRefund } from '@cpc/contract';
import { useTranslator } from '@cpc/ui';
import { areFilled, isReason, useActForm } from '../core/act-form.ts';
import { Input } from '../core/fields.tsx';
import { FormDialog } from '../core/form-dialog.tsx';
import { useRefundOtherwise } from './use-undecided.ts';

interface OtherwiseDialogProps {
  readonly refund: RefusedRefund;
  readonly onClose: () => void;
}

/** Records that the platform’s bank gave the money back instead of the provider. */
export function OtherwiseDialog({ refund, onClose }: OtherwiseDialogProps) {
  const { t, format } = useTranslator();
  const form = useActForm({
    act: useRefundOtherwise(),
    saved: { how: '', reference: '', reason: '' },
    complete: ({ how, reference, reason }) => areFilled(how, reference) && isReason(reason),
    input: (values) => ({ refund_id: refund.refund_id, ...values }),
    said: () => t('undecided.otherwise.done'),
    onClose,
  });
  return (
    <FormDialog
      texts="undecided.otherwise"
      values={{ number: refund.order_number, amount: format.money(refund.amount) }}
      form={form}
    >
      <Input of={form} name="how" label="undecided.otherwise.how" hint="undecided.otherwise.how.hint" />
      <Input of={form} name="reference" label="payout.paid.reference" />
      <Input of={form} name="reason" label="partner.care.reason" hint="shopOrders.claim.reason.hint" />
    </FormDialog>
  );
}
