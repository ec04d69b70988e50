/** Pieces of one kind that a customer may keep unpaid however few are left (decision 117). */
export const LEAST_UNPAID = 3;
/** The share of the remaining pieces that a customer may keep unpaid, unless the operator sets another. */
const UNPAID_SHARE = 0.5;

/**
 * How many pieces of one kind may be kept unpaid at a station (decisions 008 and 117).
 * @param left pieces that others do not hold
 * @param share from 0 to 1
 * @param least pieces that may be kept however few are left
 */
export function mostUnpaid(left: number, share = UNPAID_SHARE, least = LEAST_UNPAID): number {
  return Math.max(Math.min(left, least), Math.floor(left * share));
}
