/** Days of use that a velocity is taken from. */
export const VELOCITY_DAYS = 28;
/** What will be gone within so many days is to be brought along with the next visit. */
export const LOW_DAYS = 7;

export const STOCK_LEVELS = ['empty', 'low', 'fine'] as const;
export type StockLevel = (typeof STOCK_LEVELS)[number];

/** How a kind of blank stands (SK-04). */
export interface StockOutlook {
  /** Pieces a day; 0 where none was used. */
  readonly perDay: number;
  /** Whole days until the last one is gone, at that pace; null where none is used. */
  readonly daysLeft: number | null;
  readonly level: StockLevel;
}

/**
 * @param available pieces nobody has ordered
 * @param used pieces used in the last {@link VELOCITY_DAYS} days
 * @param known days since there first was one: of what is new a velocity is taken from less, but from one day at least
 */
export function stockOutlook(available: number, used: number, known: number): StockOutlook {
  const perDay = used / Math.min(VELOCITY_DAYS, Math.max(1, known));
  const daysLeft = perDay === 0 ? null : Math.floor(available / perDay);
  if (available === 0) return { perDay, daysLeft, level: 'empty' };
  return { perDay, daysLeft, level: daysLeft !== null && daysLeft <= LOW_DAYS ? 'low' : 'fine' };
}
