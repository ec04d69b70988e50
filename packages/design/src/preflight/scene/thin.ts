/** Thinner lines break off in print (PF-01), in mm. */
export const MIN_STROKE = 0.2;

/** Lengths in messages: to a hundredth of a millimetre. */
export const thinValues = (width: number) => ({ mm: Number(width.toFixed(2)), needed: MIN_STROKE });
