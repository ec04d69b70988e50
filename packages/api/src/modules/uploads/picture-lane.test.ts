import { mkdtempSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type AccountId, brand } from '@cpc/domain';
import sharp from 'sharp';
import { expect, it, onTestFinished } from 'vitest';
import { guest } from '../../testing/caller.ts';
import { sqliteDatabase } from '../../testing/databases.ts';
import { bombPng, photo, plainProgressive } from '../../testing/pictures.ts';
import { childrenOf, isRunning } from '../../testing/processes.ts';
import { groundServer } from '../../testing/server.ts';
import { testLog } from '../../testing/services.ts';
import { type PictureLane, pictureLane } from './picture-lane.ts';

const MB = 1e6;
const SHORT = { wallMs: 60_000, cpuMs: 50, memory: 1_000 * MB };
const WAITED_FOR = new AbortController().signal;

const small = await photo(320, 240);
const grain = { type: 'gaussian', mean: 128, sigma: 60 } as const;
const tile = await sharp({ create: { width: 1_000, height: 1_000, channels: 3, background: '#234', noise: grain } })
  .png()
  .toBuffer();
/** A megabyte of 49 megapixels of noise: several times `SHORT` to decode and to encode, on a fast machine too. */
const slow = await sharp({ create: { width: 7_000, height: 7_000, channels: 3, background: '#234' } })
  .composite([{ input: tile, tile: true }])
  .jpeg({ quality: 5 })
  .toBuffer();

function opened(options: Parameters<typeof pictureLane>[1] = {}) {
  const log = testLog();
  const lane = pictureLane(log, { niceness: 0, ...options });
  const folder = mkdtempSync(join(tmpdir(), 'cpc-lane-'));
  onTestFinished(async () => {
    await lane.close();
    rmSync(folder, { recursive: true });
  });
  async function file(bytes: Buffer): Promise<string> {
    const path = join(folder, String(bytes.length));
    await writeFile(path, bytes);
    return path;
  }
  return { lane, log, file };
}

const sender = (account: string, ip: string) => ({ accountId: brand<AccountId>(account), ip });

/** The processes that a lane has started since it was opened and that end with it. */
function startedSince(): () => readonly { readonly pid: number }[] {
  const before = new Set(childrenOf(process.pid).map(({ pid }) => pid));
  return () => childrenOf(process.pid).filter(({ pid }) => !before.has(pid));
}

const take = ({ take: taken }: PictureLane, path: string, account: string, ip: string, hungUp = WAITED_FOR) =>
  taken(path, sender(account, ip), hungUp);

it('[AP-06.3] a picture is made in a process of its own, with its copy for phones', async () => {
  const { lane, file } = opened();
  const picture = await take(lane, await file(small), 'a', '10.0.0.1');
  expect([picture.mediaType, picture.width, picture.height]).toEqual(['image/jpeg', 320, 240]);
  expect(picture.proxy).toBe(picture.bytes);
  const large = await take(lane, await file(await photo(3_000, 2_000)), 'a', '10.0.0.1');
  expect((await sharp(large.proxy).metadata()).width).toBe(2_048);
  await expect(take(lane, await file(bombPng(1, 50_000_000)), 'a', '10.0.0.1')).rejects.toMatchObject({
    error: 'imageTooLarge',
  });
});

it('[AP-06.2] a photo of what phones call 50 megapixels is taken', async () => {
  const { lane, file } = opened();
  const picture = await take(lane, await file(await plainProgressive(8_192, 6_144)), 'a', '10.0.0.1');
  expect([picture.width, picture.height]).toEqual([8_192, 6_144]);
});

it('[SE-04] a file that takes too much processor time is killed and refused', async () => {
  const { lane, log, file } = opened({ limits: SHORT });
  await expect(take(lane, await file(slow), 'a', '10.0.0.1')).rejects.toMatchObject({ error: 'imageTooLarge' });
  expect(log.lines.map(({ what }) => what)).toEqual(['a picture could not be decoded']);
});

it('[SC-07.4] an honest picture overtakes forty hostile ones of another address', async () => {
  const { lane, file } = opened();
  const path = await file(slow);
  const honest = await file(small);
  let done = 0;
  const stop = new AbortController();
  const hostile = Array.from({ length: 40 }, (_, n) =>
    take(lane, path, `guest ${n % 8}`, '10.0.0.66', stop.signal).then(
      () => (done += 1),
      () => 0,
    ),
  );
  await take(lane, honest, 'a', '10.0.0.1');
  // One address has two at once, and each may just have ended.
  expect(done).toBeLessThanOrEqual(4);
  stop.abort();
  await Promise.all(hostile);
});

it('[SC-07.4] one account may have few waiting; others of its address go on', async () => {
  const { lane, file } = opened();
  const path = await file(slow);
  const stop = new AbortController();
  const answers = Array.from({ length: 20 }, () =>
    take(lane, path, 'greedy', '10.0.0.1', stop.signal).catch((error: unknown) => error),
  );
  await take(lane, await file(small), 'modest', '10.0.0.1');
  stop.abort();
  const errors = (await Promise.all(answers)).map((answer) => (answer as { error?: string }).error);
  expect(errors.filter((error) => error === 'unavailable')).toHaveLength(3);
});

it('[SC-07.3] [SC-07.4] [RL-05.5] nothing is decoded after a hang-up, or after closing', async () => {
  const { lane, file } = opened();
  const path = await file(slow);
  const hangUp = new AbortController();
  const started = startedSince();
  const left = ['a', 'b', 'b'].map((who) =>
    take(lane, path, who, '10.0.0.1', hangUp.signal).catch((error: unknown) => error),
  );
  await expect.poll(started).not.toEqual([]);
  const begun = started();
  hangUp.abort();
  for (const error of await Promise.all(left)) expect(error).toMatchObject({ error: 'uploadFailed' });
  await expect.poll(() => begun.filter(isRunning)).toEqual([]);
  await lane.close();
  await expect(take(lane, path, 'a', '10.0.0.1')).rejects.toMatchObject({ error: 'unavailable' });
});

it('[SC-07.3] [SC-07.4] an upload whose client hangs up is not decoded to its end', async () => {
  const { lane } = opened();
  const { app, services } = await groundServer(await sqliteDatabase(), {}, undefined, lane.take);
  const { headers } = await guest(app);
  await app.listen({ host: '127.0.0.1', port: 0 });
  const started = startedSince();
  const head = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\n';
  const body = Buffer.concat([Buffer.from(head), slow, Buffer.from('\r\n--x--\r\n')]);
  const address = app.server.address();
  const socket = connect(typeof address === 'object' && address ? address.port : 0, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write(
    `POST /api/upload/picture HTTP/1.1\r\nHost: x\r\nAuthorization: ${headers['authorization']}\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: ${body.length}\r\n\r\n`,
  );
  socket.write(body);
  await expect.poll(started).not.toEqual([]);
  const begun = started();
  socket.destroy();
  await expect.poll(() => begun.filter(isRunning)).toEqual([]);
  expect(await services.db.read.selectFrom('pictures').select('asset').execute()).toEqual([]);
});
