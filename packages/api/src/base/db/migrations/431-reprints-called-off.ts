import type { Migration } from '../migration.ts';

/** A reprint keeps what its item was before, so that it can be called off, and who called it off (PA-06). */
export const reprintsCalledOff: Migration = {
  name: '431-reprints-called-off',
  async up({ db, text, int }) {
    const add = (name: string, type: typeof text) => db.schema.alterTable('reprints').addColumn(name, type).execute();
    for (const name of ['before', 'before_file', 'problem_id', 'called_off_by', 'called_off_reason'])
      await add(name, text);
    await add('called_off_at', int);
    await db.schema.createIndex('reprints_before_file').on('reprints').column('before_file').execute();
  },
};
