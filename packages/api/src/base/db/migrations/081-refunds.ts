import { sql } from 'kysely';
import type { Migration } from '../migration.ts';

/** A refund is a row of its own, of all of a payment or of one item's share (PY-05); what was taken is kept with it. */
export const refunds: Migration = {
  name: '081-refunds',
  async up({ db, table, text, int }) {
    for (const column of ['captured_amount', 'fee_amount'] as const)
      await db.schema.alterTable('payments').addColumn(column, int).execute();
    await db.schema.alterTable('payments').addColumn('captured_currency', text).execute();
    await sql`update payments set captured_amount = amount, captured_currency = currency
      where state in ('settled', 'refunding', 'refunded')`.execute(db);
    await table('refunds')
      .addColumn('id', text, (column) => column.primaryKey())
      .addColumn('payment_id', text, (column) => column.notNull().references('payments.id'))
      .addColumn('order_id', text, (column) => column.notNull().references('orders.id'))
      .addColumn('item_id', text)
      .addColumn('amount', int, (column) => column.notNull())
      .addColumn('currency', text, (column) => column.notNull())
      .addColumn('state', text, (column) => column.notNull())
      .addColumn('origin', text, (column) => column.notNull())
      .addColumn('reference', text)
      .addColumn('problem', text, (column) => column.notNull())
      .addColumn('attempts', int, (column) => column.notNull())
      .addColumn('actor', text, (column) => column.notNull())
      .addColumn('cause', text, (column) => column.notNull())
      .addColumn('asked_at', int, (column) => column.notNull())
      .addColumn('changed_at', int, (column) => column.notNull())
      .addCheckConstraint('refunds_positive', sql`amount > 0`)
      .execute();
    await db.schema.createIndex('refunds_payment').on('refunds').column('payment_id').execute();
    await db.schema.createIndex('refunds_order').on('refunds').column('order_id').execute();
    await db.schema.createIndex('refunds_state').on('refunds').columns(['state', 'changed_at']).execute();
    // One item is given back once, and one refund of the provider's is one of ours.
    await sql`create unique index refunds_item on refunds (item_id) where item_id is not null`.execute(db);
    await sql`create unique index refunds_reference on refunds (payment_id, reference) where reference is not null`.execute(
      db,
    );
    await sql`
      insert into refunds (id, payment_id, order_id, item_id, amount, currency, state, origin, reference, problem,
        attempts, actor, cause, asked_at, changed_at)
      select id, id, order_id, null, amount, currency,
        case when state = 'refunded' then 'refunded' when refund_id is null then 'asked' else 'pending' end,
        'shop', refund_id, '', 0, 'system', 'asked before refunds were rows', changed_at, changed_at
      from payments where state in ('refunding', 'refunded')`.execute(db);
    await db.schema.alterTable('payments').dropColumn('refund_id').execute();
  },
};
