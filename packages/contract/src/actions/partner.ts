import { INK_SPACES } from '@cpc/design';
import { type ColourId, type GoodsId, PARTNER_ROLES, type PartnerId, type PersonId, type ShellId } from '@cpc/domain';
import * as z from 'zod/mini';
import { action } from '../action.ts';
import { count, finding, id, stationId, money, orderLabel, printJobState, text, timestamp } from '../schemas.ts';
import { printSettings } from '../print-settings.ts';
import { stationView } from './catalogue.ts';
import { device } from './session.ts';

const path = '/partnerapplets/index';

/** The identity of a person: the shop and its name, the person, and their role (PA-01). */
export const partnerIdentity = z.object({
  partner_id: id<PartnerId>(),
  name: z.string(),
  person_id: id<PersonId>(),
  person_name: z.string(),
  username: z.string(),
  role: z.enum(PARTNER_ROLES),
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

export const printRecord = z.object({
  print_number: z.string(),
  order_number: z.string(),
  machine_id: z.string(),
  model: z.string(),
  state: printJobState,
  label: orderLabel,
  price: money,
  percent: count,
  created_at: timestamp,
  /** Preflight findings that were accepted (PF-03). */
  findings: z.array(finding),
});
export type PrintRecord = z.infer<typeof printRecord>;

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

export const partnerActions = [
  action({
    name: 'Partner.login',
    path,
    who: ['visitor'],
    summary: 'Logs somebody of a shop in.',
    input: z.object({ username: text(80), password: text(200), device }),
    output: partnerLoggedIn,
  }),
  action({
    name: 'Partner.machines',
    path,
    who: ['partner'],
    role: 'staff',
    summary: 'The partner’s stations, live.',
    input: z.object({}),
    output: z.array(stationView),
  }),
  action({
    name: 'Partner.printRecords',
    path,
    paged: true,
    flow: ['created_at'],
    who: ['partner'],
    role: 'staff',
    summary: 'What the partner’s stations printed, newest first.',
    input: z.object({}),
    output: z.array(printRecord),
  }),
  action({
    name: 'Partner.printSettings',
    path,
    who: ['partner'],
    role: 'staff',
    summary: 'What print files a station is given, and what its printer takes (SA-05).',
    input: z.object({ machine_id: stationId }),
    output: stationPrint,
  }),
  action({
    name: 'Partner.setPrintSettings',
    path,
    who: ['partner'],
    role: 'staff',
    summary: 'Sets what print files a station is given from the next paid order on; jobs that stand keep theirs.',
    input: z.object({ machine_id: stationId, settings: printSettings }),
    output: stationPrint,
  }),
  action({
    name: 'Partner.removeProfile',
    path,
    who: ['partner'],
    role: 'staff',
    summary: 'Takes a station’s own profile away; jobs that stand keep theirs, the next are printed by a common one.',
    input: z.object({ machine_id: stationId }),
    output: stationPrint,
  }),
  action({
    name: 'Partner.countStock',
    path,
    who: ['partner'],
    role: 'staff',
    summary:
      'Corrects how many pieces of a kind are in a station; orders whose piece is not there are cancelled and refunded.',
    input: z.object({
      machine_id: stationId,
      goods_id: id<GoodsId>(),
      shell_id: id<ShellId>(),
      colour_id: id<ColourId>(),
      pieces: z.int().check(z.nonnegative(), z.maximum(100_000)),
    }),
    output: z.object({ cancelled: count }),
  }),
] as const;
