import { addressOf } from '../../base/http/address.ts';
import { hashSecret } from '../../base/ports/random.ts';
import type { With } from '../../base/services.ts';
import { countAttempt, forgetAttempts, takeBackAttempt } from './attempts.ts';
import { type Holder, isKnownDevice } from './devices.ts';

/** The most password attempts in a quarter of an hour. */
interface LoginLimits {
  /** For one name from one address. */
  readonly both: number;
  readonly perAddress: number;
  /** For one name from devices that are unknown to it. */
  readonly perName: number;
}

export const CUSTOMER_LOGINS: LoginLimits = { both: 5, perAddress: 100, perName: 50 };
export const PARTNER_LOGINS: LoginLimits = { both: 5, perAddress: 50, perName: 30 };
/** For one name from a known device, independent of attempts elsewhere. */
const MAX_PER_DEVICE = 10;

interface LoginTry {
  readonly of: 'login' | 'partner';
  readonly limits: LoginLimits;
  /** The phone number or user name. */
  readonly name: string;
  /** Undefined if nobody has that name. */
  readonly holder: Holder | undefined;
  readonly ip: string;
  readonly device: string | undefined;
}

/**
 * Counts a login before its password is checked. Unknown devices share limits; each known device of the owner has a
 * separate limit, so that strangers cannot lock an owner out (decision 116).
 * @returns the function to call after a success: it takes the attempt back
 * @throws CallError tooManyRequests
 */
export async function countLogin(
  services: With<'db' | 'clock' | 'config'>,
  login: LoginTry,
): Promise<() => Promise<void>> {
  const { of, limits, name, holder, ip, device } = login;
  if (device !== undefined && (await isKnownDevice(services.db.read, services.clock, holder, device))) {
    const own = [`${of}-device`, name, hashSecret(device)];
    await countAttempt(services, [{ subject: own, most: MAX_PER_DEVICE }]);
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
  // An attempt counts against the name only if the limits of its address allow it.
  await countAttempt(services, [{ subject: anywhere, most: limits.perName }]);
  return async () => {
    await forgetAttempts(services, both);
    for (const subject of [address, anywhere]) await takeBackAttempt(services, subject);
  };
}
