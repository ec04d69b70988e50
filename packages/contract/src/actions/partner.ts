import { INK_SPACES } from '@cpc/design';
import { type ColourId, type GoodsId, PARTNER_ROLES, type PartnerId, type PersonId, type ShellId } from '@cpc/domain';
import * as z from 'zod/mini';
import { action } from '../action.ts';
import { count, id, shopStationState, stationId, text, timestamp } from '../schemas.ts';
import { printSettings } from '../print-settings.ts';
import { stationView } from './catalogue.ts';
import { device } from './session.ts';

/** What a person may act for: a shop in a role, or the platform, with null for both (PA-09). */
const place = z.object({
  partner_id: z.nullable(id<PartnerId>()),
  /** The shop's name; empty for the platform. */
  name: z.string(),
  role: z.nullable(z.enum(PARTNER_ROLES)),
});
export type Place = z.infer<typeof place>;

/** The identity of a person, and what the current login acts for (PA-01, PA-09). */
export const partnerIdentity = z.extend(place, {
  person_id: id<PersonId>(),
  person_name: z.string(),
  username: z.string(),
  /** IANA name: the days of the place are counted in it. UTC for the platform, and if the shop has not chosen one. */
  time_zone: z.string(),
  /** The stations that the person is limited to in this shop; null for all. */
  stations: z.nullable(z.array(stationId)),
  /** Everything that the person may act for, this place included. */
  places: z.array(place),
});
export type PartnerIdentity = z.infer<typeof partnerIdentity>;

export const partnerSession = z.extend(partnerIdentity, {
  token: z.string(),
  tokenHead: z.string(),
  currentTime: timestamp,
});
export type PartnerSession = z.infer<typeof partnerSession>;
/**
 * After a login with a password or an invitation: also the id by which the server knows the device at its next login.
 */
export const partnerLoggedIn = z.extend(partnerSession, { device: z.string() });
export type PartnerLoggedIn = z.infer<typeof partnerLoggedIn>;

/** The ICC profile of a station, as far as the server understood it (SA-06). */
const stationProfile = z.object({
  /** The file name; `description` is the profile's own name. */
  name: z.string(),
  description: z.string(),
  space: z.enum(INK_SPACES),
  /** Version of the ICC format. */
  version: z.string(),
  made_at: z.nullable(timestamp),
  /** Whether it has a table of its own for the relative intent. */
  has_relative: z.boolean(),
  bytes: count,
  uploaded_at: timestamp,
  by: z.string(),
});
export type StationProfile = z.infer<typeof stationProfile>;

const stationPrint = z.object({
  settings: printSettings,
  /** Media types that the station's printer says it accepts; null if it has not said. */
  printer_formats: z.nullable(z.array(z.string())),
  profile: z.nullable(stationProfile),
});
export type StationPrint = z.infer<typeof stationPrint>;

/** A station, with the state that its shop sees. */
const ownStation = z.extend(stationView, { state: shopStationState });
export type OwnStation = z.infer<typeof ownStation>;

export const partnerActions = [
  action({
    name: 'Partner.login',
    who: ['visitor'],
    summary: 'Logs a person of a shop in.',
    input: z.object({ username: text(80), password: text(200), device }),
    output: partnerLoggedIn,
  }),
  action({
    name: 'Partner.machines',
    who: ['partner'],
    duty: null,
    summary: 'Lists the partner’s stations with their current state.',
    input: z.object({}),
    output: z.array(ownStation),
  }),
  action({
    name: 'Partner.printSettings',
    who: ['partner'],
    duty: 'machines',
    summary: 'Returns the print file settings of a station and the formats that its printer accepts (SA-05).',
    input: z.object({ machine_id: stationId }),
    output: stationPrint,
  }),
  action({
    name: 'Partner.setPrintSettings',
    who: ['partner'],
    duty: 'machines',
    summary:
      'Sets the print file settings of a station for orders that are paid from now on. Existing jobs keep theirs.',
    input: z.object({ machine_id: stationId, settings: printSettings }),
    output: stationPrint,
  }),
  action({
    name: 'Partner.removeProfile',
    who: ['partner'],
    duty: 'machines',
    summary: 'Removes a station’s own profile. Existing jobs keep it; later jobs use a common profile.',
    input: z.object({ machine_id: stationId }),
    output: stationPrint,
  }),
  action({
    name: 'Partner.countStock',
    who: ['partner'],
    duty: 'stock',
    summary:
      'Corrects the number of pieces of one kind at a station. Orders that have no piece left are cancelled and refunded.',
    input: z.object({
      machine_id: stationId,
      goods_id: id<GoodsId>(),
      shell_id: id<ShellId>(),
      colour_id: id<ColourId>(),
      pieces: z.int().check(z.nonnegative(), z.maximum(100_000)),
      /** Why it differs from the count of before. */
      reason: z.optional(text(200)),
    }),
    output: z.object({ cancelled: count }),
  }),
] as const;
