import { addressOf } from '../../http/address.ts';
import { DAY_MS } from '../../ports/clock.ts';
import { hashSecret } from '../../ports/random.ts';
import type { Services } from '../../services.ts';
import { countAttempt, forgetAttempts } from '../attempts.ts';
import { type Holder, isKnownDevice } from '../devices.ts';

/** Codes sent in a quarter of an hour: to one number from one address, from one address, to one number. */
const PER_BOTH = 3;
const PER_ADDRESS = 20;
const PER_NUMBER = 6;
/** Codes sent to one number in a day; with five tries each nobody finds one of a million. */
const PER_NUMBER_A_DAY = 20;
/** Codes sent to one number in a quarter of an hour for a device that is known there. */
const PER_DEVICE = 3;
/** Codes typed in a quarter of an hour from one address. */
const TYPED = 60;

interface Asked {
  readonly phone: string;
  /** Undefined where nobody has that number. */
  readonly holder: Holder | undefined;
  readonly ip: string;
  readonly device: string | undefined;
}

const subjectsOf = (phone: string, ip: string) => ({
  both: ['code', phone, addressOf(ip)],
  address: ['code-address', addressOf(ip)],
  number: ['code-number', phone],
  day: ['code-number-day', phone],
});

/** Counts a code before it is sent, alike for numbers with an account and without. @throws CallError tooManyRequests */
export async function countCode(services: Services, { phone, holder, ip, device }: Asked): Promise<void> {
  if (holder && device !== undefined && (await isKnownDevice(services.db.read, services.clock, holder, device)))
    return countAttempt(services, [{ subject: ['code-device', phone, hashSecret(device)], most: PER_DEVICE }]);
  const { both, address, number, day } = subjectsOf(phone, ip);
  await countAttempt(services, [
    { subject: both, most: PER_BOTH },
    { subject: address, most: PER_ADDRESS },
  ]);
  // Only what one address is allowed counts against the number.
  await countAttempt(services, [{ subject: number, most: PER_NUMBER }]);
  await countAttempt(services, [{ subject: day, most: PER_NUMBER_A_DAY }], DAY_MS);
}

/** The number was proved: the honest are not counted. */
export async function forgetCodes(services: Services, phone: string, ip: string): Promise<void> {
  const { both, number, day } = subjectsOf(phone, ip);
  for (const subject of [both, number, day]) await forgetAttempts(services, subject);
}

/** Counts a code that is typed. @throws CallError tooManyRequests */
export function countTyped(services: Services, ip: string): Promise<void> {
  return countAttempt(services, [{ subject: ['code-typed', addressOf(ip)], most: TYPED }]);
}
