import { type DesignDocument, EMPTY_DOCUMENT } from '@cpc/design';
import { anyDocument } from '@cpc/design/testing';
import { brand, type GoodsId, type WorkId } from '@cpc/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { caller, guest } from '../testing/caller.ts';
import { stockedShop } from '../testing/catalogue.ts';
import { databases } from '../testing/databases.ts';
import { groundServer } from '../testing/server.ts';

const goods_id = brand<GoodsId>('apple-iphone-15');
const coloured = (colour: string) =>
  ({
    version: 1,
    records: { background: { id: 'background', type: 'background', fill: { kind: 'colour', colour } } },
  }) as unknown as DesignDocument;

describe.each(databases())('works on $engine', ({ open }) => {
  async function studio() {
    const db = await open();
    await stockedShop(db);
    const { app, services } = await groundServer(db);
    return { app, services, me: await guest(app) };
  }

  it('[ED-07] gives every design back as it was saved', async () => {
    const { me } = await studio();
    await fc.assert(
      fc.asyncProperty(anyDocument, async (document) => {
        const { work_id } = await me.must('Work.save', { goods_id, document });
        expect((await me.must('Work.get', { work_id })).document).toEqual(document);
      }),
      { numRuns: 30, seed: 7 },
    );
  });

  it('[ED-07] counts revisions, and answers a save over a newer one with conflict, changing nothing', async () => {
    const { me } = await studio();
    const first = await me.must('Work.save', { goods_id, document: EMPTY_DOCUMENT });
    expect(first.revision).toBe(1);
    const second = { work_id: first.work_id, goods_id, document: coloured('#ff0000') };
    expect(await me.must('Work.save', { ...second, revision: 1 })).toEqual({ work_id: first.work_id, revision: 2 });
    const late = await me.call('Work.save', { ...second, document: coloured('#00ff00'), revision: 1 });
    expect(late).toMatchObject({ http: 200, code: 1009, data: { error: 'conflict', revision: 2 } });
    expect((await me.must('Work.get', { work_id: first.work_id })).document).toEqual(coloured('#ff0000'));
  });

  it('[ED-07] lets one of many saves of the same revision win', async () => {
    const { me } = await studio();
    const { work_id } = await me.must('Work.save', { goods_id, document: EMPTY_DOCUMENT });
    const save = () => me.call('Work.save', { work_id, goods_id, document: coloured('#123456'), revision: 1 });
    const codes = (await Promise.all(Array.from({ length: 12 }, save))).map((answer) => answer.code);
    expect(codes.toSorted((a, b) => a - b)).toEqual([0, ...Array<number>(11).fill(1009)]);
  });

  it('[ED-07] makes one work of a save that is repeated under the device’s own id', async () => {
    const { me } = await studio();
    const work = { work_id: brand<WorkId>('made-offline'), goods_id, document: EMPTY_DOCUMENT };
    await me.must('Work.save', work);
    await me.must('Work.save', work);
    expect((await me.must('Work.list', {})).length).toBe(1);
  });

  it('[ED-07] lists the newest first, a page at a time', async () => {
    const { app, me, services } = await studio();
    for (const title of ['a', 'b', 'c']) {
      await me.must('Work.save', { goods_id, document: EMPTY_DOCUMENT, title });
      services.clock.pass(1_000);
    }
    expect((await me.must('Work.list', {})).map((work) => work.title)).toEqual(['c', 'b', 'a']);
    const page = await caller(app, { ...me.headers, pagenum: '2', pagesize: '2' }).call('Work.list', {});
    expect([page.count, page.data.map((work) => work.title)]).toEqual([3, ['a']]);
  });

  it('[ED-07] refuses what is no design, and a model that does not exist', async () => {
    const { me } = await studio();
    const refused = async (input: object) =>
      (await me.call('Work.save', { goods_id, document: EMPTY_DOCUMENT, ...input })).data;
    expect(await refused({ document: { version: 1 } })).toMatchObject({
      error: 'designInvalid',
      problem: 'document: records is missing',
    });
    expect(await refused({ document: ['nothing'] })).toMatchObject({ error: 'designInvalid' });
    expect(await refused({ goods_id: 'none' })).toEqual({ error: 'notFound' });
  });

  it("answers for another's work as for a missing one, and never changes it", async () => {
    const { app, me } = await studio();
    const { work_id } = await me.must('Work.save', { goods_id, document: EMPTY_DOCUMENT });
    const other = await guest(app);
    expect((await other.call('Work.get', { work_id })).data).toEqual({ error: 'notFound' });
    expect((await other.call('Work.save', { work_id, goods_id, document: coloured('#ff0000') })).data).toEqual({
      error: 'notFound',
    });
    expect(await other.must('Work.list', {})).toEqual([]);
    expect((await me.must('Work.get', { work_id })).document).toEqual(EMPTY_DOCUMENT);
  });
});
