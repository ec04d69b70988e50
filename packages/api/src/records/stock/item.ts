import type { ColourId, GoodsId, StationId, ShellId } from '@cpc/domain';

/** One kind of piece in one station: the unit of stock counts (SK-01). */
export interface StockItem {
  readonly machine_id: StationId;
  readonly goods_id: GoodsId;
  readonly shell_id: ShellId;
  readonly colour_id: ColourId;
}

type Kind = Omit<StockItem, 'machine_id'>;

/** A key for a kind of piece; the parts of an identity contain no spaces. */
export const keyOfKind = ({ goods_id, shell_id, colour_id }: Kind): string => [goods_id, shell_id, colour_id].join(' ');

/**
 * The order in which every transaction takes an order's pieces and gives them back. Two orders of the same pieces
 * cannot deadlock.
 */
export function byPiece(a: Kind, b: Kind): number {
  const [first, second] = [keyOfKind(a), keyOfKind(b)];
  return first < second ? -1 : Number(first > second);
}
