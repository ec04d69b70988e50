import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { isInMain } from '@cpc/domain/testing/part';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { caller } from '../../../testing/caller.ts';
import { databases } from '../../../testing/databases.ts';
import { photo } from '../../../testing/pictures.ts';
import { groundServer } from '../../../testing/server.ts';
import { upload } from '../../../testing/upload.ts';
import { PACE, type Pace, unlessStalled } from './stalled.ts';

const BODY_BYTES = 60_000;
/** A busy machine receives sixty megabytes slowly. */
const PATIENT = { timeout: 100_000, interval: 100 };

describe.runIf(isInMain)('bodies that stall', () => {
  /** Receives one body of BODY_BYTES. @param slowMs time the server takes for each piece */
  async function receiver(pace: Partial<Pace>, slowMs = 0) {
    const came: string[] = [];
    const take = async (raw: IncomingMessage) => {
      for await (const bytes of unlessStalled({ raw }, raw, { ...PACE, ...pace })) {
        came.push(String(bytes));
        await sleep(slowMs);
      }
    };
    const server = createServer();
    const ended = once(server, 'request').then(async ([raw, answer]) => {
      try {
        await take(raw as IncomingMessage);
      } catch {
        return 'cut';
      }
      (answer as ServerResponse).end();
      return 'whole';
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void server.close());
    const socket = await dial((server.address() as { port: number }).port, '127.0.0.1');
    socket.write(`POST / HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: ${BODY_BYTES}\r\n\r\n`);
    return { came, socket, ended };
  }

  /** Sends so many bytes every 50 ms, until it is cut or everything has arrived. @param ahead sent at once */
  async function drip({ socket, ended }: Awaited<ReturnType<typeof receiver>>, bytes: number, ahead = 0) {
    let sent = 0;
    const send = (length: number) => {
      socket.write('a'.repeat(Math.min(length, BODY_BYTES - sent)));
      sent = Math.min(BODY_BYTES, sent + length);
    };
    send(ahead);
    const timer = setInterval(() => send(bytes), 50);
    const end = await ended;
    clearInterval(timer);
    return { end, sent };
  }

  it('[SC-07.1] a silent body is cut, an active one is not', async () => {
    const { came, socket, ended } = await receiver({ maxStallMs: 300 });
    for (const letter of ['a', 'b', 'c']) {
      await sleep(150);
      socket.write(letter);
    }
    expect(await ended).toBe('cut');
    expect(came).toEqual(['a', 'b', 'c']);
  });

  it('[SC-07.1] a body that comes byte by byte is cut before its end', async () => {
    const { end, sent } = await drip(await receiver({ windowMs: 300 }), 1);
    expect([end, sent < 1_000]).toEqual(['cut', true]);
  });

  it('[SC-07.1] a body that comes at once and then slowly is cut', async () => {
    const { end } = await drip(await receiver({ windowMs: 300 }), 60, 58_000);
    expect(end).toBe('cut');
  });

  it('[SC-07.1] a sender of much data must continue fast', async () => {
    const pace = { windowMs: 300, evenMs: 1_500 };
    const { end, sent } = await drip(await receiver(pace), 200, 40_000);
    expect([end, sent < BODY_BYTES]).toEqual(['cut', true]);
  });

  it('[SC-07.1] a body that comes evenly is accepted whole', async () => {
    const { end } = await drip(await receiver({ windowMs: 300, evenMs: 6_000 }), 3_000);
    expect(end).toBe('whole');
  });

  it('[SC-07.1] time that the server takes is not counted', async () => {
    const { end } = await drip(await receiver({ windowMs: 200, minRate: 1_000_000 }, 100), 0, BODY_BYTES);
    expect(end).toBe('whole');
  });
});

describe.each(databases())('temporary files of uploads on $engine', ({ open }) => {
  it(
    '[SC-07.1] [SE-04] stalled uploads of one address do not stop other uploads',
    async () => {
      const { app, services } = await groundServer(await open());
      const { port } = new URL(await app.listen({ host: '0.0.0.0', port: 0 }));
      const { tokenHead, token } = await caller(app).must('User.guest', {});
      const authorization = tokenHead + token;
      const hold = () => stall(Number(port), '127.0.0.2', authorization, 15_000_000);
      const held = await Promise.all(Array.from({ length: 4 }, hold));
      await vi.waitFor(() => expect(services.temporary.bytes()).toBeGreaterThanOrEqual(59_900_000), PATIENT);
      const refused = await Promise.all(Array.from({ length: 4 }, hold));
      for (const { answer } of refused) await vi.waitFor(() => expect(answer()).toContain(' 503 '), PATIENT);
      await vi.waitFor(() => expect(services.temporary.bytes()).toBeLessThanOrEqual(60_000_000), PATIENT);
      expect((await upload(app, { authorization }, await photo(64, 48))).code).toBe(0);
      for (const { close } of held) close();
      await vi.waitFor(() => expect(services.temporary.bytes()).toBe(0), PATIENT);
    },
    4 * PATIENT.timeout,
  );
});

async function dial(port: number, localAddress: string) {
  const socket = connect({ port, host: '127.0.0.1', localAddress });
  await new Promise((resolve) => socket.once('connect', resolve));
  socket.on('error', () => undefined);
  socket.resume();
  onTestFinished(() => void socket.destroy());
  return socket;
}

/** Sends so many bytes of a file in a form, and never its end. */
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
