import { isInRest } from '@cpc/domain/testing/part';
import { createHash, randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type AssetId, brand } from '@cpc/domain';
import fc from 'fast-check';
import { describe, expect, it, onTestFinished } from 'vitest';
import { blobFolder } from './blob-folder.ts';
import { createEvents } from './events.ts';
import { s3Blobs } from './s3-blobs.ts';
import { s3Marker } from './s3-marker.ts';
import { s3Store } from './s3-store.ts';
import { s3ForTests } from '../../testing/private-s3.ts';
import { createRandom, hashSecret, inBulk } from './random.ts';
import { FilesUnavailable, storeMarker } from './store-marker.ts';

const WALL = { now: Date.now };

describe('the folder of blobs', () => {
  const folder = () => {
    const path = mkdtempSync(join(tmpdir(), 'cpc-blobs-'));
    onTestFinished(() => rmSync(path, { recursive: true, force: true }));
    return path;
  };

  it('blobs are found by their SHA-256, and equal bytes are stored once', async () => {
    const path = folder();
    const blobs = blobFolder(
      path,
      storeMarker(path, async () => false),
      WALL,
    );
    const bytes = randomBytes(100_000);
    const assets = await Promise.all(Array.from({ length: 8 }, () => blobs.put(bytes)));
    const [asset = brand<AssetId>('')] = assets;
    expect(new Set(assets)).toEqual(new Set([createHash('sha256').update(bytes).digest('hex')]));
    expect((await blobs.get(asset))?.equals(bytes)).toBe(true);
    expect(readdirSync(join(path, asset.slice(0, 2)))).toEqual([asset]);
  });

  it('an incomplete file of a crash is not taken for a whole one', async () => {
    const path = folder();
    const blobs = blobFolder(
      path,
      storeMarker(path, async () => false),
      WALL,
    );
    const asset = await blobs.put(Buffer.from('whole'));
    writeFileSync(join(path, asset.slice(0, 2), `${asset}.crash`), 'wh');
    expect((await blobs.get(asset))?.toString()).toBe('whole');
    expect(await blobs.get(brand<AssetId>('0'.repeat(64)))).toBeUndefined();
  });
});

describe('a folder of blobs whose volume is not mounted', () => {
  /** A volume that can be mounted and unmounted, and a shop that knows what it has stored. */
  const volume = async (isNew = true) => {
    const place = mkdtempSync(join(tmpdir(), 'cpc-volume-'));
    onTestFinished(() => rmSync(place, { recursive: true, force: true }));
    const [path, elsewhere] = [join(place, 'blobs'), join(place, 'elsewhere')];
    let stored = !isNew;
    const marker = storeMarker(path, async () => stored);
    const unmount = () => {
      renameSync(path, elsewhere);
      mkdirSync(path);
      stored = true;
    };
    const mount = () => {
      rmSync(path, { recursive: true });
      renameSync(elsewhere, path);
    };
    return { path, marker, blobs: blobFolder(path, marker, WALL), unmount, mount };
  };
  const NONE = brand<AssetId>('0'.repeat(64));

  it('[RL-03.4] [RL-03.8] [SC-01.2] an unmounted folder reports that it is unavailable, stores nothing, and works again later', async () => {
    const { path, marker, blobs, unmount, mount } = await volume();
    const asset = await blobs.put(Buffer.from('a picture'));
    expect(await blobs.get(NONE)).toBeUndefined();
    unmount();
    expect(await marker.isThere()).toBe(false);
    const calls = [() => blobs.get(asset), () => blobs.has(asset), () => blobs.put(Buffer.from('another'))];
    for (const call of calls) await expect(call()).rejects.toThrow(FilesUnavailable);
    await expect(blobs.remove(asset, async () => false)).rejects.toThrow(FilesUnavailable);
    expect(readdirSync(path)).toEqual([]);
    mount();
    expect((await blobs.get(asset))?.toString()).toBe('a picture');
    expect([await blobs.has(NONE), await marker.isThere()]).toEqual([false, true]);
  });

  it('[RL-03.4] [SC-01.2] a folder that was copied without its marker is recognized by its files', async () => {
    const { path, marker, blobs } = await volume(false);
    await expect(blobs.get(NONE)).rejects.toThrow(FilesUnavailable);
    mkdirSync(join(path, '00'), { recursive: true });
    expect([await blobs.get(NONE), await marker.isThere()]).toEqual([undefined, true]);
  });
});

/** The suite of every implementation of the port. */
const buckets = isInRest ? s3ForTests() : undefined;
const places = [
  {
    name: 'in a folder',
    open: async () => {
      const path = mkdtempSync(join(tmpdir(), 'cpc-blobs-'));
      onTestFinished(() => rmSync(path, { recursive: true, force: true }));
      return blobFolder(
        path,
        storeMarker(path, async () => false),
        WALL,
      );
    },
  },
  ...(buckets
    ? [
        {
          name: '[OP-03.2] [SC-01.1] in a bucket',
          open: async () => {
            const store = s3Store(await buckets());
            onTestFinished(() => store.close());
            return s3Blobs(
              store,
              s3Marker(store, async () => false),
            );
          },
        },
      ]
    : []),
];

