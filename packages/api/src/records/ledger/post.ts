import { type OrderId, type PaymentId, type Posting, checkPosting } from '@cpc/domain';
import type { Tx } from '../../base/db/database.ts';
import { prepared } from '../../base/db/prepared.ts';
import type { Cause } from '../orders/cause.ts';
import type { Clock } from '../../base/ports/clock.ts';
import type { LedgerTables } from '../../base/db/tables/ledger.ts';

/** What an entry is about, where it is about an order. */
interface About {
  readonly orderId?: OrderId;
  readonly paymentId?: PaymentId;
}

/**
 * Writes an entry into the books, in the transaction of what caused it (MO-01). A second entry of the same cause fails
 * the whole transaction.
 * @throws Error when the entry does not balance
 */
export async function post(
  tx: Tx,
  { now }: Clock,
  posting: Posting,
  { orderId, paymentId }: About,
  { actor, cause }: Cause,
): Promise<void> {
  const problems = checkPosting(posting);
  if (problems.length > 0) throw new Error(`ledger: ${problems.join('; ')}`);
  const { key, kind, lines } = posting;
  const at = now();
  await insertEntry(tx, { key, kind, order_id: orderId ?? null, payment_id: paymentId ?? null, actor, cause, at });
  await insertLines(tx, {
    lines: lines.map((line, index) => ({ ...line, id: `${key}.${index + 1}`, entry: key, at })),
  });
}

const insertEntry = prepared((tx, entry: LedgerTables['ledger_entries']) =>
  tx.insertInto('ledger_entries').values(entry),
);
const insertLines = prepared((tx, { lines }: { readonly lines: readonly LedgerTables['ledger_lines'][] }) =>
  tx.insertInto('ledger_lines').values(lines),
);
