import { sql } from 'kysely';
import type { Migration } from '../migration.ts';

/** Prices that a shop sets, with dates (PA-10). */
export const priceRules: Migration = {
  name: '350-price-rules',
  async up({ db, table, text, int }) {
    await table('price_rules')
      .addColumn('id', text, (column) => column.primaryKey())
      .addColumn('partner_id', text, (column) => column.notNull().references('partners.id'))
      .addColumn('machine_id', text, (column) => column.references('machines.id'))
      .addColumn('category', text)
      .addColumn('goods_id', text, (column) => column.references('goods.id'))
      .addColumn('shell_id', text, (column) => column.references('shells.id'))
      .addColumn('amount', int, (column) => column.notNull())
      .addColumn('currency', text, (column) => column.notNull())
      .addColumn('starts_at', int)
      .addColumn('ends_at', int)
      .addColumn('reason', text, (column) => column.notNull())
      .addColumn('created_at', int, (column) => column.notNull())
      .addColumn('person_id', text, (column) => column.notNull())
      .addColumn('ended_at', int)
      .addColumn('ended_by', text)
      .addCheckConstraint('price_rules_amount', sql`amount > 0`)
      .addCheckConstraint('price_rules_scope', sql`goods_id is null or category is null`)
      .addCheckConstraint('price_rules_ended', sql`(ended_at is null) = (ended_by is null)`)
      .execute();
    await db.schema
      .alterTable('partners')
      .addColumn('prices_version', int, (column) => column.notNull().defaultTo(0))
      .execute();
    await db.schema.createIndex('price_rules_shop').on('price_rules').columns(['partner_id', 'created_at']).execute();
    // What a customer's call reads: the rules of a shop that are not over.
    await db.schema.createIndex('price_rules_goods').on('price_rules').columns(['partner_id', 'goods_id']).execute();
  },
};
