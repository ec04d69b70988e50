import type { DrawingOffer } from '@cpc/contract';
import { useFormat, useT } from '@cpc/ui';

/** What a printed drawing costs; nothing where that is free (AI-04). */
export function PriceNote({ price }: Pick<DrawingOffer, 'price'>) {
  const t = useT();
  const format = useFormat();
  if (price.amount === 0) return null;
  return (
    <p className="text-small text-ink-soft text-center text-balance">
      {t('drawing.price', { price: format.money(price) })}
    </p>
  );
}
