/** How long a code must be out of sight before it counts again, in ms. */
const AWAY_MS = 1500;

/**
 * A camera sees a code in many frames. It counts once, and again only after it was away: one box that is held still is
 * not two.
 * @returns a function that tells whether a code that is seen now, in ms, counts
 */
export function sightings(): (code: string, now: number) => boolean {
  const lastSeen = new Map<string, number>();
  return (code, now) => {
    const before = lastSeen.get(code);
    lastSeen.set(code, now);
    return before === undefined || now - before > AWAY_MS;
  };
}
