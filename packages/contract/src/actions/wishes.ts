import type { ColourId, GoodsId, ShellId, WishId } from '@cpc/domain';
import * as z from 'zod/mini';
import { action } from '../action.ts';
import { count, id, stationId, text, timestamp } from '../schemas.ts';

/** The most wishes of a customer that wait at a time. */
export const MAX_WISHES = 20;

const thing = {
  machine_id: stationId,
  machine_name: z.string(),
  /** Null for a model that the catalogue does not have: `model` is then what the customer typed. */
  goods_id: z.nullable(id<GoodsId>()),
  brand: z.string(),
  model: z.string(),
  /** Null if any will do. */
  shell_name: z.nullable(z.string()),
  colour_name: z.nullable(z.string()),
};

const wishView = z.object({
  wish_id: id<WishId>(),
  ...thing,
  shell_id: z.nullable(id<ShellId>()),
  colour_id: z.nullable(id<ColourId>()),
  created_at: timestamp,
  /** When the customer was told that it is there; null while it is not. */
  told_at: z.nullable(timestamp),
});
export type WishView = z.infer<typeof wishView>;

const wishCount = z.object({
  ...thing,
  /** Customers who wait for it. */
  count,
  /** When the last of them asked. */
  last_at: timestamp,
});
export type WishCount = z.infer<typeof wishCount>;

export const wishesActions = [
  action({
    name: 'Wish.leave',
    who: ['customer'],
    summary:
      'Asks to be told once when a station has something: goods of the catalogue, also in one shell and colour, or a model by its name. It needs a browser that gets notices or a confirmed phone number (SK-05). The same wish is kept once; what is sold there now, or was told within a day, is refused.',
    input: z.object({
      machine_id: stationId,
      goods_id: z.optional(id<GoodsId>()),
      shell_id: z.optional(id<ShellId>()),
      colour_id: z.optional(id<ColourId>()),
      /** What the customer typed, if the catalogue does not have it. */
      model: z.optional(text(60)),
    }),
    output: wishView,
  }),
  action({
    name: 'Wish.list',
    who: ['customer'],
    summary: 'Lists the caller’s wishes of the last half year, newest first.',
    input: z.object({}),
    output: z.array(wishView),
  }),
  action({
    name: 'Wish.withdraw',
    who: ['customer'],
    summary: 'Withdraws a wish that waits.',
    input: z.object({ wish_id: id<WishId>() }),
    output: z.object({ ended: count }),
  }),
  action({
    name: 'Partner.wishes',
    who: ['partner'],
    duty: 'stock',
    summary:
      'Counts what customers wait for at the shop’s stations, the most wanted first, up to 100 things. It names no customer (SK-05).',
    input: z.object({ machine_id: z.optional(stationId) }),
    output: z.array(wishCount),
  }),
] as const;
