import { expireLeases } from '../printing/expire-leases.ts';
import type { TestShop } from './shop.ts';

/** Time passes while a server is there that looks after the leases all the time: whoever says nothing is silent. */
export async function passServed({ services }: Pick<TestShop, 'services'>, ms: number): Promise<void> {
  const { clock, db } = services;
  clock.pass(ms);
  const at = clock.now();
  await db.transact((tx) =>
    tx
      .insertInto('lease_sweeps')
      .values({ id: 1, at })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ at }))
      .execute(),
  );
  await expireLeases(services);
}
