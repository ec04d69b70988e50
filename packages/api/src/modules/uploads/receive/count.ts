import { countAttempt } from '../../../records/accounts/attempts.ts';
import { addressOf } from '../../../base/http/address.ts';
import type { Keeper } from '../../../records/quotas/bytes.ts';
import type { With } from '../../../base/services.ts';
import { MAX_PER_ACCOUNT, MAX_PER_ADDRESS } from './limits.ts';

/** Counts one upload, whole or in parts. @throws CallError tooManyRequests */
export function countUpload(services: With<'db' | 'clock' | 'config'>, { accountId, ip }: Keeper): Promise<void> {
  return countAttempt(services, [
    { subject: ['upload', accountId], most: MAX_PER_ACCOUNT },
    { subject: ['upload-address', addressOf(ip)], most: MAX_PER_ADDRESS, perAddress: true },
  ]);
}
