import { freePort, killable } from '@cpc/testkit';
import { request } from 'undici';
import { LISTED, type Measured, memoryOf, paces } from '../measured.ts';

/** Measures the floor on the database of a place. */
export async function measureFloor(place: {
  readonly folder: string;
  readonly databaseUrl: string;
}): Promise<Measured> {
  const port = await freePort();
  const program = killable('floor', 'proof/bench/orders/floor/program.ts', {
    PORT: String(port),
    FOLDER: place.folder,
    DATABASE_URL: place.databaseUrl,
  });
  const startMs = await program.start();
  try {
    const memoryMb = memoryOf(program.pid());
    const call = (path: string, nth: number) => {
      const body = new URLSearchParams({ account: `customer ${nth}`, item: 'case' }).toString();
      const headers = { 'content-type': 'application/x-www-form-urlencoded' };
      return async () => {
        const answer = await request(`http://127.0.0.1:${port}${path}`, { method: 'POST', headers, body });
        const { code } = (await answer.body.json()) as { readonly code?: number };
        if (code !== 0) throw new Error(`bench: the floor answered ${answer.statusCode}`);
      };
    };
    const orders = await paces(async (nth) => call('/order', nth));
    const reads = await paces(async (nth) => {
      const order = call('/order', 1_000 + nth);
      for (let n = 0; n < LISTED; n += 1) await order();
      return call('/list', 1_000 + nth);
    });
    return { orders, reads, startMs, memoryMb };
  } finally {
    await program.stop();
  }
}
