import { CallError } from '@cpc/contract';
import type { AccountId } from '@cpc/domain';
import type { Tx } from '../../../base/db/database.ts';
import { isUniqueViolation } from '../../../base/db/unique.ts';
import type { Call } from '../../../base/http/call.ts';
import type { With } from '../../../base/services.ts';
import type { AdoptGuest } from '../../../records/accounts/ports.ts';
import { type Account, ACCOUNT_COLUMNS, endOtherSessions } from '../../../records/accounts/sessions.ts';
import { adoptGuest } from '../adopt.ts';
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
  const account = (await upgradeGuest(tx, services, call)) ?? (await addAccount(tx, services));
  await insertIdentity(tx, services, identity, account.id);
  return account;
}

/**
 * Connects an identity to the account of a caller who is logged in.
 * @throws CallError openidTaken if it opens another account already
 */
export async function connectIdentity(services: Ports, account: AccountId, identity: Identity): Promise<void> {
  const connect = () =>
    services.db.transact(async (tx) => {
      const owner = await ownerOf(tx, identity);
      if (owner && owner.id !== account) throw new CallError('openidTaken');
      if (!owner) await insertIdentity(tx, services, identity, account);
    });
  await connect().catch((error: unknown) => {
    // Another call has connected it meanwhile.
    if (isUniqueViolation(error)) return connect();
    throw error;
  });
}

/** The account of an identity, locked until the end of the transaction. */
async function ownerOf(tx: Tx, { issuer, subject }: Identity): Promise<Account | undefined> {
  const row = await tx
    .selectFrom('openid_identities')
    .select('account_id')
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst();
  return (
    row &&
    tx
      .updateTable('accounts')
      .set((account) => ({ created_at: account.ref('created_at') }))
      .where('id', '=', row.account_id)
      .returning(ACCOUNT_COLUMNS)
      .executeTakeFirst()
  );
}

async function insertIdentity(tx: Tx, { clock }: Ports, identity: Identity, account: string): Promise<void> {
  await tx
    .insertInto('openid_identities')
    .values({ ...identity, account_id: account, created_at: clock.now() })
    .execute();
}

async function upgradeGuest(tx: Tx, { clock }: Ports, { caller }: Call): Promise<Account | undefined> {
  if (caller.kind !== 'customer') return undefined;
  const account = await tx
    .updateTable('accounts')
    .set({ openid_at: clock.now(), former_phone: null })
    .where('id', '=', caller.accountId)
    .where('phone', 'is', null)
    .where('openid_at', 'is', null)
    .returning(ACCOUNT_COLUMNS)
    .executeTakeFirst();
  if (account) await endOtherSessions(tx, account.id, caller.session);
  return account;
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
