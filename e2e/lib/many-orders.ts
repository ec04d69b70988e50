import { openStore } from './store.ts';

type Row = Record<string, string | number | null>;

/**
 * Makes copies of an order in the database of a shop, each a minute older than the one before; their numbers are
 * `COPY-1`, …
 */
export function copyOrder(folder: string, orderId: string, copies: number): void {
  const database = openStore(folder);
  const first = (table: string, column: string) =>
    database.prepare(`select * from ${table} where ${column} = ?`).get(orderId) as Row;
  const insert = (table: string, row: Row) => {
    const names = Object.keys(row);
    const places = names.map(() => '?').join(', ');
    database.prepare(`insert into ${table} (${names.join(', ')}) values (${places})`).run(...Object.values(row));
  };
  const [order, item] = [first('orders', 'id'), first('order_items', 'order_id')];
  for (let copy = 1; copy <= copies; copy += 1) {
    const id = `${orderId}-${copy}`;
    const created_at = Number(order['created_at']) - copy * 60_000;
    // Closed, so that nothing happens to a copy.
    insert('orders', { ...order, id, client_key: id, number: `COPY-${copy}`, status: 4, created_at });
    insert('order_items', { ...item, id: `${item['id']}-${copy}`, order_id: id });
  }
  database.close();
}
