import { sql } from 'kysely';
import type { Migration } from '../migration.ts';

/** What customers pay at a partner's counter, and the reports of the books against everything else (MO-03). */
export const counter: Migration = {
  name: '083-counter',
  async up({ db, table, text, int }) {
    await table('counter_payments')
      .addColumn('payment_id', text, (column) => column.primaryKey().references('payments.id'))
      .addColumn('partner_id', text, (column) => column.notNull())
      .addColumn('code', text, (column) => column.notNull())
      .addColumn('state', text, (column) => column.notNull())
      .addColumn('amount', int, (column) => column.notNull())
      .addColumn('currency', text, (column) => column.notNull())
      .addColumn('created_at', int, (column) => column.notNull())
      .addColumn('taken_at', int)
      .addColumn('taken_by', text)
      .execute();
    await sql`create unique index counter_payments_code on counter_payments (partner_id, code) where state = 'waiting'`.execute(
      db,
    );
    await table('reconciliations')
      .addColumn('id', text, (column) => column.primaryKey())
      .addColumn('at', int, (column) => column.notNull())
      .addColumn('count', int, (column) => column.notNull())
      .addColumn('report', text, (column) => column.notNull())
      .execute();
    await db.schema.createIndex('reconciliations_at').on('reconciliations').column('at').execute();
  },
};
