import { RETENTION_DAYS } from '@cpc/contract';
import { type AccountId, brand } from '@cpc/domain';
import { type RawBuilder, sql } from 'kysely';
import { takeGuest } from '../../records/accounts/sessions.ts';
import type { Tx } from '../../base/db/database.ts';
import { DAY_MS } from '../../base/ports/clock.ts';
import { isReportedWork } from '../../records/works/reported.ts';
import { removeDrawings } from '../../records/drawings/store.ts';
import { forgetMailAddress } from '../../records/notifications/mail-addresses.ts';
import { endWishes } from '../../records/wishes/store.ts';
import { eraseLists } from '../../records/works/lists.ts';
import { MAX_ROWS, type Sweep } from '../../records/storage/sweep.ts';

/** How long a link of a gone guest works, in ms from its creation: nobody is left to end it. */
const GONE_LINK_MS = RETENTION_DAYS.guestLink * DAY_MS;
/** A guest exists before the first login. So new guests are not checked for this long, in ms. */
const NEW_MS = DAY_MS;

/** The guest cannot return: the last login is forgotten, or a logout ended it (decision 094). */
const isGone = sql<boolean>`not exists (select 1 from sessions where sessions.account_id = accounts.id)`;

/** A work without a live link, or whose live links are all too old. */
const isExpired = (now: number): RawBuilder<boolean> => sql<boolean>`not exists (select 1 from shares
  where shares.work_id = works.id and shares.revoked_at is null and shares.created_at > ${now - GONE_LINK_MS})`;

/** A work that must be deleted, or hidden because its link was reported. */
const isDue = (now: number): RawBuilder<boolean> => sql<boolean>`${isExpired(now)}
  and (works.deleted_at is null or not ${isReportedWork(now)})`;

/**
 * Deletes the designs, the list, the favourites, the wishes and the e-mail address of guests who are gone. Their orders
 * stay, and so do designs with a live link. A design whose link was reported is hidden and stays for the operator.
 * Pictures that no design uses any more are deleted by their own sweep.
 */
export const sweepGoneGuests: Sweep = async ({ db, clock }, [from]) => {
  const now = clock.now();
  const page = await db.read
    .selectFrom('accounts')
    .select('id')
    .select((query) => query.case().when(hasLeft(now)).then(1).else(0).end().as('left'))
    .where('id', '>', from)
    .where('phone', 'is', null)
    .where('openid_at', 'is', null)
    .orderBy('id')
    .limit(MAX_ROWS)
    .execute();
  for (const { id, left } of page) if (left === 1) await db.transact((tx) => forget(tx, brand<AccountId>(id), now));
  return page.length < MAX_ROWS ? undefined : [page.at(-1)?.id ?? '', ''];
};

const hasLeft = (now: number): RawBuilder<boolean> => sql<boolean>`(accounts.created_at < ${now - NEW_MS} and ${isGone}
  and (exists (select 1 from works where works.account_id = accounts.id and ${isDue(now)})
    or exists (select 1 from shopping_list where shopping_list.account_id = accounts.id)
    or exists (select 1 from collection where collection.account_id = accounts.id)
    or exists (select 1 from wishes where wishes.account_id = accounts.id)
    or exists (select 1 from mail_addresses where mail_addresses.account_id = accounts.id)))`;

async function forget(tx: Tx, account: AccountId, now: number): Promise<void> {
  // A guest who comes back or registers waits for this transaction, and then finds what is left.
  if (!(await takeGuest(tx, account))) return;
  const gone = await tx.selectFrom('accounts').select('id').where('id', '=', account).where(isGone).executeTakeFirst();
  if (!gone) return;
  await eraseLists(tx, account, now);
  await endWishes(tx, account);
  await forgetMailAddress(tx, { account_id: account });
  await removeDrawings(tx, account, now);
  await forgetWorks(tx, account, now);
}

async function forgetWorks(tx: Tx, account: AccountId, now: number): Promise<void> {
  await tx
    .deleteFrom('works')
    .where('account_id', '=', account)
    .where(isExpired(now))
    .where((row) => row.not(isReportedWork(now)))
    .execute();
  // Nobody is left to end its link.
  await tx
    .updateTable('works')
    .set({ deleted_at: now })
    .where('account_id', '=', account)
    .where('deleted_at', 'is', null)
    .where(isExpired(now))
    .execute();
}
