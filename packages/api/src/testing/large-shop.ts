import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../base/db/database.ts';

export const STATIONS = 12;
export const ORDERS = 100_000;
const CUSTOMERS = 20_000;
const YEAR_MS = 365 * 86_400_000;
const STEP_MS = Math.floor(YEAR_MS / ORDERS);
/** Of an order, in ms: until it is printed, until it is ready. */
const PRINTED_MS = 420_000;
const READY_MS = 440_000;
/** Every so many orders, one is refunded. */
const REFUNDED = 33;
/** The models that the copies name. */
const MODELS = 40;

type Db = Pick<Database, 'read' | 'transact'>;
type Row = Readonly<Record<string, unknown>>;
type Values = Readonly<Record<string, RawBuilder<unknown>>>;

/** The number of the copy, from 0; its station, time and the end of its ids. */
const SUFFIX = sql`cast(1000000 + i as text)`;
const STATION = sql`'bench-' || (i % ${sql.lit(STATIONS)})`;

/**
 * Copies a sold order of the station `demo` until the shop has a year of orders at stations of its own. Every row that a
 * real order makes is copied with its own ids and times.
 * @param end ms; when the last one was placed
 */
export async function fillShop(db: Db, orderId: string, end: number): Promise<void> {
  const begin = end - YEAR_MS;
  const at = (later: number) => sql`${sql.lit(begin + later)} + cast(i as bigint) * ${sql.lit(STEP_MS)}`;
  const of = async (table: string, column = 'order_id') =>
    (await sql<Row>`select * from ${sql.table(table)} where ${sql.ref(column)} = ${orderId}`.execute(db.read)).rows;
  const order = sql`'o' || ${SUFFIX}`;
  const [item, job, payment] = [sql`'i' || ${SUFFIX}`, sql`'j' || ${SUFFIX}`, sql`'p' || ${SUFFIX}`];
  const goods = await oneOf(
    db,
    sql`select distinct goods_id as id from stock_counts order by 1 limit ${sql.lit(MODELS)}`,
  );
  await addStations(db);
  const [sold] = await of('orders', 'id');
  const account = sql`'bench-' || (i % ${sql.lit(CUSTOMERS)})`;
  await addCustomers(db, sold?.['account_id']);
  await copyRows(db, 'orders', sold ? [sold] : [], {
    id: order,
    number: sql`'O' || ${SUFFIX}`,
    account_id: account,
    client_key: order,
    machine_id: STATION,
    status: sql`3`,
    created_at: at(0),
  });
  const about = { order_id: order, machine_id: STATION, goods_id: goods };
  await copyRows(db, 'order_items', await of('order_items'), {
    id: item,
    order_id: order,
    goods_id: goods,
    thumbnail: sql`null`,
  });
  await copyRows(db, 'payments', await of('payments'), {
    id: payment,
    order_id: order,
    reference: payment,
    created_at: at(0),
    changed_at: at(0),
  });
  await copyRows(db, 'print_jobs', await of('print_jobs'), {
    id: job,
    order_id: order,
    item_id: item,
    number: job,
    machine_id: STATION,
    file: sql`'f' || ${SUFFIX}`,
    state: sql`'collected'`,
    created_at: at(0),
    queued_at: at(1_000),
    started_at: at(120_000),
    ready_at: at(READY_MS),
    collected_at: at(2 * READY_MS),
  });
  await copyRows(db, 'stock_movements', await of('stock_movements'), {
    id: sql`'m' || ${SUFFIX}`,
    ...about,
    at: at(0),
  });
  await copyRows(db, 'order_events', await of('order_events'), { order_id: order, item_id: item, at: at(0) });
  await ledger(db, await of('ledger_entries'), { order, payment, goods, at: at(0) }, at(YEAR_MS / 365));
  await prints(db, { job, goods, at });
  await events(db, at);
}

async function addCustomers(db: Db, id: unknown): Promise<void> {
  const { rows } = await sql<Row>`select * from accounts where id = ${id}`.execute(db.read);
  const own = { id: sql`'bench-' || i`, phone: sql`null` };
  await copyRows(db, 'accounts', rows, own, { copies: CUSTOMERS });
}

