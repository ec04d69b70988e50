import type { ActionInput, DeviceView } from '@cpc/contract';
import { type Call, callerAs } from '../../base/http/call.ts';
import type { With } from '../../base/services.ts';
import { forgetOtherDevices, holderOf } from '../../records/accounts/devices.ts';
import { endLogin, endOtherLogins, loginOf, loginsOf } from '../../records/accounts/logins.ts';
import { sessionTopic } from '../../base/http/caller-topics.ts';
import { holdLogin } from '../../records/accounts/sessions.ts';
import {
  endStaleSubscriptions,
  endSubscriptionsExcept,
  endSubscriptionsOf,
} from '../../records/notifications/store.ts';

type Ports = With<'db' | 'clock' | 'events'>;

/** The devices on which the caller's account is logged in (SN-08). */
export async function listDevices({ db, clock }: Ports, call: Call): Promise<DeviceView[]> {
  const { accountId, session } = callerAs(call, 'customer');
  const here = await loginOf(db.read, session);
  const logins = await loginsOf(db.read, { clock }, accountId);
  const first = (isHere: boolean) => logins.filter(({ id }) => (id === here) === isHere);
  return [...first(true), ...first(false)].map(({ id, browser, system, since, usedAt }) => ({
    device_id: id,
    here: id === here,
    browser,
    system,
    since,
    used_at: usedAt,
  }));
}

/**
 * Ends one login of the caller's account, and the notifications of its browser. A browser whose login is not known any
 * more may be the one, so its notifications end as well; where the customer is logged in, the app agrees to them again.
 */
export async function logOutDevice(
  { db, clock, events }: Ports,
  { device_id }: ActionInput<'User.logOutDevice'>,
  call: Call,
): Promise<{ readonly ended: number }> {
  const self = callerAs(call, 'customer');
  const { accountId } = self;
  const ended = await db.transact(async (tx) => {
    await holdLogin(tx, self);
    const sessions = await endLogin(tx, accountId, device_id);
    await endSubscriptionsOf(tx, accountId, device_id);
    await endStaleSubscriptions(tx, { clock }, accountId, await loginOf(tx, self.session));
    return sessions;
  });
  for (const session of ended) events.publish(sessionTopic(session));
  return { ended: ended.length };
}

/** Ends all other logins of the caller's account, and the notifications of their browsers. */
export async function logOutOthers(
  { db, clock, events }: Ports,
  { device }: ActionInput<'User.logOutOthers'>,
  call: Call,
): Promise<{ readonly ended: number }> {
  const self = callerAs(call, 'customer');
  const { accountId, session } = self;
  const ended = await db.transact(async (tx) => {
    await holdLogin(tx, self);
    const here = await loginOf(tx, session);
    if (here !== undefined) await endSubscriptionsExcept(tx, accountId, here);
    await forgetOtherDevices(tx, holderOf({ id: accountId }), device);
    return endOtherLogins(tx, { clock }, self);
  });
  for (const other of ended.sessions) events.publish(sessionTopic(other));
  return { ended: ended.devices };
}
