import { mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { Database } from '../base/db/database.ts';
import { type DatabaseConfig, openDatabase } from '../base/db/start/open.ts';
import { DAY_MS } from '../base/ports/clock.ts';
import { sweepLeftovers } from '../records/storage/leftovers.ts';
import { databases } from '../testing/databases.ts';
import { storedIn, testClock } from '../testing/services.ts';
import { backUp } from './back-up.ts';
import type { StorePlace } from './place.ts';
import { restore } from './restore.ts';

const NOW = new Date('2026-11-21T12:00:00Z');

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'cpc-backup-'));
  onTestFinished(() => rmSync(made, { recursive: true, force: true }));
  return made;
}

const addTo = (db: Database, key: string) =>
  db.transact((tx) => tx.insertInto('typefaces').values({ key, title: key, licence: 'OFL', sort: 1 }).execute());

const bytes = (text: string) => new TextEncoder().encode(text);

describe.each(databases())('a back-up on $engine', ({ place }) => {
  const shopAt = async (): Promise<StorePlace> => {
    const dataDir = folder();
    const database = await place();
    return {
      dataDir,
      database: database.engine === 'sqlite' ? { ...database, folder: join(dataDir, 'database') } : database,
    };
  };
  const open = (database: DatabaseConfig) => openDatabase(database, testClock());

  /** A running shop that can be written to. */
  async function openShop() {
    const shop = await shopAt();
    const db = await open(shop.database);
    onTestFinished(() => db.close());
    const add = (key: string) => addTo(db, key);
    await add('before');
    const asset = await storedIn(join(shop.dataDir, 'blobs'), db).put(bytes('a print file'));
    return { shop, db, add, asset };
  }

  it('[RL-04.2] a back-up of a running shop opens again with all its files', async () => {
    const { shop, add, asset } = await openShop();
    const copy = folder();
    const made = await backUp(shop, copy, NOW);
    expect(Object.values(made.files)).toContain(asset);
    await add('after');

    const other = await shopAt();
    expect(await restore(other, copy)).toEqual(made);
    const again = await open(other.database);
    onTestFinished(() => again.close());
    expect(await again.read.selectFrom('typefaces').select('key').execute()).toEqual([{ key: 'before' }]);
    const tables = async (database: typeof again) =>
      (await database.read.introspection.getTables({ withInternalKyselyTables: true }))
        .map(({ name }) => name)
        .toSorted();
    expect((await tables(again)).length).toBeGreaterThan(20);
    await addTo(again, 'goes on');
    expect(await storedIn(join(other.dataDir, 'blobs'), again).get(asset)).toEqual(Buffer.from('a print file'));
    await expect(restore(other, copy)).rejects.toThrow('a database exists already');
    await expect(backUp(shop, copy, NOW)).rejects.toThrow('is not empty');
  });

  it('[RL-04.2] [SC-07.7] after a restore, the sweep removes the noted files and no others', async () => {
    const { shop, db, asset } = await openShop();
    const unwanted = await storedIn(join(shop.dataDir, 'blobs'), db).put(bytes('of a design that is gone'));
    const kept = {
      account_id: 'ada',
      asset,
      proxy_asset: asset,
      media_type: 'image/png',
      width: 9,
      height: 9,
      bytes: 9,
    };
    await db.transact(async (tx) => {
      await tx.insertInto('accounts').values({ id: 'ada', phone: null, password_hash: null, created_at: 0 }).execute();
      await tx
        .insertInto('pictures')
        .values({ ...kept, created_at: 0 })
        .execute();
      await tx
        .insertInto('blob_leftovers')
        .values([asset, unwanted].map((each) => ({ asset: each, since: 0 })))
        .execute();
    });
    const copy = folder();
    await backUp(shop, copy, NOW);
    const other = await shopAt();
    await restore(other, copy);
    const again = await open(other.database);
    onTestFinished(() => again.close());
    // Written after the back-up, and not noted.
    const later = await storedIn(join(other.dataDir, 'blobs'), again).put(bytes('later'));
    const clock = testClock(Date.now() + 2 * DAY_MS);
    const blobs = storedIn(join(other.dataDir, 'blobs'), again, clock);
    await sweepLeftovers({ db: again, blobs, clock });
    expect(await Promise.all([asset, unwanted, later].map(blobs.has))).toEqual([true, false, true]);
  });

  it('[RL-04.1] [RL-03.4] a back-up is refused while the stored files are unavailable', async () => {
    const { shop, db, asset } = await openShop();
    const sizes = { width: 9, height: 9, bytes: 9 };
    const picture = { account_id: 'ada', asset, proxy_asset: asset, media_type: 'image/png', created_at: 0, ...sizes };
    await db.transact(async (tx) => {
      await tx.insertInto('accounts').values({ id: 'ada', phone: null, password_hash: null, created_at: 0 }).execute();
      await tx.insertInto('pictures').values(picture).execute();
    });
    renameSync(join(shop.dataDir, 'blobs'), join(shop.dataDir, 'elsewhere'));
    await expect(backUp(shop, folder(), NOW)).rejects.toThrow('is their volume mounted?');
    renameSync(join(shop.dataDir, 'elsewhere'), join(shop.dataDir, 'blobs'));
    expect(Object.values((await backUp(shop, folder(), NOW)).files)).toContain(asset);
  });

  it('[RL-04.1] [OP-03.2] a back-up of a shop with a bucket has the database, and does not mix with files of a folder', async () => {
    const { shop } = await openShop();
    const [copy, whole] = [folder(), folder()];
    const made = await backUp({ ...shop, inBucket: true }, copy, NOW);
    expect(Object.keys(made.files)).toEqual([]);
    await backUp(shop, whole, NOW);
    const other = { ...(await shopAt()), inBucket: true };
    await expect(restore(other, whole)).rejects.toThrow('copy its folder "blobs" into the bucket');
    expect(await restore(other, copy)).toEqual(made);
    const again = await open(other.database);
    onTestFinished(() => again.close());
    expect(await again.read.selectFrom('typefaces').select('key').execute()).toEqual([{ key: 'before' }]);
  });

  it('[RL-04.2] a damaged or incomplete back-up is refused before anything is written', async () => {
    const { shop, asset } = await openShop();
    const copy = folder();
    await backUp(shop, copy, NOW);
    const other = await shopAt();
    const blob = join(copy, 'blobs', asset.slice(0, 2), asset);
    writeFileSync(blob, 'another file');
    await expect(restore(other, copy)).rejects.toThrow('the back-up is damaged');
    writeFileSync(blob, 'a print file');
    const manifest = readFileSync(join(copy, 'backup.json'), 'utf8');
    writeFileSync(join(copy, 'backup.json'), manifest.replaceAll('blobs/', '../blobs/'));
    await expect(restore(other, copy)).rejects.toThrow('the back-up is damaged');
    rmSync(join(copy, 'backup.json'));
    await expect(restore(other, copy)).rejects.toThrow('has no complete back-up');
    writeFileSync(join(copy, 'backup.json'), manifest);
    await restore(other, copy);
  });
});

it('[RL-04.2] another engine and a folder without a shop are refused', async () => {
  const dataDir = folder();
  const sqlite = { dataDir, database: { engine: 'sqlite', folder: join(dataDir, 'database') } } as const;
  await expect(backUp(sqlite, folder(), NOW)).rejects.toThrow('there is no database');
  const db = await openDatabase(sqlite.database, testClock());
  await db.close();
  const copy = folder();
  await backUp(sqlite, copy, NOW);
  const postgres = {
    dataDir: folder(),
    database: { engine: 'postgres', url: 'postgres://nobody@localhost:1/none' },
  } as const;
  await expect(restore(postgres, copy)).rejects.toThrow('the back-up is from sqlite');
});
