import { sql } from 'kysely';
import type { Migration } from '../migration.ts';

/** Which pictures are results of drawings, and what the drawings of an item cost (AI-04). */
export const drawingPrices: Migration = {
  name: '434-drawing-prices',
  async up({ db, text, int }) {
    await db.schema.alterTable('pictures').addColumn('drawn_from', text).execute();
    await sql`update pictures set drawn_from = asset where (account_id, asset) in (
      select drawings.account_id, drawing_results.kept from drawing_results
      inner join drawings on drawings.id = drawing_results.drawing_id
      where drawing_results.kept is not null)`.execute(db);
    for (const [priced, column] of [
      ['order_items', 'drawings'],
      ['order_items', 'drawings_amount'],
      ['shopping_list', 'drawings'],
    ] as const)
      await db.schema
        .alterTable(priced)
        .addColumn(column, int, (added) => added.notNull().defaultTo(0))
        .execute();
  },
};
