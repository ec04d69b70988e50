import { sessionTopic } from '../../base/http/caller-topics.ts';
import type { Reader, Tx } from '../../base/db/database.ts';
import type { Services } from '../../base/services.ts';
import { isGuest } from '../../records/accounts/is-guest.ts';
import { endSessions as endCustomerSessions } from '../../records/accounts/sessions.ts';
import { type FormerAddress, putBack } from '../../records/notifications/changed-addresses.ts';
import { endSubscriptions } from '../../records/notifications/store.ts';
import { endSessions } from '../partners/login/sessions.ts';

type Owner = Pick<FormerAddress, 'account_id' | 'person_id'>;

/** Whether putting an address back ends logins: a guest keeps the session, because nothing else opens the account. */
export const endsLogins = async (reader: Reader, { account_id }: Pick<Owner, 'account_id'>): Promise<boolean> =>
  account_id === null || !(await isGuest(reader, account_id));

/**
 * Puts a former address back by the key in an e-mail, once, and ends all logins: one of them made the change, and may have
 * opened others.
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

/** Its owner is locked. @returns the hashes of the tokens of customers that ended */
async function endLogins(tx: Tx, { account_id, person_id }: Owner): Promise<readonly string[]> {
  if (person_id !== null) await endSessions(tx, person_id);
  if (account_id === null || !(await endsLogins(tx, { account_id }))) return [];
  await endSubscriptions(tx, account_id);
  return endCustomerSessions(tx, account_id);
}
