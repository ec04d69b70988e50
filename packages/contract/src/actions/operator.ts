import { type PartnerId, SHOP_STATES } from '@cpc/domain';
import * as z from 'zod/mini';
import { action } from '../action.ts';
import { id, stationId, stationState, text, timestamp } from '../schemas.ts';
import { invitation } from './partner-people.ts';

const path = '/operatorapplets/index';
const who = ['operator'] as const;

const shop = z.object({ partner_id: id<PartnerId>() });
/** Why an operator changes what belongs to a shop. */
const reason = text(200);
const permille = z.int().check(z.nonnegative(), z.maximum(1_000));

const EVENTS = ['opened', 'suspended', 'resumed', 'closed', 'commission', 'stationAdded'] as const;
export type OperatorEvent = (typeof EVENTS)[number];

/** What happened to a shop. `by`: the name of the operator. */
const shopChange = z.object({ at: timestamp, event: z.enum(EVENTS), reason: z.string(), by: z.string() });

/** A shop, as operators see it (OP-01). */
export const operatorShop = z.object({
  partner_id: id<PartnerId>(),
  name: z.string(),
  state: z.enum(SHOP_STATES),
  /** The platform's part of a sale, in thousandths; null for the configured value. */
  commission: z.nullable(permille),
  created_at: timestamp,
  stations: z.array(z.object({ machine_id: stationId, name: z.string(), address: z.string(), state: stationState })),
  owners: z.array(z.object({ name: z.string(), username: z.string(), invited: z.boolean() })),
  /** The last changes, newest first. */
  history: z.array(shopChange),
});
export type OperatorShop = z.infer<typeof operatorShop>;

const enrolment = z.object({ machine_id: stationId, code: z.string(), expires_at: timestamp });

export const operatorActions = [
  action({
    name: 'Operator.shops',
    path,
    paged: true,
    who,
    summary: 'Lists all shops by name, each with its stations and owners (OP-01). `search` finds a part of a name.',
    input: z.object({ search: z.optional(text(80)) }),
    output: z.array(operatorShop),
  }),
  action({
    name: 'Operator.shop',
    path,
    who,
    summary: 'Returns a shop with its stations, owners and history (OP-01).',
    input: shop,
    output: operatorShop,
  }),
  action({
    name: 'Operator.openShop',
    path,
    who,
    summary:
      'Opens a shop and invites its first owner, whose code is returned only once. `has_login` invites a person who works elsewhere, by user name (OP-01).',
    input: z.object({
      name: text(80),
      owner: z.object({ name: text(80), username: text(80), has_login: z.optional(z.boolean()) }),
    }),
    output: z.object({ partner_id: id<PartnerId>(), invitation }),
  }),
  action({
    name: 'Operator.setShopState',
    path,
    who,
    summary:
      'Suspends, resumes or closes a shop, with a reason. A suspended shop takes no new orders and makes what is paid. A shop is closed for ever, once no order of it is unfinished (OP-01).',
    input: z.extend(shop, { to: z.enum(SHOP_STATES), reason }),
    output: operatorShop,
  }),
  action({
    name: 'Operator.setCommission',
    path,
    who,
    summary:
      'Sets the platform’s part of a shop’s future sales, in thousandths; null for the configured value (OP-01).',
    input: z.extend(shop, { commission: z.nullable(permille), reason }),
    output: operatorShop,
  }),
  action({
    name: 'Operator.addStation',
    path,
    who,
    summary: 'Adds a station to a shop, and makes the code with which its agent gets its keys (OP-01, SA-01).',
    input: z.extend(shop, {
      name: text(80),
      address: text(200),
      language: text(20),
      /** ISO 4217 */
      currency: text(3),
    }),
    output: enrolment,
  }),
  action({
    name: 'Operator.enrolCode',
    path,
    who,
    summary: 'Makes a one-time code for a station’s agent, and ends unused earlier codes (SA-01).',
    input: z.object({ machine_id: stationId }),
    output: enrolment,
  }),
] as const;
