import { RETENTION_DAYS, type SessionUser } from '@cpc/contract';
import { type AccountId, brand } from '@cpc/domain';
import type { Tx } from '../../base/db/database.ts';
import { prepared } from '../../base/db/prepared.ts';
import type { PrincipalResolver } from '../../base/http/principals.ts';
import { DAY_MS, HOUR_MS } from '../../base/ports/clock.ts';
import { hashSecret } from '../../base/ports/random.ts';
import type { With } from '../../base/services.ts';

/** Counted from the login, not from the last call (SN-01). */
export const SESSION_MS = 24 * HOUR_MS;
/** How long an exchanged token still serves calls that are already on their way. */
export const GRACE_MS = 60_000;
/**
 * How long an expired session is remembered. Its owner gets 'expired' instead of 'invalid', and a guest can continue as
 * the same guest. Longer than a printed item is kept for pickup.
 */
const REMEMBERED_MS = RETENTION_DAYS.guest * DAY_MS;

type Ports = With<'clock' | 'random'>;

export interface Account {
  readonly id: string;
  readonly phone: string | null;
}

/** Opens a session. The token leaves the server only here; the database keeps its hash. */
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
 * The guest of a session, if the session began in the last thirty days; undefined for an account, because an account
 * has a password to log in with. Locks the guest for the rest of the transaction, as registering and deleting the
 * account do.
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
  // The session may have ended while this transaction waited for the lock.
  return guest && (await remembered(tx).executeTakeFirst()) ? guest : undefined;
}

/** @returns the guest, locked for the rest of the transaction; undefined for an account */
export function takeGuest(tx: Tx, accountId: string): Promise<Account | undefined> {
  return tx
    .updateTable('accounts')
    .set((account) => ({ created_at: account.ref('created_at') }))
    .where('id', '=', accountId)
    .where('phone', 'is', null)
    .returning(['id', 'phone'])
    .executeTakeFirst();
}

/** Ends a session that another session has replaced. */
export async function retireSession(tx: Tx, { clock }: Ports, tokenHash: string): Promise<void> {
  const end = clock.now() + GRACE_MS;
  await tx
    .updateTable('sessions')
    .set({ expires_at: end })
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', end)
    .execute();
}

/**
 * Ends a session. For a guest, it also ends all earlier sessions, with which this device could continue as the same
 * guest (decision 094).
 */
export async function endSession(tx: Tx, accountId: AccountId, tokenHash: string): Promise<number> {
  if (await takeGuest(tx, accountId)) await endOtherSessions(tx, accountId, tokenHash);
  const result = await tx.deleteFrom('sessions').where('token_hash', '=', tokenHash).executeTakeFirst();
  return Number(result.numDeletedRows);
}

/** Ends all sessions of the account except one: earlier tokens no longer work. */
export async function endOtherSessions(tx: Tx, accountId: string, tokenHash: string): Promise<void> {
  await tx.deleteFrom('sessions').where('account_id', '=', accountId).where('token_hash', '!=', tokenHash).execute();
}

/** Ends all sessions of an account. @returns the hashes of their tokens */
export async function endSessions(tx: Tx, accountId: string): Promise<string[]> {
  const ended = await tx.deleteFrom('sessions').where('account_id', '=', accountId).returning('token_hash').execute();
  return ended.map(({ token_hash }) => token_hash);
}

export async function sweepSessions({ db, clock }: With<'db' | 'clock'>): Promise<void> {
  const forgotten = clock.now() - REMEMBERED_MS;
  await db.transact((tx) => tx.deleteFrom('sessions').where('expires_at', '<', forgotten).execute());
}

const sessionOf = prepared((reader, { tokenHash }: { readonly tokenHash: string }) =>
  reader.selectFrom('sessions').select(['account_id', 'started_at', 'expires_at']).where('token_hash', '=', tokenHash),
);

/** Resolves customers by their token. */
export function customerResolver({ db, clock }: With<'db' | 'clock'>): PrincipalResolver {
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
