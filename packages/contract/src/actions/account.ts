import * as z from 'zod/mini';
import { EVERYWHERE, action } from '../action.ts';
import { count, text, timestamp } from '../schemas.ts';
import { device } from './session.ts';

const path = '/userphoneapplets/index';
const password = text(200);
const deviceId = text(80);

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

export const accountActions = [
  action({
    name: 'User.changePassword',
    path,
    also: EVERYWHERE,
    who: ['customer'],
    summary:
      'Changes the caller’s password, by the old one. `log_out_others` ends all logins on other devices. The other browsers that agreed to notifications are told (SN-08).',
    input: z.object({ password, new_password: password, log_out_others: z.boolean(), device }),
    output: z.object({ ended: count }),
  }),
  action({
    name: 'User.devices',
    path,
    also: EVERYWHERE,
    who: ['customer'],
    summary: 'Lists the devices on which the account is logged in, the last used first.',
    input: z.object({}),
    output: z.array(deviceView),
  }),
  action({
    name: 'User.logOutDevice',
    path,
    also: EVERYWHERE,
    who: ['customer'],
    summary: 'Ends the login on one device of the account, with its notifications. A repeated call changes nothing.',
    input: z.object({ device_id: deviceId }),
    output: z.object({ ended: count }),
  }),
  action({
    name: 'User.logOutOthers',
    path,
    also: EVERYWHERE,
    who: ['customer'],
    summary: 'Ends the logins on all devices of the account except this one, with their notifications.',
    input: z.object({ device }),
    output: z.object({ ended: count }),
  }),
] as const;
