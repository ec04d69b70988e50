import type { Tx } from '../db/database.ts';
import { moveOrder, type OrderRow } from '../orders/store.ts';
import { createPrintJobs } from '../printing/create.ts';
import type { Services } from '../services.ts';

/** An order of which nothing is left to pay is settled as it is placed, without a provider (PY-01). No money moves. */
export async function settleFree(tx: Tx, services: Services, order: OrderRow): Promise<OrderRow> {
  const settled = await moveOrder(tx, services.clock, order, 'settled', { actor: 'system', cause: 'nothing to pay' });
  await createPrintJobs(tx, services, settled);
  return settled;
}
