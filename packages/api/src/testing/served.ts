import { expireLeases } from '../modules/printing/expire-leases.ts';
import type { TestShop } from './shop.ts';

/** The longest time between two checks of the leases by a server. */
const LOOK_MS = 20_000;

/** Lets time pass while a server checks the leases all the time: leases of silent stations expire. */
export async function passServed({ services }: Pick<TestShop, 'services'>, ms: number): Promise<void> {
  await expireLeases(services);
  for (let left = ms; left > 0; left -= LOOK_MS) {
    services.clock.pass(Math.min(left, LOOK_MS));
    await expireLeases(services);
  }
}
