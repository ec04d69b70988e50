import { freePort, killable } from '@cpc/testkit';
import { LISTED, type Measured, memoryOf, paces } from '../measured.ts';
import { guestShopper, knownShopper, register } from './shopper.ts';

const REGULAR = 'regular';
/** Longer than ours: it handles so few orders per second that a shorter time would say little. */
const ORDERS_MS = 10_000;

/** Measures Vendure on an empty PostgreSQL. @param program that starts it */
export async function measureVendure(program: string, databaseUrl: string): Promise<Measured> {
  const port = await freePort();
  const env = {
    PORT: String(port),
    DATABASE_URL: databaseUrl,
    NODE_ENV: 'production',
    VENDURE_DISABLE_TELEMETRY: 'true',
  };
  const filled = killable('Vendure, being filled', program, { ...env, FILL: '1' });
  await filled.start();
  await filled.stop();
  const server = killable('Vendure', program, env);
  const startMs = await server.start();
  try {
    const memoryMb = memoryOf(server.pid());
    const address = `http://127.0.0.1:${port}/shop-api`;
    const orders = await paces(async (nth) => guestShopper(address, `guest-${nth}`).order, ORDERS_MS);
    // One account for all readers: ten orders for each of them would take too long.
    await register(address, REGULAR);
    const regular = await knownShopper(address, REGULAR);
    for (let n = 0; n < LISTED; n += 1) await regular.order();
    const reads = await paces(async () => {
      const { list } = await knownShopper(address, REGULAR);
      return () => list(LISTED);
    });
    return { orders, reads, startMs, memoryMb };
  } finally {
    await server.stop();
  }
}
