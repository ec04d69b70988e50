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

/** Removes the logins of one issuer from an account. @returns how many */
export async function endIdentitiesOf(tx: Tx, account: AccountId, issuer: string): Promise<number> {
  const stored = (await issuersOf(tx, account)).filter((one) => isSameIssuer(one, issuer));
  if (stored.length === 0) return 0;
  const result = await tx
    .deleteFrom('openid_identities')
    .where('account_id', '=', account)
    .where('issuer', 'in', stored)
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}

/**
 * Whether two issuers are the same. The settings and an ID token may differ in what does not matter in an address, for
 * instance a final slash; discovery accepts that as well.
 */
export const isSameIssuer = (one: string, other: string): boolean => addressOf(one) === addressOf(other);

const addressOf = (issuer: string): string => (URL.canParse(issuer) ? new URL(issuer).href : issuer);
