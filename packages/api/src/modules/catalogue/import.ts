import type { Goods, Shell, ShellColour } from '@cpc/design';
import type { Money, ShellId, StationId } from '@cpc/domain';
import type { Insertable } from 'kysely';
import type { Database, Tx } from '../../base/db/database.ts';
import { inParts } from '../../base/db/in-parts.ts';
import { goodsSearchName } from '../../base/db/search-name.ts';
import { refuseUnpayable } from '../../records/payments/payable.ts';
import type { CatalogueTables } from '../../base/db/tables/catalogue.ts';

interface CatalogueTypeface {
  readonly key: string;
  readonly title: string;
  /** SPDX identifier: the catalogue has nothing without a licence (CT-08). */
  readonly licence: string;
}

/** A sticker or wallpaper. */
export interface CatalogueItem {
  readonly key: string;
  readonly title: string;
  /** By language. Where one is missing, `title` is used. */
  readonly titles?: Readonly<Record<string, string>>;
  readonly group: string;
  readonly keywords: readonly string[];
  /** The address of a small preview; the picture itself if there is none. */
  readonly preview?: string;
  readonly url: string;
  /** px */
  readonly width: number;
  readonly height: number;
  readonly licence: string;
}

/** What a station can sell and print, as plain data. */
export interface Catalogue {
  readonly models: readonly Goods[];
  readonly shells: readonly Shell[];
  /** By shell id, for stations without a price of their own. */
  readonly prices: Readonly<Record<string, Money>>;
  /** By shell id: what each 100 cm² of a custom size cost. */
  readonly areaPrices?: Readonly<Record<string, Money>>;
  readonly typefaces: readonly CatalogueTypeface[];
  readonly stickers: readonly CatalogueItem[];
  readonly wallpapers: readonly CatalogueItem[];
}

/**
 * Brings the catalogue's tables to this state, in one transaction. Listed entries are added or replaced. Models, shells
 * and colours that are no longer listed stay, because orders refer to them. Other library items are deleted.
 * @throws CallError amountDivided
 */
export async function importCatalogue(db: Database, catalogue: Catalogue): Promise<void> {
  await db.transact(async (tx) => {
    await writeModels(tx, catalogue.models);
    await writeShells(tx, catalogue.shells);
    await writeColours(tx, catalogue.shells.flatMap(coloursOf));
    await writePrices(tx, generalPrices(catalogue));
    await replaceContent(tx, catalogue);
  });
}

type Content = Pick<Catalogue, 'typefaces' | 'stickers' | 'wallpapers'>;

/**
 * Brings typefaces, stickers and wallpapers to those of this release: they ship with the product, and an update may add
 * some. @returns false if they were the same
 */
export async function importContent(db: Database, content: Content): Promise<boolean> {
  return db.transact(async (tx) => {
    const before = await contentIn(tx);
    await replaceContent(tx, content);
    return before !== (await contentIn(tx));
  });
}

const contentIn = async (reader: Tx): Promise<string> =>
  JSON.stringify([
    await reader.selectFrom('typefaces').selectAll().orderBy('sort').execute(),
    await reader.selectFrom('library').selectAll().orderBy('kind').orderBy('sort').execute(),
  ]);

async function replaceContent(tx: Tx, { typefaces, stickers, wallpapers }: Content): Promise<void> {
  await tx.deleteFrom('typefaces').execute();
  await tx.deleteFrom('library').execute();
  await importTypefaces(tx, typefaces);
  await importItems(tx, 'sticker', stickers);
  await importItems(tx, 'wallpaper', wallpapers);
}

/** The place of an entry in lists, by its id and its place in the import. */
export type SortOf = (id: string, place: number) => number;

const asListed: SortOf = (_, place) => place;

