/** The number of days from which the rate of use is computed. */
export const VELOCITY_DAYS = 28;
/** A kind that will be gone within this many days should be refilled at the next visit. */
export const LOW_DAYS = 7;

export const STOCK_LEVELS = ['empty', 'low', 'fine'] as const;
export type StockLevel = (typeof STOCK_LEVELS)[number];

/** The outlook for a kind of blank (SK-04). */
export interface StockOutlook {
  /** The whole days over which the use was counted: at most {@link VELOCITY_DAYS}. */
  readonly days: number;
  /** Whole days until the last piece is used at this rate; null if none is used. */
  readonly daysLeft: number | null;
  /** The pieces that should be there: below it, a kind is low. */
  readonly minimum: number;
  readonly level: StockLevel;
}

/**
 * Computes the outlook of a kind of blank.
 * @param available pieces that no order holds
 * @param used pieces used in the last {@link VELOCITY_DAYS} days
 * @param known days since the first piece: for a new kind, the rate is computed from fewer whole days, but at least one
 * @param set the minimum that a person has set; by default, what is used until more than {@link LOW_DAYS} days are left
 */
export function stockOutlook(available: number, used: number, known: number, set?: number | null): StockOutlook {
  const days = Math.min(VELOCITY_DAYS, Math.max(1, Math.round(known)));
  const daysLeft = used === 0 ? null : Math.floor((available * days) / used);
  const minimum = set ?? Math.ceil((used * (LOW_DAYS + 1)) / days);
  if (available === 0) return { days, daysLeft, minimum, level: 'empty' };
  return { days, daysLeft, minimum, level: available < minimum ? 'low' : 'fine' };
}

/** Pieces of one kind that a customer may keep unpaid however few are left (decision 117). */
export const MIN_UNPAID_ALLOWED = 3;
/** The share of the remaining pieces that a customer may keep unpaid, unless the operator sets another. */
const UNPAID_SHARE = 0.5;

/**
 * How many pieces of one kind may be kept unpaid at a station (decisions 008 and 117).
 * @param left pieces that others do not hold
 * @param share from 0 to 1
 * @param least pieces that may be kept however few are left
 */
export function mostUnpaid(left: number, share = UNPAID_SHARE, least = MIN_UNPAID_ALLOWED): number {
  return Math.max(Math.min(left, least), Math.floor(left * share));
}
