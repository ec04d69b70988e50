import { sql } from 'kysely';
import type { Migration } from '../migration.ts';

/** Reports of shared designs are settled by operators, and a withdrawn design is known by its content (ED-12). */
export const settledReports: Migration = {
  name: '411-settled-reports',
  async up({ db, table, text, int }) {
    await db.schema.alterTable('share_reports').addColumn('settled_at', int).execute();
    await sql`create index share_reports_open on share_reports (created_at) where settled_at is null`.execute(db);
    await table('withdrawn_shares')
      .addColumn('share_id', text, (column) => column.primaryKey())
      .addColumn('account_id', text, (column) => column.notNull())
      .addColumn('document_hash', text, (column) => column.notNull())
      .addColumn('person_id', text, (column) => column.notNull().references('partner_people.id'))
      .addColumn('at', int, (column) => column.notNull())
      .execute();
    await db.schema.createIndex('withdrawn_shares_content').on('withdrawn_shares').column('document_hash').execute();
    await db.schema.createIndex('withdrawn_shares_account').on('withdrawn_shares').column('account_id').execute();
  },
};
