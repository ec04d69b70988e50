import { useForm, useNotify } from '@cpc/appkit';
import type { PromoterView } from '@cpc/contract';
import { Button, TextField, useTranslator } from '@cpc/ui';
import { permilleOf, typedPermille } from '../shops/permille.ts';
import { useSetPromoter } from './use-promoters.ts';

/** The name of a promoter, and the share of future sales. */
export function ShareForm({ promoter: { promoter_id, name, permille } }: { readonly promoter: PromoterView }) {
  const { t } = useTranslator();
  const notify = useNotify();
  const set = useSetPromoter();
  const form = useForm({
    saved: { name, permille: typedPermille(permille) },
    check: (typed) => ({ permille: permilleOf(typed.permille) == null ? t('price.promoter.share.bad') : undefined }),
    submit: (typed) =>
      set.mutate(
        { promoter_id, name: typed.name, permille: permilleOf(typed.permille) ?? 0 },
        { onSuccess: () => notify.done(t('price.promoter.saved')), onError: form.refuse },
      ),
  });
  const same = form.values.name.trim() === name && permilleOf(form.values.permille) === permille;
  return (
    <form {...form.props} className="flex flex-col gap-3">
      <TextField label={t('price.promoter.name')} autoComplete="off" maxLength={60} {...form.field('name')} />
      <TextField
        label={t('price.promoter.share')}
        hint={t('price.promoter.share.hint')}
        inputMode="decimal"
        end="%"
        maxLength={5}
        {...form.field('permille')}
      />
      <div>
        <Button type="submit" kind="outline" disabled={same} busy={set.isPending}>
          {t('price.promoter.save')}
        </Button>
      </div>
    </form>
  );
}
