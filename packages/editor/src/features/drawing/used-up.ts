import type { DrawingOffer } from '@cpc/contract';
import type { useFormat, useT } from '@cpc/ui';

/** Why no drawing can be begun, and when one can; undefined if some are left. */
export function usedUp(
  { left, more_at }: Pick<DrawingOffer, 'left' | 'more_at'>,
  t: ReturnType<typeof useT>,
  format: ReturnType<typeof useFormat>,
): string | undefined {
  if (left > 0) return undefined;
  return more_at === null ? t('drawing.usedUpSoon') : t('drawing.usedUp', { time: format.dateTime(more_at) });
}