async function addStations(db: Db): Promise<void> {
  const machines = (await sql<Row>`select * from machines where id = 'demo'`.execute(db.read)).rows;
  const name = sql`'bench-' || i`;
  await copyRows(db, 'machines', machines, { id: name, name }, { copies: STATIONS });
  const states = (await sql<Row>`select * from station_states where machine_id = 'demo'`.execute(db.read)).rows;
  await copyRows(db, 'station_states', states, { machine_id: name }, { copies: STATIONS });
}

interface Sold {
  readonly order: RawBuilder<unknown>;
  readonly payment: RawBuilder<unknown>;
  readonly goods: RawBuilder<unknown>;
  readonly at: RawBuilder<unknown>;
}

/** The entries of a sale and their lines, and a refund of every 33rd order a day later. */
async function ledger(db: Db, entries: readonly Row[], sold: Sold, later: RawBuilder<unknown>): Promise<void> {
  for (const entry of entries) {
    const key = sql`${sql.lit(`${String(entry['kind'])}.p`)} || ${SUFFIX}`;
    await copyRows(db, 'ledger_entries', [entry], { key, order_id: sold.order, payment_id: sold.payment, at: sold.at });
    const { rows: lines } =
      await sql<Row>`select * from ledger_lines where entry = ${entry['key']} order by id`.execute(db.read);
    for (const [nth, line] of lines.entries())
      await copyRows(db, 'ledger_lines', [line], {
        id: sql`${key} || ${sql.lit(`.${nth + 1}`)}`,
        entry: key,
        at: sold.at,
      });
    const { rows } = await sql<Row>`select * from report_money where entry = ${entry['key']}`.execute(db.read);
    await copyRows(db, 'report_money', rows, { entry: key, machine_id: STATION, goods_id: sold.goods, at: sold.at });
    if (entry['kind'] === 'sale') await refunds(db, entry, { lines, rows }, { ...sold, at: later });
  }
}

interface Kept {
  readonly lines: readonly Row[];
  readonly rows: readonly Row[];
}

async function refunds(db: Db, entry: Row, { lines, rows }: Kept, { order, payment, goods, at }: Sold): Promise<void> {
  const key = sql`'refund.r' || ${SUFFIX}`;
  const some = { copies: Math.floor(ORDERS / REFUNDED), every: REFUNDED };
  await copyRows(
    db,
    'ledger_entries',
    [{ ...entry, kind: 'refund' }],
    { key, order_id: order, payment_id: payment, at },
    some,
  );
  const shares = lines.filter(({ kind }) => kind === 'sale' || kind === 'commission');
  for (const [nth, line] of shares.entries()) {
    const back = { ...line, kind: 'refund', amount: -Number(line['amount']) };
    await copyRows(db, 'ledger_lines', [back], { id: sql`${key} || ${sql.lit(`.${nth + 1}`)}`, entry: key, at }, some);
  }
  const back = rows.map((row) => ({
    ...row,
    orders: 0,
    items: 0,
    goods: 0,
    refunds: row['goods'],
    commission: -Number(row['commission']),
  }));
  await copyRows(db, 'report_money', back, { entry: key, machine_id: STATION, goods_id: goods, at }, some);
}

interface Printed {
  readonly job: RawBuilder<unknown>;
  readonly goods: RawBuilder<unknown>;
  readonly at: (later: number) => RawBuilder<unknown>;
}

async function prints(db: Db, { job, goods, at }: Printed): Promise<void> {
  const [sold] = (await sql<Row>`select partner_id, shell_id from report_money limit 1`.execute(db.read)).rows;
  const own = { job_id: job, machine_id: STATION, goods_id: goods };
  const steps = [
    ['printed', PRINTED_MS, sql`280000 + (i % 97) * 1000`],
    ['ready', READY_MS, sql`400000 + (i % 211) * 7000`],
  ] as const;
  for (const [kind, later, took_ms] of steps)
    await copyRows(db, 'report_prints', [{ ...sold, kind, nth: 1 }], { ...own, at: at(later), took_ms });
}

