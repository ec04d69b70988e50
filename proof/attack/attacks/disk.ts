import { setTimeout as sleep } from 'node:timers/promises';
import { STATION } from '@cpc/testkit';
import type { Attack, Scene } from '../attack.ts';
import { upload } from '../multipart.ts';
import type { Person } from '../person.ts';
import { type Raw, raw } from '../raw.ts';
import { HOSTILE_DESIGNS } from '../shapes/designs.ts';
import { noise } from '../shapes/png.ts';

const PART_BYTES = 19 * 2 ** 20;
const UPLOADS = { short: 4, full: 60, long: 60 } as const;
const STALLED = { short: 12, full: 60, long: 60 } as const;
const COPIES = { short: 5, full: 60, long: 200 } as const;
const PICTURES = { short: 2, full: 60, long: 90 } as const;
const TUS = { 'tus-resumable': '1.0.0' };
const BYTES = 'application/offset+octet-stream';

/** Review 6: everything that one address can leave on the disk. */
export const disk: Attack = {
  name: 'disk',
  title: 'one address fills the disk: open uploads, copies, lists, pictures, stalled parts',
  async run(scene) {
    const { address } = scene.shop.visitor();
    const self = await scene.shop.guest(address);
    await halves(scene, self);
    await tinyParts(scene, self);
    await stalled(scene, self);
    await copies(scene, await scene.shop.guest(address));
    await pictures(scene, address);
  },
};

/** Begins a resumable upload. @returns its path, or undefined if it is refused */
async function begun(self: Person, length: number): Promise<string | undefined> {
  const headers = { ...TUS, 'upload-length': String(length) };
  const { status, headers: created } = await self.send({ method: 'POST', path: '/api/upload/parts', headers });
  const { location } = created;
  return status === 201 && typeof location === 'string' ? new URL(location, 'http://shop').pathname : undefined;
}

const part = (self: Person, path: string, body: Buffer, offset = 0) =>
  self.send({
    method: 'PATCH',
    path,
    headers: { ...TUS, 'content-type': BYTES, 'upload-offset': String(offset) },
    body,
  });

/** Begins uploads and never finishes them. */
async function halves({ scale, note, isOver }: Scene, self: Person): Promise<void> {
  const body = Buffer.alloc(PART_BYTES, 1);
  let taken = 0;
  for (let n = 0; n < UPLOADS[scale] && !isOver(); n += 1) {
    const path = await begun(self, PART_BYTES + 1);
    if (path && (await part(self, path, body)).status === 204) taken += 1;
  }
  note(`${taken} of ${UPLOADS[scale]} halves of ${PART_BYTES / 2 ** 20} MB were taken`);
}

/** Sends many parts of one byte. */
async function tinyParts({ hold }: Scene, self: Person): Promise<void> {
  const path = await begun(self, 1_000);
  for (let n = 0; path && n < 100; n += 1) {
    const { status } = await part(self, path, Buffer.from('x'), n);
    hold(status === 204 || (status >= 400 && status < 500), `a tiny part got status ${status}`);
  }
}

/** Many senders send the same part, and each stops before its end. */
async function stalled({ shop, scale }: Scene, self: Person): Promise<void> {
  const path = await begun(self, PART_BYTES + 1);
  if (!path) return;
  const head = [
    `PATCH ${path} HTTP/1.1`,
    'host: shop',
    `authorization: ${self.authorization}`,
    'tus-resumable: 1.0.0',
    `content-type: ${BYTES}`,
    'upload-offset: 0',
    `content-length: ${PART_BYTES}`,
  ];
  const senders: Raw[] = [];
  for (let n = 0; n < STALLED[scale]; n += 1) {
    const sender = await raw(shop.port, self.address);
    sender.socket.write(`${head.join('\r\n')}\r\n\r\n`);
    sender.socket.write(Buffer.alloc(PART_BYTES - 100, 2));
    senders.push(sender);
  }
  await sleep(3_000);
  for (const { end } of senders) end();
}

/** Copies, shares, lists and saves the largest accepted design again and again. */
async function copies({ shop, scale, note, isOver }: Scene, self: Person): Promise<void> {
  const kind = shop.kinds[0];
  const texts = HOSTILE_DESIGNS.find(({ name }) => name === 'texts');
  if (!kind || !texts) throw new Error('there is no design to copy');
  for (const size of [1, 0.3, 0.1, 0.03]) {
    const document = texts.make(size);
    const { output } = await self.call('Work.save', { goods_id: kind.goods_id, document });
    if (!output) continue;
    note(`copied a design of ${Math.round(JSON.stringify(document).length / 1_024)} kB`);
    for (let n = 0; n < COPIES[scale] && !isOver(); n += 1) {
      await self.call('Work.copy', { work_id: output.work_id, title: `copy ${n}` });
      await self.call('ShoppingList.add', { client_key: `copy ${n}`, machine_id: STATION, ...kind, document });
      await self.call('Work.save', { goods_id: kind.goods_id, title: `again ${n}`, document });
    }
    return;
  }
}

/** Uploads pictures that no design uses, with as many guests as needed. */
async function pictures({ shop, scale, chance, note, isOver }: Scene, address: string): Promise<void> {
  let taken = 0;
  const errors = new Set<string>();
  for (let n = 0; n < PICTURES[scale] && !isOver(); n += 1) {
    const self = await shop.guest(address).catch(() => undefined);
    if (!self) continue;
    const { code, status, error } = await upload(self, noise(1_500, chance.next));
    if (code === 0) taken += 1;
    else errors.add(error || String(status));
  }
  note(
    `${taken} of ${PICTURES[scale]} pictures were taken${errors.size > 0 ? `, else ${[...errors].join(', ')}` : ''}`,
  );
}
