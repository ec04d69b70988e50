import { sql } from 'kysely';
import type { Migration } from '../migration.ts';

/** Lanes of background work, by number, and the kinds that had none of their own before. */
const LANES: readonly (readonly [lane: number, kinds: readonly string[]])[] = [
  [2, ['printing.render', 'printing.test-print']],
  [3, ['orders.thumbnail']],
  [4, ['works.art', 'works.shareArt', 'shoppingList.art']],
  [5, ['printing.expire-leases']],
];

/** Background work is done in lanes that do not wait for each other, and in a lane its owners take turns. */
export const jobLanes: Migration = {
  name: '180-job-lanes',
  async up({ db, text }) {
    await db.schema.alterTable('background_jobs').renameColumn('patient', 'lane').execute();
    await db.schema.alterTable('background_jobs').addColumn('owner', text).execute();
    for (const [lane, kinds] of LANES)
      await sql`update background_jobs set lane = ${lane} where kind in (${sql.join(kinds)})`.execute(db);
    await db.schema.createIndex('background_jobs_owner').on('background_jobs').columns(['owner', 'lane']).execute();
  },
};
