import { CallError } from '@cpc/contract';
import type { StationId } from '@cpc/domain';
import type { Tx } from '../../base/db/database.ts';
import type { With } from '../../base/services.ts';
import type { Holder } from './hold.ts';
import { moveStock } from './move.ts';

/**
 * Holds an item's piece at another station and releases the one at this station. Does nothing for an item without a
 * held piece, for instance if the customer brings the piece.
 * @throws CallError notInStock if the other station has none left
 */
export async function transferHold(
  tx: Tx,
  ports: With<'clock' | 'random'>,
  { id, order_id }: Holder,
  to: StationId,
): Promise<void> {
  const here = await tx
    .selectFrom('stock_holds')
    .select(['machine_id', 'goods_id', 'shell_id', 'colour_id'])
    .where('item_id', '=', id)
    .where('state', '=', 'held')
    .executeTakeFirst();
  if (!here || here.machine_id === to) return;
  const by = { orderId: order_id, actor: 'customer' } as const;
  const there = { ...here, machine_id: to };
  const taken = await moveStock(tx, ports, there, { kind: 'hold', available: -1, onHand: 0, ...by });
  if (!taken) throw new CallError('notInStock');
  await tx.updateTable('stock_holds').set({ machine_id: to }).where('item_id', '=', id).execute();
  await moveStock(tx, ports, here, { kind: 'release', available: 1, onHand: 0, ...by });
}
