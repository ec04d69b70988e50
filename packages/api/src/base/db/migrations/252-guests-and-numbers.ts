import { sql } from 'kysely';
import type { Migration } from '../migration.ts';

/**
 * A use of a coupon says whether a guest made it, also after the guest logged in (decision 117). An account that lost
 * its unproved number is found again by that number (decision 115).
 */
export const guestsAndNumbers: Migration = {
  name: '252-guests-and-numbers',
  async up({ db, text, int }) {
    await db.schema
      .alterTable('coupon_uses')
      .addColumn('as_guest', int, (column) => column.notNull().defaultTo(0))
      .execute();
    await sql`update coupon_uses set as_guest = 1
      where account_id in (select id from accounts where phone_proved_at is null)`.execute(db);
    await db.schema.alterTable('accounts').addColumn('former_phone', text).execute();
    await db.schema.createIndex('accounts_former_phone').on('accounts').column('former_phone').execute();
  },
};
