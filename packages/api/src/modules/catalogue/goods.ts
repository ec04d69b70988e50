import { type ActionInput, type ActionOutput, CallError, type GoodsView, type ShellView } from '@cpc/contract';
import { type Category, type Surface } from '@cpc/design';
import { brand, type ColourId, type GoodsId, type StationId, type Money, money, type ShellId } from '@cpc/domain';
import { createPhoneSearch } from '@cpc/search';
import type { Selectable } from 'kysely';
import type { Reader } from '../../base/db/database.ts';
import { keywordSearch } from './keyword.ts';
import { customGoods, USUAL_BED } from '../../records/catalogue/custom.ts';
import { bedOf, stationRow } from '../../records/catalogue/stations.ts';
import type { FreeStock, StockOf } from '../../records/catalogue/ports.ts';
import type { CatalogueTables } from '../../base/db/tables/catalogue.ts';
import { readCategories, readSurface } from '../../records/catalogue/product.ts';

type GoodsRow = Selectable<CatalogueTables['goods']>;
type ShellRow = Selectable<CatalogueTables['shells']>;
type ColourRow = Selectable<CatalogueTables['shell_colours']>;
type Prices = ReadonlyMap<string, Money>;

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
): Promise<GoodsView[]> {
  if (input.machine_id !== undefined) await stationRow(read, input.machine_id);
  const { category } = input;
  const all = read.selectFrom('goods').selectAll().orderBy('sort');
  const rows = await (category === undefined ? all : all.where('category', '=', category)).execute();
  const found = goodsSearch(rows, input.keyword);
  const [prices, stock, shells] = await Promise.all([
    pricesAt(read, input.machine_id),
    stockOf({ stationId: input.machine_id }),
    soldShells(read),
  ]);
  const free = freeOf(stock);
  return found.flatMap((row) => {
    const suited = shellsFor(shells, row.category, prices);
    if (suited.length === 0) return [];
    const left = (free.get(row.id) ?? 0) + suited.filter(({ own }) => own === 1).length;
    return [goodsView({ ...row, surface: surfaceIn(row) }, lowestPrice(suited, prices), left)];
  });
}

/** @throws CallError deviceMissing, notFound, or invalidInput for a custom size that does not fit the bed */
export async function getGoods(
  read: Reader,
  stockOf: StockOf,
  input: ActionInput<'Goods.get'>,
): Promise<ActionOutput<'Goods.get'>> {
  const station = input.machine_id === undefined ? undefined : await stationRow(read, input.machine_id);
  const custom = customGoods(input.goods_id, station ? bedOf(station) : USUAL_BED);
  const one = custom ? namelessOf(custom) : await listedGoods(read, input.goods_id);
  const [prices, stock, shells, colours] = await Promise.all([
    pricesAt(read, input.machine_id),
    stockOf({ stationId: input.machine_id, goodsId: input.goods_id }),
    soldShells(read),
    read.selectFrom('shell_colours').selectAll().orderBy('sort').execute(),
  ]);
  const suited = shellsFor(shells, one.surface.category, prices).filter(({ own }) => !custom || own === 1);
  if (suited.length === 0) throw new CallError('notFound');
  const views = suited.map((shell) => shellView(shell, prices, colours, stock));
  const left = views.flatMap((view) => (view.own ? [1] : view.colours.map((colour) => colour.stock)));
  const total = left.reduce((sum, pieces) => sum + pieces, 0);
  return { goods: goodsView(one, lowestPrice(suited, prices), total), shells: views };
}

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

const soldShells = (read: Reader) => read.selectFrom('shells').selectAll().orderBy('sort').execute();

/** The shells of a category that have a price. A shell without a price is not sold. */
function shellsFor(shells: readonly ShellRow[], category: Category, prices: Prices): readonly ShellRow[] {
  return shells.filter((shell) => prices.has(shell.id) && readCategories(shell.categories).includes(category));
}

function shellView(
  shell: ShellRow,
  prices: Prices,
  colours: readonly ColourRow[],
  stock: readonly FreeStock[],
): ShellView {
  const price = prices.get(shell.id);
  if (!price) throw new Error(`shell ${shell.id} has no price`);
  const own = shell.own === 1;
  return {
    shell_id: brand<ShellId>(shell.id),
    name: shell.name,
    underbase: shell.underbase,
    price,
    own,
    colours: colours.filter((colour) => colour.shell_id === shell.id).map((colour) => colourView(colour, own, stock)),
  };
}

/** Free pieces by goods id. */
function freeOf(stock: readonly FreeStock[]): ReadonlyMap<string, number> {
  const free = new Map<string, number>();
  for (const piece of stock) free.set(piece.goodsId, (free.get(piece.goodsId) ?? 0) + piece.free);
  return free;
}

/** Prices by shell id: the station's own, or else the general one. A shell without a price is not sold. */
async function pricesAt(read: Reader, stationId: StationId | undefined): Promise<ReadonlyMap<string, Money>> {
  const rows = await read
    .selectFrom('prices')
    .selectAll()
    .where('machine_id', 'in', ['', stationId ?? ''])
    // '' sorts first, so that the station's own price overrides it.
    .orderBy('machine_id')
    .execute();
  return new Map(rows.map((row) => [row.shell_id, money(row.amount, row.currency)]));
}

/**
 * The lowest price of the station's own blanks, if it has any. The price of printing on a customer's own case is not
 * the price of a case.
 */
function lowestPrice(shells: readonly ShellRow[], prices: Prices): Money {
  const blanks = shells.filter(({ own }) => own === 0);
  const [first, ...rest] = (blanks.length > 0 ? blanks : shells).flatMap(({ id }) => prices.get(id) ?? []);
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
