import type { AccountId } from '@cpc/domain';
import type { Tx } from '../../base/db/database.ts';
import { leaveFiles } from '../storage/leftovers.ts';

/** Deletes an account's shopping list and its favourites. */
export async function eraseLists(tx: Tx, account: AccountId, now: number): Promise<void> {
  const entries = await tx
    .deleteFrom('shopping_list')
    .where('account_id', '=', account)
    .returning('thumbnail')
    .execute();
  const thumbnails = entries.map(({ thumbnail }) => thumbnail);
  await leaveFiles(tx, now, thumbnails);
  await tx.deleteFrom('collection').where('account_id', '=', account).execute();
}
