import * as z from 'zod/mini';
import { action } from '../action.ts';
import { localeCode, place, stationId, text, timestamp } from '../schemas.ts';

const who = ['partner'] as const;

/** The sides of a print bed, in mm: from a machine for single phone cases to a large flatbed. */
export const MIN_BED = 50;
export const MAX_BED = 2_000;

/** `HH:MM` */
const time = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/));
/** If it closes at or before the time it opens, it closes on the next day. */
const span = z.object({ opens: time, closes: time });
const day = z.array(span).check(z.maxLength(6));
const holiday = z.object({ first: z.iso.date(), last: z.iso.date(), name: text(60), spans: day });
/** Opening hours: a week from Monday, and days that differ from it; without spans it is closed. */
const week = z.array(day).check(z.length(7));
const holidays = z.array(holiday).check(z.maxLength(200));
const schedule = z.object({ week, holidays });

/** The fields that a shop says about itself. Legal data is for its bills. */
export const SHOP_FIELDS = [
  'name',
  'phone',
  'email',
  'address',
  'time_zone',
  'language',
  'legal_name',
  'country',
  'vat_id',
  'registration',
  'vat_rate',
  'design_review',
] as const;
export type ShopField = (typeof SHOP_FIELDS)[number];

const shopFacts = z.object({
  name: text(60),
  phone: text(40),
  email: text(120),
  address: text(200),
  /** IANA name */
  time_zone: text(60),
  language: text(20),
  legal_name: text(120),
  /** ISO 3166-1 alpha-2 */
  country: text(2),
  vat_id: text(24),
  registration: text(60),
  /** In percent, with at most one decimal: `7.5`; '' for the standard rate of its country. */
  vat_rate: text(6),
  /** Whether people of the shop look at each design before it is printed (AI-05). */
  design_review: z.enum(['off', 'on']),
});
export type ShopFacts = z.infer<typeof shopFacts>;

/** What a shop is; '' where it has not said. */
export const shopDetails = z.extend(shopFacts, {
  /** The last changes, newest first. */
  history: z.array(
    z.object({
      at: timestamp,
      by: z.string(),
      changes: z.array(z.object({ field: z.enum(SHOP_FIELDS), from: z.string(), to: z.string() })),
    }),
  ),
  /** Stations that an operator moved to another shop: what happened there until then stays in the lists. */
  former_stations: z.array(z.object({ machine_id: stationId, name: z.string(), since: timestamp, until: timestamp })),
});
export type ShopDetails = z.infer<typeof shopDetails>;

/** What the printer of the station reaches, in mm: custom sizes must fit on it, and jigs stand on it (CT-04). */
const side = z.number().check(z.minimum(MIN_BED), z.maximum(MAX_BED));
export const bed = z.object({ width: side, height: side });

const stationFacts = z.object({
  name: text(60),
  address: text(200),
  place: z.nullable(place),
  bed,
  language: text(20),
  phone: text(40),
  email: text(120),
  /** IANA name; null for the shop's. */
  time_zone: z.nullable(text(60)),
});

/** What a station is, and when it is open. */
export const stationDetails = z.extend(stationFacts, {
  machine_id: stationId,
  language: localeCode,
  /** Null if the shop has not chosen one, which counts as UTC. */
  shop_time_zone: z.nullable(z.string()),
  schedule,
  opening: z.object({ is_open: z.boolean(), changes_at: z.nullable(timestamp), today: z.array(span) }),
});
export type StationDetails = z.infer<typeof stationDetails>;

export const detailsActions = [
  action({
    name: 'Partner.shopDetails',
    who,
    duty: 'machines',
    summary:
      'Returns the contact, time zone, language and legal data of the shop, with their history, for owners and managers of the whole shop (PA-10).',
    input: z.object({}),
    output: shopDetails,
  }),
  action({
    name: 'Partner.setShopDetails',
    who,
    duty: 'machines',
    summary:
      'Changes the given fields of the shop, for owners and managers of the whole shop; the VAT rate, for owners alone. It holds for orders that are placed from then on (PA-10).',
    input: z.partial(shopFacts),
    output: shopDetails,
  }),
  action({
    name: 'Partner.stationDetails',
    who,
    duty: 'machines',
    summary: 'Returns the address, place, contact, time zone and opening hours of a station (PA-10).',
    input: z.object({ machine_id: stationId }),
    output: stationDetails,
  }),
  action({
    name: 'Partner.setStationDetails',
    who,
    duty: 'machines',
    summary: 'Changes the given fields of a station (PA-10).',
    input: z.extend(z.partial(stationFacts), { machine_id: stationId }),
    output: stationDetails,
  }),
  action({
    name: 'Partner.setHours',
    who,
    duty: 'machines',
    summary:
      'Sets the week or the holidays of a station, or both; a week of null is always open. Outside of its hours it rests for customers, and prints what is paid (PA-02).',
    input: z.object({ machine_id: stationId, week: z.optional(z.nullable(week)), holidays: z.optional(holidays) }),
    output: stationDetails,
  }),
] as const;
