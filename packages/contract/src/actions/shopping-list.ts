import type { ColourId, GoodsId, ShellId, ShoppingEntryId, WorkId } from '@cpc/domain';
import { MAX_ITEMS } from '@cpc/domain';
import * as z from 'zod/mini';
import { action } from '../action.ts';
import { assetId, count, id, stationId, money, text, timestamp } from '../schemas.ts';
import { itemChoice, orderTerms, orderView } from './orders.ts';

/** Why an entry cannot be ordered at a station now. */
export const ENTRY_PROBLEMS = ['notInStock', 'notSold', 'tooMany'] as const;

const entryView = z.object({
  entry_id: id<ShoppingEntryId>(),
  goods_id: id<GoodsId>(),
  shell_id: id<ShellId>(),
  colour_id: id<ColourId>(),
  /** The work it was made from, where it can be changed. */
  work_id: z.nullable(id<WorkId>()),
  brand: z.string(),
  model: z.string(),
  shell_name: z.string(),
  colour_name: z.string(),
  /** Trim size in mm. */
  width: z.number(),
  height: z.number(),
  /** The price at the given station, with its drawings; null if it is not sold there. */
  price: z.nullable(money),
  /** How many drawings it prints, and the part of the price that they cost; null like the price (AI-04). */
  drawings: count,
  drawings_price: z.nullable(money),
  problem: z.nullable(z.enum(ENTRY_PROBLEMS)),
  /** GET /api/shopping_list/thumbnail/{asset} with the session's header. */
  thumbnail: z.nullable(assetId),
  added_at: timestamp,
});
export type ShoppingEntry = z.infer<typeof entryView>;

const listView = z.object({
  machine_id: stationId,
  entries: z.array(entryView),
  /** The total of the entries without a problem; null if there are none. */
  total: z.nullable(money),
});
export type ShoppingListView = z.infer<typeof listView>;

const entry = z.object({ entry_id: id<ShoppingEntryId>() });
/** The entry that was added or changed, and the number of entries in the list. */
const counted = z.object({ entry_id: id<ShoppingEntryId>(), count });
const wanted = { ...itemChoice.shape, machine_id: stationId, work_id: z.optional(id<WorkId>()) };

export const shoppingListActions = [
  action({
    name: 'ShoppingList.add',
    who: ['customer'],
    summary:
      'Adds a design on goods to the shopping list, as it is now. Calls with the same client_key create one entry.',
    input: z.object({ client_key: text(80), ...wanted }),
    output: counted,
  }),
  action({
    name: 'ShoppingList.list',
    who: ['customer'],
    summary: 'Returns the shopping list with the prices at a station, and what is not available there.',
    input: z.object({ machine_id: stationId }),
    output: listView,
  }),
  action({
    name: 'ShoppingList.copy',
    who: ['customer'],
    summary: 'Duplicates an entry. Calls with the same client_key create one entry.',
    input: z.object({ client_key: text(80), entry_id: id<ShoppingEntryId>() }),
    output: counted,
  }),
  action({
    name: 'ShoppingList.change',
    who: ['customer'],
    summary: 'Replaces the design or the goods of an entry.',
    input: z.object({ entry_id: id<ShoppingEntryId>(), ...wanted }),
    output: counted,
  }),
  action({
    name: 'ShoppingList.remove',
    who: ['customer'],
    summary: 'Removes an entry from the list. It can be restored for a day.',
    input: entry,
    output: counted,
  }),
  action({
    name: 'ShoppingList.restore',
    who: ['customer'],
    summary: 'Restores a removed entry.',
    input: entry,
    output: counted,
  }),
  action({
    name: 'ShoppingList.order',
    who: ['customer'],
    summary:
      'Orders entries at a station in one order with one payment, and removes them from the list. Calls with the same client_key create one order.',
    input: z.object({
      ...orderTerms.shape,
      entry_ids: z.array(id<ShoppingEntryId>()).check(z.minLength(1), z.maxLength(MAX_ITEMS)),
    }),
    output: orderView,
  }),
] as const;
