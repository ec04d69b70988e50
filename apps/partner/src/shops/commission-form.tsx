import { useForm, useNotify } from '@cpc/appkit';
import type { OperatorShop } from '@cpc/contract';
import { Button, TextField, useT } from '@cpc/ui';
import { permilleOf, typedPermille } from './permille.ts';
import { useSetCommission } from './use-shops.ts';
import { ReasonField } from '../core/reason-field.tsx';

/** The platform's part of future sales. Empty: the usual part. */
export function CommissionForm({ shop: { partner_id, commission } }: { readonly shop: OperatorShop }) {
  const t = useT();
  const notify = useNotify();
  const change = useSetCommission();
  const form = useForm({
    saved: { part: typedPermille(commission), reason: '' },
    check: ({ part }) => ({ part: permilleOf(part) === undefined ? t('partner.shops.commission.wrong') : undefined }),
    submit: ({ part, reason }) => {
      const next = permilleOf(part);
      if (next === undefined) return;
      const done = () => {
        form.reset({ part: typedPermille(next), reason: '' });
        notify.done(t('partner.people.saved'));
      };
      change.mutate({ partner_id, commission: next, reason: reason.trim() }, { onSuccess: done });
    },
  });
  const { part, reason } = form.values;
  return (
    <form {...form.props} className="flex flex-col gap-3">
      <TextField
        label={t('partner.shops.commission.part')}
        hint={t('partner.shops.commission.hint')}
        inputMode="decimal"
        dir="ltr"
        className="rtl:text-right"
        end="%"
        maxLength={5}
        {...form.field('part')}
      />
      <ReasonField {...form.field('reason')} />
      <div>
        <Button
          type="submit"
          kind="outline"
          disabled={reason.trim() === '' || part.trim() === typedPermille(commission)}
          busy={change.isPending}
        >
          {t('partner.shops.commission.save')}
        </Button>
      </div>
    </form>
  );
}
