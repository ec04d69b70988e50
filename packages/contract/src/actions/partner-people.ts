import { PARTNER_ROLES, type PartnerId, type PersonId, PERSON_STATES } from '@cpc/domain';
import * as z from 'zod/mini';
import { action } from '../action.ts';
import { id, stationId, text, timestamp } from '../schemas.ts';
import { partnerIdentity, partnerLoggedIn, partnerSession } from './partner.ts';
import { device } from './session.ts';

const role = z.enum(PARTNER_ROLES);
const which = z.object({ person_id: id<PersonId>() });

/** A change of a person of a shop. `by`: the name of the person who made it, or null for the operator. */
const personChange = z.object({
  at: timestamp,
  event: z.enum(['added', 'invited', 'joined', 'blocked', 'role', 'stations', 'renamed', 'password']),
  role,
  by: z.nullable(z.string()),
});

/** A person of a shop, as its owners see them. */
export const partnerPerson = z.object({
  person_id: id<PersonId>(),
  name: z.string(),
  username: z.string(),
  role,
  /** The stations that the person is limited to; null for all. */
  stations: z.nullable(z.array(stationId)),
  state: z.enum(PERSON_STATES),
  /** When the current invitation expires; null if there is none. */
  invited_until: z.nullable(timestamp),
  last_login_at: z.nullable(timestamp),
  /** The last changes, newest first. */
  history: z.array(personChange),
});
export type PartnerPerson = z.infer<typeof partnerPerson>;

/** A one-time code, sent only in this answer. */
export const invitation = z.object({ person_id: id<PersonId>(), code: z.string(), expires_at: timestamp });
export type Invitation = z.infer<typeof invitation>;

export const partnerPeopleActions = [
  action({
    name: 'Partner.join',
    who: ['visitor'],
    summary:
      'Accepts an invitation and logs in. A code is valid once. A person without a password sets one; a person who has a login from elsewhere proves it by its password.',
    input: z.object({ code: text(80), password: text(200), device }),
    output: partnerLoggedIn,
  }),
  action({
    name: 'Partner.me',
    who: ['partner', 'operator'],
    duty: null,
    summary: 'Returns the calling person with their current role in the shop.',
    input: z.object({}),
    output: partnerIdentity,
  }),
  action({
    name: 'Partner.actFor',
    who: ['partner', 'operator'],
    duty: null,
    summary:
      'Lets the current login act for another shop of the caller, or for the platform without `partner_id` (PA-09).',
    input: z.object({ partner_id: z.optional(id<PartnerId>()) }),
    output: partnerIdentity,
  }),
  action({
    name: 'Partner.changePassword',
    who: ['partner', 'operator'],
    duty: null,
    summary: 'Changes the caller’s password. Ends all logins of the caller and returns a new one.',
    input: z.object({ password: text(200), new_password: text(200) }),
    output: partnerSession,
  }),
  action({
    name: 'Partner.logout',
    who: ['partner', 'operator'],
    duty: null,
    summary: 'Ends the current login and the messages to its browser.',
    input: z.object({ endpoint: z.optional(text(1000)) }),
    output: z.object({ ended: z.boolean() }),
  }),
  action({
    name: 'Partner.people',
    who: ['partner'],
    duty: 'people',
    summary: 'Lists the people of the shop with their history (PA-01).',
    input: z.object({}),
    output: z.array(partnerPerson),
  }),
  action({
    name: 'Partner.addPerson',
    who: ['partner'],
    duty: 'people',
    summary:
      'Adds a person to the shop. The invitation code is returned only once. `has_login` invites a person who works elsewhere, by user name (PA-09).',
    input: z.object({ name: text(80), username: text(80), role, has_login: z.optional(z.boolean()) }),
    output: invitation,
  }),
  action({
    name: 'Partner.invitePerson',
    who: ['partner'],
    duty: 'people',
    summary:
      'Sends a new invitation to a person who is blocked or forgot their password. Ends their logins to this shop and the previous code, and their password if they work nowhere else.',
    input: which,
    output: invitation,
  }),
  action({
    name: 'Partner.renamePerson',
    who: ['partner'],
    duty: 'people',
    summary: 'Renames a person of the shop. Their earlier actions show the new name too.',
    input: z.extend(which, { name: text(80) }),
    output: z.array(partnerPerson),
  }),
  action({
    name: 'Partner.setRole',
    who: ['partner'],
    duty: 'people',
    summary: 'Gives a person of the shop another role, from their next call on. The last owner stays an owner.',
    input: z.extend(which, { role }),
    output: z.array(partnerPerson),
  }),
  action({
    name: 'Partner.setPersonStations',
    who: ['partner'],
    duty: 'people',
    summary:
      'Limits a person of the shop to some of its stations, from their next call on; null lifts the limit. Owners and accountants have no limit: the account of a shop is one (PA-09).',
    input: z.extend(which, { stations: z.nullable(z.array(stationId).check(z.minLength(1), z.maxLength(500))) }),
    output: z.array(partnerPerson),
  }),
  action({
    name: 'Partner.blockPerson',
    who: ['partner'],
    duty: 'people',
    summary: 'Blocks a person of the shop at once. The last owner cannot be blocked.',
    input: which,
    output: z.array(partnerPerson),
  }),
] as const;
