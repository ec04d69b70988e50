import { CompiledQuery, type KyselyPlugin, SqliteQueryCompiler } from 'kysely';
import type { Database } from '../base/db/database.ts';

const compiler = new SqliteQueryCompiler();

/** A database on SQLite, and how it looks for the rows of what it was asked: the steps of each plan, in one text. */
export function watchPlans(database: Database): { readonly db: Database; readonly plans: () => Promise<string[]> } {
  const asked: CompiledQuery[] = [];
  const plugin: KyselyPlugin = {
    transformQuery({ node, queryId }) {
      const { sql, parameters } = compiler.compileQuery(node, queryId);
      asked.push(CompiledQuery.raw(`explain query plan ${sql}`, [...parameters]));
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  const { read, aside } = database;
  return {
    db: { ...database, read: read.withPlugin(plugin), aside: aside.withPlugin(plugin) },
    plans: () =>
      Promise.all(
        asked.map(async (query) =>
          (await read.executeQuery<{ readonly detail: string }>(query)).rows.map(({ detail }) => detail).join('\n'),
        ),
      ),
  };
}
