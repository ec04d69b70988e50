import type { Must } from '@cpc/contract';
import type { Reader } from '../../base/db/database.ts';
import { readCategories } from '../../records/catalogue/goods.ts';
import { type Reach, within } from '../../records/partners/reach.ts';
import { finder, only } from './names.ts';
import type { Line } from './table.ts';

/** Everything of the catalogue that a line may name, found by id or name; only the stations in reach, if there is one. */
export async function readFacts(reader: Reader, reach?: Reach) {
  const stations = await reader
    .selectFrom('machines')
    .select(['id', 'name', 'partner_id', 'currency'])
    .$if(reach !== undefined, (query) => (reach ? query.where(within(reach)) : query))
    .execute();
  const shops = await reader.selectFrom('partners').select(['id', 'name']).execute();
  const goods = await reader.selectFrom('goods').select(['id', 'category', 'brand', 'model', 'sort']).execute();
  const shells = await reader.selectFrom('shells').select(['id', 'name', 'categories', 'own', 'sort']).execute();
  const colours = await reader.selectFrom('shell_colours').select(['id', 'shell_id', 'name', 'sort']).execute();
  return {
    goods,
    shells: shells.map((shell) => ({ ...shell, categories: readCategories(shell.categories) })),
    colours,
    stations,
    findStation: finder(stations, ({ name }) => [name]),
    findShop: finder(shops, ({ name }) => [name]),
    findGoods: finder(goods, ({ brand, model }) => [`${brand} ${model}`, model]),
  };
}

export type Facts = Awaited<ReturnType<typeof readFacts>>;

/** The one thing that a cell names; otherwise the cell is reported. */
export function named<Thing extends { readonly id: string }>(
  line: Line,
  column: string,
  must: Must,
  find: (name: string) => readonly Thing[],
): Thing | undefined {
  const result = only(find(line.cell(column)), must);
  return 'thing' in result ? result.thing : line.fault(column, result.must);
}
