import type { AccountId } from '@cpc/domain';
import { countAttempt } from '../accounts/attempts.ts';
import { addressOf } from '../http/address.ts';
import type { Services } from '../services.ts';
import { PER_ACCOUNT, PER_ADDRESS } from './limits.ts';

/** Counts one upload, whichever way it comes. @throws CallError tooManyRequests */
export function countUpload(services: Services, account: AccountId, ip: string): Promise<void> {
  return countAttempt(services, [
    { subject: ['upload', account], most: PER_ACCOUNT },
    { subject: ['upload-address', addressOf(ip)], most: PER_ADDRESS },
  ]);
}
