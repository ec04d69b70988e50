import { createServer } from 'node:http';
import { connect } from 'node:net';
import type { Readable } from 'node:stream';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { caller } from '../testing/caller.ts';
import { databases } from '../testing/databases.ts';
import { photo } from '../testing/pictures.ts';
import { groundServer } from '../testing/server.ts';
import { upload } from '../testing/upload.ts';
import { PACE, type Pace, unlessStalled } from './stalled.ts';

describe('bodies that stall', () => {
  /** What comes of a body, and then `cut` where it was. */
  async function receiver(pace: Pace) {
    const came: string[] = [];
    const server = createServer((raw, answer) => {
      const take = async () => {
        for await (const bytes of unlessStalled({ raw }, raw as Readable, pace)) came.push(String(bytes));
        answer.end();
      };
      void take().catch(() => came.push('cut'));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void server.close());
    const socket = await dial((server.address() as { port: number }).port, '127.0.0.1');
    socket.write('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n');
    return { came, socket };
  }

  it('[SC-07] a body that brings nothing is cut, one that goes on is not', async () => {
    const { came, socket } = await receiver({ ...PACE, maxStallMs: 300 });
    for (const letter of ['a', 'b', 'c']) {
      await new Promise((resolve) => setTimeout(resolve, 150));
      socket.write(letter);
    }
    await new Promise((resolve) => socket.once('close', resolve));
    expect(came).toEqual(['a', 'b', 'c', 'cut']);
  });

  it('[SC-07] a body that comes byte by byte is cut before its end', async () => {
    const { came, socket } = await receiver({ ...PACE, graceMs: 300 });
    const drip = setInterval(() => socket.write('a'), 50);
    await new Promise((resolve) => socket.once('close', resolve));
    clearInterval(drip);
    expect([came.at(-1), came.join('').length < 90]).toEqual(['cut', true]);
  });
});

describe.each(databases())('temporary files of uploads on $engine', ({ open }) => {
  it('[SC-07] [SE-04] one address with stalled uploads keeps no other from uploading', async () => {
    const { app, services } = await groundServer(await open());
    const { port } = new URL(await app.listen({ host: '0.0.0.0', port: 0 }));
    const { tokenHead, token } = await caller(app).must('User.guest', {});
    const authorization = tokenHead + token;
    const hold = () => stall(Number(port), '127.0.0.2', authorization, 15_000_000);
    const held = await Promise.all(Array.from({ length: 4 }, hold));
    await vi.waitFor(() => expect(services.temporary.bytes()).toBeGreaterThanOrEqual(59_900_000), 20_000);
    const refused = await Promise.all(Array.from({ length: 4 }, hold));
    for (const { answer } of refused) await vi.waitFor(() => expect(answer()).toContain(' 503 '), 20_000);
    await vi.waitFor(() => expect(services.temporary.bytes()).toBeLessThanOrEqual(60_000_000), 20_000);
    expect((await upload(app, { authorization }, await photo(64, 48))).code).toBe(0);
    for (const { close } of held) close();
    await vi.waitFor(() => expect(services.temporary.bytes()).toBe(0), 5_000);
  });
});

async function dial(port: number, localAddress: string) {
  const socket = connect({ port, host: '127.0.0.1', localAddress });
  await new Promise((resolve) => socket.once('connect', resolve));
  socket.on('error', () => undefined);
  socket.resume();
  onTestFinished(() => void socket.destroy());
  return socket;
}

/** Sends so many bytes of a file by a form, and never its end. */
async function stall(port: number, from: string, authorization: string, bytes: number) {
  const socket = await dial(port, from);
  let answer = '';
  socket.on('data', (text) => (answer += String(text)));
  const head =
    '--b\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n';
  socket.write(
    `POST /api/upload/picture HTTP/1.1\r\nHost: x\r\nAuthorization: ${authorization}\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: 19000000\r\n\r\n${head}`,
  );
  socket.write(Buffer.alloc(bytes, 'x'));
  return { answer: () => answer, close: () => socket.destroy() };
}
