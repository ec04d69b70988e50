import type { AssetId } from '@cpc/domain';
import type { Tx } from '../../base/db/database.ts';
import { DAY_MS } from '../../base/ports/clock.ts';
import type { With } from '../../base/services.ts';
import { type Place, START } from './sweep.ts';
import { isWanted } from './wanted.ts';

/**
 * How long a file stays after its row was removed and after it was stored, in ms: a new row may follow the file, and a
 * back-up may still copy files that its database names.
 */
const KEPT_FILE_MS = DAY_MS;
/** Files that are removed in one run. */
const MAX_FILES = 200;

/** Notes files whose row is removed in the same transaction, so that a crash leaves no orphaned file. */
export async function leaveFiles(tx: Tx, since: number, assets: readonly (AssetId | null)[]): Promise<void> {
  const named = [...new Set(assets)].filter((asset) => asset !== null);
  if (named.length === 0) return;
  await tx
    .insertInto('blob_leftovers')
    .values(named.map((asset) => ({ asset, since })))
    .onConflict((conflict) => conflict.column('asset').doUpdateSet((row) => ({ since: row.ref('excluded.since') })))
    .execute();
}

/**
 * Removes files that no row refers to any more. A file stays if another row refers to the same bytes, or if it was
 * stored again recently.
 * @returns where to continue; undefined at the end
 */
export async function sweepLeftovers({ db, blobs, clock }: With<'db' | 'blobs' | 'clock'>): Promise<Place | undefined> {
  const now = clock.now();
  const before = now - KEPT_FILE_MS;
  const rows = await db.read
    .selectFrom('blob_leftovers')
    .selectAll()
    .where('since', '<', before)
    .orderBy('since')
    .limit(MAX_FILES)
    .execute();
  for (const { asset, since } of rows) {
    const wanted = () => isWanted(db.read, asset, now);
    const isDone = (await blobs.remove(asset, wanted, before)) || (await wanted());
    // If the row was noted again in the meantime, it stays.
    await db.transact(async (tx) => {
      if (!isDone) return leaveFiles(tx, now, [asset]);
      await tx.deleteFrom('blob_leftovers').where('asset', '=', asset).where('since', '=', since).execute();
    });
  }
  return rows.length < MAX_FILES ? undefined : START;
}
