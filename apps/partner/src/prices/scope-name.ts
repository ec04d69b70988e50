import type { PriceRuleView } from '@cpc/contract';
import { useTranslator } from '@cpc/ui';
import { useGoodsName } from '../stock/names.ts';

type Named = Partial<Pick<PriceRuleView, 'brand' | 'model' | 'shell_name' | 'category'>>;

/** What a price is for, in words. */
export function useScopeName(): (scope: Named) => string {
  const { t, tOr } = useTranslator();
  const goodsName = useGoodsName();
  return ({ brand, model, shell_name, category }) => {
    const goods = model == null ? undefined : goodsName({ model, ...(brand != null && { brand }) });
    const shell = shell_name == null ? undefined : tOr(`shell.${shell_name}`, shell_name);
    if (goods !== undefined)
      return shell === undefined
        ? t('price.for.goods', { model: goods })
        : t('price.for.thing', { model: goods, shell });
    if (category != null) {
      const kind = t(`category.${category}`);
      return shell === undefined
        ? t('price.for.category', { category: kind })
        : t('price.for.both', { category: kind, shell });
    }
    return shell === undefined ? t('price.for.all') : t('price.for.shell', { shell });
  };
}
