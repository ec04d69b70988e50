import type { StockKind } from '@cpc/contract';
import { type BlankKind, brand, type ColourId, type GoodsId, type ShellId } from '@cpc/domain';
import type { Reader } from '../../base/db/database.ts';
import { readCategories } from '../catalogue/goods.ts';
import type { Sought } from './words.ts';

/** The kinds of blank that the catalogue has, that are kept in stock and have all sought words, in the catalogue's order. */
export async function kindsIn(reader: Reader, sought: Sought): Promise<StockKind[]> {
  const [goods, colours] = await Promise.all([
    reader.selectFrom('goods').select(['id', 'category', 'brand', 'model']).orderBy('sort').orderBy('id').execute(),
    coloursOf(reader).orderBy('shells.sort').orderBy('shell_colours.sort').orderBy('shell_colours.id').execute(),
  ]);
  const shelves = colours.map(({ categories, ...colour }) => ({
    colour,
    categories: readCategories(categories),
    words: sought.inColour(colour),
  }));
  return goods.flatMap(({ id, category, ...names }) => {
    const words = sought.inGoods(names);
    return shelves
      .filter((shelf) => shelf.categories.includes(category) && (words | shelf.words) === sought.all)
      .map(({ colour }) => kindOf({ goods_id: id, ...names, ...colour }));
  });
}

/** One kind with its names; undefined if the catalogue has no such kind, or customers bring it. */
export async function findKind(
  reader: Reader,
  { goods_id, shell_id, colour_id }: BlankKind,
): Promise<StockKind | undefined> {
  const goods = await reader
    .selectFrom('goods')
    .select(['id as goods_id', 'category', 'brand', 'model'])
    .where('id', '=', goods_id)
    .executeTakeFirst();
  const colour = await coloursOf(reader)
    .where('shell_colours.id', '=', colour_id)
    .where('shells.id', '=', shell_id)
    .executeTakeFirst();
  if (!goods || !colour || !readCategories(colour.categories).includes(goods.category)) return undefined;
  return kindOf({ ...goods, ...colour });
}

const coloursOf = (reader: Reader) =>
  reader
    .selectFrom('shell_colours')
    .innerJoin('shells', 'shells.id', 'shell_colours.shell_id')
    .select(['shells.id as shell_id', 'shells.name as shell_name', 'shells.categories'])
    .select(['shell_colours.id as colour_id', 'shell_colours.name as colour_name'])
    .where('shells.own', '=', 0);

type Names = Pick<StockKind, 'brand' | 'model' | 'shell_name' | 'colour_name'>;
type Ids = { readonly goods_id: string; readonly shell_id: string; readonly colour_id: string };

const kindOf = ({
  goods_id,
  shell_id,
  colour_id,
  brand: maker,
  model,
  shell_name,
  colour_name,
}: Names & Ids): StockKind => ({
  goods_id: brand<GoodsId>(goods_id),
  shell_id: brand<ShellId>(shell_id),
  colour_id: brand<ColourId>(colour_id),
  brand: maker,
  model,
  shell_name,
  colour_name,
});
