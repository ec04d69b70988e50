import { KEPT_DAYS, type SessionUser } from '@cpc/contract';
import { type AccountId, brand } from '@cpc/domain';
import type { Tx } from '../../base/db/database.ts';
import { prepared } from '../../base/db/prepared.ts';
import type { PrincipalResolver } from '../../base/http/principals.ts';
import { DAY_MS, HOUR_MS } from '../../base/ports/clock.ts';
import { hashSecret } from '../../base/ports/random.ts';
import type { Services } from '../../base/services.ts';

/** From the login, not from the last call (SN-01). */
export const SESSION_MS = 24 * HOUR_MS;
/** A token that was exchanged still serves the calls already on their way. */
export const GRACE_MS = 60_000;
/**
 * How long an expired session is remembered: its owner is told 'expired' and not 'invalid', and a guest can go on as the
 * same one. Longer than a printed item is kept for whoever does not come.
 */
const REMEMBERED_MS = KEPT_DAYS.guest * DAY_MS;

type Ports = Pick<Services, 'clock' | 'random'>;

export interface Account {
  readonly id: string;
  readonly phone: string | null;
}

/** Opens a session. The token leaves the server here, once; what stays is its hash. */
export async function openSession(tx: Tx, { clock, random }: Ports, account: Account): Promise<SessionUser> {
  const token = random.secret();
  const now = clock.now();
  await tx
    .insertInto('sessions')
    .values({ token_hash: hashSecret(token), account_id: account.id, started_at: now, expires_at: now + SESSION_MS })
    .execute();
  const id = brand<AccountId>(account.id);
  const phone = account.phone ?? '';
  return {
    openid: id,
    token,
    tokenHead: 'Bearer ',
    currentTime: now,
    phone,
    username: phone,
    id,
    userid: id,
    userInfo: { guest: account.phone === null },
  };
}

/**
 * Whose guest session it is, or was within the last thirty days. Who has an account by now has a password to log in by.
 * Takes the guest for the rest of the transaction, as becoming an account and leaving do.
 */
export async function guestOf(tx: Tx, { clock }: Ports, tokenHash: string): Promise<Account | undefined> {
  const remembered = (db: Tx) =>
    db
      .selectFrom('sessions')
      .select('account_id')
      .where('token_hash', '=', tokenHash)
      .where('started_at', '>', clock.now() - REMEMBERED_MS);
  const session = await remembered(tx).executeTakeFirst();
  const guest = session && (await takeGuest(tx, session.account_id));
  // It may have left while it was waited for.
  return guest && (await remembered(tx).executeTakeFirst()) ? guest : undefined;
}

/** @returns undefined for an account */
export function takeGuest(tx: Tx, accountId: string): Promise<Account | undefined> {
  return tx
    .updateTable('accounts')
    .set((account) => ({ created_at: account.ref('created_at') }))
    .where('id', '=', accountId)
    .where('phone', 'is', null)
    .returning(['id', 'phone'])
    .executeTakeFirst();
}

/** The session was replaced by another. */
export async function retireSession(tx: Tx, { clock }: Ports, tokenHash: string): Promise<void> {
  const end = clock.now() + GRACE_MS;
  await tx
    .updateTable('sessions')
    .set({ expires_at: end })
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', end)
    .execute();
}

/** Ends a login; a guest's with all it had before, by which this device could go on as the same guest (decision 094). */
export async function endSession(tx: Tx, accountId: AccountId, tokenHash: string): Promise<number> {
  if (await takeGuest(tx, accountId)) await endOtherSessions(tx, accountId, tokenHash);
  const result = await tx.deleteFrom('sessions').where('token_hash', '=', tokenHash).executeTakeFirst();
  return Number(result.numDeletedRows);
}

/** Nobody goes on by what somebody had before. */
export async function endOtherSessions(tx: Tx, accountId: string, tokenHash: string): Promise<void> {
  await tx.deleteFrom('sessions').where('account_id', '=', accountId).where('token_hash', '!=', tokenHash).execute();
}

/** Ends every login of an account. @returns the hashes of their tokens */
export async function endSessions(tx: Tx, accountId: string): Promise<string[]> {
  const ended = await tx.deleteFrom('sessions').where('account_id', '=', accountId).returning('token_hash').execute();
  return ended.map(({ token_hash }) => token_hash);
}

export async function sweepSessions({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  const forgotten = clock.now() - REMEMBERED_MS;
  await db.transact((tx) => tx.deleteFrom('sessions').where('expires_at', '<', forgotten).execute());
}

const sessionOf = prepared((reader, { tokenHash }: { readonly tokenHash: string }) =>
  reader.selectFrom('sessions').select(['account_id', 'started_at', 'expires_at']).where('token_hash', '=', tokenHash),
);

/** Customers by their token. */
export function customerResolver({ db, clock }: Pick<Services, 'db' | 'clock'>): PrincipalResolver {
  return {
    scheme: 'Bearer',
    async resolve(tokenHash) {
      const [row] = await sessionOf(db.read, { tokenHash });
      if (!row) return undefined;
      const now = clock.now();
      // A clock that jumped back must not lengthen a session either.
      const holds = now < row.expires_at && now - row.started_at < SESSION_MS;
      if (!holds) return { error: 'tokenExpired' };
      return { caller: { kind: 'customer', accountId: brand<AccountId>(row.account_id), session: tokenHash } };
    },
  };
}
