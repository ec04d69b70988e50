import { setTimeout as sleep } from 'node:timers/promises';
import type { Attack, Scene } from '../attack.ts';
import { formOf, MULTIPART, upload } from '../multipart.ts';
import { raw } from '../raw.ts';
import { HOSTILE_PICTURES } from '../shapes/pictures.ts';

const AT_ONCE = { short: 6, full: 40, long: 40 } as const;
const SHORT = ['one column', 'a bomb', 'compressed text', 'many scans'];

interface Made {
  readonly name: string;
  readonly bytes: Buffer;
}

/** Review 5: many pictures at once that are slow to decode; some senders hang up. */
export const decoding: Attack = {
  name: 'decoding',
  title: 'pictures with small files that are slow to decode, 40 at once',
  async run(scene) {
    const { shop, scale } = scene;
    const chosen = HOSTILE_PICTURES.filter(({ name }) => scale !== 'short' || SHORT.includes(name));
    const pictures: Made[] = [];
    for (const { name, make } of chosen) pictures.push({ name, bytes: await make() });
    const self = await shop.guest();
    await disconnect(scene, self.authorization, pictures);
    const answers = await Promise.all(
      Array.from({ length: AT_ONCE[scale] }, async (_, n) => {
        const { name, bytes } = pictures[n % pictures.length] ?? { name: '', bytes: Buffer.of() };
        return { name, ...(await upload(self, bytes, 120_000)) };
      }),
    );
    for (const { name, status, ms } of answers)
      scene.hold(
        status !== 0 && (status < 500 || status === 503),
        `${name} was answered ${status} after ${Math.round(ms)} ms`,
      );
    const taken = new Set(answers.filter(({ code }) => code === 0).map(({ name }) => name));
    scene.note(
      `${taken.size} of ${pictures.length} kinds were taken, the slowest answer ${Math.round(Math.max(...answers.map(({ ms }) => ms)))} ms`,
    );
  },
};

/** Sends whole pictures and does not wait for the answer. */
async function disconnect({ shop, scale }: Scene, authorization: string, pictures: readonly Made[]): Promise<void> {
  const { address } = shop.visitor();
  for (let n = 0; n < AT_ONCE[scale]; n += 1) {
    const body = formOf(pictures[n % pictures.length]?.bytes ?? Buffer.of());
    const head = [
      'POST /api/upload/picture HTTP/1.1',
      'host: shop',
      `authorization: ${authorization}`,
      `content-type: ${MULTIPART}`,
      `content-length: ${body.length}`,
    ];
    const { socket } = await raw(shop.port, address);
    socket.write(`${head.join('\r\n')}\r\n\r\n`);
    socket.end(body);
    await sleep(20);
    socket.destroy();
  }
}
