import { RETENTION_DAYS } from '@cpc/contract';
import { type AssetId, brand } from '@cpc/domain';
import { describe, expect, it } from 'vitest';
import { keepDocument, documentOf } from '../../records/documents/store.ts';
import { DAY_MS, HOUR_MS } from '../../base/ports/clock.ts';
import { answerOf } from '../../testing/caller.ts';
import { databases } from '../../testing/databases.ts';
import { CHOICE, redCase } from '../../testing/shop.ts';
import { backAgain, studio, withPicture } from '../../testing/storage-studio.ts';
import { registered } from '../../testing/texts.ts';
import { sweepLeftovers } from '../../records/storage/leftovers.ts';
import { sweepPictures } from './pictures.ts';
import { START } from '../../records/storage/sweep.ts';
import { FILE_COLUMNS } from '../../records/storage/wanted.ts';

const { goods_id } = CHOICE;
const UNUSED_MS = RETENTION_DAYS.guestPicture * DAY_MS;
const PHONE = { country: 'CN', phone: '13800138000', password: 'a long password' };

describe.each(databases())('pictures that no design uses, on $engine', ({ open }) => {
  it('[SC-07.7] a guest’s picture is deleted after seven days, with its file', async () => {
    const { shop, me, picture, pass, sweepFiles, has } = await studio(await open());
    const unused = await picture(me, 320);
    const used = await picture(me, 322);
    await me.must('Work.save', { goods_id, document: withPicture(used, { hidden: true }) });
    await pass(UNUSED_MS - HOUR_MS);
    const again = await backAgain(shop, me);
    const url = `/api/picture/${unused}`;
    const shown = async () => shop.app.inject({ url, headers: again.headers });
    expect((await shown()).statusCode).toBe(200);
    await pass(2 * HOUR_MS);
    expect(answerOf(await shown()).data).toEqual({ error: 'notFound' });
    expect([await has(unused), await has(used)]).toEqual([true, true]);
    await sweepFiles();
    expect([await has(unused), await has(used)]).toEqual([false, true]);
  });

  it('[ED-07.5] a picture removed from a design can be put back', async () => {
    const { me, shop, picture, pass, sweepFiles, has } = await studio(await open());
    const asset = await picture();
    const { work_id } = await me.must('Work.save', { goods_id, document: withPicture(asset) });
    await pass(20 * DAY_MS);
    const again = await backAgain(shop, me);
    await again.must('Work.save', { work_id, goods_id, document: redCase() });
    await pass(UNUSED_MS - HOUR_MS);
    await (await backAgain(shop, again)).must('Work.save', { work_id, goods_id, document: withPicture(asset) });
    await pass(UNUSED_MS);
    await sweepFiles();
    expect(await has(asset)).toBe(true);
  });

  it('[SC-07.7] a registered customer’s unused picture is kept for 30 days', async () => {
    const { services, me, picture, pass, sweepFiles, has } = await studio(await open());
    const asset = await picture();
    await registered(me, services.texts, PHONE);
    await pass(29 * DAY_MS);
    await sweepFiles();
    expect(await has(asset)).toBe(true);
    await sweepFiles();
    await sweepFiles();
    expect(await has(asset)).toBe(false);
  });

  it('[SC-07.7] a file that two customers have is deleted with the last one', async () => {
    const { shop, me, picture, pass, sweepFiles, has } = await studio(await open());
    const other = await shop.customer();
    const asset = await picture(me);
    expect(await picture(other)).toBe(asset);
    await other.must('Work.save', { goods_id, document: withPicture(asset) });
    await pass(UNUSED_MS);
    await sweepFiles();
    const again = await backAgain(shop, other);
    expect((await shop.app.inject({ url: `/api/picture/${asset}`, headers: again.headers })).statusCode).toBe(200);
    expect(await has(asset)).toBe(true);
  });

  it('[SC-07.7] an order cancelled before payment keeps its pictures for 30 days', async () => {
    const { shop, me, picture, pass, sweepFiles, has } = await studio(await open());
    const asset = await picture();
    await me.must('Order.cancel', await shop.place(me, { document: withPicture(asset) }));
    await pass(RETENTION_DAYS.guest * DAY_MS - HOUR_MS);
    await sweepFiles();
    expect(await has(asset)).toBe(true);
    await pass(UNUSED_MS);
    await sweepFiles();
    expect(await has(asset)).toBe(false);
  });

  it('[ED-07.5] a deleted work is deleted with its picture and its thumbnail', async () => {
    const { me, shop, services, picture, pass, sweepFiles, has } = await studio(await open());
    const asset = await picture();
    const { work_id } = await me.must('Work.save', { goods_id, document: withPicture(asset) });
    await pass(HOUR_MS);
    const { asset: small } = await services.db.read.selectFrom('thumbnails').select('asset').executeTakeFirstOrThrow();
    if (small === null) throw new Error('no thumbnail');
    expect(await has(small)).toBe(true);
    await me.must('Work.delete', { work_id });
    await pass(29 * DAY_MS);
    expect([await has(asset), await has(small)]).toEqual([true, true]);
    await (await backAgain(shop, me)).must('Work.list', {});
    await pass(2 * DAY_MS);
    await pass(UNUSED_MS);
    await sweepFiles();
    expect([await has(asset), await has(small)]).toEqual([false, false]);
    expect(await services.db.read.selectFrom('documents').select('hash').execute()).toEqual([]);
  });

  it('[SC-07.7] only the last thumbnail of a work stays', async () => {
    const { me, services, pass } = await studio(await open());
    const { work_id } = await me.must('Work.save', { goods_id, document: redCase() });
    for (const colour of ['#00ff00', '#0000ff', '#00ffff']) {
      await pass(HOUR_MS);
      await me.must('Work.save', { work_id, goods_id, document: redCase(colour) });
    }
    const count = async () => (await services.db.read.selectFrom('thumbnails').select('asset').execute()).length;
    expect(await count()).toBe(3);
    await pass(HOUR_MS);
    await pass(DAY_MS + HOUR_MS);
    expect(await count()).toBe(1);
  });

  it('[SC-07.7] a run checks a bounded number of rows', async () => {
    const { services, me } = await studio(await open());
    const account_id = (await me.must('User.verifyToken', {})).uid;
    const facts = { account_id, media_type: 'image/png', width: 1, height: 1, bytes: 1, created_at: 0 };
    const rows = Array.from({ length: 700 }, (_, n) => `${n}`.padStart(64, '0')).map((asset) => ({
      ...facts,
      asset,
      proxy_asset: asset,
    }));
    for (let at = 0; at < rows.length; at += 100)
      await services.db.transact((tx) =>
        tx
          .insertInto('pictures')
          .values(rows.slice(at, at + 100))
          .execute(),
      );
    const noted = async () =>
      (await services.db.read.selectFrom('pictures').select('asset').where('unused_since', 'is not', null).execute())
        .length;
    const next = await sweepPictures(services, START);
    expect(await noted()).toBe(500);
    expect(next && (await sweepPictures(services, next))).toBeUndefined();
    expect(await noted()).toBe(700);
  });
});

