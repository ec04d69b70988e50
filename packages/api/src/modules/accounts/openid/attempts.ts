import { timingSafeEqual } from 'node:crypto';
import { CallError } from '@cpc/contract';
import type { AccountId } from '@cpc/domain';
import type { Selectable } from 'kysely';
import type { AccountsTables } from '../../../base/db/tables/accounts.ts';
import { hashSecret } from '../../../base/ports/random.ts';
import type { With } from '../../../base/services.ts';
import type { Ties } from './provider.ts';

/** How long a customer may take on the provider's pages. */
const LASTS_MS = 15 * 60_000;

type Attempt = Selectable<AccountsTables['openid_attempts']>;

interface Begun {
  readonly ties: Ties;
  /** A secret that only the browser that began the login has. */
  readonly browser: string;
}

/** Notes a login that goes to a provider. @param connects the account that the login is connected to; null for none */
export async function beginAttempt(
  { db, clock, random }: With<'db' | 'clock' | 'random'>,
  provider: string,
  connects: AccountId | null,
): Promise<Begun> {
  const ties: Ties = { state: random.secret(), nonce: random.secret(), verifier: random.secret() };
  const browser = random.secret();
  const { nonce, verifier } = ties;
  await db.transact((tx) =>
    tx
      .insertInto('openid_attempts')
      .values({
        state_hash: hashSecret(ties.state),
        browser_hash: hashSecret(browser),
        provider,
        nonce,
        verifier,
        connects,
        expires_at: clock.now() + LASTS_MS,
      })
      .execute(),
  );
  return { ties, browser };
}

/**
 * Takes a login that comes back. It comes back once, and only in the browser that began it: nobody can be led into the
 * account of somebody else by an address.
 * @throws CallError openidFailed
 */
export async function takeAttempt(
  { db, clock }: With<'db' | 'clock'>,
  { state, browser }: { readonly state: string; readonly browser: string },
): Promise<Attempt> {
  const taken = await db.transact((tx) =>
    tx
      .deleteFrom('openid_attempts')
      .where('state_hash', '=', hashSecret(state))
      .where('expires_at', '>', clock.now())
      .returningAll()
      .executeTakeFirst(),
  );
  if (!taken || !isSame(taken.browser_hash, hashSecret(browser))) throw new CallError('openidFailed');
  return taken;
}

export async function sweepOpenidAttempts({ db, clock }: With<'db' | 'clock'>): Promise<void> {
  const now = clock.now();
  await db.transact((tx) => tx.deleteFrom('openid_attempts').where('expires_at', '<=', now).execute());
}

const isSame = (first: string, second: string): boolean => timingSafeEqual(Buffer.from(first), Buffer.from(second));
