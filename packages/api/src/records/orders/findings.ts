import type { OrderItemView } from '@cpc/contract';

/** Reads the stored findings of an item's preflight. */
export const readFindings = (stored: string): OrderItemView['findings'] => JSON.parse(stored);
