/** How high a panel stands over the stage: its header, its usual height, or most of the window. */
export type Detent = 'peek' | 'half' | 'tall';

export const DETENTS: readonly Detent[] = ['peek', 'half', 'tall'];

/** The heights of a panel in CSS pixels; a short panel has no `tall`. */
export type Heights = Readonly<Partial<Record<Detent, number>>>;

/** How long a released panel goes on moving, ms: a little inertia. */
const COAST_MS = 110;

/** The detent at which a panel comes to rest. @param speed upwards, CSS pixels per ms, when it was released */
export function restOf(height: number, speed: number, heights: Heights): Detent {
  const wanted = height + speed * COAST_MS;
  const distance = (detent: Detent) => Math.abs((heights[detent] ?? Infinity) - wanted);
  return DETENTS.reduce((best, detent) => (distance(detent) < distance(best) ? detent : best));
}

/** The next detent in a direction; the same one at the end. */
export function beside(detent: Detent, by: 1 | -1, heights: Heights): Detent {
  const there = DETENTS.filter((one) => heights[one] !== undefined);
  return there[there.indexOf(detent) + by] ?? detent;
}
