import { asShown } from '@cpc/appkit';
import type { Claim } from '@cpc/contract';
import { useTranslator } from '@cpc/ui';
import { isReason, useActForm } from '../core/act-form.ts';
import { Choice, Input } from '../core/fields.tsx';
import { FormDialog } from '../core/form-dialog.tsx';
import { amountOf, typedOf } from '../core/amounts.ts';
import { useDecideClaim } from './use-claims.ts';

const DECISIONS = ['approve', 'refuse'] as const;

/** Approves a claim with the amount that the platform pays, or refuses it; both with a reason. */
export function DecideDialog({ claim, onClose }: { readonly claim: Claim; readonly onClose: () => void }) {
  const { t, format } = useTranslator();
  const { currency } = claim.price;
  const most = claim.checked ?? claim.price;
  // Who may not approve may still refuse.
  const decisions = DECISIONS.filter((value) => value === 'refuse' || !claim.refusal);
  const problemOf = (amount: number | undefined) => {
    if (!amount) return t('shopOrders.claim.amount.bad');
    return amount > most.amount ? t('error.claimTooMuch') : undefined;
  };
  const form = useActForm({
    act: useDecideClaim(),
    saved: { decision: decisions[0] ?? 'refuse', typed: typedOf(most, format.typed), reason: '' },
    // Another person may approve another sum meanwhile.
    merge: asShown,
    complete: ({ reason }) => isReason(reason),
    check: ({ decision, typed }) => ({
      typed: decision === 'approve' ? problemOf(amountOf(typed, currency)) : undefined,
    }),
    input: ({ decision, typed, reason }) => ({
      reprint_id: claim.reprint_id,
      approved: decision === 'approve' ? (amountOf(typed, currency) ?? null) : null,
      reason: reason.trim(),
    }),
    onRefused: onClose,
    onClose,
  });
  const { decision } = form.values;
  return (
    <FormDialog
      title={t('shopOrders.claim.decide')}
      text={t('shopOrders.claim.text', { shop: claim.shop, price: format.money(claim.price) })}
      yes={t(`shopOrders.claim.${decision}`)}
      form={form}
    >
      <Choice
        of={form}
        name="decision"
        label="shopOrders.claim.decide"
        options={decisions.map((value) => ({ value, label: t(`shopOrders.claim.${value}`) }))}
      />
      {decision === 'approve' && claim.four_eyes && claim.state === 'asked' && (
        <p className="text-small text-ink-soft">{t('payout.approve.first')}</p>
      )}
      {decision === 'approve' && (
        <Input of={form} name="typed" label="shopOrders.claim.amount" as="amount" end={currency} />
      )}
      <Input of={form} name="reason" label="partner.care.reason" hint="shopOrders.claim.reason.hint" />
    </FormDialog>
  );
}
