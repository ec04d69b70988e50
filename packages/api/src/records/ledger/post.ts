import { type OrderId, type PaymentId, type Posting, checkPosting } from '@cpc/domain';
import { prepared } from '../../base/db/prepared.ts';
import type { Transition } from '../../base/transition.ts';
import { keepCash } from '../till/journal.ts';
import { keepMoney } from '../reports/money-facts.ts';
import type { LedgerTables } from '../../base/db/tables/ledger.ts';

/** The order and the payment of an entry, if it has them. */
interface EntrySubject {
  readonly orderId?: OrderId;
  readonly paymentId?: PaymentId;
}

/**
 * Writes an entry into the ledger, in the transaction of its cause (MO-01). A second entry with the same key fails the
 * whole transaction.
 * @throws Error when the entry does not balance
 */
export async function post(
  { tx, clock, actor, reason }: Transition,
  posting: Posting,
  { orderId, paymentId }: EntrySubject,
): Promise<void> {
  const problems = checkPosting(posting);
  if (problems.length > 0) throw new Error(`ledger: ${problems.join('; ')}`);
  const { key, kind, lines } = posting;
  const at = clock.now();
  const about = { order_id: orderId ?? null, payment_id: paymentId ?? null };
  await insertEntry(tx, { key, kind, ...about, actor, cause: reason, at });
  await insertLines(tx, {
    lines: lines.map((line, index) => ({ ...line, id: `${key}.${index + 1}`, entry: key, at })),
  });
  await keepCash({ tx, clock, actor }, posting);
  await keepMoney(tx, { ...posting, orderId: about.order_id, paymentId: about.payment_id, at });
}

const insertEntry = prepared((tx, entry: LedgerTables['ledger_entries']) =>
  tx.insertInto('ledger_entries').values(entry),
);
const insertLines = prepared((tx, { lines }: { readonly lines: readonly LedgerTables['ledger_lines'][] }) =>
  tx.insertInto('ledger_lines').values(lines),
);
