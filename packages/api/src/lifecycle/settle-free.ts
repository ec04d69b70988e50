import type { Tx } from '../base/db/database.ts';
import { moveOrder, type OrderRow } from '../records/orders/store.ts';
import { createPrintJobs } from './create.ts';
import type { Services } from '../base/services.ts';

/** An order of which nothing is left to pay is settled as it is placed, without a provider (PY-01). No money moves. */
export async function settleFree(tx: Tx, services: Services, order: OrderRow): Promise<OrderRow> {
  const settled = await moveOrder(tx, services.clock, order, 'settled', { actor: 'system', cause: 'nothing to pay' });
  await createPrintJobs(tx, services, settled);
  return settled;
}
