import type { Compilable, CompiledQuery } from 'kysely';
import type { Reader } from './database.ts';

/**
 * The most shapes kept for one query. Beyond that, for instance if every list has another length, the query is compiled
 * each time.
 */
const MAX_SHAPES = 64;

/** Stands for an unknown value while a query is compiled; the first value has number 0. */
class Blank {
  readonly nth: number;
  constructor(nth: number) {
    this.nth = nth;
  }
}

/**
 * A query that is compiled once and then only gets its values: compiling takes longer than SQLite takes to answer. Use
 * it for queries of every call or every order. Values are text, numbers and null, and lists and rows of these. For
 * lists of another length, or other named values, the query is compiled once more.
 * @param build builds the query from placeholders; it may use only whether a value is present and how long a list is
 * @returns a function that runs the query with values, inside or outside a transaction, and returns its rows
 */
export function prepared<Values extends object, Row>(
  build: (db: Reader, values: Values) => Compilable<Row>,
): (db: Reader, values: Values) => Promise<Row[]> {
  // By adapter, because the two engines use different SQL, and by the shape of the values.
  const cache = new WeakMap<object, Map<string, CompiledQuery<Row>>>();
  return async (db, values) => {
    const { adapter } = db.getExecutor();
    const shapes = cache.get(adapter) ?? new Map<string, CompiledQuery<Row>>();
    cache.set(adapter, shapes);
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
 * Like {@link prepared}, for a list of keys. An empty list returns no rows without a query, because the databases do
 * not accept empty lists.
 */
export function preparedFor<Key, Row>(
  build: (db: Reader, keys: readonly Key[]) => Compilable<Row>,
): (db: Reader, keys: readonly Key[]) => Promise<Row[]> {
  const ask = prepared((db, { keys }: { readonly keys: readonly Key[] }) => build(db, keys));
  return async (db, keys) => (keys.length === 0 ? [] : ask(db, { keys }));
}

/** Appends the values to `into`. @returns their shape; values of the same shape can use the same query */
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

/** Placeholders for the same values, numbered in the same order. */
function blanksFor(value: unknown, next: { nth: number }): unknown {
  if (value === undefined) return undefined;
  if (typeof value !== 'object' || value === null) return new Blank(next.nth++);
  if (Array.isArray(value)) return value.map((each) => blanksFor(each, next));
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, blanksFor(each, next)]));
}
