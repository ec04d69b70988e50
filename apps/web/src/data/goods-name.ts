import { customSizeOf } from '@cpc/design';
import { useT, useTranslator } from '@cpc/ui';

interface Named {
  readonly goods_id: string;
  readonly brand: string;
  readonly model: string;
}

/** What people call a thing of the catalogue, in their language where it is no name; a custom size as its owner does. */
export function useGoodsName(): (goods: Named, surfaceName?: string) => string {
  const t = useT();
  const { tOr } = useTranslator();
  return ({ goods_id, model }, surfaceName) => {
    if (customSizeOf(goods_id)) return surfaceName ?? (model === '' ? t('size.own') : model);
    return tOr(`goods.${goods_id}`, model);
  };
}
