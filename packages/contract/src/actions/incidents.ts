import { brandedText } from '@cpc/design';
import { type Currency, INCIDENT_KINDS, INCIDENT_LEVELS } from '@cpc/domain';
import * as z from 'zod/mini';
import { action } from '../action.ts';
import { mailState, mailWish } from './notifications.ts';
import { count, localeCode, shopStationState, stationId, text, timestamp } from '../schemas.ts';
import { stationView } from './catalogue.ts';

/** The longest time for which an incident can be put off: a week. */
const MAX_SNOOZE_MINUTES = 7 * 24 * 60;

/** The URL at which a browser's push service accepts messages for it. */
const endpoint = text(1000);

const kind = z.enum(INCIDENT_KINDS);
const positive = z.int().check(z.positive());

/** What needs a hand at a station: all things of one kind together (PA-12). */
export const incident = z.object({
  kind,
  level: z.enum(INCIDENT_LEVELS),
  machine_id: stationId,
  machine_name: z.string(),
  /** Since when the oldest of them lasts; null if that is not known. */
  since: z.nullable(timestamp),
  /** How many there are: prints, refunds, kinds of piece. */
  count: positive,
  /** The reason of the printer as an IPP keyword, the lowest ink, or the most urgent kind of blank as `model, shell, colour`; empty for others. */
  detail: z.string(),
  /** Until when a person has put it off, and who; null if nobody has. */
  snoozed_until: z.nullable(timestamp),
  snoozed_by: z.nullable(z.string()),
});
export type Incident = z.infer<typeof incident>;

const before = z.object({ today: z.int(), before: z.int() });

/** A shop's day in numbers (PA-01, PA-12). */
const today = z.object({
  at: timestamp,
  /** How many incidents are open, by level, and how many are put off. A thing of a kind at a station counts as one. */
  incidents: z.object({ open: count, stopped: count, waiting: count, soon: count, snoozed: count }),
  /** The kinds that are open, the worst first: at how many stations, how many things in all, and the incident that lasts longest. */
  needs: z.array(z.object({ kind, stations: positive, count: positive, first: incident })),
  /** `max`: up to how many the shop may add itself. */
  stations: z.object({
    total: count,
    max: count,
    states: z.array(z.object({ state: shopStationState, stations: count })),
  }),
  /** Paid items that are not printed yet. */
  queued: count,
  /** Designs that wait for a look; null for people without the duty `counter`. */
  reviews: z.nullable(count),
  /** Finished prints, and those of the same weekday a week before, up to the same time of day. */
  prints: before,
  /** What customers paid, in minor units, in the same way; null for people without the duty `money`. */
  sales: z.nullable(
    z.array(z.extend(before, { currency: brandedText<Currency>(z.string().check(z.regex(/^[A-Z]{3}$/))) })),
  ),
});
export type Today = z.infer<typeof today>;

/** A station in the list of its shop. */
const shopStation = z.extend(stationView, {
  state: shopStationState,
  /** Since when it is in this state; null if that is not known. */
  since: z.nullable(timestamp),
  /** Its open incidents that the person may see. */
  incidents: count,
  /** The worst of them. */
  worst: z.nullable(z.pick(incident, { kind: true, count: true, detail: true })),
});
export type ShopStation = z.infer<typeof shopStation>;

export const incidentActions = [
  action({
    name: 'Partner.today',
    who: ['partner'],
    duty: null,
    summary:
      'Counts what needs a hand by level, the stations by state, and the prints and sales of today beside those of a week before. Counts only what the person may see (PA-01, PA-12).',
    input: z.object({}),
    output: today,
  }),
  action({
    name: 'Partner.incidents',
    paged: true,
    who: ['partner'],
    duty: null,
    summary:
      'Lists what needs a hand at the shop’s stations, the worst first: only the kinds that the person’s duties solve. `snoozed` lists those that are put off instead (PA-12).',
    input: z.object({
      machine_id: z.optional(stationId),
      kind: z.optional(kind),
      level: z.optional(z.enum(INCIDENT_LEVELS)),
      snoozed: z.optional(z.boolean()),
    }),
    output: z.array(incident),
  }),
  action({
    name: 'Partner.snoozeIncident',
    who: ['partner'],
    duty: null,
    summary:
      'Puts an incident off for some minutes, or takes that back with 0. It counts nowhere until then; one that heals and begins anew counts again. Needs the duty of its kind (PA-12).',
    input: z.object({
      machine_id: stationId,
      kind,
      minutes: z.int().check(z.minimum(0), z.maximum(MAX_SNOOZE_MINUTES)),
    }),
    output: incident,
  }),
  action({
    name: 'Partner.stations',
    paged: true,
    who: ['partner'],
    duty: null,
    summary:
      'Lists the shop’s stations that are wanted, those in trouble first: by state, and by words of name, address or number (PA-01, PA-02).',
    input: z.object({ state: z.optional(shopStationState), search: z.optional(text(80)) }),
    output: z.array(shopStation),
  }),
  action({
    name: 'Partner.messages',
    who: ['partner'],
    duty: null,
    summary:
      'Returns the key that a browser subscribes with (null if messages are off), and the language of this browser’s messages for this shop (PA-12).',
    input: z.object({ endpoint: z.optional(endpoint) }),
    output: z.object({
      /** An uncompressed P-256 point in base64url (RFC 8292). */
      key: z.nullable(z.string()),
      /** Null if this browser gets no messages of this shop. */
      language: z.nullable(localeCode),
    }),
  }),
  action({
    name: 'Partner.startMessages',
    who: ['partner'],
    duty: null,
    summary:
      'Subscribes this browser to web push about stations that stop and kinds that run out, within the person’s stations and duties, in the language of the call. It gets the messages of one shop (PA-12).',
    input: z.object({ endpoint, p256dh: text(100), auth: text(40) }),
    output: z.object({ language: localeCode }),
  }),
  action({
    name: 'Partner.stopMessages',
    who: ['partner'],
    duty: null,
    summary: 'Ends the messages to this browser of the person. A repeated call changes nothing (PA-12).',
    input: z.object({ endpoint }),
    output: z.object({ ended: count }),
  }),
  action({
    name: 'Partner.mail',
    who: ['partner'],
    duty: null,
    summary: 'Returns where the person’s e-mails go (NT-01).',
    input: z.object({}),
    output: mailState,
  }),
  action({
    name: 'Partner.setMail',
    who: ['partner'],
    duty: null,
    summary:
      'Keeps an e-mail address for the person, in the language of the call; an empty one removes it. It gets what the person may see of all shops; owners always get a changed bank account and withdrawals. Another address is used when the link in its e-mail confirms it; the former one is told, and can be put back for a week (NT-01, NT-02, SN-08).',
    input: mailWish,
    output: mailState,
  }),
] as const;
