import { useT } from '@cpc/ui';
import { areFilled, useActForm } from '../core/act-form.ts';
import { Input } from '../core/fields.tsx';
import { FormDialog } from '../core/form-dialog.tsx';
import { permilleOf } from '../shops/permille.ts';
import { useSetPromoter } from './use-promoters.ts';

const NUMBER = /^[\w.-]{1,80}$/;

/** Adds a promoter. */
export function PromoterDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useT();
  const form = useActForm({
    act: useSetPromoter(),
    saved: { promoter_id: '', name: '', permille: '5' },
    complete: ({ name, promoter_id }) => areFilled(name, promoter_id),
    check: ({ promoter_id, permille }) => ({
      promoter_id: NUMBER.test(promoter_id.trim()) ? undefined : t('price.promoter.id.hint'),
      permille: permilleOf(permille) == null ? t('price.promoter.share.bad') : undefined,
    }),
    input: ({ promoter_id, name, permille }) => ({
      promoter_id: promoter_id.trim(),
      name,
      permille: permilleOf(permille) ?? 0,
    }),
    said: () => t('price.promoter.saved'),
    onClose,
  });
  return (
    <FormDialog
      title={t('price.promoters.add')}
      text={t('price.promoters.add.text')}
      yes={t('price.promoters.add')}
      form={form}
    >
      <Input of={form} name="name" label="price.promoter.name" />
      <Input of={form} name="promoter_id" label="price.promoter.id" hint="price.promoter.id.hint" as="code" />
      <Input of={form} name="permille" label="price.promoter.share" as="percent" />
    </FormDialog>
  );
}
