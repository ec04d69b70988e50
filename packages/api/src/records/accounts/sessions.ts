import { CallError, RETENTION_DAYS, type SessionUser } from '@cpc/contract';
import { type AccountId, brand } from '@cpc/domain';
import type { Tx } from '../../base/db/database.ts';
import { prepared } from '../../base/db/prepared.ts';
import type { Call } from '../../base/http/call.ts';
import type { PrincipalResolver } from '../../base/http/principals.ts';
import { DAY_MS, HOUR_MS } from '../../base/ports/clock.ts';
import { hashSecret } from '../../base/ports/random.ts';
import type { With } from '../../base/services.ts';
import { endLogin, type Login, loginOf } from './logins.ts';

/** Counted from the login, not from the last call (SN-01). */
export const SESSION_MS = 24 * HOUR_MS;
/** How long an exchanged token still serves calls that are already on their way. */
export const GRACE_MS = 60_000;
/**
 * How long an expired session is remembered. Its owner gets 'expired' instead of 'invalid', and a guest can continue as
 * the same guest. Longer than a printed item is kept for pickup.
 */
const REMEMBERED_MS = RETENTION_DAYS.guest * DAY_MS;
/** How exactly the last use of a session is known: noting each call would be a write for each read. */
const USE_STEP_MS = 10 * 60_000;

type Ports = With<'clock' | 'random'>;

export interface Account {
  readonly id: string;
  readonly phone: string | null;
  /** When an OpenID login opened it first; an account without number and without this is a guest. */
  readonly openid_at: number | null;
}

/** The columns of {@link Account}. */
export const ACCOUNT_COLUMNS = ['id', 'phone', 'openid_at'] as const;

/** Opens a session of a login. The token leaves the server only here; the database keeps its hash. */
export async function openSession(
  tx: Tx,
  { clock, random }: Ports,
  account: Account,
  { id: login, browser, since }: Login,
): Promise<SessionUser> {
  const token = random.secret();
  const now = clock.now();
  await tx
    .insertInto('sessions')
    .values({
      token_hash: hashSecret(token),
      account_id: account.id,
      started_at: now,
      expires_at: now + SESSION_MS,
      login,
      browser,
      since,
      used_at: now,
    })
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
    userInfo: { guest: account.phone === null && account.openid_at === null },
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
    .where('openid_at', 'is', null)
    .returning(ACCOUNT_COLUMNS)
    .executeTakeFirst();
}

/** Locks an account until the end of the transaction. */
export function lockAccount(tx: Tx, accountId: string): Promise<Account | undefined> {
  return tx
    .updateTable('accounts')
    .set((account) => ({ created_at: account.ref('created_at') }))
    .where('id', '=', accountId)
    .returning(ACCOUNT_COLUMNS)
    .executeTakeFirst();
}

/** A customer, as a call names its caller. */
export interface LoggedInCaller {
  readonly accountId: AccountId;
  /** Hash of the token. */
  readonly session: string;
}

/**
 * Locks the caller's account until the end of the transaction, and looks again whether the login still holds: it may
 * have ended after the call was admitted. Whatever ends a login locks the same row.
 * @throws CallError tokenInvalid
 */
export async function holdLogin(tx: Tx, { accountId, session }: LoggedInCaller): Promise<Account> {
  const account = await lockAccount(tx, accountId);
  const still = await tx
    .selectFrom('sessions')
    .select('token_hash')
    .where('token_hash', '=', session)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  if (!account || !still) throw new CallError('tokenInvalid');
  return account;
}

/** A session that another session has replaced. */
export interface RetiredSession extends Pick<Login, 'id' | 'since'> {
  /** True if it was replaced before: two sessions replace it now. */
  readonly again: boolean;
}

