import { sql } from 'kysely';
import { appendOnly } from '../append-only.ts';
import type { Migration, TableMaker } from '../migration.ts';

/** Money that shops ask for, its history, and the payouts that it is paid in (PA-04, OP-06). */
export const withdrawals: Migration = {
  name: '331-withdrawals',
  async up(tables) {
    await payouts(tables);
    await asked(tables);
    await history(tables);
  },
};

async function payouts({ db, table, text, int }: TableMaker): Promise<void> {
  await table('payouts')
    .addColumn('id', text, (column) => column.primaryKey())
    .addColumn('number', text, (column) => column.notNull().unique())
    .addColumn('client_key', text, (column) => column.notNull().unique())
    .addColumn('currency', text, (column) => column.notNull())
    .addColumn('format', text, (column) => column.notNull())
    .addColumn('count', int, (column) => column.notNull())
    .addColumn('sum', int, (column) => column.notNull())
    .addColumn('made_at', int, (column) => column.notNull())
    .addColumn('person_id', text, (column) => column.notNull().references('partner_people.id'))
    .addColumn('key_id', text, (column) => column.notNull())
    .addColumn('sealed', text, (column) => column.notNull())
    .execute();
  await db.schema.createIndex('payouts_time').on('payouts').columns(['made_at', 'id']).execute();
}

async function asked({ db, table, text, int }: TableMaker): Promise<void> {
  await table('withdrawals')
    .addColumn('id', text, (column) => column.primaryKey())
    .addColumn('number', text, (column) => column.notNull().unique())
    .addColumn('partner_id', text, (column) => column.notNull().references('partners.id'))
    .addColumn('bank_account_id', text, (column) => column.notNull().references('bank_accounts.id'))
    .addColumn('client_key', text, (column) => column.notNull())
    .addColumn('amount', int, (column) => column.notNull())
    .addColumn('currency', text, (column) => column.notNull())
    .addColumn('state', text, (column) => column.notNull())
    .addColumn('asked_at', int, (column) => column.notNull())
    .addColumn('asked_by', text, (column) => column.notNull().references('partner_people.id'))
    .addColumn('approved_by', text, (column) => column.references('partner_people.id'))
    .addColumn('payout_id', text, (column) => column.references('payouts.id'))
    .addColumn('reference', text)
    .addCheckConstraint('withdrawals_positive', sql`amount > 0`)
    .addUniqueConstraint('withdrawals_once', ['partner_id', 'client_key'])
    .execute();
  await db.schema.createIndex('withdrawals_shop').on('withdrawals').columns(['partner_id', 'asked_at']).execute();
  await db.schema.createIndex('withdrawals_state').on('withdrawals').columns(['state', 'asked_at']).execute();
  await db.schema.createIndex('withdrawals_payout').on('withdrawals').column('payout_id').execute();
}

async function history(tables: TableMaker): Promise<void> {
  const { table, text, int } = tables;
  await table('withdrawal_events')
    .addColumn('withdrawal_id', text, (column) => column.notNull().references('withdrawals.id'))
    .addColumn('seq', int, (column) => column.notNull())
    .addColumn('at', int, (column) => column.notNull())
    .addColumn('event', text, (column) => column.notNull())
    .addColumn('from_state', text)
    .addColumn('to_state', text, (column) => column.notNull())
    .addColumn('person_id', text, (column) => column.notNull().references('partner_people.id'))
    .addColumn('reason', text, (column) => column.notNull())
    .addPrimaryKeyConstraint('withdrawal_events_key', ['withdrawal_id', 'seq'])
    .execute();
  await appendOnly(tables, 'withdrawal_events');
}
