import type { Migration } from '../migration.ts';

/** Browsers of people of shops that get messages about incidents, and the incidents that were told (PA-12). */
export const shopMessages: Migration = {
  name: '421-shop-messages',
  async up({ db, table, text, int }) {
    await table('shop_push_subscriptions')
      .addColumn('id', text, (column) => column.primaryKey())
      .addColumn('partner_id', text, (column) => column.notNull().references('partners.id'))
      .addColumn('person_id', text, (column) => column.notNull().references('partner_people.id'))
      .addColumn('endpoint', text, (column) => column.notNull().unique())
      .addColumn('p256dh', text, (column) => column.notNull())
      .addColumn('auth', text, (column) => column.notNull())
      .addColumn('language', text, (column) => column.notNull())
      .addColumn('created_at', int, (column) => column.notNull())
      .execute();
    await db.schema.createIndex('shop_push_shop').on('shop_push_subscriptions').column('partner_id').execute();
    await db.schema.createIndex('shop_push_person').on('shop_push_subscriptions').column('person_id').execute();
    await table('told_incidents')
      .addColumn('partner_id', text, (column) => column.notNull().references('partners.id'))
      .addColumn('machine_id', text, (column) => column.notNull().references('machines.id'))
      .addColumn('kind', text, (column) => column.notNull())
      .addColumn('told', int, (column) => column.notNull())
      .addColumn('found', int, (column) => column.notNull())
      .addColumn('less_at', int)
      .addColumn('detail', text, (column) => column.notNull())
      .addPrimaryKeyConstraint('told_incidents_key', ['partner_id', 'kind', 'machine_id'])
      .execute();
  },
};
