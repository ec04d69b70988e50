import type { AccountId } from '@cpc/domain';
import { countAttempt, takeBackAttempt } from '../accounts/attempts.ts';
import { addressOf } from '../../base/http/address.ts';
import type { With } from '../../base/services.ts';

/** Codes that may be tried in a quarter of an hour: this prevents finding a code by guessing. */
const MAX_TRIES = 30;
const MAX_TRIES_PER_ADDRESS = 200;

interface Trying {
  readonly accountId: AccountId;
  readonly ip: string;
}

const ofAccount = ({ accountId }: Trying) => ['coupon', accountId];
const ofAddress = ({ ip }: Trying) => ['coupon-address', addressOf(ip)];

/** @throws CallError tooManyRequests */
export function countCouponTry(services: With<'db' | 'clock' | 'config'>, trying: Trying): Promise<void> {
  return countAttempt(services, [
    { subject: ofAccount(trying), most: MAX_TRIES },
    { subject: ofAddress(trying), most: MAX_TRIES_PER_ADDRESS, perAddress: true },
  ]);
}

/** A valid code was no guess: it is checked again whenever the customer changes the order. */
export async function takeBackCouponTry(services: With<'db'>, trying: Trying): Promise<void> {
  await takeBackAttempt(services, ofAccount(trying));
  await takeBackAttempt(services, ofAddress(trying));
}
