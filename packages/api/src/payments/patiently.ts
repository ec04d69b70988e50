import type { Services } from '../services.ts';
import { ProviderAway } from './provider.ts';

const AGAIN_MS = 60_000;

type Outcome = undefined | { readonly again: number };

/** Background work that asks the provider: while it is away, however long, the work waits and is never given up. */
export async function patiently({ log }: Pick<Services, 'log'>, work: () => Promise<Outcome>): Promise<Outcome> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof ProviderAway)) throw error;
    log.warn({ error }, 'the payment provider did not answer');
    return { again: AGAIN_MS };
  }
}
