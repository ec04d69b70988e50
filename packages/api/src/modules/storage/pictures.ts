import { RETENTION_DAYS } from '@cpc/contract';
import { type AccountId, type AssetId, brand } from '@cpc/domain';
import { sql } from 'kysely';
import { setImmediate } from 'node:timers/promises';
import { DAY_MS } from '../../base/ports/clock.ts';
import type { With } from '../../base/services.ts';
import { leaveFiles } from '../../records/storage/leftovers.ts';
import { namedPictures } from './named-pictures.ts';
import { MAX_ROWS, type Place, type Sweep } from '../../records/storage/sweep.ts';

/** How long a picture that no design uses is kept, in ms: a design on a device may still name it. */
const UNUSED_MS = { guest: RETENTION_DAYS.guestPicture * DAY_MS, registered: RETENTION_DAYS.picture * DAY_MS } as const;

/** Pictures that are checked at once. Between two such groups other work gets the thread. */
const MAX_TOGETHER = 10;

/** Records since when pictures are unused, and deletes those that have been unused long enough. */
export const sweepPictures: Sweep = async (services, from) => {
  let place: Place | undefined = from;
  for (let looked = 0; place && looked < MAX_ROWS; looked += MAX_TOGETHER) {
    place = await sweepSome(services, place);
    await setImmediate();
  }
  return place;
};

async function sweepSome(services: With<'db' | 'clock'>, from: Place): Promise<Place | undefined> {
  const now = services.clock.now();
  const page = await pageOf(services, from);
  for (const account of new Set(page.map(({ account_id }) => account_id))) {
    const rows = page.filter(({ account_id }) => account_id === account);
    await sweepRows(services, brand<AccountId>(account), rows, now);
  }
  const last = page.at(-1);
  return last && page.length === MAX_TOGETHER ? [last.account_id, last.asset] : undefined;
}

function pageOf({ db }: With<'db'>, [account, asset]: Place) {
  return db.read
    .selectFrom('pictures')
    .innerJoin('accounts', 'accounts.id', 'pictures.account_id')
    .select(['pictures.account_id', 'pictures.asset', 'pictures.unused_since', 'phone', 'openid_at'])
    .where(sql<boolean>`(pictures.account_id, pictures.asset) > (${account}, ${asset})`)
    .orderBy('pictures.account_id')
    .orderBy('pictures.asset')
    .limit(MAX_TOGETHER)
    .execute();
}

type Row = Awaited<ReturnType<typeof pageOf>>[number];

async function sweepRows(services: With<'db'>, account: AccountId, rows: readonly Row[], now: number): Promise<void> {
  const assets = rows.map(({ asset }) => asset);
  const named = await namedPictures({ account, assets, now }).execute(services.db.read);
  const used = new Set(named.rows.map(({ asset }) => asset));
  for (const row of rows) {
    const retention = UNUSED_MS[row.phone === null && row.openid_at === null ? 'guest' : 'registered'];
    if (used.has(row.asset)) await note(services, row, null);
    else if (row.unused_since === null) await note(services, row, now);
    else if (row.unused_since <= now - retention) await remove(services, row, now);
  }
}

async function note({ db }: With<'db'>, row: Row, unused_since: number | null): Promise<void> {
  if (row.unused_since === unused_since) return;
  await db.transact((tx) =>
    tx
      .updateTable('pictures')
      .set({ unused_since })
      .where('account_id', '=', brand<AccountId>(row.account_id))
      .where('asset', '=', row.asset)
      .execute(),
  );
}

/** Deletes the picture, unless a design uses it again or it was uploaded again: both clear `unused_since`. */
async function remove({ db }: With<'db'>, row: Row, now: number): Promise<void> {
  const account = brand<AccountId>(row.account_id);
  await db.transact(async (tx) => {
    const removed = await tx
      .deleteFrom('pictures')
      .where('account_id', '=', row.account_id)
      .where('asset', '=', row.asset)
      .where('unused_since', '=', row.unused_since)
      .where(sql<boolean>`not exists (${namedPictures({ account, assets: [row.asset], now })})`)
      .returning(['asset', 'proxy_asset'])
      .executeTakeFirst();
    if (removed) await leaveFiles(tx, now, [brand<AssetId>(removed.asset), brand<AssetId>(removed.proxy_asset)]);
  });
}
