import type { Migration } from '../migration.ts';

/**
 * Phone numbers that somebody proved, and codes that wait to be typed (decision 115). Accounts of before keep their
 * number and their password, unproved.
 */
export const provedPhones: Migration = {
  name: '213-proved-phones',
  async up({ db, table, text, int }) {
    await db.schema.alterTable('accounts').addColumn('phone_proved_at', int).execute();
    await table('phone_codes')
      .addColumn('challenge_hash', text, (column) => column.primaryKey())
      .addColumn('phone', text, (column) => column.notNull())
      .addColumn('password_hash', text, (column) => column.notNull())
      .addColumn('knows', text)
      .addColumn('code_hash', text, (column) => column.notNull())
      .addColumn('tries', int, (column) => column.notNull())
      .addColumn('expires_at', int, (column) => column.notNull())
      .execute();
    await db.schema.createIndex('phone_codes_phone').on('phone_codes').column('phone').execute();
  },
};
