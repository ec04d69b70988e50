import { CallError, type ItemChoice } from '@cpc/contract';
import {
  type Category,
  customSizeOf,
  type ShellFacts,
  type ShellLook,
  type Surface,
  type UnderbaseMode,
} from '@cpc/design';
import { type ColourId, type GoodsId, type StationId, type Money, type ShellId, sizedColour } from '@cpc/domain';
import { customGoods } from './custom.ts';
import { priceAt } from './prices.ts';
import { bedOf } from './stations.ts';
import type { Reader } from '../../base/db/database.ts';
import { prepared } from '../../base/db/prepared.ts';

/** The goods of an order's item with what was chosen of them, frozen when the order is placed (OR-04). */
export interface FrozenGoods {
  readonly brand: string;
  readonly model: string;
  readonly surface: Surface;
  readonly shellName: string;
  readonly underbase: UnderbaseMode;
  readonly colourName: string;
  /** The customer brings the piece; no stock is held. */
  readonly own?: true;
  /** The position of a custom size on the bed: the top-left corner of its trim box, in mm. */
  readonly place?: { readonly left: number; readonly top: number };
}

/** Reads stored goods; only the server writes them. */
export const readGoods = (stored: string): FrozenGoods => JSON.parse(stored);

/** Reads the stored surface of goods. */
export const readSurface = (stored: string): Surface => JSON.parse(stored);

/** Reads the stored facts of a shell. */
export const readFacts = (stored: string): ShellFacts => JSON.parse(stored);

/** Reads the stored categories of a shell. */
export const readCategories = (stored: string): readonly Category[] => JSON.parse(stored);

type Choice = Omit<ItemChoice, 'document'> & { readonly machine_id: StationId };

type Goods = Pick<FrozenGoods, 'brand' | 'model' | 'surface' | 'place'>;

/**
 * Looks up the chosen goods and their price at that station now.
 * @throws CallError deviceMissing, notFound, invalidInput, shellNotChosen, colourNotChosen, sizeNotChosen or
 * notInStock
 */
export async function chosenGoods(
  reader: Reader,
  choice: Choice,
  now: number,
): Promise<{ readonly goods: FrozenGoods; readonly price: Money; readonly shell: ShellLook }> {
  const [station] = await stationOf(reader, { stationId: choice.machine_id });
  if (!station) throw new CallError('deviceMissing');
  const goods = customOf(choice, bedOf(station)) ?? (await listedOf(reader, choice));
  const [shell] = await shellOf(reader, { shellId: choice.shell_id });
  if (!shell || !suits(shell, goods)) throw new CallError('shellNotChosen');
  const [colour] = await colourOf(reader, { colourId: choice.colour_id, shellId: choice.shell_id });
  if (!colour) throw new CallError('colourNotChosen');
  if (await lacksSize(reader, choice, colour.name)) throw new CallError('sizeNotChosen');
  const priced = { goods: { id: choice.goods_id, category: goods.surface.category }, shellId: choice.shell_id };
  const price = await priceAt(reader, choice.machine_id, priced, now);
  if (!price) throw new CallError('notInStock');
  return {
    price,
    shell: {
      colour: colour.colour,
      opacity: colour.opacity,
      underbase: shell.underbase,
    },
    goods: {
      ...goods,
      shellName: shell.name,
      underbase: shell.underbase,
      colourName: colour.name,
      ...(shell.own === 1 ? { own: true } : {}),
    },
  };
}

/** The goods of a custom size. Only shells that the customer brings suit them (see `suits`). */
function customOf({ goods_id, surface_name = '' }: Choice, bed: ReturnType<typeof bedOf>): Goods | undefined {
  const surface = customGoods(goods_id, bed);
  const size = customSizeOf(goods_id);
  if (!surface || !size) return undefined;
  const place = { left: size.marginLeft, top: size.marginTop };
  return { brand: '', model: surface_name.trim(), surface, place };
}

async function listedOf(reader: Reader, { goods_id }: Choice): Promise<Goods> {
  const [goods] = await goodsOf(reader, { goodsId: goods_id });
  if (!goods) throw new CallError('notFound', { field: 'goods_id' });
  return { brand: goods.brand, model: goods.model, surface: readSurface(goods.surface) };
}

function suits(shell: { readonly categories: string; readonly own: number }, { surface, place }: Goods): boolean {
  return readCategories(shell.categories).includes(surface.category) && (place === undefined || shell.own === 1);
}

/** Returns true if the colour exists in sizes, and none of them was chosen (CT-10). */
async function lacksSize(reader: Reader, { shell_id }: Choice, name: string): Promise<boolean> {
  const { size } = sizedColour(name);
  if (size !== undefined) return false;
  const names = await namesOf(reader, { shellId: shell_id });
  return names.some((one) => sizedColour(one.name).size !== undefined && sizedColour(one.name).colour === name);
}

const stationOf = prepared((reader, { stationId }: { readonly stationId: StationId }) =>
  reader.selectFrom('machines').select(['id', 'bed_width', 'bed_height']).where('id', '=', stationId),
);
const goodsOf = prepared((reader, { goodsId }: { readonly goodsId: GoodsId }) =>
  reader.selectFrom('goods').select(['brand', 'model', 'surface']).where('id', '=', goodsId),
);
const shellOf = prepared((reader, { shellId }: { readonly shellId: ShellId }) =>
  reader.selectFrom('shells').select(['name', 'underbase', 'categories', 'own']).where('id', '=', shellId),
);
const colourOf = prepared((reader, { colourId, shellId }: { readonly colourId: ColourId; readonly shellId: ShellId }) =>
  reader
    .selectFrom('shell_colours')
    .select(['name', 'colour', 'opacity'])
    .where('id', '=', colourId)
    .where('shell_id', '=', shellId),
);
const namesOf = prepared((reader, { shellId }: { readonly shellId: ShellId }) =>
  reader.selectFrom('shell_colours').select('name').where('shell_id', '=', shellId),
);
