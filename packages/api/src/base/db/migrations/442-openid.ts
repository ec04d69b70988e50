import type { Migration } from '../migration.ts';

/** Logins by OpenID Connect: whose they are, and those that are on their way (SN-03). */
export const openid: Migration = {
  name: '442-openid',
  async up({ db, table, text, int }) {
    await db.schema.alterTable('accounts').addColumn('openid_at', int).execute();
    await table('openid_identities')
      .addColumn('issuer', text, (column) => column.notNull())
      .addColumn('subject', text, (column) => column.notNull())
      .addColumn('account_id', text, (column) => column.notNull().references('accounts.id'))
      .addColumn('created_at', int, (column) => column.notNull())
      .addPrimaryKeyConstraint('openid_identities_key', ['issuer', 'subject'])
      .execute();
    await db.schema.createIndex('openid_identities_account').on('openid_identities').column('account_id').execute();
    await table('openid_attempts')
      .addColumn('state_hash', text, (column) => column.primaryKey())
      .addColumn('browser_hash', text, (column) => column.notNull())
      .addColumn('provider', text, (column) => column.notNull())
      .addColumn('nonce', text, (column) => column.notNull())
      .addColumn('verifier', text, (column) => column.notNull())
      .addColumn('connects', text)
      .addColumn('expires_at', int, (column) => column.notNull())
      .execute();
    await db.schema.createIndex('openid_attempts_expiry').on('openid_attempts').column('expires_at').execute();
  },
};
