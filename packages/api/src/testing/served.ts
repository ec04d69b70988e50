import { expireLeases } from '../modules/printing/expire-leases.ts';
import type { TestShop } from './shop.ts';

/** As often as a server looks after the leases at the least. */
const LOOK_MS = 20_000;

/** Time passes while a server is there that looks after the leases all the time: whoever says nothing is silent. */
export async function passServed({ services }: Pick<TestShop, 'services'>, ms: number): Promise<void> {
  await expireLeases(services);
  for (let left = ms; left > 0; left -= LOOK_MS) {
    services.clock.pass(Math.min(left, LOOK_MS));
    await expireLeases(services);
  }
}
