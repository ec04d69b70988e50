import { sql } from 'kysely';
import type { Migration } from '../migration.ts';

/**
 * Who captures a payment holds a lease of it; money that comes when an attempt is over stands beside the order's payment;
 * and what nobody can tell of for long is put before a person.
 */
export const captureLeases: Migration = {
  name: '170-capture-leases',
  async up({ db, int }) {
    for (const column of ['capture_fence', 'capture_until', 'late'] as const)
      await db.schema
        .alterTable('payments')
        .addColumn(column, int, (made) => made.notNull().defaultTo(0))
        .execute();
    await db.schema.alterTable('payments').addColumn('doubted_at', int).execute();
    await db.schema.dropIndex('payments_live').execute();
    await sql`create unique index payments_live on payments (order_id)
      where state not in ('declined', 'cancelled') and late = 0`.execute(db);
  },
};
