import { type AccountId, brand } from '@cpc/domain';
import type { Tx } from '../../../base/db/database.ts';
import type { Call } from '../../../base/http/call.ts';
import { enqueue } from '../../../base/jobs/jobs.ts';
import type { With } from '../../../base/services.ts';
import type { AdoptGuest } from '../../../records/accounts/ports.ts';
import { type Account, GRACE_MS, takeGuest } from '../../../records/accounts/sessions.ts';

/** Gives what a guest made to the account that the guest logs in to. */
export async function adoptGuest(
  tx: Tx,
  services: With<'clock' | 'random'>,
  { caller }: Call,
  account: Account,
  adopters: readonly AdoptGuest[],
): Promise<void> {
  if (caller.kind !== 'customer' || caller.accountId === account.id) return;
  if (!(await takeGuest(tx, caller.accountId))) return;
  const pair: Adoption = { guest: caller.accountId, account: brand<AccountId>(account.id) };
  for (const adopt of adopters) await adopt(tx, pair.guest, pair.account);
  await enqueue(tx, services, { kind: ADOPT_JOB, payload: pair, key: pair.guest, delay: STRAGGLERS_MS });
}

/** A background job: gives the account what the guest's last calls made. */
export const ADOPT_JOB = 'accounts.adopt';
/** The guest's token still serves calls that were on their way at the login, and placing an order takes a while. */
const STRAGGLERS_MS = 2 * GRACE_MS;

export interface Adoption {
  readonly guest: AccountId;
  readonly account: AccountId;
}

/** Hands over what came after the guest's login. A guest who has registered meanwhile keeps it. */
export async function adoptAgain(
  { db }: With<'db'>,
  adopters: readonly AdoptGuest[],
  { guest, account }: Adoption,
): Promise<void> {
  await db.transact(async (tx) => {
    if (await takeGuest(tx, guest)) for (const adopt of adopters) await adopt(tx, guest, account);
  });
}
