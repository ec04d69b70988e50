import { CallError } from '@cpc/contract';
import { type AccountId, type AssetId, brand } from '@cpc/domain';
import type { Reader } from '../../base/db/database.ts';

/** A photo as a problem keeps it. */
export interface Photo {
  readonly asset: AssetId;
  readonly media_type: string;
}

/**
 * The small copies of pictures that an account uploaded. They show a fault well enough, and the problem keeps them after
 * the account's own picture is deleted.
 * @throws CallError notFound for a picture that is not the account's
 */
export async function photosOf(reader: Reader, account: AccountId, assets: readonly AssetId[]): Promise<Photo[]> {
  const wanted = [...new Set(assets)];
  if (wanted.length === 0) return [];
  const rows = await reader
    .selectFrom('pictures')
    .select(['asset', 'proxy_asset', 'media_type'])
    .where('account_id', '=', account)
    .where('asset', 'in', wanted)
    .execute();
  return wanted.map((asset) => {
    const row = rows.find((one) => one.asset === asset);
    if (!row) throw new CallError('notFound', { field: 'photos' });
    return { asset: brand<AssetId>(row.proxy_asset), media_type: row.media_type };
  });
}
