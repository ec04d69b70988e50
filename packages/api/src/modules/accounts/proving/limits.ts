import { addressOf } from '../../../base/http/address.ts';
import { DAY_MS } from '../../../base/ports/clock.ts';
import type { With } from '../../../base/services.ts';
import { countAttempt, forgetAttempts, takeBackAttempt } from '../../../records/accounts/attempts.ts';
import { type Holder, isKnownDevice } from '../../../records/accounts/devices.ts';
import { countPaidText } from '../../../records/accounts/paid-texts.ts';

/** Codes sent in a quarter of an hour: to one number from one address, from one address, to one number. */
const MAX_PER_BOTH = 3;
const MAX_PER_ADDRESS = 20;
const MAX_PER_NUMBER = 6;
/** Codes sent to one number in a quarter of an hour, for devices known to its account. */
const MAX_PER_KNOWN = 3;
/** Codes asked for from one address in a day and not typed. */
const MAX_PER_ADDRESS_A_DAY = 40;
/** Codes sent to one number in a day, and as many again for known devices. */
const MAX_PER_DAY = 20;
/** The part of an hour's codes for unknown devices. The rest is reserved for known devices. */
const STRANGERS = { subject: 'code-strangers', part: 3 / 4 };
/** Wrong codes typed in a quarter of an hour from one address. */
const MAX_TYPED = 60;

interface Asked {
  readonly phone: string;
  /** Undefined if no account has that number. */
  readonly holder: Holder | undefined;
  readonly ip: string;
  readonly device: string | undefined;
}

const subjectsOf = (phone: string, ip: string) => ({
  both: ['code', phone, addressOf(ip)],
  address: ['code-address', addressOf(ip)],
  addressDay: ['code-address-day', addressOf(ip)],
  number: ['code-number', phone],
  day: ['code-number-day', phone],
});

/**
 * Counts a code before it is sent, in the same way for numbers with and without an account.
 * @returns a function that uncounts the number's codes if none was sent; the address and the hour stay charged
 * @throws CallError tooManyRequests
 */
export async function countCode(
  services: With<'db' | 'clock' | 'log' | 'config'>,
  { phone, holder, ip, device }: Asked,
): Promise<() => Promise<void>> {
  const known = device !== undefined && (await isKnownDevice(services.db.read, services.clock, holder, device));
  await (known ? countKnown(services, phone) : countStranger(services, phone, ip));
  const { both, number, day } = subjectsOf(phone, ip);
  const giveBack = async () => {
    const counted = known ? knownSubjects(phone) : [both, number, day];
    for (const subject of counted) await takeBackAttempt(services, subject);
  };
  await countPaidText(services, known ? undefined : STRANGERS).catch(async (error: unknown) => {
    await giveBack();
    throw error;
  });
  return giveBack;
}

const knownSubjects = (phone: string) =>
  [
    ['code-known', phone],
    ['code-known-day', phone],
  ] as const;

async function countKnown(services: With<'db' | 'clock' | 'config'>, phone: string): Promise<void> {
  const [quarter, day] = knownSubjects(phone);
  await countAttempt(services, [{ subject: quarter, most: MAX_PER_KNOWN }]);
  await countAttempt(services, [{ subject: day, most: MAX_PER_DAY }], DAY_MS);
}

async function countStranger(services: With<'db' | 'clock' | 'config'>, phone: string, ip: string): Promise<void> {
  const { both, address, addressDay, number, day } = subjectsOf(phone, ip);
  await countAttempt(services, [
    { subject: both, most: MAX_PER_BOTH },
    { subject: address, most: MAX_PER_ADDRESS, perAddress: true },
  ]);
  await countAttempt(services, [{ subject: addressDay, most: MAX_PER_ADDRESS_A_DAY, perAddress: true }], DAY_MS);
  // Only what one address is allowed counts against the number.
  await countAttempt(services, [{ subject: number, most: MAX_PER_NUMBER }]);
  await countAttempt(services, [{ subject: day, most: MAX_PER_DAY }], DAY_MS);
}

/** The number was proved. Its codes are uncounted, except in the limits of the number's day and of the hour. */
export async function forgetCodes(services: With<'db'>, phone: string, ip: string): Promise<void> {
  const { both, address, addressDay, number } = subjectsOf(phone, ip);
  for (const subject of [both, number]) await forgetAttempts(services, subject);
  for (const subject of [address, addressDay]) await takeBackAttempt(services, subject);
}

/** Counts a wrong code, or one for an unknown challenge. @throws CallError tooManyRequests */
export function countTyped(services: With<'db' | 'clock' | 'config'>, ip: string): Promise<void> {
  return countAttempt(services, [{ subject: ['code-typed', addressOf(ip)], most: MAX_TYPED, perAddress: true }]);
}
