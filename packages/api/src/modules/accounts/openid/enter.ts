import { CallError } from '@cpc/contract';
import type { Reader, Tx } from '../../../base/db/database.ts';
import { isUniqueViolation } from '../../../base/db/unique.ts';
import type { Call } from '../../../base/http/call.ts';
import type { With } from '../../../base/services.ts';
import { isSameIssuer, issuersOf } from '../../../records/accounts/identities.ts';
import { loginOf } from '../../../records/accounts/logins.ts';
import type { AdoptGuest } from '../../../records/accounts/ports.ts';
import { type Account, holdLogin, lockAccount, type LoggedInCaller } from '../../../records/accounts/sessions.ts';
import { tellOfConnection } from '../../../records/notifications/password-notice.ts';
import { adoptGuest } from '../guests/adopt.ts';
import { upgradeGuest } from '../guests/upgrade-guest.ts';
import type { Identity } from './provider.ts';

type Ports = With<'db' | 'clock' | 'random'>;

/**
 * Returns the account that an identity opens. The first time, the calling guest becomes that account and keeps works and
 * orders; without one, a new account opens. What the provider says about a phone number or an e-mail address opens no
 * account (decision 244).
 */
export async function accountOfIdentity(
  tx: Tx,
  services: Ports,
  call: Call,
  identity: Identity,
  adopters: readonly AdoptGuest[],
): Promise<Account> {
  const known = await ownerOf(tx, identity);
  if (known) {
    await adoptGuest(tx, services, call, known, adopters);
    return known;
  }
  const account =
    (await upgradeGuest(tx, call, { openid_at: services.clock.now(), password_hash: null })) ??
    (await addAccount(tx, services));
  await insertIdentity(tx, services, identity, account.id);
  return account;
}

/**
 * Connects an identity to the account of a caller who is logged in. Guests cannot: whoever gives a guest's device away
 * would keep a way into the account that the guest becomes.
 * @throws CallError openidTaken if it opens another account already, openidOther if another person of the same provider
 * opens this one, forbidden for a guest, or tokenInvalid if the login has ended while the customer was away
 */
export async function connectIdentity(services: Ports, caller: LoggedInCaller, identity: Identity): Promise<void> {
  const connect = () =>
    services.db.transact(async (tx) => {
      const account = await holdLogin(tx, caller);
      if (account.phone === null && account.openid_at === null) throw new CallError('forbidden');
      const owner = await accountIdOf(tx, identity);
      if (owner === account.id) return;
      if (owner !== undefined) throw new CallError('openidTaken');
      const issuers = await issuersOf(tx, caller.accountId);
      if (issuers.some((one) => isSameIssuer(one, identity.issuer))) throw new CallError('openidOther');
      await insertIdentity(tx, services, identity, account.id);
      const here = (await loginOf(tx, caller.session)) ?? null;
      await tellOfConnection(tx, services, { account: caller.accountId, here });
    });
  await connect().catch((error: unknown) => {
    // Another call has connected it meanwhile.
    if (isUniqueViolation(error)) return connect();
    throw error;
  });
}

/** The account of an identity, locked until the end of the transaction. */
async function ownerOf(tx: Tx, identity: Identity): Promise<Account | undefined> {
  const found = await accountIdOf(tx, identity);
  const account = found && (await lockAccount(tx, found));
  if (!account) return undefined;
  // A disconnection or a takeover may have ended the identity while this waited for the lock.
  return (await accountIdOf(tx, identity)) === found ? account : ownerOf(tx, identity);
}

async function accountIdOf(reader: Reader, { issuer, subject }: Identity): Promise<string | undefined> {
  const row = await reader
    .selectFrom('openid_identities')
    .select('account_id')
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst();
  return row?.account_id;
}

async function insertIdentity(tx: Tx, { clock }: Ports, identity: Identity, account: string): Promise<void> {
  await tx
    .insertInto('openid_identities')
    .values({ ...identity, account_id: account, created_at: clock.now() })
    .execute();
}

async function addAccount(tx: Tx, { random, clock }: Ports): Promise<Account> {
  const now = clock.now();
  const account = { id: random.id(), phone: null, openid_at: now };
  await tx
    .insertInto('accounts')
    .values({ ...account, password_hash: null, created_at: now })
    .execute();
  return account;
}
