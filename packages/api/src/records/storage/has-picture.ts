import type { AccountId, AssetId } from '@cpc/domain';
import type { Reader } from '../../base/db/database.ts';

/** Whether an account has stored this picture. */
export async function hasPicture(reader: Reader, account: AccountId, asset: AssetId): Promise<boolean> {
  const row = await reader
    .selectFrom('pictures')
    .select('asset')
    .where('account_id', '=', account)
    .where('asset', '=', asset)
    .executeTakeFirst();
  return row !== undefined;
}
