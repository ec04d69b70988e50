import { RETENTION_DAYS } from '@cpc/contract';
import { OPEN_DRAWING_STATES } from '@cpc/domain';
import { sql } from 'kysely';
import { inParts } from '../../base/db/in-parts.ts';
import { DAY_MS, HOUR_MS } from '../../base/ports/clock.ts';
import { failDrawing, removeResults } from '../../records/drawings/store.ts';
import { MAX_ROWS, type Place, START } from '../../records/storage/sweep.ts';
import type { With } from '../../base/services.ts';

/** A drawing that waits longer has failed: nobody waits for it any more. */
const MAX_WAIT_MS = 6 * HOUR_MS;
/** What was not drawn is forgotten after this time: it has no results, and anybody can cause it without a limit. */
const UNCOUNTED_MS = 7 * DAY_MS;
/** Rows that are removed in one transaction. */
const MAX_TOGETHER = 100;

/**
 * Deletes results that have expired, drawings that were deleted or are old, and ends those that nobody draws.
 * @returns where to continue; undefined at the end
 */
export async function sweepDrawings({ db, clock }: With<'db' | 'clock'>): Promise<Place | undefined> {
  const now = clock.now();
  const before = (age: number) =>
    db.read
      .selectFrom('drawings')
      .select('id')
      .where('created_at', '<', now - age)
      .limit(MAX_ROWS);
  // Each has an index. SQLite uses a partial one only if the condition is written out.
  const old = await before(RETENTION_DAYS.prompt * DAY_MS).execute();
  const deleted = await before(DAY_MS).where('deleted_at', 'is not', null).execute();
  const uncounted = await before(UNCOUNTED_MS)
    .where('counted', '=', sql.lit(0))
    .where('state', 'not in', OPEN_DRAWING_STATES)
    .execute();
  const expired = await db.read
    .selectFrom('drawings')
    .select('id')
    .where('expires_at', '<', now)
    .limit(MAX_ROWS)
    .execute();
  const forgotten = await db.read
    .selectFrom('drawings')
    .select('id')
    .where('state', 'in', ['queued', 'running'])
    .where('created_at', '<', now - MAX_WAIT_MS)
    .limit(MAX_ROWS)
    .execute();
  for (const { id } of forgotten) await db.transact((tx) => failDrawing(tx, id, 'timeout'));
  for (const ids of inParts(
    expired.map(({ id }) => id),
    MAX_TOGETHER,
  ))
    await db.transact(async (tx) => {
      await removeResults(tx, ids, now);
      await tx.updateTable('drawings').set({ expires_at: null }).where('id', 'in', ids).execute();
    });
  for (const ids of inParts([...new Set([...old, ...deleted, ...uncounted].map(({ id }) => id))], MAX_TOGETHER))
    await db.transact(async (tx) => {
      await removeResults(tx, ids, now);
      await tx.deleteFrom('drawings').where('id', 'in', ids).execute();
    });
  return [old, deleted, uncounted, expired, forgotten].some((rows) => rows.length === MAX_ROWS) ? START : undefined;
}