/** Ends a session that another session replaces. @returns its login, which the other session may continue */
export async function retireSession(tx: Tx, { clock }: Ports, tokenHash: string): Promise<RetiredSession | undefined> {
  const session = await tx
    .selectFrom('sessions')
    .select(['started_at', 'expires_at', 'since', 'login as id'])
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
  if (!session) return undefined;
  const { started_at, expires_at, since, id } = session;
  const end = clock.now() + GRACE_MS;
  await tx
    .updateTable('sessions')
    .set({ expires_at: end })
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', end)
    .execute();
  return { id, since, again: expires_at < started_at + SESSION_MS };
}

/** Retires the session that a caller had before another login on the same device. @returns its login */
export async function leaveSession(tx: Tx, ports: Ports, { caller }: Call): Promise<Pick<Login, 'id'> | undefined> {
  return caller.kind === 'customer' ? retireSession(tx, ports, caller.session) : undefined;
}

/**
 * Ends the login of a session, with a renewal that was on its way. For a guest, it also ends all earlier sessions, with
 * which this device could continue as the same guest (decision 094).
 * @returns the hashes of the tokens that ended
 */
export async function endSession(tx: Tx, { accountId, session }: LoggedInCaller): Promise<readonly string[]> {
  const account = await lockAccount(tx, accountId);
  const isGuest = account?.phone === null && account.openid_at === null;
  if (isGuest) await endOtherSessions(tx, accountId, session);
  const login = await loginOf(tx, session);
  return login === undefined ? [] : endLogin(tx, accountId, login);
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

/**
 * Ends all sessions of an account that is erased. Nothing of the account is kept with the hashes of its tokens: they tell
 * its other devices to clear what they store (SN-05). @returns the hashes
 */
export async function endErasedSessions(tx: Tx, { clock }: With<'clock'>, accountId: string): Promise<string[]> {
  const ended = await endSessions(tx, accountId);
  const until = clock.now() + REMEMBERED_MS;
  const rows = ended.map((token_hash) => ({ token_hash, until }));
  if (rows.length > 0) await tx.insertInto('erased_logins').values(rows).execute();
  return ended;
}

export async function sweepSessions({ db, clock }: With<'db' | 'clock'>): Promise<void> {
  const now = clock.now();
  await db.transact(async (tx) => {
    await tx
      .deleteFrom('sessions')
      .where('expires_at', '<', now - REMEMBERED_MS)
      .execute();
    await tx.deleteFrom('erased_logins').where('until', '<', now).execute();
  });
}

const sessionOf = prepared((reader, { tokenHash }: { readonly tokenHash: string }) =>
  reader
    .selectFrom('sessions')
    .select(['account_id', 'started_at', 'expires_at', 'used_at'])
    .where('token_hash', '=', tokenHash),
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
      // Nobody waits for it, and a disk that is full or a database that is read-only fails no call.
      if (now - row.used_at > USE_STEP_MS) noteUse({ db, clock }, tokenHash).catch(() => undefined);
      return { caller: { kind: 'customer', accountId: brand<AccountId>(row.account_id), session: tokenHash } };
    },
  };
}

/** Resolves tokens of erased accounts. It is asked last: only a token that nobody knows comes here. */
export function erasedResolver({ db }: With<'db'>): PrincipalResolver {
  return {
    scheme: 'Bearer',
    async resolve(tokenHash) {
      const [row] = await erasedOf(db.read, { tokenHash });
      return row && { error: 'accountMissing' };
    },
  };
}

const erasedOf = prepared((reader, { tokenHash }: { readonly tokenHash: string }) =>
  reader.selectFrom('erased_logins').select('token_hash').where('token_hash', '=', tokenHash),
);

/** Of many calls at the same time, one notes the use. */
async function noteUse({ db, clock }: With<'db' | 'clock'>, tokenHash: string): Promise<void> {
  const now = clock.now();
  await db.transact((tx) =>
    tx
      .updateTable('sessions')
      .set({ used_at: now })
      .where('token_hash', '=', tokenHash)
      .where('used_at', '<', now - USE_STEP_MS)
      .execute(),
  );
}
