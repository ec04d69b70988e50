import { appendOnly } from '../append-only.ts';
import type { Migration } from '../migration.ts';

/** A shop may look at designs before it prints them, and what its people decided about which design (AI-05). */
export const designReviews: Migration = {
  name: '433-design-reviews',
  async up(tables) {
    const { db, table, text, int } = tables;
    await db.schema
      .alterTable('partners')
      .addColumn('design_review', text, (column) => column.notNull().defaultTo('off'))
      .execute();
    await table('design_reviews')
      .addColumn('id', text, (column) => column.primaryKey())
      .addColumn('job_id', text, (column) => column.notNull().references('print_jobs.id'))
      .addColumn('order_id', text, (column) => column.notNull().references('orders.id'))
      .addColumn('item_id', text, (column) => column.notNull().references('order_items.id'))
      .addColumn('partner_id', text, (column) => column.notNull().references('partners.id'))
      .addColumn('person_id', text, (column) => column.notNull().references('partner_people.id'))
      .addColumn('design_hash', text, (column) => column.notNull())
      .addColumn('goods_id', text, (column) => column.notNull())
      .addColumn('decision', text, (column) => column.notNull())
      .addColumn('reason', text)
      .addColumn('words', text, (column) => column.notNull())
      .addColumn('at', int, (column) => column.notNull())
      .execute();
    await db.schema.createIndex('design_reviews_order').on('design_reviews').column('order_id').execute();
    const design = ['partner_id', 'design_hash', 'goods_id', 'at'];
    await db.schema.createIndex('design_reviews_design').on('design_reviews').columns(design).execute();
    await appendOnly(tables, 'design_reviews');
  },
};
