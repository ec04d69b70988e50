import { DRAWING_TIMEOUT_MS } from '@cpc/domain';
import type { DrawingRow } from '../../records/drawings/store.ts';
import { drawingTopic } from '../../records/drawings/topic.ts';
import type { DrawingServices } from './ports.ts';

/** Events may be lost: a cancel is seen within this time, in ms. */
const LOOK_MS = 2_000;

/** Why the work on a drawing ends early. */
export class Ended extends Error {
  override readonly name = 'Ended';
  readonly how: 'cancelled' | 'timeout' | 'stopping';

  constructor(how: Ended['how']) {
    super(`ended: ${how}`);
    this.how = how;
  }
}

/**
 * A signal that aborts with `Ended` when the drawing is cancelled or deleted, when its time is over, or when this server
 * stops or has lost it to another.
 */
export function endings(
  { db, clock, events, log }: DrawingServices,
  { id, begun, began_at }: DrawingRow,
  stopping: AbortSignal,
): { readonly signal: AbortSignal; readonly stop: () => void } {
  const own = new AbortController();
  const end = (how: Ended['how']) => own.abort(new Ended(how));
  const stop = () => end('stopping');
  const look = () =>
    db.read
      .selectFrom('drawings')
      .select(['state', 'begun'])
      .where('id', '=', id)
      .executeTakeFirst()
      .then(
        // Another server that has begun it goes on with the same work at the provider.
        (row) =>
          row && row.begun !== begun ? end('stopping') : row?.state !== 'running' ? end('cancelled') : undefined,
        (error: unknown) => log.warn({ error }, 'a drawing could not be looked at'),
      );
  const left = (began_at ?? clock.now()) + DRAWING_TIMEOUT_MS - clock.now();
  const timer = setTimeout(() => end('timeout'), Math.max(0, left));
  const looking = setInterval(() => void look(), LOOK_MS);
  const unsubscribe = events.subscribe(drawingTopic(id), () => void look());
  if (stopping.aborted) stop();
  else stopping.addEventListener('abort', stop, { once: true });
  return {
    signal: own.signal,
    stop() {
      clearTimeout(timer);
      clearInterval(looking);
      unsubscribe();
      stopping.removeEventListener('abort', stop);
    },
  };
}
