import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Migration, TableMaker } from '../migration.ts';

/** Where designs lay, each as a text of its own. */
const PLACES = [
  { table: 'works', column: 'document' },
  { table: 'shares', column: 'document' },
  { table: 'shopping_list', column: 'design' },
  { table: 'order_items', column: 'design' },
] as const;

/** Designs moved in one go: each may be megabytes. */
const BATCH = 20;

/** Designs are stored by their content, each once: a copy is a row. The text itself stays as it was, byte by byte. */
export const documents: Migration = {
  name: '240-documents',
  async up(tables) {
    await makeTables(tables);
    for (const place of PLACES) await moveDesigns(tables, place);
  },
};

async function makeTables({ db, table, text, int }: TableMaker): Promise<void> {
  await table('documents')
    .addColumn('hash', text, (column) => column.primaryKey())
    .addColumn('content', text, (column) => column.notNull())
    .addColumn('bytes', int, (column) => column.notNull())
    .execute();
  await table('document_pictures')
    .addColumn('hash', text, (column) => column.notNull().references('documents.hash').onDelete('cascade'))
    .addColumn('asset', text, (column) => column.notNull())
    .addPrimaryKeyConstraint('document_pictures_key', ['hash', 'asset'])
    .execute();
  await db.schema.createIndex('document_pictures_asset').on('document_pictures').column('asset').execute();
}

interface Place {
  readonly table: string;
  readonly column: string;
}

async function moveDesigns({ db, text }: TableMaker, { table, column }: Place): Promise<void> {
  await db.schema
    .alterTable(table)
    .addColumn('document_hash', text, (added) => added.references('documents.hash'))
    .execute();
  await db.schema.createIndex(`${table}_document`).on(table).column('document_hash').execute();
  let last = '';
  for (;;) {
    const rows = await after(db, { table, column }, last);
    if (rows.length === 0) break;
    for (const { id, content } of rows) {
      const hash = await keep(db, content);
      await sql`update ${sql.table(table)} set document_hash = ${hash} where id = ${id}`.execute(db);
      last = id;
    }
  }
  await db.schema.alterTable(table).dropColumn(column).execute();
}

/** The next designs by their id: to look for those not yet moved would read every row that was, again and again. */
async function after(db: Kysely<unknown>, { table, column }: Place, last: string) {
  const { rows } = await sql<{ readonly id: string; readonly content: string }>`
    select id, ${sql.ref(column)} as content from ${sql.table(table)} where id > ${last} order by id limit ${BATCH}`.execute(
    db,
  );
  return rows;
}

async function keep(db: Kysely<unknown>, content: string): Promise<string> {
  const hash = createHash('sha256').update(content).digest('hex');
  await sql`insert into documents (hash, content, bytes) values (${hash}, ${content}, ${Buffer.byteLength(content)})
    on conflict (hash) do nothing`.execute(db);
  const assets = new Set([...content.matchAll(/"asset":"([0-9a-f]{64})"/g)].map(([, asset]) => asset));
  for (const asset of assets)
    await sql`insert into document_pictures (hash, asset) values (${hash}, ${asset})
      on conflict (hash, asset) do nothing`.execute(db);
  return hash;
}
