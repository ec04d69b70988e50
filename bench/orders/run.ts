import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  freePort,
  guest,
  killable,
  kinds,
  MACHINE,
  makePlace,
  openStation,
  PARTNER_PASSWORD,
  plain,
  shopServers,
  wire,
} from '@cpc/testkit';
import { request } from 'undici';
import { ms, table } from '../lib/figures.ts';
import { type Pace, pace } from './load.ts';

const MEASURE_MS = 4_000;
const CLIENTS = [1, 16] as const;

interface Measured {
  /** Without payment: nothing is painted for it but its small picture. */
  readonly placed: readonly Pace[];
  readonly orders: readonly Pace[];
  readonly reads: readonly Pace[];
  readonly startMs: number;
  readonly memoryMb: number;
}

/** Complete orders and reads a second on the embedded database, beside the bare floor, in one run. */
export async function run(): Promise<string> {
  const place = await makePlace('sqlite');
  try {
    const floor = await measureFloor(place.folder);
    const ours = await measureOurs(place);
    return report(floor, ours);
  } finally {
    place.close();
  }
}

async function measureFloor(folder: string): Promise<Measured> {
  const port = await freePort();
  const program = killable('floor', 'bench/orders/floor.ts', { PORT: String(port), FOLDER: folder });
  const startMs = await program.start();
  try {
    const memoryMb = memoryOf(program.pid());
    const client = (path: string) => async (nth: number) => {
      const body = new URLSearchParams({ account: `customer ${nth}`, item: 'case' }).toString();
      const headers = { 'content-type': 'application/x-www-form-urlencoded' };
      return async () => {
        const answer = await request(`http://127.0.0.1:${port}${path}`, { method: 'POST', headers, body });
        const { code } = (await answer.body.json()) as { readonly code?: number };
        if (code !== 0) throw new Error(`bench: the floor answered ${answer.statusCode}`);
      };
    };
    return {
      orders: await paces(client('/order')),
      placed: [],
      reads: await paces(client('/list')),
      startMs,
      memoryMb,
    };
  } finally {
    await program.stop();
  }
}

async function measureOurs(place: Awaited<ReturnType<typeof makePlace>>): Promise<Measured> {
  const { programs, origins } = await shopServers(place, 1, () => ({ NODE_ENV: 'development' }));
  const [server] = programs;
  if (!server) throw new Error('bench: no server');
  // The first start fills the demo shop's shelves; what counts is the next.
  await server.start();
  await server.stop();
  const startMs = await server.start();
  try {
    const memoryMb = memoryOf(server.pid());
    const visitor = wire({ servers: origins, weather: { lost: 0, deferred: 0, defects: [] } });
    const { tokenHead, token } = await visitor.call('Partner.login', { username: 'demo', password: PARTNER_PASSWORD });
    const staff = visitor.as(tokenHead + token);
    await openStation(visitor);
    const sold = await kinds(visitor, 40);
    for (const kind of sold.slice(0, 60))
      await staff.call('Partner.countStock', { machine_id: MACHINE, ...kind, pieces: 10_000 });
    const order = (paid: boolean) => async (nth: number) => {
      const customer = await guest(visitor, nth + (paid ? 0 : 500));
      let count = 0;
      return async () => {
        const kind = sold[(nth * 7 + count) % 60];
        if (!kind) throw new Error('bench: nothing to sell');
        count += 1;
        const asked = {
          client_key: `${nth} ${performance.now()}`,
          machine_id: MACHINE,
          items: [plain(kind, '#cc2233')],
        };
        const { order_id } = await customer.call('Order.place', asked);
        if (!paid) return;
        await customer.call('Payment.begin', { order_id, provider: 'counter' });
        await staff.call('Partner.confirmCounterPayment', { order_id });
      };
    };
    const placed = await paces(order(false));
    const orders = await paces(order(true));
    const reads = await paces(async (nth) => {
      const customer = await guest(visitor, 1_000 + nth);
      return async () => void (await customer.call('Order.list', {}));
    });
    return { placed, orders, reads, startMs, memoryMb };
  } finally {
    await server.stop();
  }
}

async function paces(client: Parameters<typeof pace>[2]): Promise<readonly Pace[]> {
  const measured: Pace[] = [];
  for (const clients of CLIENTS) measured.push(await pace(clients, MEASURE_MS, client));
  return measured;
}

/** What a process keeps in memory, megabytes. */
function memoryOf(pid: number): number {
  const status = readFileSync(join('/proc', String(pid), 'status'), 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? Number.NaN) / 1_024;
}

function report(floor: Measured, ours: Measured): string {
  const row = (name: string, { orders, reads, startMs, memoryMb }: Measured) => [
    name,
    orders.map(({ perSecond }) => perSecond.toFixed(0)).join(' / '),
    orders.map(({ p50, p99 }) => `${ms(p50)}, ${ms(p99)}`).join(' / '),
    reads.map(({ perSecond }) => perSecond.toFixed(0)).join(' / '),
    `${(startMs / 1_000).toFixed(1)} s`,
    `${memoryMb.toFixed(0)} MB`,
  ];
  const share = (part: 'orders' | 'reads', n: number) =>
    (((ours[part][n]?.perSecond ?? 0) / (floor[part][n]?.perSecond ?? 1)) * 100).toFixed(0);
  return `## Orders

Complete orders a second (placed with preflight and a held piece, payment begun, paid at the counter, print job put
down: three calls, each a durable transaction) with 1 and 16 clients, beside the floor: the same framework and engine
with one call and one durable transaction an order, nothing else. Reads are a customer's list of orders. Print files
are painted meanwhile, as they would be.

${table(
  ['', 'orders/s, 1 / 16', 'p50, p99', 'reads/s, 1 / 16', 'start', 'memory, idle'],
  [row('floor', floor), row('ours', ours)],
)}

Placed alone, without payment and print file: ${ours.placed.map(({ perSecond }) => perSecond.toFixed(0)).join(' / ')} a second. Of the floor: orders ${share('orders', 0)} % / ${share('orders', 1)} %, reads ${share('reads', 0)} % / ${share('reads', 1)} %.`;
}
