/** The maximum number of items in one order. */
export const MAX_ITEMS = 20;
