import type { Compilable, CompiledQuery } from 'kysely';
import type { Reader } from './database.ts';

/** Of one query: beyond, as when a list is longer every time, it is put together anew. */
const MAX_SHAPES = 64;

/** Stands for a value that is not known yet while a query is put together: the first of all is 0. */
class Blank {
  readonly nth: number;
  constructor(nth: number) {
    this.nth = nth;
  }
}

/**
 * A query that is put together once and then only given its values: putting one together takes longer than SQLite takes
 * to answer it. For what every call or every order asks. Values are text, numbers and null, and lists and rows of them;
 * for lists of another length, and where other values are named, it is put together once more.
 * @param build from the place of each value; it must not look at them, but for whether one is there and how many
 * @returns runs the query with values, inside or outside a transaction, and gives its rows
 */
export function prepared<Values extends object, Row>(
  build: (db: Reader, values: Values) => Compilable<Row>,
): (db: Reader, values: Values) => Promise<Row[]> {
  // By what it was put together for, as the two engines write it differently, and by the shape of its values.
  const kept = new WeakMap<object, Map<string, CompiledQuery<Row>>>();
  return async (db, values) => {
    const { adapter } = db.getExecutor();
    const shapes = kept.get(adapter) ?? new Map<string, CompiledQuery<Row>>();
    kept.set(adapter, shapes);
    const given: unknown[] = [];
    const shape = layOut(values, given);
    let query = shapes.get(shape);
    if (!query) {
      query = build(db, blanksFor(values, { nth: 0 }) as Values).compile();
      if (shapes.size < MAX_SHAPES) shapes.set(shape, query);
    }
    const parameters = query.parameters.map((each) => (each instanceof Blank ? given[each.nth] : each));
    const { rows } = await db.executeQuery<Row>({ ...query, parameters });
    return rows;
  };
}

/**
 * As {@link prepared}, for what a list of keys is asked for: of no keys there is nothing, and no database takes an empty
 * list.
 */
export function preparedFor<Key, Row>(
  build: (db: Reader, keys: readonly Key[]) => Compilable<Row>,
): (db: Reader, keys: readonly Key[]) => Promise<Row[]> {
  const ask = prepared((db, { keys }: { readonly keys: readonly Key[] }) => build(db, keys));
  return async (db, keys) => (keys.length === 0 ? [] : ask(db, { keys }));
}

/** Puts the values one after the other. @returns their shape, the same for all that one query can take */
function layOut(value: unknown, into: unknown[]): string {
  if (value === undefined) return '-';
  if (typeof value !== 'object' || value === null) {
    into.push(value);
    return '?';
  }
  let shape = Array.isArray(value) ? '[' : '{';
  for (const [name, each] of Object.entries(value)) shape += `${name} ${layOut(each, into)}`;
  return `${shape}]`;
}

/** The same values blank, counted in the same order. */
function blanksFor(value: unknown, next: { nth: number }): unknown {
  if (value === undefined) return undefined;
  if (typeof value !== 'object' || value === null) return new Blank(next.nth++);
  if (Array.isArray(value)) return value.map((each) => blanksFor(each, next));
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, blanksFor(each, next)]));
}
