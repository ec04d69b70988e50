import { CallError } from '@cpc/contract';
import { ProviderUnavailable } from './provider.ts';

/**
 * Tells the caller that the provider does not answer, where that is all there is to tell.
 * @param as `unavailable` for callers that look at the HTTP status, and come again
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
