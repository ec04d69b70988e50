import type { Migration } from '../migration.ts';

/** How often background work has asked about a payment that does not move, and when it may ask again. */
export const patientAsking: Migration = {
  name: '150-patient-asking',
  async up({ db, int }) {
    for (const column of ['asks', 'ask_at', 'unanswered'] as const)
      await db.schema
        .alterTable('payments')
        .addColumn(column, int, (made) => made.notNull().defaultTo(0))
        .execute();
  },
};
