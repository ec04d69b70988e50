import type { OrderId } from '@cpc/domain';
import type { Insertable } from 'kysely';
import type { Tx } from '../../base/db/database.ts';
import { prepared } from '../../base/db/prepared.ts';
import type { With } from '../../base/services.ts';
import type { StockItem } from './item.ts';
import type { StockTables } from '../../base/db/tables/stock.ts';

type Movement = Insertable<StockTables['stock_movements']>;

export interface Change {
  readonly kind: Movement['kind'];
  /**
   * Pieces added to the free ones (`available`) and to those in the station (`onHand`); negative numbers take pieces
   * away.
   */
  readonly available: number;
  readonly onHand: number;
  readonly orderId: OrderId | null;
  readonly actor: string;
  /** Why a person moves them. */
  readonly reason?: string | undefined;
  /** The movement's id, if it must not be made twice. */
  readonly id?: string | undefined;
}

/**
 * The only way to change stock: one guarded statement changes the count, and a movement records why (SK-03).
 * @returns false, with nothing changed, if there are not enough pieces
 */
export async function moveStock(
  tx: Tx,
  { clock, random }: With<'clock' | 'random'>,
  item: StockItem,
  change: Change,
): Promise<boolean> {
  const { machine_id, goods_id, shell_id, colour_id } = item;
  const kind = { machine_id, goods_id, shell_id, colour_id };
  const { available, onHand } = change;
  const least = { available: Math.max(0, -available), onHand: Math.max(0, -onHand) };
  // Missing pieces that a short count could not subtract yet cannot be sold, also when an order gives a piece back
  // (decision 091).
  const sold = change.kind === 'hold' ? { promised: -available } : {};
  const [counted] = await count(tx, { ...kind, add: { available, onHand }, least, ...sold });
  if (!counted) return false;
  await insertMovement(tx, {
    id: change.id ?? random.id(),
    ...kind,
    kind: change.kind,
    available,
    on_hand: onHand,
    order_id: change.orderId,
    actor: change.actor,
    reason: change.reason ?? null,
    at: clock.now(),
  });
  return true;
}

interface Count extends StockItem {
  readonly add: Pick<Change, 'available' | 'onHand'>;
  /** The least that must be there before. */
  readonly least: Pick<Change, 'available' | 'onHand'>;
  /** This many pieces must be free and not missing. */
  readonly promised?: number;
}

// The guard is part of the statement that takes the piece: a separate check before it could sell the last piece twice.
const count = prepared((tx, { machine_id, goods_id, shell_id, colour_id, add, least, promised }: Count) =>
  tx
    .updateTable('stock_counts')
    .set((piece) => ({
      available: piece('available', '+', add.available),
      on_hand: piece('on_hand', '+', add.onHand),
    }))
    .where('machine_id', '=', machine_id)
    .where('goods_id', '=', goods_id)
    .where('shell_id', '=', shell_id)
    .where('colour_id', '=', colour_id)
    .where('available', '>=', least.available)
    .where('on_hand', '>=', least.onHand)
    .$if(promised !== undefined, (query) =>
      query.where((piece) => piece(piece('available', '-', piece.ref('missing')), '>=', promised ?? 0)),
    )
    .returning('machine_id'),
);

const insertMovement = prepared((tx, movement: Movement) => tx.insertInto('stock_movements').values(movement));
