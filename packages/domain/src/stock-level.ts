/** The number of days from which the rate of use is computed. */
export const VELOCITY_DAYS = 28;
/** A kind that will be gone within this many days should be refilled at the next visit. */
export const LOW_DAYS = 7;

export const STOCK_LEVELS = ['empty', 'low', 'fine'] as const;
export type StockLevel = (typeof STOCK_LEVELS)[number];

/** The outlook for a kind of blank (SK-04). */
export interface StockOutlook {
  /** Used pieces per day; 0 if none was used. */
  readonly perDay: number;
  /** Whole days until the last piece is used at this rate; null if none is used. */
  readonly daysLeft: number | null;
  readonly level: StockLevel;
}

/**
 * Computes the outlook of a kind of blank.
 * @param available pieces that no order holds
 * @param used pieces used in the last {@link VELOCITY_DAYS} days
 * @param known days since the first piece: for a new kind, the rate is computed from fewer days, but at least one
 */
export function stockOutlook(available: number, used: number, known: number): StockOutlook {
  const perDay = used / Math.min(VELOCITY_DAYS, Math.max(1, known));
  const daysLeft = perDay === 0 ? null : Math.floor(available / perDay);
  if (available === 0) return { perDay, daysLeft, level: 'empty' };
  return { perDay, daysLeft, level: daysLeft !== null && daysLeft <= LOW_DAYS ? 'low' : 'fine' };
}
