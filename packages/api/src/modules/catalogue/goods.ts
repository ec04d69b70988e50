import { type ActionInput, type ActionOutput, CallError, type GoodsView, type ShellView } from '@cpc/contract';
import type { Category, Surface } from '@cpc/design';
import { brand, type ColourId, type GoodsId, type Money, type ShellId } from '@cpc/domain';
import { createPhoneSearch } from '@cpc/search';
import type { Selectable } from 'kysely';
import type { Reader } from '../../base/db/database.ts';
import { keywordSearch } from './keyword.ts';
import { customGoods, USUAL_BED } from '../../records/catalogue/custom.ts';
import { type AreaPrice, type PricedGoods, type Prices, pricesAt } from '../../records/catalogue/prices.ts';
import { bedOf, stationRow } from '../../records/catalogue/stations.ts';
import type { FreeStock, StockOf } from '../../records/catalogue/ports.ts';
import type { CatalogueTables } from '../../base/db/tables/catalogue.ts';
import { readCategories, readFacts, readSurface } from '../../records/catalogue/goods.ts';
import { soldColours } from '../../records/catalogue/on-sale.ts';

type GoodsRow = Selectable<CatalogueTables['goods']>;
type ShellRow = Selectable<CatalogueTables['shells']>;
type ColourRow = Selectable<CatalogueTables['shell_colours']>;

const goodsSearch = keywordSearch<GoodsRow>(
  (row) => `${row.id} ${row.brand} ${row.model}`,
  (rows) => {
    const find = createPhoneSearch(rows.map(({ brand: maker, model }, place) => ({ brand: maker, model, place })));
    return (keyword) => find(keyword).items.map(({ place }) => place);
  },
);

/** Lists the goods that a station sells, or that are sold anywhere, and that match. */
export async function listGoods(
  read: Reader,
  stockOf: StockOf,
  input: ActionInput<'Goods.list'>,
  now: number,
): Promise<GoodsView[]> {
  if (input.machine_id !== undefined) await stationRow(read, input.machine_id);
  const { category } = input;
  const all = read.selectFrom('goods').selectAll().orderBy('sort');
  const rows = await (category === undefined ? all : all.where('category', '=', category)).execute();
  const found = await goodsSearch(rows, input.keyword);
  const [prices, stock, shells, colours] = await Promise.all([
    pricesAt(read, input.machine_id, now),
    stockOf({ stationId: input.machine_id }),
    shellsByCategory(read),
    allColours(read),
  ]);
  const free = freeIn(stock, colours);
  return found.flatMap((row) => {
    const suited = soldIn(shells(row.category), row, prices);
    if (suited.length === 0) return [];
    const own = suited.filter(({ shell }) => shell.own === 1).length;
    const left = own + free(row.id, suited);
    return [goodsView({ ...row, surface: surfaceIn(row) }, lowestPrice(suited), left)];
  });
}

/** @throws CallError deviceMissing, notFound, or invalidInput for a custom size that does not fit the bed */
export async function getGoods(
  read: Reader,
  stockOf: StockOf,
  input: ActionInput<'Goods.get'>,
  now: number,
): Promise<ActionOutput<'Goods.get'>> {
  const station = input.machine_id === undefined ? undefined : await stationRow(read, input.machine_id);
  const custom = customGoods(input.goods_id, station ? bedOf(station) : USUAL_BED);
  const one = custom ? namelessOf(custom) : await listedGoods(read, input.goods_id);
  const [prices, stock, shells, colours] = await Promise.all([
    pricesAt(read, input.machine_id, now),
    stockOf({ stationId: input.machine_id, goodsId: input.goods_id }),
    shellsByCategory(read),
    allColours(read),
  ]);
  const { category } = one.surface;
  const possible = shells(category).filter(({ own }) => !custom || own === 1);
  const suited = soldIn(possible, { id: input.goods_id, category }, prices);
  if (suited.length === 0) throw new CallError('notFound');
  const views = suited.map((sold) => shellView(sold, colours, stock));
  const left = views.flatMap((view) => (view.own ? [1] : view.colours.map((colour) => colour.stock)));
  const total = left.reduce((sum, pieces) => sum + pieces, 0);
  return { goods: goodsView(one, lowestPrice(suited), total), shells: views };
}

