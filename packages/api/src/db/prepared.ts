import type { Compilable, CompiledQuery } from 'kysely';
import type { Reader } from './database.ts';

/** Stands for a value that is not known yet while a query is put together. */
class Blank {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

/**
 * A query that is put together once and then only given its values: putting one together takes longer than SQLite takes
 * to answer it. For what every call or every order asks; the shape must not depend on the values, so there are no lists, and
 * every value is named each time.
 * @param build from the place of each value; it must not look at them
 * @returns runs the query with values, inside or outside a transaction, and gives its rows
 */
export function prepared<Values extends object, Row>(
  build: (db: Reader, values: Values) => Compilable<Row>,
): (db: Reader, values: Values) => Promise<Row[]> {
  // By what it was put together for: the two engines write it differently.
  const kept = new WeakMap<object, CompiledQuery<Row>>();
  return async (db, values) => {
    const { adapter } = db.getExecutor();
    const query = kept.get(adapter) ?? build(db, blanksFor(values)).compile();
    kept.set(adapter, query);
    const given = values as Readonly<Record<string, unknown>>;
    const parameters = query.parameters.map((each) => (each instanceof Blank ? given[each.name] : each));
    const { rows } = await db.executeQuery<Row>({ ...query, parameters });
    return rows;
  };
}

function blanksFor<Values extends object>(values: Values): Values {
  return Object.fromEntries(Object.keys(values).map((name) => [name, new Blank(name)])) as Values;
}
