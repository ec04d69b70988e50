import { customSizeOf } from '@cpc/design';
import { useT, useTranslator } from '@cpc/ui';

interface Named {
  readonly goods_id: string;
  readonly brand: string;
  readonly model: string;
}

/** The name of goods as customers say it: translated if it is not a proper name; a custom size has its owner's name. */
export function useGoodsName(): (goods: Named, surfaceName?: string) => string {
  const t = useT();
  const { tOr } = useTranslator();
  return ({ goods_id, model }, surfaceName) => {
    if (customSizeOf(goods_id)) return surfaceName ?? (model === '' ? t('size.own') : model);
    return tOr(`goods.${goods_id}`, model);
  };
}
