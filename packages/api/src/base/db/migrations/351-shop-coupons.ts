import { sql } from 'kysely';
import type { Migration } from '../migration.ts';

/** A coupon may belong to a shop. It names who made and who ended it (PY-07). */
export const shopCoupons: Migration = {
  name: '351-shop-coupons',
  async up({ db, text, int }) {
    for (const column of ['partner_id', 'person_id', 'ended_by'] as const)
      await db.schema.alterTable('coupons').addColumn(column, text).execute();
    await db.schema.alterTable('coupons').addColumn('ended_at', int).execute();
    await db.schema
      .alterTable('coupons')
      .addColumn('issuer', text, (column) => column.notNull().defaultTo('platform'))
      .execute();
    await sql`update coupons set partner_id =
      (select partner_id from machines where machines.id = coupons.machine_id) where machine_id is not null`.execute(
      db,
    );
    await db.schema.createIndex('coupons_shop').on('coupons').columns(['partner_id', 'created_at']).execute();
    await db.schema.createIndex('coupon_uses_coupon').on('coupon_uses').columns(['coupon_id', 'released']).execute();
  },
};
