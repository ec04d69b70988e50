import type { Migration } from '../migration.ts';

/** Where an account is logged in, and which browser's notices belong to which login (SN-08). */
export const logins: Migration = {
  name: '441-logins',
  async up({ db, text, int }) {
    const add = (table: string, name: string, type: typeof text) =>
      db.schema.alterTable(table).addColumn(name, type).execute();
    await add('sessions', 'login', text);
    await add('sessions', 'browser', text);
    await add('sessions', 'since', int);
    await add('sessions', 'used_at', int);
    await add('push_subscriptions', 'login', text);
    await add('push_subscriptions', 'ended_at', int);
    await db.schema.createIndex('push_subscriptions_ended').on('push_subscriptions').column('ended_at').execute();
  },
};
