import { useForm, useNotify } from '@cpc/appkit';
import { TextField, useTranslator } from '@cpc/ui';
import { FormDialog } from '../core/form-dialog.tsx';
import { permilleOf } from '../shops/permille.ts';
import { useSetPromoter } from './use-promoters.ts';

const NUMBER = /^[\w.-]{1,80}$/;

/** Adds a promoter. */
export function PromoterDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslator();
  const notify = useNotify();
  const set = useSetPromoter();
  const form = useForm({
    saved: { promoter_id: '', name: '', permille: '5' },
    check: ({ promoter_id, permille }) => ({
      promoter_id: NUMBER.test(promoter_id.trim()) ? undefined : t('price.promoter.id.hint'),
      permille: permilleOf(permille) == null ? t('price.promoter.share.bad') : undefined,
    }),
    submit: ({ promoter_id, name, permille }) =>
      set.mutate(
        { promoter_id: promoter_id.trim(), name, permille: permilleOf(permille) ?? 0 },
        {
          onSuccess: () => {
            notify.done(t('price.promoter.saved'));
            onClose();
          },
          onError: form.refuse,
        },
      ),
  });
  return (
    <FormDialog
      title={t('price.promoters.add')}
      text={t('price.promoters.add.text')}
      yes={t('price.promoters.add')}
      form={form.props}
      incomplete={form.values.name.trim() === '' || form.values.promoter_id.trim() === ''}
      busy={set.isPending}
      onClose={onClose}
    >
      <TextField label={t('price.promoter.name')} autoComplete="off" maxLength={60} {...form.field('name')} />
      <TextField
        label={t('price.promoter.id')}
        hint={t('price.promoter.id.hint')}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        dir="ltr"
        className="rtl:text-right"
        maxLength={80}
        {...form.field('promoter_id')}
      />
      <TextField
        label={t('price.promoter.share')}
        inputMode="decimal"
        end="%"
        maxLength={5}
        {...form.field('permille')}
      />
    </FormDialog>
  );
}
