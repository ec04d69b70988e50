import { sql } from 'kysely';
import { appendOnly } from '../append-only.ts';
import type { Migration, TableMaker } from '../migration.ts';

/** The books (MO-01), and what a sale is shared by. Nothing in them is ever changed or deleted. */
export const ledger: Migration = {
  name: '080-ledger',
  async up(tables) {
    const { db, table, text, int } = tables;
    await db.schema.alterTable('partners').addColumn('commission_permille', int).execute();
    await table('promoters')
      .addColumn('id', text, (column) => column.primaryKey())
      .addColumn('name', text, (column) => column.notNull())
      .addColumn('permille', int, (column) => column.notNull())
      .addColumn('created_at', int, (column) => column.notNull())
      .addCheckConstraint('promoters_share', sql`permille between 0 and 1000`)
      .execute();
    await books(tables);
    await whatWasPaidBefore(tables);
    await appendOnly(tables, 'ledger_entries');
    await appendOnly(tables, 'ledger_lines');
  },
};

async function books({ db, table, text, int }: TableMaker): Promise<void> {
  await table('ledger_entries')
    .addColumn('key', text, (column) => column.primaryKey())
    .addColumn('kind', text, (column) => column.notNull())
    .addColumn('order_id', text)
    .addColumn('payment_id', text)
    .addColumn('actor', text, (column) => column.notNull())
    .addColumn('cause', text, (column) => column.notNull())
    .addColumn('at', int, (column) => column.notNull())
    .execute();
  await db.schema.createIndex('ledger_entries_payment').on('ledger_entries').column('payment_id').execute();
  await table('ledger_lines')
    .addColumn('id', text, (column) => column.primaryKey())
    .addColumn('entry', text, (column) => column.notNull().references('ledger_entries.key'))
    .addColumn('account', text, (column) => column.notNull())
    .addColumn('kind', text, (column) => column.notNull())
    .addColumn('amount', int, (column) => column.notNull())
    .addColumn('currency', text, (column) => column.notNull())
    .addColumn('at', int, (column) => column.notNull())
    .addCheckConstraint('ledger_lines_amount', sql`amount <> 0`)
    .execute();
  await db.schema.createIndex('ledger_lines_account').on('ledger_lines').columns(['account', 'at', 'id']).execute();
  await db.schema.createIndex('ledger_lines_entry').on('ledger_lines').column('entry').execute();
}

/** Before there were shares everything was the partner's; what goes back is owed to the customer. */
async function whatWasPaidBefore({ db }: TableMaker): Promise<void> {
  const sold = sql`payments.state = 'settled'`;
  const returned = sql`payments.state in ('refunding', 'refunded')`;
  const paidBack = sql`payments.state = 'refunded'`;
  const entries = [
    ['sale', sold],
    ['receipt', returned],
    ['refundPaid', paidBack],
  ] as const;
  for (const [kind, which] of entries)
    await sql`insert into ledger_entries (key, kind, order_id, payment_id, actor, cause, at)
      select ${sql.lit(`${kind}.`)} || id, ${sql.lit(kind)}, order_id, id, 'system', 'paid before the books', created_at
      from payments where ${which}`.execute(db);
  const clearing = sql`'clearing:' || payments.provider`;
  const lines = [
    ['sale', 1, clearing, 'money', sql`payments.amount`, sold],
    ['sale', 2, sql`'partner:' || machines.partner_id`, 'sale', sql`-payments.amount`, sold],
    ['receipt', 1, clearing, 'money', sql`payments.amount`, returned],
    ['receipt', 2, sql`'owed:customers'`, 'refundOwed', sql`-payments.amount`, returned],
    ['refundPaid', 1, sql`'owed:customers'`, 'refundOwed', sql`payments.amount`, paidBack],
    ['refundPaid', 2, clearing, 'money', sql`-payments.amount`, paidBack],
  ] as const;
  for (const [entry, line, account, kind, amount, which] of lines)
    await sql`insert into ledger_lines (id, entry, account, kind, amount, currency, at)
      select ${sql.lit(`${entry}.`)} || payments.id || ${sql.lit(`.${line}`)}, ${sql.lit(`${entry}.`)} || payments.id, ${account}, ${sql.lit(kind)}, ${amount},
        payments.currency, payments.created_at
      from payments
      inner join orders on orders.id = payments.order_id
      inner join machines on machines.id = orders.machine_id
      where ${which}`.execute(db);
}
