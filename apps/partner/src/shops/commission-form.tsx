import type { OperatorShop } from '@cpc/contract';
import { useT } from '@cpc/ui';
import { useActForm } from '../core/act-form.ts';
import { Input } from '../core/fields.tsx';
import { SaveForm } from '../core/save-form.tsx';
import { permilleOf, typedPermille } from './permille.ts';
import { useSetCommission } from './use-shops.ts';

/** The platform's part of future sales. Empty: the usual part. */
export function CommissionForm({ shop: { partner_id, commission } }: { readonly shop: OperatorShop }) {
  const t = useT();
  const form = useActForm({
    act: useSetCommission(),
    saved: { part: typedPermille(commission), reason: '' },
    complete: ({ part, reason }) => reason.trim() !== '' && part.trim() !== typedPermille(commission),
    check: ({ part }) => ({ part: permilleOf(part) === undefined ? t('partner.shops.commission.wrong') : undefined }),
    input({ part, reason }) {
      const next = permilleOf(part);
      return next === undefined ? undefined : { partner_id, commission: next, reason: reason.trim() };
    },
    said: () => t('partner.people.saved'),
    onDone: (_, { part }) => form.reset({ part: typedPermille(permilleOf(part) ?? null), reason: '' }),
  });
  return (
    <SaveForm form={form} yes="partner.shops.commission.save">
      <Input
        of={form}
        name="part"
        label="partner.shops.commission.part"
        hint="partner.shops.commission.hint"
        as="percent"
      />
      <Input of={form} name="reason" label="partner.care.reason" />
    </SaveForm>
  );
}