describe.each(places)('a blob that is removed $name', { timeout: 60_000 }, ({ open }) => {
  const opened = async () => {
    const blobs = await open();
    const bytes = Buffer.from('a profile');
    return { blobs, bytes, asset: await blobs.put(bytes) };
  };

  it('a removed blob is gone, and can be put again', async () => {
    const { blobs, bytes, asset } = await opened();
    expect(await blobs.remove(asset, async () => false)).toBe(true);
    expect(await blobs.has(asset)).toBe(false);
    expect(await blobs.remove(asset, async () => false)).toBe(true);
    await blobs.put(bytes);
    expect((await blobs.get(asset))?.equals(bytes)).toBe(true);
  });

  it('a blob stays if it is wanted after all, and can be read during the question', async () => {
    const { blobs, bytes, asset } = await opened();
    const wanted = async () => (await blobs.get(asset))?.equals(bytes) === true && blobs.has(asset);
    expect(await blobs.remove(asset, wanted)).toBe(false);
    expect((await blobs.get(asset))?.equals(bytes)).toBe(true);
  });

  it('[SC-07.6] a blob stays if it was put recently', async () => {
    const { blobs, bytes, asset } = await opened();
    const put = Date.now();
    expect(await blobs.remove(asset, async () => false, put - 60_000)).toBe(false);
    expect((await blobs.get(asset))?.equals(bytes)).toBe(true);
    expect(await blobs.remove(asset, async () => false, put + 60_000)).toBe(true);
    expect(await blobs.get(asset)).toBeUndefined();
  });

  it('[SC-07.6] a blob that is put again counts as put recently', async () => {
    const { blobs, bytes, asset } = await opened();
    // The times of a bucket have whole seconds, those of a folder are rounded.
    await new Promise((resolve) => setTimeout(resolve, 2_100));
    const since = Date.now() - 1_000;
    expect(await blobs.put(bytes)).toBe(asset);
    expect(await blobs.remove(asset, async () => false, since)).toBe(false);
  });

  it('a blob stays if it is put during its removal, even if not reported as wanted', async () => {
    const { blobs, bytes, asset } = await opened();
    for (const answer of [true, false]) {
      await blobs.remove(asset, async () => {
        await blobs.put(bytes);
        return answer;
      });
      expect((await blobs.get(asset))?.equals(bytes)).toBe(true);
    }
  });
});

describe('random values', () => {
  it('ids are unique and have the form of the contract', () => {
    const random = createRandom(randomBytes, Date.now);
    const ids = Array.from({ length: 1_000 }, () => [random.id(), random.link()]).flat();
    expect(new Set(ids).size).toBe(2_000);
    for (const id of ids) expect(id).toMatch(/^[0-9a-hjkmnp-tv-z]{26}$/);
    expect(hashSecret(random.secret())).toMatch(/^[0-9a-f]{64}$/);
  });

  it('ids begin with their time like a ULID, and sort by it', () => {
    const idAt = (ms: number) => createRandom(randomBytes, () => ms).id();
    // The example of the specification's implementation, https://github.com/ulid/javascript
    expect(idAt(1_469_918_176_385).slice(0, 10)).toBe('01aryz6s41');
    fc.assert(
      fc.property(fc.nat({ max: 2 ** 31 }), fc.integer({ min: 1, max: 2 ** 31 }), (earlier, by) => {
        const at = 1_700_000_000_000 + earlier;
        expect(idAt(at) < idAt(at + by)).toBe(true);
      }),
      { seed: 7 },
    );
  });

  it('random bytes in bulk are as many as requested, and never repeated', () => {
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 20 }), { maxLength: 6 }), (counts) => {
        let made = 0;
        const bytes = inBulk((count) => Buffer.from(Array.from({ length: count }, () => made++)), 16);
        const given = counts.map((count) => [...bytes(count)]);
        expect(given.map(({ length }) => length)).toEqual(counts);
        expect(new Set(given.flat()).size).toBe(given.flat().length);
      }),
      { seed: 5 },
    );
  });

  it('every digit is equally likely, whatever the bytes are', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 255 }), { minLength: 1, maxLength: 50 }), (bytes) => {
        const source = [...bytes, ...Array<number>(6).fill(123)];
        const digits = createRandom(
          () => Uint8Array.of(source.shift() ?? 0),
          () => 0,
        ).digits(6);
        const usable = [...bytes, ...Array<number>(6).fill(123)].filter((byte) => byte < 250);
        expect(digits).toBe(
          usable
            .slice(0, 6)
            .map((byte) => byte % 10)
            .join(''),
        );
      }),
      { seed: 3 },
    );
  });
});

describe('the events', () => {
  it('events wake all waiters of the topic, and no others', async () => {
    const events = createEvents();
    const woken: string[] = [];
    const wait = (name: string, topic: string, ms: number) => events.wait(topic, ms).then(() => woken.push(name));
    const waiting = [wait('a', 'queue demo', 60_000), wait('b', 'queue demo', 60_000)];
    const other = wait('c', 'queue other', 50);
    events.publish('queue demo');
    await Promise.all(waiting);
    expect(woken.sort()).toEqual(['a', 'b']);
    await other;
    expect(woken).toContain('c');
  });

  it('the signal ends a wait, and an unsubscribed listener hears nothing', async () => {
    const events = createEvents();
    const stopping = new AbortController();
    const waiting = events.wait('x', 60_000, stopping.signal);
    stopping.abort();
    await waiting;
    await events.wait('x', 60_000, stopping.signal);
    let notified = 0;
    const stop = events.subscribe('x', () => (notified += 1));
    events.publish('x');
    stop();
    events.publish('x');
    expect(notified).toBe(1);
  });
});
