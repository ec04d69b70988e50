import type { ColourId, GoodsId, ShellId } from '@cpc/domain';
import * as z from 'zod/mini';
import { action } from '../action.ts';
import { category, colour, count, id, locale, machineId, money, stationState, surface, text } from '../schemas.ts';

const path = '/userphoneapplets/index';

export const machineView = z.object({
  machine_id: machineId,
  name: z.string(),
  address: z.string(),
  state: stationState,
  /** Printer reasons as IPP keywords (RFC 8011, 5.4.12), worst first. */
  reasons: z.array(z.string()),
  accepts_orders: z.boolean(),
  language: locale,
  currency: z.string(),
  /** Orders that would be printed before one placed now. */
  waiting: count,
  /** Seconds until an order placed now would be ready, from measured durations. */
  estimate_s: count,
});
export type MachineView = z.infer<typeof machineView>;

export const goodsView = z.object({
  goods_id: id<GoodsId>(),
  category,
  brand: z.string(),
  model: z.string(),
  /** Lowest price over shells. */
  price: money,
  /** Pieces left over all shells and colours. */
  stock: count,
  surface,
});
export type GoodsView = z.infer<typeof goodsView>;

export const shellView = z.object({
  shell_id: id<ShellId>(),
  name: z.string(),
  underbase: z.enum(['none', 'underColour', 'mirroredOverColour']),
  price: money,
  colours: z.array(
    z.object({
      colour_id: id<ColourId>(),
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
  title: z.string(),
  group: z.string(),
  url: z.string(),
  width: count,
  height: count,
});
export type LibraryItem = z.infer<typeof libraryItem>;

export const catalogueActions = [
  action({
    name: 'Machine.get',
    path,
    who: ['visitor'],
    summary: 'One station: state, queue and what it accepts.',
    input: z.object({ machine_id: machineId }),
    output: machineView,
  }),
  action({
    name: 'Machine.list',
    path,
    who: ['visitor'],
    summary: 'The stations a customer may choose from.',
    input: z.object({}),
    output: z.array(machineView),
  }),
  action({
    name: 'Goods.list',
    path,
    who: ['visitor'],
    summary: 'What a station sells, by category; with a keyword, what matches it.',
    input: z.object({
      machine_id: z.optional(machineId),
      category: z.optional(category),
      keyword: z.optional(text(100)),
    }),
    output: z.array(goodsView),
  }),
  action({
    name: 'Goods.get',
    path,
    who: ['visitor'],
    summary: 'One model with its shells, colours, prices and stock at a station.',
    input: z.object({ machine_id: z.optional(machineId), goods_id: id<GoodsId>() }),
    output: z.object({ goods: goodsView, shells: z.array(shellView) }),
  }),
  action({
    name: 'Sticker.list',
    path,
    who: ['visitor'],
    summary: 'The sticker library.',
    input: z.object({ keyword: z.optional(text(100)) }),
    output: z.array(libraryItem),
  }),
  action({
    name: 'Wallpaper.list',
    path,
    who: ['visitor'],
    summary: 'The wallpaper library.',
    input: z.object({}),
    output: z.array(libraryItem),
  }),
] as const;

/** POST /api/material/mchineFontFamilyList {machine_id} → Envelope<Typeface[]> (CT-07). */
export const typefaceListInput = z.object({ machine_id: z.optional(machineId) });
export const typeface = z.object({
  id: count,
  key: z.string(),
  title: z.string(),
  /** Address of the typeface's manifest: its font files and the characters each covers. */
  remark: z.string(),
});
export type Typeface = z.infer<typeof typeface>;
