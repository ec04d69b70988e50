import type { PromoterView } from '@cpc/contract';
import { useT } from '@cpc/ui';
import { useActForm } from '../core/act-form.ts';
import { Input } from '../core/fields.tsx';
import { SaveForm } from '../core/save-form.tsx';
import { permilleOf, typedPermille } from '../shops/permille.ts';
import { useSetPromoter } from './use-promoters.ts';

/** The name of a promoter, and the share of future sales. */
export function ShareForm({ promoter: { promoter_id, name, permille } }: { readonly promoter: PromoterView }) {
  const t = useT();
  const form = useActForm({
    act: useSetPromoter(),
    saved: { name, permille: typedPermille(permille) },
    complete: (typed) => typed.name.trim() !== name || permilleOf(typed.permille) !== permille,
    check: (typed) => ({ permille: permilleOf(typed.permille) == null ? t('price.promoter.share.bad') : undefined }),
    input: (typed) => ({ promoter_id, name: typed.name, permille: permilleOf(typed.permille) ?? 0 }),
    said: () => t('price.promoter.saved'),
  });
  return (
    <SaveForm form={form} yes="price.promoter.save">
      <Input of={form} name="name" label="price.promoter.name" />
      <Input of={form} name="permille" label="price.promoter.share" hint="price.promoter.share.hint" as="percent" />
    </SaveForm>
  );
}
