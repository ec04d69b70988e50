import type { AccountId } from '@cpc/domain';
import type { Reader, Tx } from '../../base/db/database.ts';
import type { Call } from '../../base/http/call.ts';
import type { With } from '../../base/services.ts';
import { type BrowserName, browserOf, parseBrowser, storedBrowser } from './browser.ts';

/** One account on one device. Renewing the session keeps it. */
export interface Login {
  readonly id: string;
  /** As {@link storedBrowser}. */
  readonly browser: string;
  readonly since: number;
}

/** A login in the list of its account. */
export interface LoginView extends BrowserName {
  readonly id: string;
  readonly since: number;
  readonly usedAt: number;
}

/** The most logins in a list; an account that logs in more often shows the newest. */
const MAX_LISTED = 50;

/** A login that begins with this call. @param before the login that this device had, which goes on under its id */
export function beginLogin(
  { clock, random }: With<'clock' | 'random'>,
  { userAgent }: Pick<Call, 'userAgent'>,
  before?: Pick<Login, 'id'>,
): Login {
  return { id: before?.id ?? random.id(), browser: storedBrowser(browserOf(userAgent)), since: clock.now() };
}

/** The login of a session. @param session hash of the token */
export async function loginOf(reader: Reader, session: string): Promise<string | undefined> {
  const row = await reader.selectFrom('sessions').select('login').where('token_hash', '=', session).executeTakeFirst();
  return row?.login;
}

/** Where an account is logged in now, the last used first. */
export async function loginsOf(
  reader: Reader,
  { clock }: With<'clock'>,
  account: AccountId,
): Promise<readonly LoginView[]> {
  const sessions = await reader
    .selectFrom('sessions')
    .select(['since', 'used_at', 'browser', 'login as id'])
    .where('account_id', '=', account)
    .where('expires_at', '>', clock.now())
    .orderBy('started_at', 'desc')
    .limit(MAX_LISTED)
    .execute();
  const byId = new Map<string, LoginView>();
  for (const { id, since, used_at, browser } of sessions) {
    const usedAt = Math.max(used_at, byId.get(id)?.usedAt ?? 0);
    byId.set(id, { ...parseBrowser(browser), id, since, ...byId.get(id), usedAt });
  }
  return [...byId.values()].sort((one, other) => other.usedAt - one.usedAt);
}

/** Ends one login of an account. @returns the hashes of its tokens */
export async function endLogin(tx: Tx, account: AccountId, login: string): Promise<readonly string[]> {
  const ended = await tx
    .deleteFrom('sessions')
    .where('account_id', '=', account)
    .where('login', '=', login)
    .returning('token_hash')
    .execute();
  return ended.map(({ token_hash }) => token_hash);
}

/** What a log-out of other devices has ended. */
export interface EndedLogins {
  /** The hashes of their tokens. */
  readonly sessions: readonly string[];
  /** How many devices are logged out that were logged in. */
  readonly devices: number;
}

/**
 * Ends all sessions of an account except the caller's: also others of the same login, because a token that was copied
 * has the login of the device that it was copied from.
 */
export async function endOtherLogins(
  tx: Tx,
  { clock }: With<'clock'>,
  { accountId, session }: { readonly accountId: AccountId; readonly session: string },
): Promise<EndedLogins> {
  const here = await loginOf(tx, session);
  const ended = await tx
    .deleteFrom('sessions')
    .where('account_id', '=', accountId)
    .where('token_hash', '!=', session)
    .returning(['token_hash', 'expires_at', 'login'])
    .execute();
  const held = ended.filter(({ login, expires_at }) => login !== here && expires_at > clock.now());
  return { sessions: ended.map(({ token_hash }) => token_hash), devices: new Set(held.map(({ login }) => login)).size };
}
