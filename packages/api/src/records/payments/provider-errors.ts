import { CallError } from '@cpc/contract';
import type { With } from '../../base/services.ts';
import { ProviderUnavailable } from './provider.ts';

/**
 * Reports to the caller that the provider does not answer, and why to the log. Other errors pass unchanged.
 * @param as `unavailable` for callers that look at the HTTP status and retry
 * @throws CallError
 */
export async function mapProviderError<T>(
  { log }: With<'log'>,
  work: Promise<T>,
  as: 'providerAway' | 'unavailable' = 'providerAway',
): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error;
    log.warn({ error }, 'the payment provider did not answer a call');
    throw new CallError(as);
  }
}
