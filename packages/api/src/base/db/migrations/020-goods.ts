import type { Migration } from '../migration.ts';

/** Materials of other categories, those customers bring themselves, and how large a machine's bed is, in mm (CT-04). */
export const goodsOfAllKinds: Migration = {
  name: '020-goods',
  async up({ db, text, int, real }) {
    await db.schema
      .alterTable('shells')
      .addColumn('categories', text, (column) => column.notNull().defaultTo('["phoneCase"]'))
      .execute();
    await db.schema
      .alterTable('shells')
      .addColumn('own', int, (column) => column.notNull().defaultTo(0))
      .execute();
    for (const [name, size] of [
      ['bed_width', 320],
      ['bed_height', 420],
    ] as const) {
      await db.schema
        .alterTable('machines')
        .addColumn(name, real, (column) => column.notNull().defaultTo(size))
        .execute();
    }
  },
};
