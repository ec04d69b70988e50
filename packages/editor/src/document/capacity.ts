import { type DesignDocument, designCost, MAX_DESIGN_COST, type Surface } from '@cpc/design';
import type { Admits } from './steps.ts';

/** Capacity that lines leave free, in percent: a line can grow by this between two checks, and is still kept whole. */
const LINE_RESERVE = 1;

/** A moved layer may need a few more digits. Percent. */
const SLACK = 0.01;

/** Whether a line may begin or continue in this design. */
export const hasRoomForLine = (document: DesignDocument, surface: Surface): boolean =>
  designCost(document, surface).total <= MAX_DESIGN_COST - LINE_RESERVE;

/**
 * Refuses a change that makes a design more than can be printed; the server applies the same rule. A change that makes
 * it less is always allowed, even if the result is still too much. @param full tells the customer
 */
export function withinCapacity(surface: Surface, full: () => void): Admits {
  return (from, to) => {
    const { total } = designCost(to, surface);
    if (total <= MAX_DESIGN_COST || total <= designCost(from, surface).total + SLACK) return true;
    full();
    return false;
  };
}
