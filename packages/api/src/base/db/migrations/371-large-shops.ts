import { sql } from 'kysely';
import type { Migration } from '../migration.ts';

/** What the first pages of a shop with 100,000 orders read is read from an index alone. */
export const largeShops: Migration = {
  name: '371-large-shops',
  async up({ db }) {
    await sql`create index stock_movements_use
      on stock_movements (machine_id, at, goods_id, shell_id, colour_id) where kind = 'use'`.execute(db);
    await db.schema
      .createIndex('print_jobs_made')
      .on('print_jobs')
      .columns(['machine_id', 'created_at', 'number'])
      .execute();
    // How long the last prints took, for every queue.
    await sql`create index print_jobs_ready on print_jobs (machine_id, ready_at, started_at) where ready_at is not null`.execute(
      db,
    );
    // With what a balance and a statement add up and filter by.
    await db.schema.dropIndex('ledger_lines_account').execute();
    await db.schema
      .createIndex('ledger_lines_account')
      .on('ledger_lines')
      .columns(['account', 'at', 'id', 'kind', 'currency', 'amount'])
      .execute();
  },
};
