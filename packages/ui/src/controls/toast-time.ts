/** How long a toast stays, in ms (LN-05). */
const STAY_MS = 2_000;
/** With an action: it must be reached (WCAG 2.2.1). */
const STAY_WITH_ACTION_MS = 10_000;
/**
 * The length that is read within `STAY_MS`, in bytes of UTF-8: a Chinese character says as much as three Latin letters.
 */
const SHORT_BYTES = 40;
/** The reading time of each further byte, in ms. */
const READ_MS = 70;

/** How long a text stays as a toast, in ms. */
export function stayOf(text: string, hasAction: boolean): number {
  if (hasAction) return STAY_WITH_ACTION_MS;
  const bytes = new TextEncoder().encode(text).length;
  return STAY_MS + Math.max(0, bytes - SHORT_BYTES) * READ_MS;
}
