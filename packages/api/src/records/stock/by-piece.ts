import type { StockItem } from './item.ts';

type Kind = Omit<StockItem, 'machine_id'>;

/** Tells kinds of pieces apart; the parts of an identity have no spaces. */
export const keyOfKind = ({ goods_id, shell_id, colour_id }: Kind): string => [goods_id, shell_id, colour_id].join(' ');

/**
 * The one order in which everybody takes an order's pieces and gives them back: two orders of the same things never wait
 * for each other in a circle.
 */
export function byPiece(a: Kind, b: Kind): number {
  const [first, second] = [keyOfKind(a), keyOfKind(b)];
  return first < second ? -1 : Number(first > second);
}
