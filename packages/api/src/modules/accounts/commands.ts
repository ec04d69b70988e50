import { type ActionInput, CallError, type LoggedIn, type SessionUser } from '@cpc/contract';
import { type Call, callerAs } from '../../base/http/call.ts';
import { hashSecret } from '../../base/ports/random.ts';
import type { With } from '../../base/services.ts';
import { addressOf } from '../../base/http/address.ts';
import { adoptGuest } from './guests/adopt.ts';
import { countAttempt } from '../../records/accounts/attempts.ts';
import { accountOfPhone, isStill } from './phone-account.ts';
import { holderOf, rememberDevice } from '../../records/accounts/devices.ts';
import { CUSTOMER_LOGINS, countLogin } from '../../records/accounts/login-limits.ts';
import { beginLogin } from '../../records/accounts/logins.ts';
import type { Passwords } from '../../base/ports/passwords.ts';
import { parsePhone } from '../../records/accounts/phone.ts';
import type { AdoptGuest } from '../../records/accounts/ports.ts';
import { guestOf, holdLogin, leaveSession, openSession, retireSession } from '../../records/accounts/sessions.ts';

/** In a quarter of an hour, from one address. */
const MAX_GUESTS = 120;

/** Opens a new guest, or the one that this device had before its login ended (decision 094). */
export async function openGuest(
  services: With<'db' | 'clock' | 'random' | 'config'>,
  { last_token }: ActionInput<'User.guest'>,
  call: Call,
): Promise<SessionUser> {
  await countAttempt(services, [{ subject: ['guest', addressOf(call.ip)], most: MAX_GUESTS, perAddress: true }]);
  const last = last_token === undefined ? undefined : hashSecret(last_token);
  return services.db.transact(async (tx) => {
    const known = last && (await guestOf(tx, services, last));
    if (known) {
      const before = await retireSession(tx, services, last);
      return openSession(tx, services, known, beginLogin(services, call, before));
    }
    const account = { id: services.random.id(), phone: null, openid_at: null };
    await tx
      .insertInto('accounts')
      .values({ ...account, password_hash: null, created_at: services.clock.now() })
      .execute();
    return openSession(tx, services, account, beginLogin(services, call));
  });
}

/**
 * Logs in by a phone number and a password. A wrong one takes the same time whether or not the number has an account.
 * @throws CallError phoneIncorrect, passwordRequired, loginWrong or tooManyRequests
 */
export async function logIn(
  services: With<'db' | 'clock' | 'random' | 'config'>,
  passwords: Passwords,
  adopters: readonly AdoptGuest[],
  input: ActionInput<'User.login'>,
  call: Call,
): Promise<LoggedIn> {
  const phone = parsePhone(input.phone, input.country);
  if (input.password === '') throw new CallError('passwordRequired');
  const account = await accountOfPhone(services.db.read, phone);
  const succeeded = await countLogin(services, {
    of: 'login',
    limits: CUSTOMER_LOGINS,
    name: phone,
    holder: account && holderOf(account),
    ip: call.ip,
    device: input.device,
  });
  const isRight = await passwords.matches(account?.password_hash, input.password);
  if (!account || !isRight) throw new CallError('loginWrong');
  await succeeded();
  return services.db.transact(async (tx) => {
    // Meanwhile a proof of the number may have changed the password.
    if (!(await isStill(tx, account, phone))) throw new CallError('loginWrong');
    await adoptGuest(tx, services, call, account, adopters);
    const before = await leaveSession(tx, services, call);
    const device = await rememberDevice(tx, services, holderOf(account), input.device);
    return { ...(await openSession(tx, services, account, beginLogin(services, call, before))), device };
  });
}

/**
 * Exchanges the caller's token for a new one. A token serves for a minute after that, for calls that are on their way and
 * for two tabs that renew at once. A second exchange begins a login of its own: a token that was copied must not hide
 * behind the device that it was copied from.
 * @throws CallError tokenInvalid if the login has ended while the call was on its way
 */
export async function renew(services: With<'db' | 'clock' | 'random'>, call: Call): Promise<SessionUser> {
  const self = callerAs(call, 'customer');
  return services.db.transact(async (tx) => {
    const account = await holdLogin(tx, self);
    const before = await retireSession(tx, services, self.session);
    const login = beginLogin(services, call);
    if (!before || before.again) return openSession(tx, services, account, login);
    return openSession(tx, services, account, { ...login, id: before.id, since: before.since });
  });
}
