import { DAY_MS } from '../../base/ports/clock.ts';
import type { With } from '../../base/services.ts';
import { REMOVED_ENTRY_MS } from '../shopping-list/change.ts';
import { isReportedShare } from '../../records/works/reported.ts';
import { dropEndedNicknames } from '../../records/nicknames/store.ts';
import { dropEndedRooms } from '../../records/pair-rooms/store.ts';
import { leaveFiles } from '../../records/storage/leftovers.ts';
import { MAX_ROWS, type Place, START } from '../../records/storage/sweep.ts';

/** How long an ended link is kept, in ms, for reports that came before. */
const REVOKED_SHARE_MS = 30 * DAY_MS;

/** Deletes entries that were removed from shopping lists. @returns where to continue; undefined at the end */
export async function sweepRemovedEntries({ db, clock }: With<'db' | 'clock'>): Promise<Place | undefined> {
  const now = clock.now();
  return db.transact(async (tx) => {
    const removed = tx
      .selectFrom('shopping_list')
      .select('id')
      .where('removed_at', '<', now - REMOVED_ENTRY_MS);
    const entries = await tx
      .deleteFrom('shopping_list')
      .where('id', 'in', removed.limit(MAX_ROWS))
      .returning('thumbnail')
      .execute();
    await leaveFiles(
      tx,
      now,
      entries.map(({ thumbnail }) => thumbnail),
    );
    return entries.length < MAX_ROWS ? undefined : START;
  });
}

/** Deletes links that ended long ago and were not reported. @returns where to continue; undefined at the end */
export async function sweepEndedLinks({ db, clock }: With<'db' | 'clock'>): Promise<Place | undefined> {
  const now = clock.now();
  return db.transact(async (tx) => {
    const ended = tx
      .selectFrom('shares')
      .select('id')
      .where('revoked_at', '<', now - REVOKED_SHARE_MS)
      .where((row) => row.not(isReportedShare(now)));
    const gone = await tx.deleteFrom('shares').where('id', 'in', ended.limit(MAX_ROWS)).returning('id').execute();
    return gone.length < MAX_ROWS ? undefined : START;
  });
}

/** Deletes the nicknames of orders that are over. @returns where to continue; undefined at the end */
export async function sweepNicknames({ db }: With<'db'>): Promise<Place | undefined> {
  const gone = await db.transact((tx) => dropEndedNicknames(tx, MAX_ROWS));
  return gone < MAX_ROWS ? undefined : START;
}

/** Deletes rooms of pairs that have ended. @returns where to continue; undefined at the end */
export async function sweepPairRooms({ db, clock }: With<'db' | 'clock'>): Promise<Place | undefined> {
  const gone = await db.transact((tx) => dropEndedRooms(tx, clock.now(), MAX_ROWS));
  return gone < MAX_ROWS ? undefined : START;
}
