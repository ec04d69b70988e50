import type { GoodsId, PriceRuleId, ShellId } from '@cpc/domain';
import * as z from 'zod/mini';
import { action } from '../action.ts';
import { category, count, id, money, stationId, text, timestamp } from '../schemas.ts';
import { importFile, importOutcome } from './operator.ts';

/** A price is at most this, in minor units of its currency. */
export const MAX_PRICE = 1_000_000_000;

/** How a rule stands now. `planned`: it begins later. `ended`: it does not hold any more. */
export const PRICE_RULE_STATES = ['current', 'planned', 'ended'] as const;
export type PriceRuleState = (typeof PRICE_RULE_STATES)[number];

/** What a rule is for; null means all. A rule for goods names no category: goods have their own. */
const scope = {
  machine_id: z.nullable(stationId),
  category: z.nullable(category),
  goods_id: z.nullable(id<GoodsId>()),
  shell_id: z.nullable(id<ShellId>()),
};

/** A price of a shop, with its dates, and who made it and why (PA-10). */
const priceRule = z.object({
  rule_id: id<PriceRuleId>(),
  ...scope,
  machine_name: z.nullable(z.string()),
  brand: z.nullable(z.string()),
  model: z.nullable(z.string()),
  shell_name: z.nullable(z.string()),
  price: money,
  from: z.nullable(timestamp),
  until: z.nullable(timestamp),
  state: z.enum(PRICE_RULE_STATES),
  made_at: timestamp,
  /** The name of a person. */
  by: z.nullable(z.string()),
  reason: z.string(),
  ended_by: z.nullable(z.string()),
});
export type PriceRuleView = z.infer<typeof priceRule>;

/** What goods in a shell cost at a station. */
const stationPrice = z.object({
  machine_id: stationId,
  goods_id: id<GoodsId>(),
  category,
  brand: z.string(),
  model: z.string(),
  shell_id: id<ShellId>(),
  shell_name: z.string(),
  /** Null: it is not sold there. */
  price: z.nullable(money),
  /** The rule that sets the price; null: the catalogue does. */
  rule_id: z.nullable(id<PriceRuleId>()),
  /** The next price, and when it begins; null if the price stays. */
  next: z.nullable(z.object({ at: timestamp, price: z.nullable(money) })),
});
export type StationPrice = z.infer<typeof stationPrice>;

const sheet = z.enum(['csv', 'xlsx']);

export const partnerPricesActions = [
  action({
    name: 'Partner.prices',
    paged: true,
    who: ['partner'],
    duty: 'prices',
    summary:
      'Lists what everything costs at a station, with the next price. `search` finds words of brand, model and shell (PA-10).',
    input: z.object({ machine_id: stationId, category: z.optional(category), search: z.optional(text(80)) }),
    output: z.array(stationPrice),
  }),
  action({
    name: 'Partner.priceOf',
    who: ['partner'],
    duty: 'prices',
    summary:
      'Explains a price: every rule for goods in a shell at a station that holds now or later, the narrowest and newest first, and the catalogue’s price (PA-10).',
    input: z.object({ machine_id: stationId, goods_id: id<GoodsId>(), shell_id: id<ShellId>() }),
    output: z.object({
      price: z.nullable(money),
      /** The rule that sets the price; null: the catalogue does. */
      rule_id: z.nullable(id<PriceRuleId>()),
      catalogue: z.nullable(money),
      rules: z.array(priceRule),
    }),
  }),
  action({
    name: 'Partner.priceRules',
    paged: true,
    who: ['partner'],
    duty: 'prices',
    summary:
      'Lists the prices that the shop has set, the newest first. `search` finds words of brand and model (PA-10).',
    input: z.object({
      machine_id: z.optional(stationId),
      state: z.optional(z.enum(PRICE_RULE_STATES)),
      search: z.optional(text(80)),
    }),
    output: z.array(priceRule),
  }),
  action({
    name: 'Partner.setPrice',
    who: ['partner'],
    duty: 'prices',
    summary:
      'Sets the price of goods, a shell, a category or everything, at a station or in the whole shop, from a time and until just before another. What is left out means all, or an open end. Calls with the same client_key set it once (PA-10).',
    input: z.object({
      client_key: z.string().check(z.regex(/^[\w.-]{1,40}$/)),
      machine_id: z.optional(stationId),
      category: z.optional(category),
      goods_id: z.optional(id<GoodsId>()),
      shell_id: z.optional(id<ShellId>()),
      /** In the currency of the station, or of a station of the shop. */
      price: z.extend(money, { amount: money.shape.amount.check(z.positive(), z.maximum(MAX_PRICE)) }),
      from: z.optional(timestamp),
      until: z.optional(timestamp),
      reason: z.optional(text(200)),
    }),
    output: priceRule,
  }),
  action({
    name: 'Partner.priceOverlaps',
    who: ['partner'],
    duty: 'prices',
    summary:
      'Lists the shop’s prices that a new one for the same would hide while both hold: the same goods, shell and category, at the same place, in the same currency; at most 20, the newest first (PA-10).',
    input: z.object({
      machine_id: z.optional(stationId),
      category: z.optional(category),
      goods_id: z.optional(id<GoodsId>()),
      shell_id: z.optional(id<ShellId>()),
      currency: money.shape.currency,
      from: z.optional(timestamp),
      until: z.optional(timestamp),
    }),
    output: z.array(priceRule),
  }),
  action({
    name: 'Partner.endPrice',
    who: ['partner'],
    duty: 'prices',
    summary: 'Ends a price of the shop now. What was ordered at it keeps it. A repeated call changes nothing (PA-10).',
    input: z.object({ rule_id: id<PriceRuleId>() }),
    output: priceRule,
  }),
  action({
    name: 'Partner.importPrices',
    who: ['partner'],
    duty: 'prices',
    summary:
      'Sets prices from a table, all lines or none, and lists every fault. Its days are the shop’s. A line whose price holds already changes nothing (PA-10).',
    input: z.extend(importFile, { reason: text(200) }),
    output: importOutcome,
  }),
  action({
    name: 'Partner.importTemplate',
    who: ['partner'],
    duty: null,
    summary: 'Returns an empty table for an import, with headings in the language of the caller (PA-03, PA-10).',
    input: z.object({ table: z.enum(['stock', 'prices']), format: sheet }),
    output: z.object({
      name: z.string(),
      /** In base64. */
      file: z.string(),
    }),
  }),
  action({
    name: 'Partner.exportPrices',
    who: ['partner'],
    duty: 'prices',
    summary: 'Returns the price list of a station as a table that can be changed and imported (PA-10).',
    input: z.object({ machine_id: stationId, format: sheet }),
    output: z.object({
      name: z.string(),
      /** In base64. */
      file: z.string(),
      lines: count,
    }),
  }),
] as const;
