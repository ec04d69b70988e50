import type { AccountId } from '@cpc/domain';
import * as z from 'zod/mini';
import { action } from '../action.ts';
import { count, id, localeCode, stationId, text, timestamp } from '../schemas.ts';

/** SN-02. The header of later calls is `Authorization: tokenHead + token`. */
export const sessionUser = z.object({
  openid: z.string(),
  token: z.string(),
  tokenHead: z.string(),
  /** Server time of the login; valid 24 h from here (SN-01). */
  currentTime: timestamp,
  phone: z.string(),
  username: z.string(),
  id: id<AccountId>(),
  userid: id<AccountId>(),
  userInfo: z.object({ guest: z.boolean() }),
});
export type SessionUser = z.infer<typeof sessionUser>;

/** After a login with a password or a code: also the id by which the server knows the device at its next login. */
export const loggedIn = z.extend(sessionUser, { device: z.string() });
export type LoggedIn = z.infer<typeof loggedIn>;

/**
 * `device` of an earlier login on this device: failed attempts elsewhere do not slow its logins down (decision 116).
 */
export const device = z.optional(text(80));
const phone = text(32);
const password = text(200);

/** A code was sent to a phone number. */
export const phoneChallenge = z.object({
  /** Sent back with the code; it ties the code to this device. */
  challenge: z.string(),
  /** The number of digits of the code. */
  digits: count,
  expires_at: timestamp,
  /** How long to wait before another code may be requested, ms: a message takes some seconds to arrive. */
  again_ms: count,
  /** The page that shows a demo's messages; null if messages are really sent. */
  inbox: z.nullable(z.string()),
});
export type PhoneChallenge = z.infer<typeof phoneChallenge>;

export const sessionActions = [
  action({
    name: 'User.erase',
    who: ['customer'],
    summary:
      'Deletes the caller’s account for ever: designs, pictures, addresses and logins. Orders and money stay without the person (SN-07). An account with a number needs its password; unfinished orders must be settled first.',
    input: z.object({ confirmed: z.literal(true), password: z.optional(password) }),
    output: z.object({ erased: z.boolean() }),
  }),
  action({
    name: 'User.guest',
    who: ['visitor'],
    summary:
      'Opens a guest account for this device, without a phone number. `last_token` of a guest’s login within thirty days reopens that guest’s account.',
    input: z.object({ machine_id: z.optional(stationId), last_token: z.optional(text(200)) }),
    output: sessionUser,
  }),
  action({
    name: 'User.ways',
    who: ['visitor'],
    summary:
      'Returns the ways to log in besides as a guest: whether codes can be sent to phone numbers, and the OpenID Connect providers.',
    input: z.object({}),
    output: z.object({
      register: z.boolean(),
      openid: z.array(z.object({ provider: text(40), label: z.string() })),
    }),
  }),
  action({
    name: 'User.register',
    who: ['visitor'],
    summary:
      'Sends a code to a phone number, to open an account or to reset its password. The answer does not reveal whether the number has an account.',
    input: z.object({ phone, password, country: text(2), device }),
    output: phoneChallenge,
  }),
  action({
    name: 'User.prove',
    who: ['visitor'],
    summary:
      'Verifies the phone number by the code that was sent, and logs in to its account. A calling guest keeps works and orders.',
    input: z.object({ challenge: text(80), code: text(20), device }),
    output: loggedIn,
  }),
  action({
    name: 'User.login',
    who: ['visitor'],
    summary: 'Logs in with phone number and password.',
    input: z.object({ phone, password, country: text(2), device }),
    output: loggedIn,
  }),
  action({
    name: 'User.verifyToken',
    who: ['customer'],
    summary: 'Checks that the token is valid, and returns the station’s default language.',
    input: z.object({ machine_id: z.optional(stationId) }),
    output: z.object({ uid: id<AccountId>(), language: localeCode }),
  }),
  action({
    name: 'User.renew',
    who: ['customer'],
    summary: 'Exchanges a valid token for a new one (auto-login).',
    input: z.object({}),
    output: sessionUser,
  }),
  action({
    name: 'User.logout',
    who: ['customer'],
    summary: 'Ends this session and the web push subscription of its browser.',
    input: z.object({ endpoint: z.optional(text(1000)) }),
    output: z.object({ ended: count }),
  }),
  action({
    name: 'MachineLanguage.getLanguageList',
    who: ['visitor'],
    summary: 'Lists the available languages, the station’s default first.',
    input: z.object({ machine_id: z.optional(stationId) }),
    output: z.array(z.object({ code: localeCode, tag: z.string(), title: z.string(), rtl: z.boolean() })),
  }),
] as const;
