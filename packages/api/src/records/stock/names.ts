import type { StockKind } from '@cpc/contract';
import { brand, type StationId } from '@cpc/domain';
import { nameOrder } from '@cpc/i18n';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { Reader } from '../../base/db/database.ts';
import type { Sought } from './words.ts';

type Colour = Pick<StockKind, 'shell_name' | 'colour_name'>;

/** Something that a line of stock names: its place among the others by name, and the sought words that it has. */
interface Named {
  readonly id: string;
  readonly place: number;
  readonly words: number;
}

/** The names in lines of stock. They are few, and the lines many. */
export interface StockNames {
  readonly goods: ReadonlyMap<string, Pick<StockKind, 'brand' | 'model'>>;
  readonly colours: ReadonlyMap<string, Colour>;
  readonly stations: ReadonlyMap<StationId, string>;
  readonly tables: { readonly [Name in 'goods' | 'colours' | 'stations']: readonly Named[] };
}

/** Names of models are Latin, and their order is the same for every reader. */
const byName = nameOrder('en');

export async function stockNames(reader: Reader, stations: RawBuilder<SqlBool>, sought?: Sought): Promise<StockNames> {
  const [goods, colours, machines] = await Promise.all([
    reader.selectFrom('goods').select(['id', 'brand', 'model']).execute(),
    reader
      .selectFrom('shell_colours')
      .innerJoin('shells', 'shells.id', 'shell_colours.shell_id')
      .select(['shell_colours.id', 'shells.name as shell_name', 'shell_colours.name as colour_name'])
      .execute(),
    reader.selectFrom('machines').select(['id', 'name']).where(stations).execute(),
  ]);
  return {
    goods: new Map(goods.map(({ id, ...names }) => [id, names])),
    colours: new Map(colours.map(({ id, ...names }) => [id, names])),
    stations: new Map(machines.map(({ id, name }) => [brand<StationId>(id), name])),
    tables: {
      goods: placed(goods, ({ model }) => model, sought?.inGoods),
      colours: placed(colours, ({ shell_name, colour_name }) => `${shell_name} ${colour_name}`, sought?.inColour),
      stations: placed(machines, ({ name }) => name, sought && (({ name }) => sought.inStation(name))),
    },
  };
}

/** Equal names have the same place. */
function placed<One extends { readonly id: string }>(
  all: readonly One[],
  nameOf: (one: One) => string,
  wordsIn: (one: One) => number = () => 0,
): Named[] {
  let place = 0;
  let last: string | undefined;
  return all
    .map((one) => ({ one, name: nameOf(one) }))
    .toSorted((a, b) => byName(a.name, b.name))
    .map(({ one, name }) => {
      if (last !== undefined && byName(last, name) !== 0) place += 1;
      last = name;
      return { id: one.id, place, words: wordsIn(one) };
    });
}

/** The rows of a table that a query makes of names. */
export function namedRows(rows: readonly Named[]): RawBuilder<unknown> {
  if (rows.length === 0) return sql`select '' as id, 0 as place, 0 as words where 1 = 0`;
  return sql`values ${sql.join(rows.map(({ id, place, words }) => sql`(${sql.lit(id)}, ${sql.lit(place)}, ${sql.lit(words)})`))}`;
}