describe.each(databases())('sweeps during uploads and saves, on $engine', ({ open }) => {
  it('[RL-01] a picture that comes into use just now stays', async () => {
    const { services, picture, pass } = await studio(await open());
    const asset = await picture();
    await pass(UNUSED_MS - HOUR_MS);
    services.clock.pass(2 * HOUR_MS);
    const document = documentOf(withPicture(asset));
    const account_id = (await services.db.read.selectFrom('pictures').select('account_id').executeTakeFirstOrThrow())
      .account_id;
    const work = { id: 'work', account_id, goods_id, title: '', revision: 1, created_at: 1, updated_at: 1 };
    let begun = (): void => undefined;
    const isBegun = new Promise<void>((resolve) => (begun = resolve));
    const saved = services.db.transact(async (tx) => {
      await keepDocument(tx, services.db, document);
      begun();
      await new Promise((resolve) => setTimeout(resolve, 200));
      await tx
        .insertInto('works')
        .values({ ...work, document_hash: document.hash, art_hash: 'any', deleted_at: null })
        .execute();
    });
    await isBegun;
    await sweepPictures(services, START);
    await saved;
    expect(await services.db.read.selectFrom('pictures').select('asset').execute()).toEqual([{ asset }]);
  });

  it('[RL-01] a picture that is uploaded again is kept for the full time', async () => {
    const { shop, services, me, picture, pass, sweepFiles, has } = await studio(await open());
    const asset = await picture();
    await pass(UNUSED_MS - HOUR_MS);
    const again = await backAgain(shop, me);
    expect(await picture(again)).toBe(asset);
    await sweepFiles();
    expect(await has(asset)).toBe(true);
    expect((await services.db.read.selectFrom('pictures').select('asset').execute()).length).toBe(1);
  });

  it('[RL-01] a file stored before its row is written stays', async () => {
    const { services, has } = await studio(await open());
    const bytes = Buffer.from('a picture');
    const asset = await services.blobs.put(bytes);
    await services.db.transact((tx) => tx.insertInto('blob_leftovers').values({ asset, since: 0 }).execute());
    services.clock.pass(DAY_MS - HOUR_MS);
    await sweepLeftovers(services);
    expect(await has(asset)).toBe(true);
    // The file is checked again, and deleted if no row came.
    services.clock.pass(DAY_MS + HOUR_MS);
    await sweepLeftovers(services);
    expect(await has(asset)).toBe(false);
  });

  it('[SC-07.7] a file that a row refers to stays', async () => {
    const { services, me, picture, sweepFiles, has } = await studio(await open());
    const asset = await picture();
    await me.must('Work.save', { goods_id, document: withPicture(asset) });
    await services.db.transact((tx) => tx.insertInto('blob_leftovers').values({ asset, since: 0 }).execute());
    await sweepFiles();
    expect(await has(asset)).toBe(true);
    expect(await services.db.read.selectFrom('blob_leftovers').selectAll().execute()).toEqual([]);
    expect(await has(brand<AssetId>('0'.repeat(64)))).toBe(false);
  });

  it('[SC-07.7] the sweep knows every column that names a file', async () => {
    const { services } = await studio(await open());
    const named = /^(asset|.*_asset|thumbnail|file|.*_file)$/;
    const tables = await services.db.read.introspection.getTables();
    // An upload's result is kept for two hours. A document's pictures are found through its orders.
    const others = new Set(['uploads asset', 'document_pictures asset', 'blob_leftovers asset']);
    const found = tables
      .flatMap(({ name, columns }) => columns.map((column) => ({ table: name, column: column.name })))
      .filter(({ column }) => named.test(column))
      .map(({ table, column }) => `${table} ${column}`)
      .filter((place) => !others.has(place));
    expect(found.toSorted()).toEqual(FILE_COLUMNS.map((place) => place.join(' ')).toSorted());
  });
});
