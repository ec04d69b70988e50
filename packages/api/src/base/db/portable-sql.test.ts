import { sql } from 'kysely';
import { describe, expect, inject, it } from 'vitest';
import { databases } from '../../testing/databases.ts';
import { prepareRecorded } from '../../testing/portable-sql.ts';

const [sqlite, postgres] = databases();

describe.skipIf(!postgres)('statements recorded on SQLite', () => {
  it('[OP-03.2] are refused if PostgreSQL does not understand them', async () => {
    const [asked, other] = [await sqlite?.open(), await postgres?.open()];
    if (!asked || !other) throw new Error('expected both engines');
    await asked.read.selectFrom('machines').selectAll().where('id', '=', 'demo').execute();
    await sql`select instr('machine', ${'c'}) as place`.execute(asked.read);
    const prepared = prepareRecorded(inject('runFolder'), async () => other);
    await expect(prepared).rejects.toThrow(/refuses what runs on SQLite:\n.*instr\(/);
  });
});
