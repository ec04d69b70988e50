import { type DesignDocument, EMPTY_DOCUMENT } from '@cpc/design';
import { brand, type WorkId } from '@cpc/domain';
import { describe, expect, it } from 'vitest';
import type { Database } from '../../base/db/database.ts';
import { HOUR_MS } from '../../base/ports/clock.ts';
import { databases } from '../../testing/databases.ts';
import { TEST_CONFIG } from '../../testing/services.ts';
import { CHOICE, redCase, testShop } from '../../testing/shop.ts';
import { RESTORABLE_MS, sweepWorks } from '../../modules/works/keeping/change.ts';
import { keepDocument, storedDocument } from './store.ts';
import { sweepDocuments } from '../../modules/storage/documents.ts';

const { goods_id } = CHOICE;

/** A design of at least this many bytes. */
function drawing(bytes: number, seed = 0): DesignDocument {
  const points = Array.from({ length: Math.ceil(bytes / 12) }, (_, n) => [
    10 + ((n + seed) % 7) / 8,
    1.125,
    0.5,
  ]).flat();
  const doodle = {
    id: 'doodle',
    type: 'doodle',
    stack: 'a0',
    group: null,
    placement: { x: 37, y: 80, scale: 1, rotation: 0, flipX: false, flipY: false },
    opacity: 1,
    locked: false,
    hidden: false,
    width: 20,
    height: 20,
    strokes: [{ brush: 'pen', colour: '#ff0000', width: 1, opacity: 1, seed, points }],
  };
  return { ...EMPTY_DOCUMENT, records: { ...EMPTY_DOCUMENT.records, doodle } } as unknown as DesignDocument;
}

async function studio(db: Database, bytesPerAddress = TEST_CONFIG.bytesPerAddress) {
  const shop = await testShop(db, { overrides: { config: { ...TEST_CONFIG, bytesPerAddress } } });
  const { services } = shop;
  const stored = () => services.db.read.selectFrom('documents').select(['hash', 'bytes']).execute();
  return { shop, services, stored, me: await shop.customer() };
}

