import * as z from 'zod/mini';
import { action } from '../action.ts';
import { count, text, timestamp } from '../schemas.ts';
import { device, loggedIn } from './session.ts';

const password = text(200);
const deviceId = text(80);
const endpoint = z.optional(text(1000));

/** The browsers and the systems that are told apart in the list of devices. */
export const BROWSERS = ['chrome', 'safari', 'firefox', 'edge', 'samsung', 'opera', 'wechat', 'other'] as const;
export const SYSTEMS = ['iphone', 'ipad', 'android', 'windows', 'mac', 'linux', 'chromeos', 'other'] as const;

/** A device on which the account is logged in. */
export const deviceView = z.object({
  device_id: deviceId,
  /** True for the device that asks. */
  here: z.boolean(),
  browser: z.enum(BROWSERS),
  system: z.enum(SYSTEMS),
  /** When the login began. */
  since: timestamp,
  /** The last call, up to ten minutes late. */
  used_at: timestamp,
});
export type DeviceView = z.infer<typeof deviceView>;

const provider = text(40);

export const accountActions = [
  action({
    name: 'User.account',
    who: ['customer'],
    summary:
      'Returns how the caller’s account can be opened, by a password and by which OpenID Connect providers, and the terms that its owner agreed to.',
    input: z.object({}),
    output: z.object({
      has_password: z.boolean(),
      /** The last version of the terms that its owner agreed to; null for none (RT-09). */
      terms_version: z.nullable(z.string()),
      /** When they first agreed to that version; null for none. */
      terms_at: z.nullable(timestamp),
      openid: z.array(z.object({ provider, label: z.string(), connected: z.boolean() })),
    }),
  }),
  action({
    name: 'User.beginOpenid',
    who: ['visitor'],
    summary:
      'Begins a login by an OpenID Connect provider. `connect` connects it to the caller’s account, which needs `password` if the account has one. The browser keeps the secret `browser` and opens `url`; the provider leads it to /openid/return (SN-03).',
    input: z.object({ provider, connect: z.optional(z.boolean()), password: z.optional(password) }),
    output: z.object({ url: z.string(), browser: z.string() }),
  }),
  action({
    name: 'User.finishOpenid',
    who: ['visitor'],
    summary:
      'Ends a login by an OpenID Connect provider with what it sent back, in the browser that began it. A calling guest keeps works and orders.',
    input: z.object({
      state: text(200),
      browser: text(200),
      code: z.optional(text(4000)),
      iss: z.optional(text(500)),
      error: z.optional(text(200)),
      device,
    }),
    output: z.object({ connected: z.boolean(), user: z.optional(loggedIn) }),
  }),
  action({
    name: 'User.disconnectOpenid',
    who: ['customer'],
    summary: 'Disconnects an OpenID Connect provider from the caller’s account, if something else opens it.',
    input: z.object({ provider }),
    output: z.object({ ended: count }),
  }),
  action({
    name: 'User.changePassword',
    who: ['customer'],
    summary:
      'Changes the caller’s password, by the old one. `log_out_others` ends all logins on other devices. The other browsers that agreed to notifications are told; `endpoint` is the push subscription of this one (SN-08).',
    input: z.object({ password, new_password: password, log_out_others: z.boolean(), device, endpoint }),
    output: z.object({ ended: count }),
  }),
  action({
    name: 'User.devices',
    who: ['customer'],
    summary: 'Lists the devices on which the account is logged in: this one, then the last used first.',
    input: z.object({}),
    output: z.array(deviceView),
  }),
  action({
    name: 'User.logOutDevice',
    who: ['customer'],
    summary: 'Ends the login on one device of the account, with its notifications. A repeated call changes nothing.',
    input: z.object({ device_id: deviceId }),
    output: z.object({ ended: count }),
  }),
  action({
    name: 'User.logOutOthers',
    who: ['customer'],
    summary: 'Ends the logins on all devices of the account except this one, with their notifications.',
    input: z.object({ device }),
    output: z.object({ ended: count }),
  }),
] as const;
