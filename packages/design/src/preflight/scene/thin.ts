/** Lines thinner than this break off in print (PF-01), in mm. */
export const MIN_STROKE = 0.2;

/** Lengths for messages, rounded to 0.01 mm. */
export const thinValues = (width: number) => ({ mm: Number(width.toFixed(2)), needed: MIN_STROKE });
