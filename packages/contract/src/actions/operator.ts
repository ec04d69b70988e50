import { type PartnerId, type PersonId, SHOP_STATES } from '@cpc/domain';
import * as z from 'zod/mini';
import { action } from '../action.ts';
import { must } from '../musts.ts';
import { count, id, money, shopStationState, stationId, text, timestamp } from '../schemas.ts';
import { bed } from './details.ts';
import { invitation } from './partner-people.ts';

const who = ['operator'] as const;

const shop = z.object({ partner_id: id<PartnerId>() });
/** Why an operator changes what belongs to a shop. */
const reason = text(200);
const { currency } = money.shape;
const permille = z.int().check(z.nonnegative(), z.maximum(1_000));

const EVENTS = [
  'opened',
  'suspended',
  'resumed',
  'closed',
  'commission',
  'stationAdded',
  'claimChecked',
  'claimApproved',
  'claimRefused',
  'stationGiven',
  'stationTaken',
  'ownerInvited',
  'stationLimit',
  'debtLimit',
  'orderSought',
  'paymentChecked',
  'paymentPaid',
  'paymentUnpaid',
  'refundOtherwise',
  'parcelReturned',
] as const;
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
  /** Up to how many stations it may add itself; null for the configured value. */
  max_stations: z.nullable(count),
  /** The most it may owe in each currency of its stations; null without a limit. */
  debt_limits: z.array(z.object({ currency, limit: z.nullable(money) })),
  created_at: timestamp,
  stations: z.array(
    z.object({ machine_id: stationId, name: z.string(), address: z.string(), state: shopStationState }),
  ),
  owners: z.array(
    z.object({ person_id: id<PersonId>(), name: z.string(), username: z.string(), invited: z.boolean() }),
  ),
  /** The last changes, newest first. */
  history: z.array(shopChange),
});
export type OperatorShop = z.infer<typeof operatorShop>;

const enrolment = z.object({ machine_id: stationId, code: z.string(), expires_at: timestamp });

/** At most 3 MB of a CSV or XLSX file, in base64. */
const MAX_IMPORT_BASE64 = 4_000_000;
export const importFile = z.object({
  /** The file's name: its ending tells CSV from XLSX. */
  name: text(200),
  file: z.string().check(z.maxLength(MAX_IMPORT_BASE64), z.regex(/^[A-Za-z0-9+/]*={0,2}$/)),
  /** Looks for faults and writes nothing. */
  dry_run: z.optional(z.boolean()),
});

/** A cell that cannot be imported, and what must stand there; line 0 is the whole file. */
const importFault = z.object({ line: z.int(), column: z.string(), found: z.string(), must });
export type ImportFault = z.infer<typeof importFault>;

/** What an import did: everything or nothing. `importedBefore`: the same delivery was imported earlier. */
export const importOutcome = z.object({
  state: z.enum(['refused', 'checked', 'imported', 'importedBefore']),
  /** In the order of the lines. */
  faults: z.array(importFault),
  /** How many of each kind the file has. */
  counts: z.record(z.string(), z.number()),
});
export type ImportOutcome = z.infer<typeof importOutcome>;

export const operatorActions = [
  action({
    name: 'Operator.shops',
    paged: true,
    who,
    summary: 'Lists all shops by name, each with its stations and owners (OP-01). `search` finds a part of a name.',
    input: z.object({ search: z.optional(text(80)) }),
    output: z.array(operatorShop),
  }),
  action({
    name: 'Operator.shop',
    who,
    summary: 'Returns a shop with its stations, owners and history (OP-01).',
    input: shop,
    output: operatorShop,
  }),
  action({
    name: 'Operator.openShop',
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
    name: 'Operator.inviteOwner',
    who,
    summary:
      'Invites an owner of a shop again who lost the password or whose code has expired, with a reason. The code is returned only once. Ends their logins and, unless they are an operator, their password (OP-08).',
    input: z.extend(shop, { person_id: id<PersonId>(), reason }),
    output: invitation,
  }),
  action({
    name: 'Operator.setShopState',
    who,
    summary:
      'Suspends, resumes or closes a shop, with a reason. A suspended shop takes no new orders and makes what is paid. A shop is closed for ever, once no order of it is unfinished (OP-01).',
    input: z.extend(shop, { to: z.enum(SHOP_STATES), reason }),
    output: operatorShop,
  }),
  action({
    name: 'Operator.setCommission',
    who,
    summary:
      'Sets the platform’s part of a shop’s future sales, in thousandths; null for the configured value (OP-01).',
    input: z.extend(shop, { commission: z.nullable(permille), reason }),
    output: operatorShop,
  }),
  action({
    name: 'Operator.setStationLimit',
    who,
    summary:
      'Sets up to how many stations a shop may add itself, with a reason; null for the configured value. Stations that it has stay (OP-01).',
    input: z.extend(shop, { max_stations: z.nullable(z.int().check(z.minimum(0), z.maximum(1_000))), reason }),
    output: operatorShop,
  }),
  action({
    name: 'Operator.setDebtLimit',
    who,
    summary:
      'Sets the most that a shop may owe in a currency, in minor units, with a reason; null for no limit. Above it the shop takes no cash (PA-14).',
    input: z.extend(shop, { currency, limit: z.nullable(count), reason }),
    output: operatorShop,
  }),
  action({
    name: 'Operator.addStation',
    who,
    summary: 'Adds a station to a shop, and makes the code with which its agent gets its keys (OP-01, SA-01).',
    input: z.extend(shop, {
      name: text(80),
      address: text(200),
      language: text(20),
      /** ISO 4217; the platform's own if absent. */
      currency: z.optional(text(3)),
      /** 320 × 420 mm if absent. Its shop may change it. */
      bed: z.optional(bed),
    }),
    output: enrolment,
  }),
  action({
    name: 'Operator.moveStation',
    who,
    summary:
      'Moves a station with its stock to another shop, with a reason. What happened there until then stays the old shop’s, and so does the money of its orders. Refused while it prints or while an order there is unfinished (OP-01).',
    input: z.object({ machine_id: stationId, to: id<PartnerId>(), reason }),
    output: operatorShop,
  }),
  action({
    name: 'Operator.enrolCode',
    who,
    summary: 'Makes a one-time code for a station’s agent, and ends unused earlier codes (SA-01).',
    input: z.object({ machine_id: stationId }),
    output: enrolment,
  }),
  action({
    name: 'Operator.importCatalogue',
    who,
    summary:
      'Adds or replaces models, shells, colours and prices from a table, all lines or none, and lists every fault (OP-01). A second import of the same file changes nothing.',
    input: z.extend(importFile, { reason }),
    output: importOutcome,
  }),
  action({
    name: 'Operator.importStock',
    who,
    summary:
      'Adds a delivery to the stock of stations from a table, all lines or none (PA-03). The same file under the same reference is added once.',
    input: z.extend(importFile, { reason, reference: z.optional(text(80)) }),
    output: importOutcome,
  }),
] as const;
