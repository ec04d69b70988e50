import { copyRows, fillShop, ORDERS, STATIONS } from '@cpc/api/testing/large-shop';
import { sql } from 'kysely';
import type { Place } from './types.ts';

export { ORDERS, STATIONS };
/** A shop with many stations, in the second part of the bench. */
export const MANY_STATIONS = 300;
/** The kinds of pieces at each station. */
const STOCKED = 300;

type Db = Awaited<ReturnType<Place['open']>>;
type Row = Readonly<Record<string, unknown>>;

/** Copies a sold order until the shop is large. */
export async function build(place: Place, orderId: string): Promise<void> {
  const db = await place.open();
  try {
    await fillShop(db, orderId, Date.now());
    await stockSome(db);
    // PostgreSQL does this by itself, a minute later.
    if (place.engine === 'postgres') await sql`analyze`.execute(db.read);
  } finally {
    await db.close();
  }
}

/** The demo stocks every kind that there is; a shop stocks some. */
async function stockSome(db: Db): Promise<void> {
  const counts = (
    await sql<Row>`select * from stock_counts where machine_id = 'demo' order by goods_id, shell_id, colour_id limit ${sql.lit(STOCKED)}`.execute(
      db.read,
    )
  ).rows;
  await db.transact((tx) => sql`delete from stock_counts`.execute(tx));
  await copyRows(db, 'stock_counts', counts, { machine_id: sql`'bench-' || i` }, { copies: STATIONS });
}

/**
 * Makes it a shop of many stations: copies of the last one with its stock, all silent, each with a print that waits, one in
 * doubt, or one to be picked up. So every station is in the list of incidents.
 */
export async function addStations(place: Place): Promise<void> {
  const db = await place.open();
  try {
    const last = `bench-${STATIONS - 1}`;
    const name = sql`'bench-' || (i + ${sql.lit(STATIONS)})`;
    const copies = MANY_STATIONS - STATIONS;
    for (const table of ['machines', 'station_states', 'stock_counts']) {
      const key = table === 'machines' ? 'id' : 'machine_id';
      const { rows } = await sql<Row>`select * from ${sql.table(table)} where ${sql.ref(key)} = ${last}`.execute(
        db.read,
      );
      await copyRows(db, table, rows, { [key]: name, ...(table === 'machines' && { name }) }, { copies });
    }
    const { rows: reports } = await sql<Row>`select * from station_reports where machine_id = 'demo'`.execute(db.read);
    const heard_at = sql`${sql.lit(Date.now())} - cast(i as bigint) * 60000`;
    await copyRows(
      db,
      'station_reports',
      reports,
      { machine_id: sql`'bench-' || i`, heard_at },
      { copies: MANY_STATIONS },
    );
    await spread(db);
    if (place.engine === 'postgres') await sql`analyze`.execute(db.read);
  } finally {
    await db.close();
  }
}

/** The latest prints, one at each station, are not over. */
async function spread(db: Db): Promise<void> {
  for (let station = 0; station < MANY_STATIONS; station += 1) {
    const number = 1_000_000 + ORDERS - MANY_STATIONS + station;
    const state = ['queued', 'unsure', 'ready'][station % 3];
    await db.transact(async (tx) => {
      await sql`update print_jobs set state = ${state}, machine_id = ${`bench-${station}`}, bay = 'A1' where id = ${`j${number}`}`.execute(
        tx,
      );
      await sql`update orders set status = 1, machine_id = ${`bench-${station}`} where id = ${`o${number}`}`.execute(
        tx,
      );
    });
  }
}
