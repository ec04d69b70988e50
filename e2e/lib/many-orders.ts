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

/** Makes copies of the item that waits in a bay, each called a minute earlier than the one before: `READ0001`, … */
export function copyReady(folder: string, copies: number): void {
  const database = openStore(folder);
  const row = (sql: string, ...values: (string | number | null)[]) => database.prepare(sql).get(...values) as Row;
  const job = row(`select * from print_jobs where state = 'ready' limit 1`);
  const order = row('select * from orders where id = ?', job['order_id'] ?? null);
  const item = row('select * from order_items where id = ?', job['item_id'] ?? null);
  const insert = (table: string, values: Row) => {
    const names = Object.keys(values);
    const places = names.map(() => '?').join(', ');
    database.prepare(`insert into ${table} (${names.join(', ')}) values (${places})`).run(...Object.values(values));
  };
  for (let copy = 1; copy <= copies; copy += 1) {
    const [id, number] = [`${order['id']}-${copy}`, `READ${String(copy).padStart(4, '0')}`];
    const item_id = `${item['id']}-${copy}`;
    insert('orders', { ...order, id, client_key: id, number });
    insert('order_items', { ...item, id: item_id, order_id: id });
    const unique = { pickup_code: String(100_000 + copy), pickup_token: null, pickup_check: null };
    const ready_at = Number(job['ready_at']) - copy * 60_000;
    insert('print_jobs', { ...job, ...unique, id: `${job['id']}-${copy}`, item_id, order_id: id, number, ready_at });
  }
  database.close();
}
