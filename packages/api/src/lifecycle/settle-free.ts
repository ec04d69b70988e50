import { moveOrder, type OrderRow } from '../records/orders/store.ts';
import { createPrintJobs } from './create.ts';
import { because, type Transition } from '../base/transition.ts';

/** An order of which nothing is left to pay is settled as it is placed, without a provider (PY-01). No money moves. */
export async function settleFree(change: Transition, order: OrderRow): Promise<OrderRow> {
  const settled = await moveOrder(because(change, { actor: 'system', reason: 'nothing to pay' }), order, 'settled');
  await createPrintJobs(change, settled);
  return settled;
}
