import { Chip, useT } from '@cpc/ui';

/** With this many pieces or fewer the number is shown. */
const FEW = 5;

export function StockChip({ stock }: { readonly stock: number }) {
  const t = useT();
  if (stock === 0) return <Chip tone="bad">{t('shop.details.soldOut')}</Chip>;
  if (stock <= FEW) return <Chip tone="warn">{t('shop.details.left', { count: stock })}</Chip>;
  return <Chip tone="good">{t('shop.details.inStock')}</Chip>;
}
