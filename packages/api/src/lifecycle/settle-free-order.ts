import { moveOrder, type OrderRow } from '../records/orders/store.ts';
import { createPrintJobs } from './create-print-jobs.ts';
import { issueReceipt } from './issue-bills.ts';
import { sellerOf } from '../records/ledger/rates.ts';
import { keepFree } from '../records/reports/money-facts.ts';
import { because, type Transition } from '../base/transition.ts';

/** Settles an order with nothing left to pay as it is placed, without a provider (PY-01). No money moves. */
export async function settleFreeOrder(change: Transition, order: OrderRow): Promise<OrderRow> {
  const settled = await moveOrder(because(change, { actor: 'system', reason: 'nothing to pay' }), order, 'settled');
  await keepFree(change.tx, settled, change.clock.now());
  const partnerId = await sellerOf(change.tx, settled);
  await issueReceipt(change, settled, { partnerId, provider: 'free', amount: 0 });
  await createPrintJobs(change, settled);
  return settled;
}
