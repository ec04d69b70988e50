import type { ColourId, GoodsId, ShellId } from '@cpc/domain';
import * as z from 'zod/mini';
import { action } from '../action.ts';
import {
  category,
  colour,
  count,
  document,
  id,
  localeCode,
  stationId,
  mm,
  money,
  place,
  shellFacts,
  stationState,
  surface,
  text,
  timestamp,
} from '../schemas.ts';

export const stationView = z.object({
  machine_id: stationId,
  name: z.string(),
  address: z.string(),
  /** Null if the shop has not said where it is. */
  place: z.nullable(place),
  state: stationState,
  /** When its maintenance ends; absent if it is not maintained, or nobody knows. */
  maintained_until: z.optional(timestamp),
  /** Printer reasons as IPP keywords (RFC 8011, 5.4.12), worst first. */
  reasons: z.array(z.string()),
  accepts_orders: z.boolean(),
  /** The country of its shop, ISO 3166-1 alpha-2; empty if the shop has not said. */
  country: z.string(),
  /** IANA name of the zone of its opening hours. */
  time_zone: z.string(),
  /** When it opens next, if it rests outside of its opening hours. */
  opens_at: z.nullable(timestamp),
  /** When it closes next by its opening hours, if it is open. */
  closes_at: z.nullable(timestamp),
  /** How customers reach its people; empty if they cannot. */
  phone: z.string(),
  email: z.string(),
  language: localeCode,
  currency: z.string(),
  /** The fee for sending an order; null if the station does not send. */
  delivery_fee: z.nullable(money),
  /** Whether it accepts vouchers of an outside platform. */
  vouchers: z.boolean(),
  /** The print bed, in mm: a custom size must fit on it. */
  bed: z.object({ width: mm, height: mm }),
  /** Orders that would be printed before one placed now. */
  waiting: count,
  /** No place is left for a finished item: nothing begins until one is picked up, and nobody knows when (QU-05). */
  bays_full: z.boolean(),
  /** Seconds until an order placed now would be ready, from measured durations; it means nothing while `bays_full`. */
  estimate_s: count,
  /** Its shop looks at each design before it is printed: that takes time that nobody can tell (AI-05). */
  reviews_designs: z.boolean(),
});
export type StationView = z.infer<typeof stationView>;

const stationHere = z.extend(stationView, {
  /** Whether customers can pay online there (PY-10). */
  pays_online: z.boolean(),
  /** Whether they can pay at the counter: the shop owes no more than its limit (PA-14). */
  pays_at_counter: z.boolean(),
  /** What each drawing costs there that an item prints (AI-04); an amount of 0 if drawings are free. */
  drawing_price: money,
});
export type StationHere = z.infer<typeof stationHere>;

export const goodsView = z.object({
  goods_id: id<GoodsId>(),
  category,
  brand: z.string(),
  model: z.string(),
  /** The lowest price over the station's shells; for the customer's own case, the price of printing. */
  price: money,
  /** Available pieces over all shells and colours. */
  stock: count,
  surface,
});
export type GoodsView = z.infer<typeof goodsView>;

export const shellView = z.object({
  shell_id: id<ShellId>(),
  name: z.string(),
  underbase: z.enum(['none', 'underColour', 'mirroredOverColour']),
  price: money,
  /** Of a custom size: the least price, and what each 100 cm² cost above it. */
  area_price: z.optional(z.object({ least: money, per: money })),
  /** The customer brings the piece: the price is for printing only, and the stock is that one piece. */
  own: z.boolean(),
  /** What is not known is left out. */
  facts: shellFacts,
  colours: z.array(
    z.object({
      colour_id: id<ColourId>(),
      /** For a garment with its size: `white.M`. */
      name: z.string(),
      colour,
      opacity: z.number(),
      stock: count,
    }),
  ),
});
export type ShellView = z.infer<typeof shellView>;

const libraryItem = z.object({
  key: z.string(),
  /** In the requested language; English if there is none. */
  title: z.string(),
  /** `stickerGroup.<group>` or `wallpaperGroup.<group>` in the language catalogues. */
  group: z.string(),
  /** A small preview, an SVG for stickers; if absent, use the picture itself. */
  preview: z.optional(z.string()),
  /** The picture that is painted, on the screen and in print. */
  url: z.string(),
  width: count,
  height: count,
  /** Further words for the search, in several languages. */
  keywords: z.optional(z.array(z.string())),
});
export type LibraryItem = z.infer<typeof libraryItem>;

