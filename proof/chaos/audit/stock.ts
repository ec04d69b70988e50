import type { Audit } from '../evidence.ts';

interface Sums {
  available: number;
  onHand: number;
  held: number;
}

/** Every count is the sum of its movements, matches what is held, and is not below zero. */
export const stock: Audit = async ({ read }) => {
  const counts = await read.selectFrom('stock_counts').selectAll().execute();
  const sums = new Map<string, Sums>();
  const of = (row: { machine_id: string; goods_id: string; shell_id: string; colour_id: string }): Sums => {
    const key = [row.machine_id, row.goods_id, row.shell_id, row.colour_id].join(' ');
    const found = sums.get(key) ?? { available: 0, onHand: 0, held: 0 };
    sums.set(key, found);
    return found;
  };
  for (const movement of await read.selectFrom('stock_movements').selectAll().execute()) {
    of(movement).available += movement.available;
    of(movement).onHand += movement.on_hand;
  }
  for (const hold of await read.selectFrom('stock_holds').selectAll().where('state', '=', 'held').execute())
    of(hold).held += 1;
  const wrong = counts.flatMap((count) => {
    const { available, onHand, held } = of(count);
    const what = `${count.goods_id} ${count.colour_id}`;
    return [
      ...(count.available < 0 || count.on_hand < 0 ? [`${what} is below zero`] : []),
      ...(available !== count.available || onHand !== count.on_hand
        ? [`${what} counts ${count.available} of ${count.on_hand}, its movements ${available} of ${onHand}`]
        : []),
      ...(onHand - available !== held ? [`${what} keeps ${onHand - available} pieces for ${held} items`] : []),
    ];
  });
  return { asked: 'stock is the sum of its movements and never negative', counted: counts.length, wrong };
};
