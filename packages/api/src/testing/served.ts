import { expireLeases } from '../printing/expire-leases.ts';
import type { TestShop } from './shop.ts';

const STEP_MS = 20_000;

/** Time passes while a server is there, which looks after the leases: whoever says nothing is silent. */
export async function passServed({ services }: Pick<TestShop, 'services'>, ms: number): Promise<void> {
  // A gap is forgiven once; the time behind it is enough for every lease to end.
  for (let left = ms; left > 0; ) {
    const step = left > 6 * STEP_MS ? left - 5 * STEP_MS : Math.min(STEP_MS, left);
    services.clock.pass(step);
    await expireLeases(services);
    left -= step;
  }
}
