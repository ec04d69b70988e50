import {
  guest,
  kinds,
  STATION,
  type makePlace,
  openStation,
  PARTNER_PASSWORD,
  plain,
  shopServers,
  wire,
} from '@cpc/testkit';
import { LISTED, type Measured, memoryOf, paces } from './measured.ts';

const KINDS = 60;

/** Measures one server of ours on the database of a place. */
export async function measureOurs(place: Awaited<ReturnType<typeof makePlace>>): Promise<Measured> {
  const { programs, origins } = await shopServers(place, 1, () => ({ NODE_ENV: 'development', LOG_LEVEL: 'warn' }));
  const [server] = programs;
  if (!server) throw new Error('bench: the server does not run');
  // The first start fills the demo shop's stock; the next start is measured.
  await server.start();
  await server.stop();
  const startMs = await server.start();
  try {
    const memoryMb = memoryOf(server.pid());
    return { ...(await measureShop(origins)), startMs, memoryMb };
  } finally {
    await server.stop();
  }
}

async function measureShop(servers: readonly string[]): Promise<Pick<Measured, 'orders' | 'reads'>> {
  const visitor = wire({ servers, network: { lost: 0, deferred: 0, defects: [] } });
  const { tokenHead, token } = await visitor.call('Partner.login', { username: 'demo', password: PARTNER_PASSWORD });
  const staff = visitor.as(tokenHead + token);
  const closeStation = await openStation(visitor);
  const sold = (await kinds(visitor, 40)).slice(0, KINDS);
  for (const kind of sold) await staff.call('Partner.countStock', { machine_id: STATION, ...kind, pieces: 10_000 });

  const buyer = async (nth: number) => {
    const customer = await guest(visitor, nth);
    let count = 0;
    const place = async () => {
      const kind = sold[(nth * 7 + count) % sold.length];
      if (!kind) throw new Error('bench: the demo shop has no goods in stock');
      count += 1;
      const items = [plain(kind, '#cc2233')];
      const asked = { client_key: `${nth} ${performance.now()}`, machine_id: STATION, items };
      return (await customer.call('Order.place', asked)).order_id;
    };
    return { customer, place };
  };
  // Measured first, while nothing waits to be painted.
  const reads = await paces(async (nth) => {
    const { customer, place } = await buyer(1_000 + nth);
    for (let n = 0; n < LISTED; n += 1) await place();
    return async () => void (await customer.call('Order.list', {}));
  });
  const orders = await paces(async (nth) => {
    const { customer, place } = await buyer(nth);
    return async () => {
      const order_id = await place();
      await customer.call('Payment.begin', { order_id, provider: 'counter' });
      await staff.call('Partner.confirmCounterPayment', { order_id });
    };
  });
  await closeStation();
  return { orders, reads };
}
