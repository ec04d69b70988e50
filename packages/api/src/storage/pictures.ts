import { KEPT_DAYS } from '@cpc/contract';
import type { AccountId, AssetId } from '@cpc/domain';
import { type RawBuilder, sql } from 'kysely';
import { DAY_MS } from '../ports/clock.ts';
import type { Services } from '../services.ts';
import { leaveFiles } from './leftovers.ts';
import { MAX_ROWS, type Place, type Sweep } from './sweep.ts';
import { isKeptOrder } from './wanted.ts';

/** How long a picture that no design uses is kept, in ms: a design on a device may still name it. */
const UNUSED_MS = { guest: KEPT_DAYS.guestPicture * DAY_MS, registered: KEPT_DAYS.picture * DAY_MS } as const;

/** Whether a design of the picture's owner uses it: a work, a link, the list, or an order that is kept. */
const isUsed = (now: number): RawBuilder<number> => sql<number>`case when exists (
  select 1 from document_pictures as named where named.asset = pictures.asset and (
    exists (select 1 from works where works.document_hash = named.hash and works.account_id = pictures.account_id)
    or exists (select 1 from shares where shares.document_hash = named.hash
      and shares.account_id = pictures.account_id)
    or exists (select 1 from shopping_list where shopping_list.document_hash = named.hash
      and shopping_list.account_id = pictures.account_id)
    or exists (select 1 from order_items inner join orders on orders.id = order_items.order_id
      where order_items.document_hash = named.hash and orders.account_id = pictures.account_id
      and ${isKeptOrder(now)})
  )) then 1 else 0 end`;

/** Notes since when pictures are in no design, and removes those that have been so for long enough. */
export const sweepPictures: Sweep = async (services, from) => {
  const now = services.clock.now();
  const page = await pageOf(services, from, now);
  for (const row of page) {
    const kept = UNUSED_MS[row.phone === null ? 'guest' : 'registered'];
    if (row.used === 1) await note(services, row, null);
    else if (row.unused_since === null) await note(services, row, now);
    else if (row.unused_since <= now - kept) await remove(services, row, now);
  }
  const last = page.at(-1);
  return last && page.length === MAX_ROWS ? [last.account_id, last.asset] : undefined;
};

function pageOf({ db }: Services, [account, asset]: Place, now: number) {
  return db.read
    .selectFrom('pictures')
    .innerJoin('accounts', 'accounts.id', 'pictures.account_id')
    .select(['pictures.account_id', 'pictures.asset', 'pictures.proxy_asset', 'pictures.unused_since', 'phone'])
    .select(isUsed(now).as('used'))
    .where(sql<boolean>`(pictures.account_id, pictures.asset) > (${account}, ${asset})`)
    .orderBy('pictures.account_id')
    .orderBy('pictures.asset')
    .limit(MAX_ROWS)
    .execute();
}

type Row = Awaited<ReturnType<typeof pageOf>>[number];

async function note({ db }: Services, row: Row, unused_since: number | null): Promise<void> {
  if (row.unused_since === unused_since) return;
  await db.transact((tx) =>
    tx
      .updateTable('pictures')
      .set({ unused_since })
      .where('account_id', '=', row.account_id as AccountId)
      .where('asset', '=', row.asset)
      .execute(),
  );
}

/** Unless a design has taken it into use meanwhile, or it was uploaded again: both clear `unused_since`. */
async function remove({ db }: Services, row: Row, now: number): Promise<void> {
  await db.transact(async (tx) => {
    const removed = await tx
      .deleteFrom('pictures')
      .where('account_id', '=', row.account_id)
      .where('asset', '=', row.asset)
      .where('unused_since', '=', row.unused_since)
      .where(isUsed(now), '=', 0)
      .returning(['asset', 'proxy_asset'])
      .executeTakeFirst();
    if (removed) await leaveFiles(tx, now, [removed.asset as AssetId, removed.proxy_asset as AssetId]);
  });
}
