import { readFileSync } from 'node:fs';
import { guest, kinds, openStation, PARTNER_PASSWORD, plain, shopServers, STATION, wire } from '@cpc/testkit';
import { addStations, build } from './build.ts';
import { CALLS, type Calls, CALLS_OF_MANY } from './calls.ts';
import type { Place, Wire } from './types.ts';

const TIMES = 20;

/** How long one call takes, over HTTP: the first answer after the start of the server, and the next ones. */
export interface Took {
  readonly name: string;
  readonly first: number;
  readonly median: number;
  readonly p95: number;
  /** Processor time of the server for a call, on average: it does not depend on what else the computer does. */
  readonly work: number;
}

/** What was measured in a shop with few stations and many orders, and then with many stations. */
export interface Measured {
  readonly orders: readonly Took[];
  readonly stations: readonly Took[];
}

/** Sells one order in the demo shop, copies it until the shop is large, and measures every call. */
export async function measure(place: Place): Promise<Measured> {
  const { programs, origins } = await shopServers(place, 1, () => ({ NODE_ENV: 'development', LOG_LEVEL: 'warn' }));
  const [server] = programs;
  if (!server) throw new Error('bench: the server does not run');
  await server.start();
  const visitor = wire({ servers: origins, network: { lost: 0, deferred: 0, defects: [] } });
  const order = await sellOne(visitor);
  await server.stop();
  const measured = async (calls: Calls) => {
    await server.start();
    try {
      return await measureCalls(calls, await staffOf(visitor), server.pid());
    } finally {
      await server.stop();
    }
  };
  await build(place, order);
  const orders = await measured(CALLS);
  await addStations(place);
  return { orders, stations: await measured(CALLS_OF_MANY) };
}

async function staffOf(visitor: Wire): Promise<Wire> {
  const { tokenHead, token } = await visitor.call('Partner.login', { username: 'demo', password: PARTNER_PASSWORD });
  return visitor.as(tokenHead + token);
}

/** @returns the id of a paid order */
async function sellOne(visitor: Wire): Promise<string> {
  const closeStation = await openStation(visitor);
  const [kind] = await kinds(visitor, 1);
  if (!kind) throw new Error('bench: the demo shop has no goods');
  const [customer, staff] = [await guest(visitor, 1), await staffOf(visitor)];
  const items = [plain(kind, '#cc2233')];
  const { order_id } = await customer.call('Order.place', { client_key: 'bench', machine_id: STATION, items });
  await customer.call('Payment.begin', { order_id, provider: 'counter' });
  await staff.call('Partner.confirmCounterPayment', { order_id });
  await closeStation();
  return order_id;
}

const DAY_MS = 86_400_000;

async function measureCalls(calls: Calls, staff: Wire, pid: number): Promise<readonly Took[]> {
  const day = (ago: number) => new Date(Date.now() - ago * DAY_MS).toISOString().slice(0, 10);
  const days = { today: day(0), monthAgo: day(27), yearAgo: day(365) };
  const all: Took[] = [];
  for (const [name, ask] of Object.entries(calls)) {
    const took: number[] = [];
    const before = processorMs(pid);
    for (let time = 0; time <= TIMES; time += 1) {
      const at = performance.now();
      await ask(staff, days);
      took.push(performance.now() - at);
    }
    const [first = Number.NaN, ...next] = took;
    const sorted = next.toSorted((a, b) => a - b);
    const part = (of: number) => sorted[Math.floor((sorted.length - 1) * of)] ?? Number.NaN;
    const work = (processorMs(pid) - before) / took.length;
    all.push({ name, first, median: part(0.5), p95: part(0.95), work });
  }
  return all;
}

/** The kernel counts in hundredths of a second. */
const TICK_MS = 10;

/** Processor time of a process and its threads so far, by /proc/PID/stat (proc_pid_stat(5)). */
function processorMs(pid: number): number {
  const status = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The name of the program stands in brackets and may contain anything; fields are counted after it.
  const fields = status.slice(status.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}