describe.each(databases())('documents on $engine', ({ open }) => {
  it('[SC-07.6] [ED-07.2] 60 copies of a design are 60 rows and one document', async () => {
    const { me, services, stored } = await studio(await open());
    const { work_id } = await me.must('Work.save', { goods_id, document: drawing(30_000) });
    for (let n = 0; n < 60; n += 1) await me.must('Work.copy', { work_id });
    expect((await services.db.read.selectFrom('works').select('id').execute()).length).toBe(61);
    expect((await stored()).length).toBe(1);
  });

  it("[ED-07.2] a link, a list and an order share the work's document", async () => {
    const { shop, me, services, stored } = await studio(await open());
    const { work_id } = await me.must('Work.save', { goods_id, document: redCase() });
    await me.must('Work.share', { work_id });
    await me.must('ShoppingList.add', { ...CHOICE, document: redCase(), client_key: 'one' });
    await me.must('ShoppingList.copy', { entry_id: await firstEntry(services.db), client_key: 'two' });
    await shop.place(me);
    expect((await stored()).length).toBe(1);
    // The work changes; the frozen copies keep their document.
    await me.must('Work.save', { work_id, goods_id, document: drawing(100) });
    expect((await stored()).length).toBe(2);
    await sweepDocuments(services);
    expect((await stored()).length).toBe(2);
  });

  it('[SC-07.6] a design that is saved many times leaves one document', async () => {
    const { me, stored } = await studio(await open());
    const { work_id } = await me.must('Work.save', { goods_id, document: drawing(100) });
    for (let n = 1; n < 20; n += 1) await me.must('Work.save', { work_id, goods_id, document: drawing(100, n) });
    expect((await stored()).length).toBe(1);
  });

  it('[SC-07.5] a save counts only the growth of a design, and is refused as a whole', async () => {
    const { me, services } = await studio(await open(), 50_000);
    const work_id = brand<WorkId>('drawing');
    const save = (bytes: number, seed: number) =>
      me.call('Work.save', { work_id, goods_id, document: drawing(bytes, seed) });
    for (let n = 0; n < 30; n += 1) expect((await save(20_000, n)).code).toBe(0);
    const refused = await save(100_000, 99);
    expect(refused).toMatchObject({ http: 429, data: { error: 'tooManyRequests' } });
    const work = await me.must('Work.get', { work_id });
    expect([work.revision, work.document]).toEqual([30, drawing(20_000, 29)]);
    services.clock.pass(HOUR_MS);
    expect((await save(40_000, 100)).code).toBe(0);
  });

  it('[SC-07.5] a customer without room for uploads can still order', async () => {
    const { shop, me, services } = await studio(await open(), 20_000);
    const save = (seed: number) => me.call('Work.save', { goods_id, document: drawing(2_000, seed) });
    for (let seed = 0; (await save(seed)).code === 0; seed += 1) expect(seed).toBeLessThan(20);
    await shop.place(me);
    // Orders have a separate limit.
    const answers = [];
    for (let seed = 0; seed < 20; seed += 1) {
      services.clock.pass(1);
      answers.push(
        await me.call('Order.place', {
          client_key: `k${seed}`,
          machine_id: CHOICE.machine_id,
          items: [{ ...CHOICE, document: drawing(300, seed) }],
        }),
      );
    }
    expect(answers.at(-1)).toMatchObject({ data: { error: 'tooManyRequests' } });
  });

  it('[ED-07.2] the sweep removes documents of works that are finally deleted', async () => {
    const { me, services, stored } = await studio(await open());
    const { work_id } = await me.must('Work.save', { goods_id, document: drawing(100) });
    await me.must('Work.share', { work_id });
    await me.must('Work.delete', { work_id });
    services.clock.pass(RESTORABLE_MS + 1);
    await sweepWorks(services);
    expect((await stored()).length).toBe(1);
    await sweepDocuments(services);
    expect(await stored()).toEqual([]);
    expect(await services.db.read.selectFrom('document_pictures').selectAll().execute()).toEqual([]);
  });

  it('[RL-01] documents that are kept and released concurrently are never missing', async () => {
    const { me, services, stored } = await studio(await open());
    const [one, two] = [drawing(100, 1), drawing(100, 2)];
    const works = await Promise.all([1, 2, 3, 4].map(() => me.must('Work.save', { goods_id, document: one })));
    for (let turn = 0; turn < 8; turn += 1) {
      const answers = await Promise.all([
        ...works.map(({ work_id }, n) =>
          me.call('Work.save', { work_id, goods_id, document: (n + turn) % 2 === 0 ? one : two }),
        ),
        ...works.map(({ work_id }) => me.call('Work.copy', { work_id })),
        sweepDocuments(services).then(() => ({ code: 0 })),
      ]);
      expect(answers.map(({ code }) => code)).toEqual(answers.map(() => 0));
    }
    const refersTo = await services.db.read.selectFrom('works').select('document_hash').distinct().execute();
    await sweepDocuments(services);
    expect((await stored()).length).toBe(refersTo.length);
  });

  it('[AI-06.2] the original of a picture that a tool made is stored with its document', async () => {
    const { services } = await studio(await open());
    const [result, original] = ['a'.repeat(64), 'b'.repeat(64)];
    const document = storedDocument('hash', `{"a":{"asset":"${result}","made":{"from":"${original}","by":"enhance"}}}`);
    await services.db.transact((tx) => keepDocument(tx, services.db, document));
    const rows = await services.db.read.selectFrom('document_pictures').select('asset').orderBy('asset').execute();
    expect(rows.map(({ asset }) => asset)).toEqual([result, original]);
  });

  it('[ED-10.2] every picture of a design is stored with its document, also a hidden one', async () => {
    const { services } = await studio(await open());
    const [shown, hidden] = ['a'.repeat(64), 'b'.repeat(64)];
    const typed = JSON.stringify(`"asset":"${'c'.repeat(64)}"`);
    const document = storedDocument(
      'hash',
      `{"a":{"asset":"${shown}"},"b":{"hidden":true,"asset":"${hidden}"},"text":${typed}}`,
    );
    await services.db.transact((tx) => keepDocument(tx, services.db, document));
    const rows = await services.db.read.selectFrom('document_pictures').select('asset').orderBy('asset').execute();
    expect(rows.map(({ asset }) => asset)).toEqual([shown, hidden]);
  });
});

async function firstEntry({ read }: Database) {
  return (await read.selectFrom('shopping_list').select('id').executeTakeFirstOrThrow()).id;
}