const template = z.object({
  key: z.string(),
  /** In the requested language; English if there is none. */
  title: z.string(),
  /** `templateGroup.<group>` in the language catalogues. */
  group: z.string(),
  /** The design on the goods' surface. */
  document,
});

const librarySearch = z.object({ keyword: z.optional(text(100)), language: z.optional(localeCode) });

export const mapTiles = z.object({
  /** A path of this server with `{z}`, `{x}` and `{y}`. */
  url: z.string(),
  /** Who made the map, to be shown on it; plain text. */
  attribution: z.string(),
  /** The largest zoom that the source has. */
  max_zoom: count,
});
export type MapTiles = z.infer<typeof mapTiles>;

export const catalogueActions = [
  action({
    name: 'Machine.get',
    who: ['visitor'],
    summary: 'Returns one station: its state, its queue, what it accepts and what a printed drawing costs.',
    input: z.object({ machine_id: stationId }),
    output: stationHere,
  }),
  action({
    name: 'Machine.list',
    paged: true,
    who: ['visitor'],
    summary: 'Lists the stations that a customer may choose from.',
    input: z.object({}),
    output: z.array(stationView),
  }),
  action({
    name: 'Map.get',
    who: ['visitor'],
    summary: 'Returns where the maps of the apps get their tiles: from this server, or nowhere (RT-13).',
    input: z.object({}),
    /** Null if the operator has configured no source: then maps show the outlines of countries. */
    output: z.object({ tiles: z.nullable(mapTiles) }),
  }),
  action({
    name: 'Machine.nearby',
    who: ['visitor'],
    summary: 'Lists up to three stations of the same shop that take orders now, the nearest first (QU-05).',
    input: z.object({ machine_id: stationId }),
    /** Metres in a straight line; null if one of the two has no place on the map. */
    output: z.array(z.object({ station: stationView, distance: z.nullable(count) })),
  }),
  action({
    name: 'Goods.list',
    paged: true,
    also: [{ path: '/usertshirtsapplets/index', fixed: { category: 'tShirt' } }, { path: '/userapplets/index' }],
    who: ['visitor'],
    summary: 'Lists the goods that a station sells, by category. A keyword filters them.',
    input: z.object({
      machine_id: z.optional(stationId),
      category: z.optional(category),
      keyword: z.optional(text(100)),
    }),
    output: z.array(goodsView),
  }),
  action({
    name: 'Goods.popular',
    who: ['visitor'],
    summary:
      'Lists up to six goods of a category that the shop of a station sold most in the last 90 days, the most ordered first. Goods that fewer than three customers ordered are not told.',
    input: z.object({ machine_id: stationId, category }),
    output: z.array(id<GoodsId>()),
  }),
  action({
    name: 'Goods.get',
    who: ['visitor'],
    summary:
      'Returns goods with their shells, colours, prices and stock at a station. For a custom size (`size_…`), returns the surface that the server makes for it.',
    input: z.object({ machine_id: z.optional(stationId), goods_id: id<GoodsId>() }),
    output: z.object({ goods: goodsView, shells: z.array(shellView) }),
  }),
  action({
    name: 'Sticker.list',
    paged: true,
    who: ['visitor'],
    summary: 'Lists the sticker library. A keyword filters it, best match first.',
    input: librarySearch,
    output: z.array(libraryItem),
  }),
  action({
    name: 'Wallpaper.list',
    paged: true,
    who: ['visitor'],
    summary: 'Lists the wallpaper library. A keyword filters it, best match first.',
    input: librarySearch,
    output: z.array(libraryItem),
  }),
  action({
    name: 'Template.list',
    who: ['visitor'],
    summary: 'Lists finished designs to start from, laid out on a surface, with their texts in one language.',
    input: z.object({ goods_id: id<GoodsId>(), language: z.optional(localeCode) }),
    output: z.object({ surface, templates: z.array(template) }),
  }),
] as const;

/** POST /api/material/mchineFontFamilyList {machine_id} → Envelope<Typeface[]> (CT-07). */
export const typefaceListInput = z.object({ machine_id: z.optional(stationId) });
export const typeface = z.object({
  id: count,
  key: z.string(),
  title: z.string(),
  /** URL of the typeface's manifest: its font files and the characters in each. */
  remark: z.string(),
  /** Scripts that it covers by itself, ISO 15924. */
  scripts: z.optional(z.array(z.string())),
  /** Styles that it has besides the regular one. */
  styles: z.optional(z.array(z.enum(['bold', 'italic', 'bold-italic']))),
  /** Further words for the search, in several languages. */
  keywords: z.optional(z.array(z.string())),
});
export type Typeface = z.infer<typeof typeface>;
