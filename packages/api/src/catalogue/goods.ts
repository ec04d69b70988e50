import { type ActionInput, type ActionOutput, CallError, type GoodsView, type ShellView } from '@cpc/contract';
import type { Category, Colour, UnderbaseMode } from '@cpc/design';
import { brand, type ColourId, type GoodsId, type MachineId, type Money, money, type ShellId } from '@cpc/domain';
import type { Selectable } from 'kysely';
import type { Reader } from '../db/database.ts';
import { keywordMatcher } from './keyword.ts';
import { machineRow } from './machines.ts';
import type { FreeStock, StockOf } from './ports.ts';
import type { CatalogueTables } from './tables.ts';

type GoodsRow = Selectable<CatalogueTables['goods']>;

/** What a machine sells, or what is sold anywhere, that matches. */
export async function listGoods(
  read: Reader,
  stockOf: StockOf,
  input: ActionInput<'Goods.list'>,
): Promise<GoodsView[]> {
  if (input.machine_id !== undefined) await machineRow(read, input.machine_id);
  const { category } = input;
  const rows = await read
    .selectFrom('goods')
    .selectAll()
    .$if(category !== undefined, (select) => select.where('category', '=', category ?? ''))
    .orderBy('sort')
    .execute();
  const matches = keywordMatcher(input.keyword);
  const found = rows.filter((row) => matches(row.brand, row.model));
  const [prices, stock] = await Promise.all([
    pricesAt(read, input.machine_id),
    stockOf({ machineId: input.machine_id }),
  ]);
  const lowest = lowestPrice(prices);
  return found.map((row) => goodsView(row, lowest, stock));
}

/** @throws CallError deviceMissing or notFound */
export async function getGoods(
  read: Reader,
  stockOf: StockOf,
  input: ActionInput<'Goods.get'>,
): Promise<ActionOutput<'Goods.get'>> {
  if (input.machine_id !== undefined) await machineRow(read, input.machine_id);
  const row = await read.selectFrom('goods').selectAll().where('id', '=', input.goods_id).executeTakeFirst();
  if (!row) throw new CallError('notFound');
  const [prices, stock, shells, colours] = await Promise.all([
    pricesAt(read, input.machine_id),
    stockOf({ machineId: input.machine_id, goodsId: input.goods_id }),
    read.selectFrom('shells').selectAll().orderBy('sort').execute(),
    read.selectFrom('shell_colours').selectAll().orderBy('sort').execute(),
  ]);
  const views = shells.flatMap((shell): ShellView[] => {
    const price = prices.get(shell.id);
    if (!price) return [];
    const own = colours.filter((colour) => colour.shell_id === shell.id);
    return [
      {
        shell_id: brand<ShellId>(shell.id),
        name: shell.name,
        underbase: shell.underbase as UnderbaseMode,
        price,
        colours: own.map((colour) => colourView(colour, stock)),
      },
    ];
  });
  return { goods: goodsView(row, lowestPrice(prices), stock), shells: views };
}

/** Prices by shell id: the machine's own, else the general one. A shell without a price is not sold. */
async function pricesAt(read: Reader, machineId: MachineId | undefined): Promise<ReadonlyMap<string, Money>> {
  const rows = await read
    .selectFrom('prices')
    .selectAll()
    .where('machine_id', 'in', ['', machineId ?? ''])
    // '' sorts first, so that the machine's own price overrides it.
    .orderBy('machine_id')
    .execute();
  return new Map(rows.map((row) => [row.shell_id, money(row.amount, row.currency)]));
}

function lowestPrice(prices: ReadonlyMap<string, Money>): Money {
  const [first, ...rest] = prices.values();
  if (!first) throw new Error('catalogue: no shell has a price; import a catalogue');
  return rest.reduce((lowest, price) => (price.amount < lowest.amount ? price : lowest), first);
}

function goodsView(row: GoodsRow, price: Money, stock: readonly FreeStock[]): GoodsView {
  const id = brand<GoodsId>(row.id);
  const free = stock.filter((piece) => piece.goodsId === id).reduce((sum, piece) => sum + piece.free, 0);
  const surface = JSON.parse(row.surface) as GoodsView['surface'];
  return {
    goods_id: id,
    category: row.category as Category,
    brand: row.brand,
    model: row.model,
    price,
    stock: free,
    surface,
  };
}

function colourView(
  row: Selectable<CatalogueTables['shell_colours']>,
  stock: readonly FreeStock[],
): ShellView['colours'][number] {
  const id = brand<ColourId>(row.id);
  const free = stock.filter((piece) => piece.colourId === id).reduce((sum, piece) => sum + piece.free, 0);
  return { colour_id: id, name: row.name, colour: row.colour as Colour, opacity: row.opacity, stock: free };
}
