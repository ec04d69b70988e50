import { type DesignDocument, designCost, MAX_DESIGN_COST, type Surface } from '@cpc/design';
import type { Admits } from '../store/store.ts';

/** Kept free by lines: what a line grows between two looks, so that all of it that was seen can be kept. Percent. */
const LINE_RESERVE = 1;

/** A layer that is moved has a few digits more. Percent. */
const SLACK = 0.01;

/** Whether a line may begin or go on in a design of such content. */
export const hasRoomForLine = (document: DesignDocument, surface: Surface): boolean =>
  designCost(document, surface).total <= MAX_DESIGN_COST - LINE_RESERVE;

/**
 * Refuses what would make a design more than can be printed, as the server would. What makes it less is always
 * admitted, also where that is not yet enough. @param full tells the customer
 */
export function withinCapacity(surface: Surface, full: () => void): Admits {
  return (from, to) => {
    const { total } = designCost(to, surface);
    if (total <= MAX_DESIGN_COST || total <= designCost(from, surface).total + SLACK) return true;
    full();
    return false;
  };
}
