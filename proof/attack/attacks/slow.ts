import { setTimeout as sleep } from 'node:timers/promises';
import type { Attack, Scene } from '../attack.ts';
import { raw } from '../raw.ts';

const COUNTS = { short: 60, full: 200, long: 200 } as const;
const IDLE = { short: 200, full: 1_000, long: 1_000 } as const;
const PATIENCE_MS = { short: 2_000, full: 15_000, long: 30_000 } as const;

const POST = 'POST /userphoneapplets/index HTTP/1.1\r\nhost: shop\r\ncontent-type: application/json\r\n';
const HALF: readonly string[] = [
  'POST /userphoneapplets/index HTTP/1.1\r\nhost: sh',
  `${POST}content-length: 1000\r\n\r\n{"s":"Mach`,
  `${POST}transfer-encoding: chunked\r\n\r\n5\r\n{"s":\r\n`,
  `${POST}expect: 100-continue\r\ncontent-length: 1000\r\n\r\n`,
  'GET /api/openapi.json HTTP/1.1\r\nhost: shop\r\n',
  'G',
];

/** Bar 10: calls that never end, also while the server is stopping. */
export const slow: Attack = {
  name: 'slow',
  title: 'incomplete heads and bodies, idle sockets, and a server stop meanwhile',
  async run(scene) {
    for (const half of HALF) await hanging(scene, half);
    await idle(scene);
    await sleep(PATIENCE_MS[scene.scale]);
  },
};

/** The connections stay open until the server has ended; one sends a byte at a time. */
async function hanging({ shop, scale, onEnd }: Scene, half: string): Promise<void> {
  const { address } = shop.visitor();
  const count = Math.ceil(COUNTS[scale] / HALF.length);
  for (let n = 0; n < count; n += 1) {
    const { socket, end } = await raw(shop.port, address);
    socket.write(half);
    const drip = setInterval(() => socket.write('a'), 1_000);
    socket.once('close', () => clearInterval(drip));
    onEnd(end);
  }
}

async function idle({ shop, scale, onEnd }: Scene): Promise<void> {
  const { address } = shop.visitor();
  for (let n = 0; n < IDLE[scale]; n += 1) onEnd((await raw(shop.port, address)).end);
}
