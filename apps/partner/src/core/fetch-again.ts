import { isPassing } from '@cpc/appkit';

/** How soon what the network or the server failed to bring is fetched again, ms. */
const AGAIN_MS = 5_000;

/**
 * When a query is fetched again: as often as its page wants, and soon after a failure that may pass. A screen at a counter
 * then recovers although nobody presses "Try again".
 */
export const fetchAgain =
  (everyMs: number | false = false) =>
  ({ state: { error } }: { readonly state: { readonly error: Error | null } }): number | false =>
    error !== null && isPassing(error) ? AGAIN_MS : everyMs;
