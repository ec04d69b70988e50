import { type AccountId, type AssetId, brand } from '@cpc/domain';
import type { Tx } from '../../base/db/database.ts';
import { eraseDrawings } from '../../records/drawings/store.ts';
import { leaveFiles } from '../../records/storage/leftovers.ts';
import { eraseLists } from '../../records/works/lists.ts';
import { isReportedWork } from '../../records/works/reported.ts';

/**
 * Deletes an account's designs, links, list, favourites and drawings. A design whose link was reported is hidden, and stays until
 * an operator decides (decision 128).
 */
export async function eraseDesigns(tx: Tx, account: AccountId, now: number): Promise<void> {
  await eraseLists(tx, account, now);
  await eraseDrawings(tx, account, now);
  await tx
    .deleteFrom('works')
    .where('account_id', '=', account)
    .where((row) => row.not(isReportedWork(now)))
    .execute();
  await tx
    .updateTable('works')
    .set({ deleted_at: now })
    .where('account_id', '=', account)
    .where('deleted_at', 'is', null)
    .execute();
}

/** Deletes an account's pictures, except those of a design that is kept for an operator. */
export async function erasePictures(tx: Tx, account: AccountId, now: number): Promise<void> {
  const gone = await tx
    .deleteFrom('pictures')
    .where('account_id', '=', account)
    .where('asset', 'not in', (query) =>
      query
        .selectFrom('shares')
        .innerJoin('document_pictures', 'document_pictures.hash', 'shares.document_hash')
        .select('document_pictures.asset')
        .where('shares.account_id', '=', account),
    )
    .returning(['asset', 'proxy_asset'])
    .execute();
  const files = gone.flatMap(({ asset, proxy_asset }) => [brand<AssetId>(asset), brand<AssetId>(proxy_asset)]);
  for (let at = 0; at < files.length; at += MAX_TOGETHER) await leaveFiles(tx, now, files.slice(at, at + MAX_TOGETHER));
}

/** Files that are noted in one statement. */
const MAX_TOGETHER = 500;
