import type { AssetId } from '@cpc/domain';
import type { Reader } from '../../../base/db/database.ts';
import type { With } from '../../../base/services.ts';

/** Longer than any upload or placing of an order takes. */
const UNUSED_MS = 86_400_000;
const EVERY_MS = 3_600_000;

/**
 * Deletes the files of profiles that no station has used for a day (refused, replaced or removed) and that no waiting
 * print needs. A finished print file contains its profile.
 */
export async function sweepProfiles({
  db,
  clock,
  blobs,
}: With<'db' | 'clock' | 'blobs'>): Promise<{ readonly again: number }> {
  const before = clock.now() - UNUSED_MS;
  const ended = await db.read
    .selectFrom('machine_profiles')
    .select('asset')
    .distinct()
    .where('ended_at', '<', before)
    .where('dropped_at', 'is', null)
    .execute();
  for (const { asset } of ended) {
    const wanted = () => isWanted(db.read, asset, before);
    if ((await wanted()) || !(await blobs.remove(asset, wanted))) continue;
    const dropped = { dropped_at: clock.now() };
    await db.transact((tx) =>
      tx
        .updateTable('machine_profiles')
        .set(dropped)
        .where('asset', '=', asset)
        .where('ended_at', '<', before)
        .where('dropped_at', 'is', null)
        .execute(),
    );
  }
  return { again: EVERY_MS };
}

/** Returns true if a station has the profile, or had it after the given time, or a print still needs it. */
async function isWanted(reader: Reader, asset: AssetId, after: number): Promise<boolean> {
  const had = await reader
    .selectFrom('machine_profiles')
    .select('asset')
    .where('asset', '=', asset)
    .where((row) => row.or([row('ended_at', 'is', null), row('ended_at', '>=', after)]))
    .limit(1)
    .executeTakeFirst();
  return had !== undefined || (await isFrozen(reader, asset, after)) || isTested(reader, asset);
}

/** Also true if a print was made by it after the given time: in a backup in progress that print is still to be made. */
async function isFrozen(reader: Reader, asset: AssetId, after: number): Promise<boolean> {
  const print = await reader
    .selectFrom('print_jobs')
    .select('id')
    .where((row) => row.or([row('state', '=', 'waiting'), row('queued_at', '>=', after)]))
    .where('settings', 'like', `%"${asset}"%`)
    .limit(1)
    .executeTakeFirst();
  return print !== undefined;
}

async function isTested(reader: Reader, asset: AssetId): Promise<boolean> {
  const print = await reader
    .selectFrom('test_prints')
    .select('id')
    .where('state', '=', 'waiting')
    .where('settings', 'like', `%"${asset}"%`)
    .limit(1)
    .executeTakeFirst();
  return print !== undefined;
}
