import { type ColourId, type GoodsId, type ShellId, STOCK_LEVELS } from '@cpc/domain';
import * as z from 'zod/mini';
import { action } from '../action.ts';
import { count, id, stationId, text, timestamp } from '../schemas.ts';
import { importFile, importOutcome } from './operator.ts';
import { stockLine } from './station-care.ts';

const MAX_PIECES = 100_000;
const MAX_DAYS = 365;
/** Kinds that are refilled in one call. */
const MAX_REFILLS = 200;

export const MOVEMENT_KINDS = ['restock', 'hold', 'release', 'use', 'correct'] as const;

const kind = { goods_id: id<GoodsId>(), shell_id: id<ShellId>(), colour_id: id<ColourId>() };

/** One change of stock: what, when, who and why (SK-03). */
const stockMovement = z.object({
  movement_id: z.string(),
  at: timestamp,
  machine_id: stationId,
  machine_name: z.string(),
  model: z.string(),
  shell_name: z.string(),
  colour_name: z.string(),
  kind: z.enum(MOVEMENT_KINDS),
  /** The change of the pieces that no order holds, and of all pieces at the station. */
  available: z.int(),
  on_hand: z.int(),
  /** The number of the order it follows from; null for none. */
  order_number: z.nullable(z.string()),
  /** `partner`, `operator`, `customer`, `station`, `provider` or `system`; `by` is the name of a person. */
  actor: z.string(),
  by: z.nullable(z.string()),
  reason: z.nullable(z.string()),
});
export type StockMovement = z.infer<typeof stockMovement>;

export const partnerStockActions = [
  action({
    name: 'Partner.stockList',
    paged: true,
    who: ['partner'],
    duty: 'stock',
    summary:
      'Lists every kind of piece at the shop’s stations, or at one of them, the most urgent first. `search` finds words of brand, model, shell, colour or station (PA-03).',
    input: z.object({
      machine_id: z.optional(stationId),
      level: z.optional(z.enum(STOCK_LEVELS)),
      search: z.optional(text(80)),
    }),
    output: z.array(stockLine),
  }),
  action({
    name: 'Partner.restock',
    who: ['partner'],
    duty: 'stock',
    summary:
      'Adds pieces that were put into stations: all lines or none. Calls with the same client_key add them once (PA-03).',
    input: z.object({
      client_key: z.string().check(z.regex(/^[\w.-]{1,60}$/)),
      lines: z
        .array(z.object({ machine_id: stationId, ...kind, pieces: z.int().check(z.positive(), z.maximum(MAX_PIECES)) }))
        .check(z.minLength(1), z.maxLength(MAX_REFILLS)),
      reason: z.optional(text(200)),
    }),
    output: z.object({ pieces: count }),
  }),
  action({
    name: 'Partner.setMinimum',
    who: ['partner'],
    duty: 'stock',
    summary:
      'Sets the pieces of a kind that a station should always have, also of a kind that it never had; null follows the use again (SK-04).',
    input: z.object({
      machine_id: stationId,
      ...kind,
      pieces: z.nullable(z.int().check(z.nonnegative(), z.maximum(MAX_PIECES))),
    }),
    output: z.object({ pieces: z.nullable(count) }),
  }),
  action({
    name: 'Partner.importStock',
    who: ['partner'],
    duty: 'stock',
    summary:
      'Adds a delivery to the stock of the shop’s stations from a table, all lines or none (PA-03). The same file under the same reason is added once.',
    input: z.extend(importFile, { reason: text(200) }),
    output: importOutcome,
  }),
  action({
    name: 'Partner.purchaseList',
    who: ['partner'],
    duty: 'stock',
    summary:
      'Makes a table of what to buy so that every kind lasts some days at the present use and reaches its set minimum. It has the columns of an import (PA-03).',
    input: z.object({
      machine_id: z.optional(stationId),
      days: z.int().check(z.positive(), z.maximum(MAX_DAYS)),
      format: z.enum(['csv', 'xlsx']),
    }),
    output: z.object({
      name: z.string(),
      /** In base64. */
      file: z.string(),
      kinds: count,
      pieces: count,
    }),
  }),
  action({
    name: 'Partner.stockMovements',
    paged: true,
    flow: ['at'],
    who: ['partner'],
    duty: 'stock',
    summary:
      'Lists the changes of stock at the shop’s stations, newest first: what, when, who, why, and of which order (SK-03).',
    input: z.object({
      machine_id: z.optional(stationId),
      goods_id: z.optional(id<GoodsId>()),
      shell_id: z.optional(id<ShellId>()),
      colour_id: z.optional(id<ColourId>()),
      order_number: z.optional(text(40)),
    }),
    output: z.array(stockMovement),
  }),
] as const;
