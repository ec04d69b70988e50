import { CallError } from '@cpc/contract';
import type { OrderId } from '@cpc/domain';
import type { Tx } from '../db/database.ts';
import type { Services } from '../services.ts';
import type { StockItem } from './item.ts';
import { moveStock } from './move.ts';

type Ports = Pick<Services, 'clock' | 'random'>;

/** Keeps a piece for an order (SK-01). @throws CallError notInStock where none is left */
export async function holdPiece(tx: Tx, ports: Ports, orderId: OrderId, item: StockItem): Promise<void> {
  const held = await moveStock(tx, ports, item, { kind: 'hold', available: -1, onHand: 0, orderId, actor: 'customer' });
  if (!held) throw new CallError('notInStock');
  const { machine_id, goods_id, shell_id, colour_id } = item;
  await tx
    .insertInto('stock_holds')
    .values({ order_id: orderId, machine_id, goods_id, shell_id, colour_id, state: 'held' })
    .execute();
}

/** Gives an order's piece back to everybody; a second time changes nothing. */
export async function releasePiece(tx: Tx, ports: Ports, orderId: OrderId, actor: string): Promise<void> {
  const item = await endHold(tx, orderId, 'released');
  if (item) await moveStock(tx, ports, item, { kind: 'release', available: 1, onHand: 0, orderId, actor });
}

/** The piece is in the printer and will not come back as a blank; a second time changes nothing. */
export async function consumePiece(tx: Tx, ports: Ports, orderId: OrderId, actor: string): Promise<void> {
  const item = await endHold(tx, orderId, 'used');
  if (item) await moveStock(tx, ports, item, { kind: 'use', available: 0, onHand: -1, orderId, actor });
}

function endHold(tx: Tx, orderId: OrderId, state: 'released' | 'used'): Promise<StockItem | undefined> {
  return tx
    .updateTable('stock_holds')
    .set({ state })
    .where('order_id', '=', orderId)
    .where('state', '=', 'held')
    .returning(['machine_id', 'goods_id', 'shell_id', 'colour_id'])
    .executeTakeFirst();
}
