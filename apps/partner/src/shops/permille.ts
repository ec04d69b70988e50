import { plainNumber } from '@cpc/domain';

/** A part in thousandths, as somebody types it in percent; empty for null. */
export const typedPermille = (permille: number | null): string => (permille === null ? '' : String(permille / 10));

/**
 * The part that was typed in percent, with a point or a comma.
 * @returns thousandths; null if nothing was typed, undefined if it is none from 0 to 100 with at most one decimal
 */
export function permilleOf(typed: string): number | null | undefined {
  const text = plainNumber(typed);
  if (text === '') return null;
  if (!/^\d{1,3}(\.\d)?$/.test(text)) return undefined;
  const permille = Math.round(Number(text) * 10);
  return permille <= 1_000 ? permille : undefined;
}
