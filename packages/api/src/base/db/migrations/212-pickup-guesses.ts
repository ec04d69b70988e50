import type { Migration } from '../migration.ts';

/** Wrong pickup codes at a machine: they make its keypad rest, and its partner is told of many (decision 119). */
export const pickupGuesses: Migration = {
  name: '212-pickup-guesses',
  async up({ table, text, int }) {
    await table('pickup_guesses')
      .addColumn('machine_id', text, (column) => column.primaryKey())
      .addColumn('misses', int, (column) => column.notNull())
      .addColumn('missed_at', int, (column) => column.notNull())
      .addColumn('told_misses', int, (column) => column.notNull())
      .addColumn('told_since', int, (column) => column.notNull())
      .addColumn('told_at', int, (column) => column.notNull())
      .execute();
  },
};
