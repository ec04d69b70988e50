import { setTimeout as sleep } from 'node:timers/promises';
import type { Attack, Scene } from '../attack.ts';
import { postText, raw } from '../raw.ts';

const LISTS = [
  { s: 'Goods.list', machine_id: 'demo', category: 'phoneCase' },
  { s: 'Sticker.list' },
  { s: 'Wallpaper.list' },
  { s: 'Template.list', goods_id: 'apple-iphone-15' },
] as const;
const CALLS = { short: 300, full: 1_100, long: 1_100 } as const;
const UNREAD_MS = { short: 3_000, full: 15_000, long: 15_000 } as const;

/** Review 3: one socket requests many long lists at once and reads no answer. */
export const pipeline: Attack = {
  name: 'pipeline',
  title: 'a thousand long lists on one socket, with unread answers',
  async run(scene) {
    for (const list of LISTS) await unread(scene, postText('/userphoneapplets/index', list).repeat(CALLS[scene.scale]));
    await unread(scene, 'GET /api/openapi.json HTTP/1.1\r\nhost: shop\r\n\r\n'.repeat(CALLS[scene.scale]));
    await crowdOfUnread(scene);
  },
};

async function unread({ shop, scale }: Scene, asked: string): Promise<void> {
  const { socket, end } = await raw(shop.port, shop.visitor().address, false);
  socket.write(asked);
  await sleep(UNREAD_MS[scale] / LISTS.length);
  end();
}

const SOCKETS = { short: 20, full: 60, long: 60 } as const;

/** The same on many sockets of one address. */
async function crowdOfUnread({ shop, scale }: Scene): Promise<void> {
  const { address } = shop.visitor();
  const [list] = LISTS;
  const sockets = await Promise.all(Array.from({ length: SOCKETS[scale] }, () => raw(shop.port, address, false)));
  for (const { socket } of sockets) socket.write(postText('/userphoneapplets/index', list).repeat(20));
  await sleep(UNREAD_MS[scale]);
  for (const { end } of sockets) end();
}
