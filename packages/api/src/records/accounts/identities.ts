import type { AccountId } from '@cpc/domain';
import type { Reader, Tx } from '../../base/db/database.ts';

/** The issuers of an account's OpenID logins. */
export async function issuersOf(reader: Reader, account: AccountId): Promise<readonly string[]> {
  const rows = await reader
    .selectFrom('openid_identities')
    .select('issuer')
    .where('account_id', '=', account)
    .orderBy('created_at')
    .execute();
  return rows.map(({ issuer }) => issuer);
}

/** Removes all OpenID logins of an account: no provider opens it any more. */
export async function endIdentities(tx: Tx, account: AccountId): Promise<void> {
  await tx.deleteFrom('openid_identities').where('account_id', '=', account).execute();
}
