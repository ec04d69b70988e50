import { createServer, connect, type Socket } from 'node:net';
import { createClient } from '@cpc/client';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { Database } from '../../../base/db/database.ts';
import { MAX_ACCOUNT_BYTES } from '../../../records/quotas/bytes.ts';
import { caller } from '../../../testing/caller.ts';
import { databases } from '../../../testing/databases.ts';
import { photo } from '../../../testing/pictures.ts';
import { groundServer } from '../../../testing/server.ts';
import { upload } from '../../../testing/upload.ts';

const picture = await photo(2_400, 1_800);
const small = await photo(64, 48);

/** A proxy to the server that cuts a connection after so many bytes, the first `cuts` times. */
async function badNetwork(cuts: number, bytes: number) {
  let target = 0;
  let left = cuts;
  const cut = (socket: Socket, other: Socket) => {
    left -= 1;
    socket.destroy();
    other.destroy();
  };
  const proxy = createServer((socket) => {
    const other = connect(target, '127.0.0.1');
    let passed = 0;
    socket.on('data', (piece) => {
      passed += piece.length;
      other.write(piece);
      if (passed > bytes && left > 0) setTimeout(() => cut(socket, other), 20);
    });
    other.on('data', (piece) => socket.write(piece));
    for (const [one, two] of [
      [socket, other],
      [other, socket],
    ] as const) {
      one.on('error', () => two.destroy());
      one.on('close', () => two.destroy());
    }
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void proxy.close());
  const address = proxy.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`,
    leadTo: (server: string) => void (target = Number(new URL(server).port)),
    cutsLeft: () => left,
  };
}

const listening = (server: Awaited<ReturnType<typeof groundServer>>) =>
  server.app.listen({ host: '127.0.0.1', port: 0 });

async function phone(db: Database, cuts: number) {
  const server = await groundServer(db);
  const network = await badNetwork(cuts, 200_000);
  network.leadTo(await listening(server));
  const session = await caller(server.app).must('User.guest', {});
  const memory = new Map<string, string>();
  const client = createClient({
    baseUrl: network.url,
    fetch,
    getSession: () => session,
    uploads: {
      read: (hash) => memory.get(hash) ?? null,
      write: (hash, id) => void (id === null ? memory.delete(hash) : memory.set(hash, id)),
      pauses: Array.from({ length: 8 }, () => 20),
    },
  });
  const headers = { authorization: session.tokenHead + session.token };
  /** Makes the account's stored pictures this large. */
  const keep = async (bytes: number) => {
    await upload(server.app, headers, small);
    await server.services.db.transact((tx) => tx.updateTable('pictures').set({ bytes, proxy_bytes: 0 }).execute());
  };
  const open = () => server.services.db.read.selectFrom('uploads').select('id').where('asset', 'is', null).execute();
  return { keep, open, server, network, client, memory, headers };
}

describe.each(databases())('a picture over a bad network on $engine', ({ open }) => {
  it('[AP-06.4] arrives whole and unchanged although the connection is cut again and again', async () => {
    const { server, network, client, memory, headers } = await phone(await open(), 9);
    const shares: number[] = [];
    const sent = await client.upload(new Blob([picture]), { onProgress: (share) => shares.push(share) });
    expect(network.cutsLeft()).toBeLessThanOrEqual(5);
    expect(sent).toEqual((await upload(server.app, headers, picture)).data);
    expect([shares.at(-1), shares.every((share, n) => n === 0 || share >= (shares[n - 1] ?? 0))]).toEqual([1, true]);
    // It never restarted: the server knows of only one upload.
    const rows = await server.services.db.read.selectFrom('uploads').select('asset').execute();
    expect([rows, memory.size]).toEqual([[{ asset: sent.asset }], 0]);
  });

  it('[AP-06.4] continues at another server when the first one ends, also after a reload', async () => {
    const db = await open();
    const { server, network, client, memory } = await phone(db, 0);
    const { clock, parts, blobs } = server.services;
    const reload = new AbortController();
    const half = (share: number) => share > 0.3 && reload.abort();
    await expect(client.upload(new Blob([picture]), { signal: reload.signal, onProgress: half })).rejects.toMatchObject(
      { name: 'AbortError' },
    );
    expect(memory.size).toBe(1);
    await server.app.close();
    network.leadTo(await listening(await groundServer(db, { clock, parts, blobs })));
    const shares: number[] = [];
    const sent = await client.upload(new Blob([picture]), { onProgress: (share) => shares.push(share) });
    expect(sent.width).toBe(2_400);
    expect(shares[0]).toBeGreaterThan(0.2);
  });

  it('[AP-06.4] an upload that has expired meanwhile restarts', async () => {
    const { server, client, memory } = await phone(await open(), 0);
    const stop = new AbortController();
    const begun = client.upload(new Blob([picture]), {
      signal: stop.signal,
      onProgress: (at) => at > 0 && stop.abort(),
    });
    await expect(begun).rejects.toMatchObject({ name: 'AbortError' });
    await server.services.db.transact((tx) => tx.updateTable('uploads').set({ expires_at: 0 }).execute());
    expect(memory.size).toBe(1);
    expect((await client.upload(new Blob([picture]))).width).toBe(2_400);
  });

  it('[AP-06.4] [SC-07.5] a picture without space continues when there is space', async () => {
    const { client, memory, keep, open: openUploads } = await phone(await open(), 0);
    await keep(MAX_ACCOUNT_BYTES.guest - picture.length);
    await expect(client.upload(new Blob([picture]))).rejects.toMatchObject({ name: 'spaceFull' });
    expect([...memory.values()]).toEqual((await openUploads()).map(({ id }) => id));
    await keep(0);
    const shares: number[] = [];
    const sent = await client.upload(new Blob([picture]), { onProgress: (share) => shares.push(share) });
    expect([sent.width, shares, await openUploads(), memory.size]).toEqual([2_400, [1], [], 0]);
  });

  it('[AP-06.1] [AP-06.4] [SC-07.5] a device without memory ends a refused upload', async () => {
    const { server, keep, headers, open: openUploads } = await phone(await open(), 0);
    const [tokenHead = '', token = ''] = headers.authorization.split(/(?<= )/);
    const baseUrl = server.app.listeningOrigin;
    const client = createClient({ baseUrl, fetch, getSession: () => ({ tokenHead, token }) });
    await keep(MAX_ACCOUNT_BYTES.guest - picture.length);
    await expect(client.upload(new Blob([picture]))).rejects.toMatchObject({ name: 'spaceFull' });
    expect(await openUploads()).toEqual([]);
  });

  it('[AP-06.4] a lost network is reported after a while, an invalid picture at once', async () => {
    const { server, network, client } = await phone(await open(), 0);
    const text = new Blob([new Uint8Array(600_000).fill(65)]);
    network.leadTo('http://127.0.0.1:1');
    await expect(client.upload(text)).rejects.toMatchObject({ name: 'networkAbnormal' });
    network.leadTo(server.app.listeningOrigin);
    await expect(client.upload(text)).rejects.toMatchObject({ name: 'notImage', msg: 'Must be of image type' });
  });
});
