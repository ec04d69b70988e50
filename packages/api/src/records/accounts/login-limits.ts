import { addressOf } from '../../base/http/address.ts';
import { hashSecret } from '../../base/ports/random.ts';
import type { Services } from '../../base/services.ts';
import { countAttempt, forgetAttempts, takeBackAttempt } from './attempts.ts';
import { type Holder, isKnownDevice } from './devices.ts';

/** Passwords that may be tried in a quarter of an hour. */
interface LoginLimits {
  /** On one name from one address. */
  readonly both: number;
  readonly perAddress: number;
  /** On one name by devices it is not known on. */
  readonly perName: number;
}

export const CUSTOMER_LOGINS: LoginLimits = { both: 5, perAddress: 100, perName: 50 };
export const PARTNER_LOGINS: LoginLimits = { both: 5, perAddress: 50, perName: 30 };
/** On one name by a device it is known on, whatever is tried elsewhere. */
const PER_DEVICE = 10;

interface LoginTry {
  readonly of: 'login' | 'partner';
  readonly limits: LoginLimits;
  /** The phone number or user name. */
  readonly name: string;
  /** Undefined where nobody has that name. */
  readonly holder: Holder | undefined;
  readonly ip: string;
  readonly device: string | undefined;
}

/**
 * Counts a login before its password is checked. Strangers who guess slow each other; the owner's known device has a
 * budget of its own, so that nobody locks an owner out (decision 116).
 * @returns what to call after a success: the honest are not counted
 * @throws CallError tooManyRequests
 */
export async function countLogin(services: Services, login: LoginTry): Promise<() => Promise<void>> {
  const { of, limits, name, holder, ip, device } = login;
  if (device !== undefined && (await isKnownDevice(services.db.read, services.clock, holder, device))) {
    const own = [`${of}-device`, name, hashSecret(device)];
    await countAttempt(services, [{ subject: own, most: PER_DEVICE }]);
    return () => forgetAttempts(services, own);
  }
  const address = [`${of}-address`, addressOf(ip)];
  const [both, anywhere] = [
    [of, name, addressOf(ip)],
    [`${of}-name`, name],
  ];
  await countAttempt(services, [
    { subject: both, most: limits.both },
    { subject: address, most: limits.perAddress, perAddress: true },
  ]);
  // Only what one address is allowed counts against the name.
  await countAttempt(services, [{ subject: anywhere, most: limits.perName }]);
  return async () => {
    await forgetAttempts(services, both);
    for (const subject of [address, anywhere]) await takeBackAttempt(services, subject);
  };
}
