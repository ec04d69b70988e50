import { type ColourId, type GoodsId, MAX_CODE, MAX_PACK, type ShellId } from '@cpc/domain';
import * as z from 'zod/mini';
import { action } from '../action.ts';
import { count, id, text, timestamp } from '../schemas.ts';

const kind = { goods_id: id<GoodsId>(), shell_id: id<ShellId>(), colour_id: id<ColourId>() };
const pieces = z.int().check(z.positive(), z.maximum(MAX_PACK));
const code = z.string().check(z.minLength(1), z.maxLength(MAX_CODE));

/** A kind of blank that can be kept in stock. */
const stockKind = z.object({
  ...kind,
  brand: z.string(),
  model: z.string(),
  shell_name: z.string(),
  colour_name: z.string(),
});
export type StockKind = z.infer<typeof stockKind>;

/** What a code on a pack means in this shop. */
const packCode = z.object({
  /** The code in the form that it is kept in. */
  code: z.string(),
  /** Null for a code that nobody has taught yet. */
  kind: z.nullable(stockKind),
  /** Pieces in one pack; 0 for an unknown code. */
  pieces: count,
  /** Null for a label of our own, which names its kind itself, and for an unknown code. */
  taught: z.nullable(z.object({ id: z.string(), by: z.nullable(z.string()), at: timestamp })),
});
export type PackCode = z.infer<typeof packCode>;

export const stockCodeActions = [
  action({
    name: 'Partner.readCode',
    who: ['partner'],
    duty: 'stock',
    summary:
      'Returns the kind of blank and the pieces of a pack that a scanned or typed code means in this shop (PA-03).',
    input: z.object({ code }),
    output: packCode,
  }),
  action({
    name: 'Partner.teachCode',
    who: ['partner'],
    duty: 'stock',
    summary:
      'Stores what a code means in this shop, with who and when. A code that means something else already is changed only by naming what it replaces (PA-03).',
    input: z.object({ code, ...kind, pieces, replaces: z.optional(text(60)) }),
    output: packCode,
  }),
  action({
    name: 'Partner.stockKinds',
    paged: true,
    who: ['partner'],
    duty: 'stock',
    summary:
      'Lists the kinds of blank of the catalogue, also those that no station ever had. `search` finds words of brand, model, shell and colour, in English and in the language of the call (PA-03).',
    input: z.object({ search: z.optional(text(80)) }),
    output: z.array(stockKind),
  }),
] as const;
