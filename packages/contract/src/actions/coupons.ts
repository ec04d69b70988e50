import { type CouponId, LINE_KINDS, type PartnerId } from '@cpc/domain';
import * as z from 'zod/mini';
import { action } from '../action.ts';
import { category, count, id, money, stationId, text, timestamp } from '../schemas.ts';

const MAX_USES = 1_000_000;

/** How a coupon stands now. `planned`: it begins later. */
export const COUPON_STATES = ['current', 'planned', 'usedUp', 'ended'] as const;
export type CouponState = (typeof COUPON_STATES)[number];

export const COUPON_KINDS = ['percent', 'amount', 'free'] as const;

const uses = z.int().check(z.positive(), z.maximum(MAX_USES));
const permille = z.int().check(z.positive(), z.maximum(1_000));

/** A coupon as shops and operators see it (PY-07). Null: no such limit. */
const coupon = z.object({
  coupon_id: id<CouponId>(),
  code: z.string(),
  kind: z.enum(COUPON_KINDS),
  permille: z.nullable(permille),
  amount: z.nullable(money),
  /** The shop and the station it is for. */
  partner_id: z.nullable(id<PartnerId>()),
  shop_name: z.nullable(z.string()),
  machine_id: z.nullable(stationId),
  machine_name: z.nullable(z.string()),
  category: z.nullable(category),
  from: z.nullable(timestamp),
  until: z.nullable(timestamp),
  most_uses: z.nullable(count),
  most_per_account: z.nullable(count),
  /** Orders that hold or have used it. */
  uses: count,
  /** What it took off paid orders, by currency. */
  given: z.array(money),
  state: z.enum(COUPON_STATES),
  /** The platform made it: a shop cannot end it. */
  of_platform: z.boolean(),
  made_at: timestamp,
  /** The names of people. */
  by: z.nullable(z.string()),
  ended_by: z.nullable(z.string()),
});
export type CouponView = z.infer<typeof coupon>;

/** A coupon to make. What is left out sets no limit. */
const newCoupon = z.object({
  code: text(40),
  kind: z.enum(COUPON_KINDS),
  /** For `percent`, in thousandths. */
  permille: z.optional(permille),
  /** For `amount`. */
  amount: z.optional(z.extend(money, { amount: money.shape.amount.check(z.positive(), z.maximum(1_000_000_000)) })),
  machine_id: z.optional(stationId),
  category: z.optional(category),
  from: z.optional(timestamp),
  until: z.optional(timestamp),
  most_uses: z.optional(uses),
  most_per_account: z.optional(uses),
});

const wanted = z.object({ state: z.optional(z.enum(COUPON_STATES)), search: z.optional(text(80)) });
const which = z.object({ coupon_id: id<CouponId>() });

const promoterId = z.string().check(z.regex(/^[\w.-]{1,80}$/));

/** A promoter: brings customers and gets a share of each sale (PY-07). */
const promoter = z.object({
  promoter_id: z.string(),
  name: z.string(),
  /** The share of a sale, in thousandths. */
  permille: count,
  created_at: timestamp,
  /** What is owed to the promoter, by currency; negative after refunds of what was paid out. */
  owed: z.array(money),
});
export type PromoterView = z.infer<typeof promoter>;

const promoterLine = z.object({
  line_id: z.string(),
  at: timestamp,
  kind: z.enum(LINE_KINDS),
  /** Positive: earned. Negative: taken back or paid out. */
  amount: money,
  order_number: z.nullable(z.string()),
  /** The reference of what was paid out; null for other lines. */
  reference: z.nullable(z.string()),
});
export type PromoterLine = z.infer<typeof promoterLine>;

export const couponsActions = [
  action({
    name: 'Partner.coupons',
    paged: true,
    who: ['partner'],
    duty: 'prices',
    summary:
      'Lists the coupons of the shop, the newest first, with their uses and what they took off. `search` finds a part of a code (PY-07).',
    input: wanted,
    output: z.array(coupon),
  }),
  action({
    name: 'Partner.addCoupon',
    who: ['partner'],
    duty: 'prices',
    summary:
      'Makes a coupon for a station of the shop, or for the whole shop. A repeated call makes one coupon (PY-07).',
    input: newCoupon,
    output: coupon,
  }),
  action({
    name: 'Partner.endCoupon',
    who: ['partner'],
    duty: 'prices',
    summary:
      'Ends a coupon of the shop now. Placed orders keep their discount. A repeated call changes nothing (PY-07).',
    input: which,
    output: coupon,
  }),
  action({
    name: 'Operator.coupons',
    paged: true,
    who: ['operator'],
    summary: 'Lists the coupons of the platform and of all shops, the newest first (PY-07).',
    input: wanted,
    output: z.array(coupon),
  }),
  action({
    name: 'Operator.addCoupon',
    who: ['operator'],
    summary: 'Makes a coupon for the platform, a shop or a station. A repeated call makes one coupon (PY-07).',
    input: z.extend(newCoupon, { partner_id: z.optional(id<PartnerId>()) }),
    output: coupon,
  }),
  action({
    name: 'Operator.endCoupon',
    who: ['operator'],
    summary: 'Ends any coupon now. Placed orders keep their discount (PY-07).',
    input: which,
    output: coupon,
  }),
  action({
    name: 'Operator.promoters',
    paged: true,
    who: ['operator'],
    summary: 'Lists the promoters by name, with what is owed to them. `search` finds words of name and number (PY-07).',
    input: z.object({ search: z.optional(text(80)) }),
    output: z.array(promoter),
  }),
  action({
    name: 'Operator.setPromoter',
    who: ['operator'],
    summary:
      'Adds a promoter, or changes the name and the share of future sales. A sale keeps the share it was made with (PY-07).',
    input: z.object({
      promoter_id: promoterId,
      name: text(80),
      permille: z.int().check(z.nonnegative(), z.maximum(1_000)),
    }),
    output: promoter,
  }),
  action({
    name: 'Operator.promoterLines',
    paged: true,
    flow: ['at'],
    who: ['operator'],
    summary: 'Lists the lines of a promoter’s ledger account, newest first (PY-07, MO-01).',
    input: z.object({ promoter_id: promoterId }),
    output: z.array(promoterLine),
  }),
  action({
    name: 'Operator.payPromoter',
    who: ['operator'],
    summary:
      'Records that a promoter was paid, with the reference of the payment; at most what is owed. Calls with the same client_key record it once (PY-07).',
    input: z.object({
      promoter_id: promoterId,
      client_key: z.string().check(z.regex(/^[\w.-]{1,40}$/)),
      amount: z.extend(money, { amount: money.shape.amount.check(z.positive()) }),
      reference: text(80),
    }),
    output: promoter,
  }),
] as const;
