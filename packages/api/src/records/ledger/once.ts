import { createHash } from 'node:crypto';
import { CallError } from '@cpc/contract';
import type { Money } from '@cpc/domain';
import type { Tx } from '../../base/db/database.ts';

/** One key for an account and a client's key, as short as the id of a line must be. */
export const keyWithin = (accountId: string, clientKey: string): string =>
  createHash('sha256').update(accountId).update('\0').update(clientKey).digest('hex').slice(0, 32);

/**
 * Says whether an entry was posted before, by the same call.
 * @throws CallError keyReused if the key recorded something else
 */
export async function isPosted(
  tx: Tx,
  key: string,
  { amount, reference }: { readonly amount: Money; readonly reference: string },
): Promise<boolean> {
  const line = await tx
    .selectFrom('ledger_lines')
    .innerJoin('ledger_entries', 'ledger_entries.key', 'ledger_lines.entry')
    .select(['amount', 'currency', 'cause'])
    .where('entry', '=', key)
    .where('amount', '>', 0)
    .executeTakeFirst();
  if (!line) return false;
  if (line.amount !== amount.amount || line.currency !== amount.currency || line.cause !== reference)
    throw new CallError('keyReused');
  return true;
}
