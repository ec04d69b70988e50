import type { DoubtfulPayment } from '@cpc/contract';
import { useTranslator } from '@cpc/ui';
import { areFilled, isReason, useActForm } from '../core/act-form.ts';
import { Choice, Input } from '../core/fields.tsx';
import { FormDialog } from '../core/form-dialog.tsx';
import { useDecidePayment } from './use-undecided.ts';

const DECISIONS = ['paid', 'unpaid'] as const;

interface DecideDialogProps {
  readonly payment: DoubtfulPayment;
  readonly onClose: () => void;
}

/** Decides that a payment was made, by the capture that was found at the provider, or that it was not. */
export function DecideDialog({ payment, onClose }: DecideDialogProps) {
  const { t, format } = useTranslator();
  const { payment_id, order_number, amount, state, four_eyes, vouched, refusal } = payment;
  // Who has said that it was paid may still say that it was not.
  const decisions = DECISIONS.filter((value) => value === 'unpaid' || !refusal);
  const form = useActForm({
    act: useDecidePayment(),
    saved: { decision: decisions[0] ?? 'unpaid', evidence: '', reason: '' },
    complete: ({ decision, evidence, reason }) => isReason(reason) && (decision === 'unpaid' || areFilled(evidence)),
    input: ({ decision, evidence, reason }) => ({
      payment_id,
      paid: decision === 'paid',
      ...(decision === 'paid' && { evidence: evidence.trim() }),
      reason: reason.trim(),
    }),
    said: (now, { decision }) => t(now.state === state ? 'undecided.done.first' : `undecided.done.${decision}`),
    onClose,
  });
  const isPaid = form.values.decision === 'paid';
  return (
    <FormDialog
      title={t('undecided.decide')}
      text={t('undecided.decide.text', { number: order_number, amount: format.money(amount) })}
      yes={t(`undecided.decide.${form.values.decision}`)}
      form={form}
    >
      <Choice
        of={form}
        name="decision"
        label="undecided.decide"
        options={decisions.map((value) => ({ value, label: t(`undecided.decide.${value}`) }))}
      />
      {isPaid && four_eyes && !vouched && <p className="text-small text-ink-soft">{t('payout.approve.first')}</p>}
      {isPaid && (
        <Input of={form} name="evidence" label="platform.find.capture" hint="undecided.evidence.hint" as="code" />
      )}
      <Input of={form} name="reason" label="partner.care.reason" hint="shopOrders.claim.reason.hint" />
    </FormDialog>
  );
}
