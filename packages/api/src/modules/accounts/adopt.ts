import { type AccountId, brand } from '@cpc/domain';
import type { Tx } from '../../base/db/database.ts';
import type { Call } from '../../base/http/call.ts';
import { enqueue } from '../../base/jobs/jobs.ts';
import type { Services } from '../../base/services.ts';
import type { AdoptGuest } from '../../records/accounts/ports.ts';
import { type Account, GRACE_MS, takeGuest } from '../../records/accounts/sessions.ts';

/** A guest who logs in: what the guest made becomes the account's. */
export async function adoptGuest(
  tx: Tx,
  services: Services,
  { caller }: Call,
  account: Account,
  adopters: readonly AdoptGuest[],
): Promise<void> {
  if (caller.kind !== 'customer' || caller.accountId === account.id) return;
  // An account that lost its number is empty then, and its old password opens it no more.
  const guest = await tx
    .updateTable('accounts')
    .set({ former_phone: null })
    .where('id', '=', caller.accountId)
    .where('phone', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (!guest) return;
  const pair: Adoption = { guest: caller.accountId, account: brand<AccountId>(account.id) };
  for (const adopt of adopters) await adopt(tx, pair.guest, pair.account);
  await enqueue(tx, services, { kind: ADOPT_JOB, payload: pair, key: pair.guest, delay: STRAGGLERS_MS });
}

/** Background work: what the guest's last calls made comes to the account as well. */
export const ADOPT_JOB = 'accounts.adopt';
/** The guest's token serves the calls that were on their way when the guest logged in, and placing an order takes a while. */
const STRAGGLERS_MS = 2 * GRACE_MS;

export interface Adoption {
  readonly guest: AccountId;
  readonly account: AccountId;
}

/** Hands over what came after the guest had logged in. A guest who has registered meanwhile keeps it. */
export async function adoptAgain(
  { db }: Pick<Services, 'db'>,
  adopters: readonly AdoptGuest[],
  { guest, account }: Adoption,
): Promise<void> {
  await db.transact(async (tx) => {
    if (await takeGuest(tx, guest)) for (const adopt of adopters) await adopt(tx, guest, account);
  });
}
