import { setTimeout as sleep } from 'node:timers/promises';
import { plain, STATION } from '@cpc/testkit';
import type { Attack, Scene } from '../attack.ts';
import { MAX_CHANGE_CPU_MS, MAX_STREAMS_PER_ADDRESS } from '../bars.ts';
import { place } from '../buy.ts';
import { cpuOf } from '../cpu.ts';
import type { Person } from '../person.ts';
import { type Raw, raw, statusOf } from '../raw.ts';

const STREAM = `GET /api/queue/stream?machine_id=${STATION} HTTP/1.1\r\nhost: shop\r\naccept: text/event-stream\r\n\r\n`;
const GREEDY = { short: 250, full: 1_100, long: 1_100 } as const;
const WATCHERS = { short: 80, full: 1_000, long: 1_000 } as const;
const PER_ADDRESS = 8;
const CHANGES = { short: 1, full: 4, long: 4 } as const;
const MAX_WAIT_MS = 15_000;

/** Review 4: endless event streams, each of which recomputed the queue at every change. */
export const streams: Attack = {
  name: 'streams',
  title: 'a thousand event streams, from one address and from many',
  async run(scene) {
    await fromOneAddress(scene);
    await fromMany(scene);
  },
};

async function fromOneAddress({ shop, scale, hold, note }: Scene): Promise<void> {
  const { address } = shop.visitor();
  const sockets = await open(shop.port, Array<string>(GREEDY[scale]).fill(address));
  const opened = sockets.filter(({ received }) => statusOf(received()) === 200).length;
  note(`${opened} streams for one address`);
  hold(opened <= MAX_STREAMS_PER_ADDRESS, `one address opened ${opened} streams`);
  await sleep(1_000);
  for (const { end } of sockets) end();
}

/** What a change costs when many honest customers watch. */
async function fromMany({ shop, scale, hold, note }: Scene): Promise<void> {
  const addresses = Array.from({ length: WATCHERS[scale] / PER_ADDRESS }, () => shop.visitor().address);
  const sockets = await open(
    shop.port,
    addresses.flatMap((address) => Array<string>(PER_ADDRESS).fill(address)),
  );
  const opened = sockets.filter(({ received }) => statusOf(received()) === 200);
  hold(opened.length === sockets.length, `only ${opened.length} of ${sockets.length} honest viewers were accepted`);
  const self = await shop.guest();
  const ms = await cpuOf(shop.server.pid(), () => change(shop.kinds, self, CHANGES[scale]));
  note(`${Math.round(ms / (2 * CHANGES[scale]))} ms of CPU a change, ${opened.length} watching`);
  const each = ms / (2 * CHANGES[scale]);
  if (scale !== 'short')
    hold(each <= MAX_CHANGE_CPU_MS, `a change cost ${Math.round(each)} ms of CPU, the limit is ${MAX_CHANGE_CPU_MS}`);
  for (const { end } of sockets) end();
}

/** Places orders and cancels them, so that they enter and leave the queue. */
async function change(kinds: Scene['shop']['kinds'], self: Person, times: number): Promise<void> {
  for (let turn = 0; turn < times; turn += 1) {
    const kind = kinds[turn % kinds.length];
    if (!kind) throw new Error('the demo shop has no goods in stock');
    const order_id = await place(self, `watched-${turn}`, [plain(kind, '#00ff00')]);
    await sleep(500);
    await self.must('Order.cancel', { order_id });
    await sleep(500);
  }
}

/** Opens streams and waits until each is answered, or until a time limit. */
async function open(port: number, addresses: readonly string[]): Promise<readonly Raw[]> {
  const sockets: Raw[] = [];
  for (const address of addresses) {
    const one = await raw(port, address);
    one.socket.write(STREAM);
    sockets.push(one);
  }
  const until = performance.now() + MAX_WAIT_MS;
  while (sockets.some(({ received, socket }) => received() === '' && !socket.destroyed) && performance.now() < until)
    await sleep(100);
  return sockets;
}
