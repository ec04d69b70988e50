import { type Fact, useFormat, useT } from '@cpc/ui';
import type { DrawingCost } from '../../data/drawing-cost.ts';

/** The line that says what the drawings of an order cost; none if they are free (AI-04). */
export function useDrawingFacts({ count, price }: Pick<DrawingCost, 'count' | 'price'>): readonly Fact[] {
  const t = useT();
  const format = useFormat();
  return price ? [{ name: t('order.drawings', { count }), value: format.money(price) }] : [];
}
