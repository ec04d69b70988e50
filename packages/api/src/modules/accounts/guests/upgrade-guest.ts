import type { Updateable } from 'kysely';
import type { Tx } from '../../../base/db/database.ts';
import type { AccountsTables } from '../../../base/db/tables/accounts.ts';
import type { Call } from '../../../base/http/call.ts';
import { type Account, ACCOUNT_COLUMNS, endOtherSessions } from '../../../records/accounts/sessions.ts';

/** What makes an account of a guest: a proved number with a password, or a provider that opens it. */
type Opening = Pick<
  Updateable<AccountsTables['accounts']>,
  'phone' | 'password_hash' | 'phone_proved_at' | 'openid_at'
>;

/**
 * The calling guest becomes an account, and keeps works and orders. Its other logins end.
 * @returns undefined if the caller is no guest
 */
export async function upgradeGuest(tx: Tx, { caller }: Call, opening: Opening): Promise<Account | undefined> {
  if (caller.kind !== 'customer') return undefined;
  const account = await tx
    .updateTable('accounts')
    .set(opening)
    .where('id', '=', caller.accountId)
    .where('phone', 'is', null)
    .where('openid_at', 'is', null)
    .returning(ACCOUNT_COLUMNS)
    .executeTakeFirst();
  if (!account) return undefined;
  await endOtherSessions(tx, account.id, caller.session);
  return account;
}