/** Between prints a station is ready; it opens in the morning and closes in the evening. */
async function events(db: Db, at: Printed['at']): Promise<void> {
  const told = { machine_id: '', seq: 0, at: 0, event: '', from_state: '', to_state: '', actor: 'station', cause: '' };
  const steps = [
    ['printing', 'ready', 'printing', 0],
    ['idle', 'printing', 'ready', PRINTED_MS],
  ] as const;
  const nth = sql`(cast(i as bigint) / ${sql.lit(STATIONS)})`;
  for (const [step, [event, from_state, to_state, later]] of steps.entries())
    await copyRows(db, 'station_events', [{ ...told, event, from_state, to_state }], {
      machine_id: STATION,
      seq: sql`2000000 + ${nth} * 2 + ${sql.lit(step)}`,
      at: at(later),
    });
  const days = 365 * STATIONS;
  const daily = (hour: number) =>
    sql`${at(0)} - cast(i as bigint) * ${sql.lit(STEP_MS)} + ${nth} * ${sql.lit(86_400_000)} + ${sql.lit(hour * 3_600_000)}`;
  const switches = [
    ['opened', 'resting', 'ready', 9],
    ['rested', 'ready', 'resting', 20],
  ] as const;
  for (const [step, [event, from_state, to_state, hour]] of switches.entries())
    await copyRows(
      db,
      'station_events',
      [{ ...told, event, from_state, to_state }],
      { machine_id: STATION, seq: sql`1000000 + ${nth} * 2 + ${sql.lit(step)}`, at: daily(hour) },
      { copies: days },
    );
}

/** A kind for each copy, in turn. */
async function oneOf(db: Db, ids: RawBuilder<unknown>): Promise<RawBuilder<unknown>> {
  const { rows } = await sql<{ id: string }>`${ids}`.execute(db.read);
  const cases = rows.map(({ id }, index) => sql`when ${sql.lit(index)} then ${sql.lit(id)}`);
  return sql`case i % ${sql.lit(rows.length)} ${sql.join(cases, sql` `)} end`;
}

export interface Copies {
  readonly copies?: number;
  /** The numbers of the copies are multiples of it. */
  readonly every?: number;
}

/** Puts pieces of every kind that is kept in stock into every station that has none of it. */
export async function stockAll(db: Db, at: number): Promise<void> {
  const kinds = sql`from machines cross join goods cross join shell_colours
    inner join shells on shells.id = shell_colours.shell_id and shells.own = 0
      and shells.categories like '%"' || goods.category || '"%'
    where not exists (select 1 from stock_counts where stock_counts.machine_id = machines.id
      and stock_counts.goods_id = goods.id and stock_counts.colour_id = shell_colours.id)`;
  const key = sql`machines.id, goods.id, shells.id, shell_colours.id`;
  await db.transact(async (tx) => {
    await sql`insert into stock_movements (id, machine_id, goods_id, shell_id, colour_id, kind, available, on_hand, actor, at)
      select 'first ' || machines.id || goods.id || shell_colours.id, ${key}, 'restock', 8, 8, 'setup', ${sql.lit(at)} ${kinds}`.execute(
      tx,
    );
    await sql`insert into stock_counts (machine_id, goods_id, shell_id, colour_id, available, on_hand)
      select ${key}, 8, 8 ${kinds}`.execute(tx);
  });
}

/** Inserts copies of rows, the given columns changed. Several rows of a table get ids that tell them apart. */
export async function copyRows(
  db: Db,
  table: string,
  rows: readonly Row[],
  changed: Values,
  { copies = ORDERS, every = 1 }: Copies = {},
): Promise<void> {
  for (const [nth, row] of rows.entries()) {
    const id = rows.length > 1 && changed['id'] ? { id: sql`${changed['id']} || ${sql.lit(`.${nth}`)}` } : {};
    const own = Object.entries(changed).filter(([name]) => row[name] !== null);
    const values: Record<string, RawBuilder<unknown>> = { ...literals(row), ...Object.fromEntries(own), ...id };
    const names = Object.keys(values).map((name) => sql.ref(name));
    const insert = sql`insert into ${sql.table(table)} (${sql.join(names)})
      with recursive copies(i) as (select 0 union all select i + ${sql.lit(every)} from copies where i + ${sql.lit(every)} < ${sql.lit(copies * every)})
      select ${sql.join(Object.values(values))} from copies`;
    await db.transact((tx) => insert.execute(tx));
  }
}

const literals = (row: Row): Record<string, RawBuilder<unknown>> =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => [name, sql`${sql.lit(value)}`]));