const allColours = (read: Reader): Promise<ColourRow[]> =>
  read.selectFrom('shell_colours').selectAll().orderBy('sort').execute();

const surfaceIn = (row: GoodsRow): Surface => readSurface(row.surface);

/** A custom size has no maker. The customer names it in the order. */
const namelessOf = (surface: Surface) => ({
  id: surface.id,
  category: surface.category,
  brand: '',
  model: '',
  surface,
});

async function listedGoods(read: Reader, id: GoodsId) {
  const row = await read.selectFrom('goods').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw new CallError('notFound');
  return { ...row, surface: surfaceIn(row) };
}

/** The shells by category, in the order of the catalogue. Their categories are read once for all goods. */
async function shellsByCategory(read: Reader): Promise<(category: Category) => readonly ShellRow[]> {
  const rows = await read.selectFrom('shells').selectAll().orderBy('sort').execute();
  const shells = new Map<Category, ShellRow[]>();
  for (const row of rows)
    for (const category of readCategories(row.categories)) shells.set(category, [...(shells.get(category) ?? []), row]);
  return (category) => shells.get(category) ?? [];
}

/** A shell with its price for some goods. */
interface SoldShell {
  readonly shell: ShellRow;
  readonly price: Money;
  readonly area: AreaPrice | undefined;
}

/** The shells in which goods have a price. Without a price they are not sold. */
function soldIn(shells: readonly ShellRow[], goods: PricedGoods, prices: Prices): readonly SoldShell[] {
  return shells.flatMap((shell) => {
    const price = prices(goods, shell.id);
    return price ? [{ shell, price, area: prices.byArea(goods, shell.id) }] : [];
  });
}

function shellView(
  { shell, price, area }: SoldShell,
  colours: readonly ColourRow[],
  stock: readonly FreeStock[],
): ShellView {
  const own = shell.own === 1;
  return {
    shell_id: brand<ShellId>(shell.id),
    name: shell.name,
    underbase: shell.underbase,
    price,
    ...(area && { area_price: area }),
    own,
    facts: readFacts(shell.facts) as ShellView['facts'],
    colours: soldColours(colours.filter((colour) => colour.shell_id === shell.id)).map((colour) =>
      colourView(colour, own, stock),
    ),
  };
}

/** Counts the free pieces of goods in some shells, in the colours that are sold. */
function freeIn(stock: readonly FreeStock[], colours: readonly ColourRow[]) {
  const sold = new Set(soldColours(colours).map(({ id }) => id));
  const free = new Map<string, number>();
  for (const piece of stock) {
    const kind = `${piece.goodsId} ${piece.shellId}`;
    if (sold.has(piece.colourId)) free.set(kind, (free.get(kind) ?? 0) + piece.free);
  }
  return (goods: string, shells: readonly SoldShell[]): number =>
    shells.reduce((sum, { shell }) => sum + (free.get(`${goods} ${shell.id}`) ?? 0), 0);
}

/**
 * The lowest price of the station's own blanks, if it has any. The price of printing on a customer's own case is not
 * the price of a case.
 */
function lowestPrice(sold: readonly SoldShell[]): Money {
  const blanks = sold.filter(({ shell }) => shell.own === 0);
  const [first, ...rest] = (blanks.length > 0 ? blanks : sold).map(({ price }) => price);
  if (!first) throw new Error('catalogue: no shell has a price; import a catalogue');
  return rest.reduce((lowest, price) => (price.amount < lowest.amount ? price : lowest), first);
}

interface Listed extends Pick<GoodsRow, 'id' | 'category' | 'brand' | 'model'> {
  readonly surface: Surface;
}

function goodsView({ id, category, brand: maker, model, surface }: Listed, price: Money, stock: number): GoodsView {
  return {
    goods_id: brand<GoodsId>(id),
    category: category,
    brand: maker,
    model,
    price,
    stock,
    surface: surface as GoodsView['surface'],
  };
}

function colourView(row: ColourRow, own: boolean, stock: readonly FreeStock[]): ShellView['colours'][number] {
  const id = brand<ColourId>(row.id);
  const free = stock.filter((piece) => piece.colourId === id).reduce((sum, piece) => sum + piece.free, 0);
  return {
    colour_id: id,
    name: row.name,
    colour: row.colour,
    opacity: row.opacity,
    stock: own ? 1 : free,
  };
}
