import { useForm } from '@cpc/appkit';
import type { Claim } from '@cpc/contract';
import { Segmented, TextField, useTranslator } from '@cpc/ui';
import { FormDialog } from '../core/form-dialog.tsx';
import { amountOf, typedOf } from '../station/sale-values.ts';
import { useDecideClaim } from './use-claims.ts';
import { isReason } from '../core/reason.ts';
import { ReasonField } from '../core/reason-field.tsx';

const DECISIONS = ['approve', 'refuse'] as const;

interface Typed {
  readonly decision: (typeof DECISIONS)[number];
  readonly typed: string;
  readonly reason: string;
}

interface DecideDialogProps {
  readonly claim: Claim;
  readonly onClose: () => void;
}

/** Approves a claim with the amount that the platform pays, or refuses it; both with a reason. */
export function DecideDialog({ claim, onClose }: DecideDialogProps) {
  const { t, format } = useTranslator();
  const decide = useDecideClaim();
  const { currency } = claim.price;
  const most = claim.checked ?? claim.price;
  // Who may not approve may still refuse.
  const decisions = DECISIONS.filter((value) => value === 'refuse' || !claim.refusal);
  const problemOf = (amount: number | undefined) => {
    if (!amount) return t('shopOrders.claim.amount.bad');
    return amount > most.amount ? t('error.claimTooMuch') : undefined;
  };
  const form = useForm<Typed>({
    saved: { decision: decisions[0] ?? 'refuse', typed: typedOf(most, format.typed), reason: '' },
    check: ({ decision, typed }) => ({
      typed: decision === 'approve' ? problemOf(amountOf(typed, currency)) : undefined,
    }),
    submit: ({ decision, typed, reason }) =>
      decide.mutate(
        {
          reprint_id: claim.reprint_id,
          approved: decision === 'approve' ? (amountOf(typed, currency) ?? null) : null,
          reason: reason.trim(),
        },
        { onSettled: onClose },
      ),
  });
  const { decision, reason } = form.values;
  return (
    <FormDialog
      title={t('shopOrders.claim.decide')}
      text={t('shopOrders.claim.text', { shop: claim.shop, price: format.money(claim.price) })}
      yes={t(`shopOrders.claim.${decision}`)}
      form={form.props}
      incomplete={!isReason(reason)}
      busy={decide.isPending}
      onClose={onClose}
    >
      <Segmented
        label={t('shopOrders.claim.decide')}
        value={decision}
        onChange={(chosen) => form.set({ decision: chosen })}
        options={decisions.map((value) => ({ value, label: t(`shopOrders.claim.${value}`) }))}
      />
      {decision === 'approve' && claim.four_eyes && claim.state === 'asked' && (
        <p className="text-small text-ink-soft">{t('payout.approve.first')}</p>
      )}
      {decision === 'approve' && (
        <TextField
          label={t('shopOrders.claim.amount')}
          inputMode="decimal"
          dir="ltr"
          className="rtl:text-right"
          autoComplete="off"
          end={currency}
          maxLength={20}
          {...form.field('typed')}
        />
      )}
      <ReasonField hint={t('shopOrders.claim.reason.hint')} {...form.field('reason')} />
    </FormDialog>
  );
}
