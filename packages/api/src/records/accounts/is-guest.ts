import type { AccountId } from '@cpc/domain';
import type { Reader } from '../../base/db/database.ts';

/** Whether nobody opened an account: neither a proved phone number nor a provider of logins. */
export async function isGuest(reader: Reader, accountId: AccountId): Promise<boolean> {
  const guest = await reader
    .selectFrom('accounts')
    .select('id')
    .where('id', '=', accountId)
    .where('phone_proved_at', 'is', null)
    .where('openid_at', 'is', null)
    .executeTakeFirst();
  return guest !== undefined;
}
