import { sessionTopic } from '../../base/http/caller-topics.ts';
import type { Tx } from '../../base/db/database.ts';
import type { Services } from '../../base/services.ts';
import { endSessions as endCustomerSessions, lockAccount } from '../../records/accounts/sessions.ts';
import { type FormerAddress, putBack } from '../../records/notifications/changed-addresses.ts';
import { endSubscriptions } from '../../records/notifications/store.ts';
import { endSessions } from '../partners/login/sessions.ts';

/**
 * Puts a former address back by the key in an e-mail, once, and ends all logins: one of them made the change, and may have
 * opened others. A guest keeps the session, because nothing else opens the account.
 * @returns undefined if the key puts nothing back
 */
export async function undoChange(services: Services, key: string): Promise<FormerAddress | undefined> {
  const undone = await services.db.transact(async (tx) => {
    const former = await putBack(tx, services, key);
    return former && { former, ended: await endLogins(tx, former) };
  });
  for (const session of undone?.ended ?? []) services.events.publish(sessionTopic(session));
  return undone?.former;
}

/** @returns the hashes of the tokens of customers that ended */
async function endLogins(tx: Tx, { account_id, person_id }: FormerAddress): Promise<readonly string[]> {
  if (person_id !== null) await endSessions(tx, person_id);
  if (account_id === null) return [];
  const account = await lockAccount(tx, account_id);
  if (!account || (account.phone === null && account.openid_at === null)) return [];
  await endSubscriptions(tx, account_id);
  return endCustomerSessions(tx, account_id);
}
