import type { AccountId } from '@cpc/domain';
import { countAttempt } from '../accounts/attempts.ts';
import { addressOf } from '../../base/http/address.ts';
import type { With } from '../../base/services.ts';

/** Codes that may be tried in a quarter of an hour: this prevents finding a code by guessing. */
const TRIES = 30;
const TRIES_PER_ADDRESS = 200;

/** @throws CallError tooManyRequests */
export function countCouponTry(
  services: With<'db' | 'clock' | 'config'>,
  { accountId, ip }: { readonly accountId: AccountId; readonly ip: string },
): Promise<void> {
  return countAttempt(services, [
    { subject: ['coupon', accountId], most: TRIES },
    { subject: ['coupon-address', addressOf(ip)], most: TRIES_PER_ADDRESS, perAddress: true },
  ]);
}
