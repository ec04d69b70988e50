import { sql } from 'kysely';
import { appendOnly } from '../append-only.ts';
import type { Migration, TableMaker } from '../migration.ts';

/** What reports add up, by time within a shop (PA-05). A background job fills in what happened before. */
export const reportFacts: Migration = {
  name: '370-report-facts',
  async up(tables) {
    await money(tables);
    await prints(tables);
    for (const table of ['report_money', 'report_prints']) await appendOnly(tables, table);
    await waste(tables);
    await switches(tables);
    await fillSoon(tables);
  },
};

/** On SQLite, rows lie in the order of the primary key: the rows of a shop and a time are read in one go. */
const clustered = ({ table, engine }: TableMaker, name: string) =>
  engine === 'sqlite' ? table(name).modifyEnd(sql`, without rowid`) : table(name);

async function money(tables: TableMaker): Promise<void> {
  const { db, text, int } = tables;
  const amounts = ['orders', 'items', 'goods', 'delivery', 'discount', 'refunds', 'commission', 'promoted', 'reprints'];
  await amounts
    .reduce(
      (making, name) => making.addColumn(name, int, (column) => column.notNull()),
      clustered(tables, 'report_money')
        .addColumn('entry', text, (column) => column.notNull())
        .addColumn('line', int, (column) => column.notNull())
        .addColumn('partner_id', text, (column) => column.notNull())
        .addColumn('machine_id', text)
        .addColumn('goods_id', text)
        .addColumn('shell_id', text)
        .addColumn('at', int, (column) => column.notNull())
        .addColumn('currency', text, (column) => column.notNull()),
    )
    .addPrimaryKeyConstraint('report_money_key', ['partner_id', 'at', 'entry', 'line'])
    .execute();
  await db.schema.createIndex('report_money_entry').on('report_money').column('entry').execute();
}

async function prints(tables: TableMaker): Promise<void> {
  const { db, text, int } = tables;
  await clustered(tables, 'report_prints')
    .addColumn('job_id', text, (column) => column.notNull())
    .addColumn('kind', text, (column) => column.notNull())
    .addColumn('nth', int, (column) => column.notNull())
    .addColumn('partner_id', text, (column) => column.notNull())
    .addColumn('machine_id', text, (column) => column.notNull())
    .addColumn('goods_id', text, (column) => column.notNull())
    .addColumn('shell_id', text, (column) => column.notNull())
    .addColumn('at', int, (column) => column.notNull())
    .addColumn('took_ms', int, (column) => column.notNull())
    .addPrimaryKeyConstraint('report_prints_key', ['partner_id', 'kind', 'at', 'job_id', 'nth'])
    .execute();
  await db.schema.createIndex('report_prints_job').on('report_prints').columns(['job_id', 'kind']).execute();
}

/** Spoiled pieces are few among the movements and decisions, and are found by time. */
async function waste({ db }: TableMaker): Promise<void> {
  await sql`create index stock_movements_short on stock_movements (machine_id, at)
    where kind = 'correct' and on_hand < 0`.execute(db);
  await sql`create index print_decisions_used on print_decisions (partner_id, at)
    where piece = 'used' and decision <> 'printed'`.execute(db);
}

/** The events by which a station begins or ends to take orders; the many between two prints are left out. */
async function switches({ db }: TableMaker): Promise<void> {
  await sql`create index station_events_switch on station_events (machine_id, at)
    where (from_state in ('ready', 'printing')) <> (to_state in ('ready', 'printing'))`.execute(db);
}

/** A shop that has already sold gets a job that fills in its past. */
async function fillSoon({ db }: TableMaker): Promise<void> {
  await sql`insert into background_jobs (id, kind, payload, key, run_at, attempts, lease_until, fence, asked_again, lane)
    select '00000000000000000000000370', 'reports.fill', 'null', 'fill', 0, 0, 0, 0, 0, 1
    where exists (select 1 from orders)`.execute(db);
}
