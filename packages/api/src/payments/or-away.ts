import { CallError } from '@cpc/contract';
import { ProviderAway } from './provider.ts';

/** Tells the caller that the provider does not answer, where that is all there is to tell. @throws CallError providerAway */
export async function orAway<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof ProviderAway) throw new CallError('providerAway');
    throw error;
  }
}