/** Adds or replaces models. */
export async function writeModels(tx: Tx, models: readonly Goods[], sortOf: SortOf = asListed): Promise<void> {
  const rows = models.map(({ brand, model, year, source, surface }, place) => {
    const { id, category } = surface;
    const search_name = goodsSearchName(brand, model);
    return {
      id,
      category,
      brand,
      model,
      search_name,
      year,
      source,
      surface: JSON.stringify(surface),
      sort: sortOf(id, place),
    };
  });
  for (const part of inParts(rows)) {
    await tx
      .insertInto('goods')
      .values(part)
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet((row) => ({
          category: row.ref('excluded.category'),
          brand: row.ref('excluded.brand'),
          model: row.ref('excluded.model'),
          search_name: row.ref('excluded.search_name'),
          year: row.ref('excluded.year'),
          source: row.ref('excluded.source'),
          surface: row.ref('excluded.surface'),
          sort: row.ref('excluded.sort'),
        })),
      )
      .execute();
  }
}

/** Adds or replaces shells, without their colours. Facts that are not named stay. */
export async function writeShells(
  tx: Tx,
  shells: readonly Omit<Shell, 'colours'>[],
  sortOf: SortOf = asListed,
): Promise<void> {
  for (const [place, { id, name, underbase, categories, own, facts }] of shells.entries()) {
    const sort = sortOf(id, place);
    const known = facts === undefined ? {} : { facts: JSON.stringify(facts) };
    const row = { name, underbase, categories: JSON.stringify(categories), own: own ? 1 : 0, sort, ...known };
    await tx
      .insertInto('shells')
      .values({ id, ...row })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
      .execute();
  }
}

/** A colour of a shell, with its place among the shell's colours. */
export interface PlacedColour extends ShellColour {
  readonly shellId: ShellId;
  readonly sort: number;
}

const coloursOf = ({ id, colours }: Shell): PlacedColour[] =>
  colours.map((colour, sort) => ({ ...colour, shellId: id, sort }));

/** Adds or replaces colours. */
export async function writeColours(tx: Tx, colours: readonly PlacedColour[]): Promise<void> {
  for (const { id, shellId, name, colour, opacity, sort } of colours) {
    const row = { shell_id: shellId, name, colour, opacity, sort };
    await tx
      .insertInto('shell_colours')
      .values({ id, ...row })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
      .execute();
  }
}

/** The price of a shell at a station, or with the station '' at all stations without a price of their own. */
export interface PlacedPrice {
  readonly stationId: StationId | '';
  readonly shellId: string;
  readonly price: Money;
  /** What each 100 cm² of a custom size cost; undefined leaves what there is. */
  readonly areaPrice?: Money | undefined;
}

const generalPrices = ({ prices, areaPrices = {} }: Catalogue): PlacedPrice[] =>
  Object.entries(prices).map(([shellId, price]) => ({ stationId: '', shellId, price, areaPrice: areaPrices[shellId] }));

/** Adds or replaces prices. @throws CallError amountDivided */
export async function writePrices(tx: Tx, prices: readonly PlacedPrice[]): Promise<void> {
  refuseUnpayable(...prices.map(({ price }) => price));
  for (const { stationId, shellId, price, areaPrice } of prices) {
    const { amount, currency } = price;
    const row = { amount, currency, ...(areaPrice && { area_amount: areaPrice.amount }) };
    await tx
      .insertInto('prices')
      .values({ machine_id: stationId, shell_id: shellId, ...row })
      .onConflict((conflict) => conflict.columns(['machine_id', 'shell_id']).doUpdateSet(row))
      .execute();
  }
}

async function importTypefaces(tx: Tx, typefaces: readonly CatalogueTypeface[]): Promise<void> {
  const rows = typefaces.map(({ key, title, licence }, sort) => ({ key, title, licence, sort }));
  if (rows.length > 0) await tx.insertInto('typefaces').values(rows).execute();
}

async function importItems(tx: Tx, kind: 'sticker' | 'wallpaper', items: readonly CatalogueItem[]): Promise<void> {
  const rows = items.map(
    ({ group, keywords, titles = {}, preview, ...item }, sort): Insertable<CatalogueTables['library']> => ({
      kind,
      ...item,
      group_name: group,
      titles: JSON.stringify(titles),
      preview: preview ?? item.url,
      keywords: keywords.join('|'),
      sort,
    }),
  );
  for (const part of inParts(rows)) await tx.insertInto('library').values(part).execute();
}
