import { isInRest } from '@cpc/domain/testing/part';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { randomBytes } from 'node:crypto';
import { type AssetId, brand } from '@cpc/domain';
import { describe, expect, it, onTestFinished } from 'vitest';
import { s3ForTests } from '../../testing/private-s3.ts';
import { s3Blobs } from './s3-blobs.ts';
import { s3Marker } from './s3-marker.ts';
import { type S3Config, type S3Timing, s3Store } from './s3-store.ts';
import { FilesUnavailable } from './store-marker.ts';

const NONE = brand<AssetId>('0'.repeat(64));
const QUICK: Partial<S3Timing> = { wholeMs: 800, silenceMs: 300, pausesMs: [10] };
/** The silence is always noticed first, also on a busy machine. */
const NEVER_WHOLE: Partial<S3Timing> = { ...QUICK, wholeMs: 60_000 };

function opened(config: S3Config, timing?: Partial<S3Timing>, hasStored = false) {
  const store = s3Store(config, timing);
  onTestFinished(() => store.close());
  const marker = s3Marker(store, async () => hasStored);
  return { store, marker, blobs: s3Blobs(store, marker) };
}

/** A store that answers as told. */
async function oddStore(answer: (calls: number) => { status: number; body?: string } | undefined): Promise<S3Config> {
  let calls = 0;
  const server = createServer((request, response) => {
    calls += 1;
    const told = answer(calls);
    request.resume();
    if (told) response.writeHead(told.status).end(request.method === 'HEAD' ? '' : told.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return {
    endpoint: `http://127.0.0.1:${port}`,
    region: 'us-east-1',
    bucket: 'b',
    accessKeyId: 'k',
    secretAccessKey: 'very-secret',
  };
}

describe('a store that misbehaves', () => {
  it.each([
    ['refuses', () => ({ status: 403, body: '<Error><Code>AccessDenied</Code></Error>' }), /403/],
    ['is broken', () => ({ status: 503 }), /503/],
    ['is silent', () => undefined, /UND_ERR_HEADERS_TIMEOUT/],
  ])(
    '[RL-03.4] [OP-03.2] a store that %s is reported as files that are away, without a secret',
    async (_, answer, reason) => {
      const { blobs } = opened(await oddStore(answer), NEVER_WHOLE);
      const failed = await blobs.put(Buffer.from('a picture')).catch((error: unknown) => error);
      expect(failed).toBeInstanceOf(FilesUnavailable);
      expect(String(failed)).toMatch(reason);
      expect(String(failed)).not.toContain('very-secret');
      await expect(blobs.get(NONE)).rejects.toThrow(FilesUnavailable);
    },
  );

  it('[RL-03.4] [OP-03.2] a short failure of the store is not seen', async () => {
    const config = await oddStore((calls) => ({ status: calls === 1 ? 503 : 200, body: 'a picture' }));
    const { blobs } = opened(config, QUICK);
    expect((await blobs.get(NONE))?.toString()).toBe('a picture');
  });

  it('[RL-03.4] [OP-03.2] a store that is not there is reported as files that are away', async () => {
    const config = await oddStore(() => undefined);
    const { blobs } = opened({ ...config, endpoint: 'http://127.0.0.1:1' }, QUICK);
    await expect(blobs.get(NONE)).rejects.toThrow(/ECONNREFUSED/);
  });
});

const buckets = isInRest ? s3ForTests() : undefined;

describe.skipIf(!buckets)('blobs in a bucket of a real store', () => {
  const bucket = async () => (await buckets?.()) ?? expect.fail('no store');

  it('[OP-03.2] [SC-01.1] equal bytes are stored once by their SHA-256, and another server finds them', async () => {
    const config = await bucket();
    const [first, second] = [opened(config), opened(config)];
    const bytes = randomBytes(3_000_000);
    const assets = await Promise.all(Array.from({ length: 8 }, () => first.blobs.put(bytes)));
    expect(new Set(assets).size).toBe(1);
    expect((await second.blobs.get(assets[0] ?? NONE))?.equals(bytes)).toBe(true);
    expect(await second.blobs.has(NONE)).toBe(false);
  });

  it('[OP-03.2] [SC-01.1] bytes that are not those of the name are refused, and nothing is stored', async () => {
    const { store, blobs } = opened(await bucket());
    const headers = { 'x-amz-content-sha256': NONE };
    const put = store.send({ method: 'PUT', key: `00/${NONE}`, body: Buffer.from('other'), headers });
    await expect(put).rejects.toThrow(/400/);
    expect(await blobs.has(NONE)).toBe(false);
  });

  it('[RL-03.4] [OP-03.2] a wrong or missing bucket and a wrong secret are reported, and nothing is written', async () => {
    const config = await bucket();
    const empty = opened(config, QUICK, true);
    for (const call of [() => empty.blobs.get(NONE), () => empty.blobs.put(Buffer.from('x'))])
      await expect(call()).rejects.toThrow('is it the right bucket?');
    for (const wrong of [{ bucket: 'none-such' }, { secretAccessKey: 'wrong' }]) {
      const { blobs } = opened({ ...config, ...wrong }, QUICK);
      await expect(blobs.put(Buffer.from('x'))).rejects.toThrow(FilesUnavailable);
      await expect(blobs.get(NONE)).rejects.toThrow(FilesUnavailable);
    }
    const list = await empty.store.send({ method: 'GET', key: '', query: '?list-type=2' });
    expect(list.body.toString()).not.toContain('<Key>');
  });
});
