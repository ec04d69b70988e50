import { Chip, useT } from '@cpc/ui';

/** So few left that it is worth saying how many. */
const FEW = 5;

export function StockChip({ stock }: { readonly stock: number }) {
  const t = useT();
  if (stock === 0) return <Chip tone="bad">{t('shop.details.soldOut')}</Chip>;
  if (stock <= FEW) return <Chip tone="warn">{t('shop.details.left', { count: stock })}</Chip>;
  return <Chip tone="good">{t('shop.details.inStock')}</Chip>;
}
