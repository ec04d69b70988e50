import { CallError } from '@cpc/contract';
import { ProviderUnavailable } from './provider.ts';

/**
 * Reports to the caller that the provider does not answer. Other errors pass unchanged.
 * @param as `unavailable` for callers that look at the HTTP status and retry
 * @throws CallError
 */
export async function mapProviderError<T>(
  work: Promise<T>,
  as: 'providerAway' | 'unavailable' = 'providerAway',
): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof ProviderUnavailable) throw new CallError(as);
    throw error;
  }
}
