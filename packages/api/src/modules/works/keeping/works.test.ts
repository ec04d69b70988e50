import { EMPTY_DOCUMENT } from '@cpc/design';
import { inParts } from '../../../base/db/in-parts.ts';
import { anyDocument } from '@cpc/design/testing';
import { brand, type GoodsId, type WorkId } from '@cpc/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { caller, guest } from '../../../testing/caller.ts';
import { stockedShop } from '../../../testing/catalogue.ts';
import { databases } from '../../../testing/databases.ts';
import { redCase } from '../../../testing/shop.ts';
import { groundServer } from '../../../testing/server.ts';
import { RESTORABLE_MS, sweepWorks } from './change.ts';
import { MAX_WORKS } from './commands.ts';

const goods_id = brand<GoodsId>('apple-iphone-15');

describe.each(databases())('works on $engine', ({ open }) => {
  async function studio() {
    const db = await open();
    await stockedShop(db);
    const { app, services } = await groundServer(db);
    return { app, services, me: await guest(app) };
  }

  it('[ED-07.2] returns every design as it was saved', async () => {
    const { me } = await studio();
    await fc.assert(
      fc.asyncProperty(anyDocument, async (document) => {
        const { work_id } = await me.must('Work.save', { goods_id, document });
        expect((await me.must('Work.get', { work_id })).document).toEqual(document);
      }),
      { numRuns: 30, seed: 7 },
    );
  });

  it('[ED-07.2] [ED-07.4] counts revisions; a save over a newer one is a conflict and changes nothing', async () => {
    const { me } = await studio();
    const first = await me.must('Work.save', { goods_id, document: EMPTY_DOCUMENT });
    expect(first.revision).toBe(1);
    const second = { work_id: first.work_id, goods_id, document: redCase('#ff0000') };
    expect(await me.must('Work.save', { ...second, revision: 1 })).toEqual({ work_id: first.work_id, revision: 2 });
    const late = await me.call('Work.save', { ...second, document: redCase('#00ff00'), revision: 1 });
    expect(late).toMatchObject({ http: 200, code: 1009, data: { error: 'conflict', revision: 2 } });
    expect((await me.must('Work.get', { work_id: first.work_id })).document).toEqual(redCase('#ff0000'));
  });

  it('[ED-07.2] [ED-07.4] one of many saves of the same revision wins', async () => {
    const { me } = await studio();
    const { work_id } = await me.must('Work.save', { goods_id, document: EMPTY_DOCUMENT });
    const save = () => me.call('Work.save', { work_id, goods_id, document: redCase('#123456'), revision: 1 });
    const codes = (await Promise.all(Array.from({ length: 12 }, save))).map((answer) => answer.code);
    expect(codes.toSorted((a, b) => a - b)).toEqual([0, ...Array<number>(11).fill(1009)]);
  });

  it('[ED-07.2] [ED-07.4] a repeated save under the device’s own id makes one work', async () => {
    const { me } = await studio();
    const work = { work_id: brand<WorkId>('made-offline'), goods_id, document: EMPTY_DOCUMENT };
    await me.must('Work.save', work);
    await me.must('Work.save', work);
    expect((await me.must('Work.list', {})).length).toBe(1);
  });

  it('[ED-07.5] lists the newest first, a page at a time', async () => {
    const { app, me, services } = await studio();
    for (const title of ['a', 'b', 'c']) {
      await me.must('Work.save', { goods_id, document: EMPTY_DOCUMENT, title });
      services.clock.pass(1_000);
    }
    expect((await me.must('Work.list', {})).map((work) => work.title)).toEqual(['c', 'b', 'a']);
    const page = await caller(app, { ...me.headers, pagenum: '2', pagesize: '2' }).call('Work.list', {});
    expect([page.count, page.data.map((work) => work.title)]).toEqual([3, ['a']]);
  });

  it('[ED-07.2] refuses an invalid design and a missing model', async () => {
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

  it('[SE-04] an account has a limited number of designs; existing ones can still be saved', async () => {
    const { me, services } = await studio();
    const { work_id } = await me.must('Work.save', { goods_id, document: EMPTY_DOCUMENT });
    await services.db.transact(async (tx) => {
      const row = await tx.selectFrom('works').selectAll().executeTakeFirstOrThrow();
      const rows = Array.from({ length: MAX_WORKS.guest - 1 }, (_, n) => ({ ...row, id: `work-${n}` }));
      for (const part of inParts(rows)) await tx.insertInto('works').values(part).execute();
    });
    const refused = { data: { error: 'spaceFull' } };
    expect(await me.call('Work.save', { goods_id, document: EMPTY_DOCUMENT })).toMatchObject(refused);
    expect(await me.call('Work.copy', { work_id })).toMatchObject(refused);
    expect(await me.must('Work.save', { work_id, goods_id, document: EMPTY_DOCUMENT })).toMatchObject({ revision: 2 });
  });

  it("another's work answers like a missing one and never changes", async () => {
    const { app, me } = await studio();
    const { work_id } = await me.must('Work.save', { goods_id, document: EMPTY_DOCUMENT });
    const other = await guest(app);
    expect((await other.call('Work.get', { work_id })).data).toEqual({ error: 'notFound' });
    expect((await other.call('Work.save', { work_id, goods_id, document: redCase('#ff0000') })).data).toEqual({
      error: 'notFound',
    });
    expect(await other.must('Work.list', {})).toEqual([]);
    expect((await me.must('Work.get', { work_id })).document).toEqual(EMPTY_DOCUMENT);
  });

  it('[ED-07.2] [ED-07.5] a save without a title keeps the title; a rename makes no new revision', async () => {
    const { me } = await studio();
    const { work_id } = await me.must('Work.save', { goods_id, document: EMPTY_DOCUMENT });
    await me.must('Work.rename', { work_id, title: 'Holidays' });
    await me.must('Work.save', { work_id, goods_id, document: redCase('#ff0000'), revision: 1 });
    expect(await me.must('Work.get', { work_id })).toMatchObject({ title: 'Holidays', revision: 2 });
  });

  it('[ED-07.5] a copy has the same content and is independent', async () => {
    const { me } = await studio();
    const { work_id } = await me.must('Work.save', { goods_id, document: redCase('#ff0000'), title: 'One' });
    const copy = await me.must('Work.copy', { work_id, title: 'Two' });
    await me.must('Work.save', { ...copy, goods_id, document: redCase('#00ff00') });
    expect(await me.must('Work.get', { work_id })).toMatchObject({ title: 'One', document: redCase('#ff0000') });
    expect(await me.must('Work.get', copy)).toMatchObject({ title: 'Two', document: redCase('#00ff00') });
  });

  it('[ED-07.5] a deleted work is not listed, can be restored, and is removed after 30 days', async () => {
    const { me, services } = await studio();
    const { work_id } = await me.must('Work.save', { goods_id, document: redCase('#ff0000') });
    await me.must('Work.delete', { work_id });
    await me.must('Work.delete', { work_id });
    expect(await me.must('Work.list', {})).toEqual([]);
    expect((await me.call('Work.get', { work_id })).data).toEqual({ error: 'notFound' });
    await me.must('Work.restore', { work_id });
    expect((await me.must('Work.get', { work_id })).document).toEqual(redCase('#ff0000'));
    await me.must('Work.delete', { work_id });
    services.clock.pass(RESTORABLE_MS);
    await sweepWorks(services);
    const kept = () => services.db.read.selectFrom('works').select('id').execute();
    expect((await kept()).length).toBe(1);
    services.clock.pass(1);
    await sweepWorks(services);
    expect(await kept()).toEqual([]);
  });

  it('[ED-07.4] a work that another device deletes during design is restored by the next save', async () => {
    const { me } = await studio();
    const { work_id } = await me.must('Work.save', { goods_id, document: EMPTY_DOCUMENT });
    await me.must('Work.delete', { work_id });
    await me.must('Work.save', { work_id, goods_id, document: redCase('#ff0000'), revision: 1 });
    expect((await me.must('Work.list', {})).map((work) => work.work_id)).toEqual([work_id]);
  });

  describe('pairs', () => {
    const other = brand<GoodsId>('samsung-galaxy-s24');

    async function couple() {
      const it = await studio();
      const mine = await it.me.must('Work.save', { goods_id, document: redCase('#ff0000'), title: 'Mine' });
      const yours = await it.me.must('Work.save', { goods_id: other, document: redCase('#00ff00') });
      await it.me.must('Work.pair', { work_id: mine.work_id, other_id: yours.work_id });
      const listed = async () =>
        new Map((await it.me.must('Work.list', {})).map((work) => [work.work_id, work.other_half?.work_id ?? null]));
      const halfOf = async ({ work_id }: { readonly work_id: WorkId }) =>
        (await it.me.must('Work.otherHalf', { work_id })).other_half;
      return { ...it, mine, yours, listed, halfOf };
    }

    it('[ED-13.9] two designs with the same pair name each other, also after one is changed', async () => {
      const { me, mine, yours, listed, halfOf } = await couple();
      await me.must('Work.save', { ...mine, goods_id, document: redCase('#0000ff') });
      expect(await listed()).toEqual(
        new Map([
          [mine.work_id, yours.work_id],
          [yours.work_id, mine.work_id],
        ]),
      );
      expect(await halfOf(mine)).toMatchObject({ ...yours, goods_id: other, model: 'Galaxy S24' });
      expect(await halfOf(yours)).toMatchObject({ title: 'Mine', other_half: { work_id: yours.work_id } });
    });

    it('[ED-13.9] a deleted half leaves the other on its own; a restored one is its half again', async () => {
      const { me, mine, yours, listed, halfOf } = await couple();
      await me.must('Work.delete', { work_id: yours.work_id });
      expect([await listed(), await halfOf(mine)]).toEqual([new Map([[mine.work_id, null]]), null]);
      expect((await me.call('Work.otherHalf', { work_id: yours.work_id })).data).toEqual({ error: 'notFound' });
      await me.must('Work.restore', { work_id: yours.work_id });
      expect((await halfOf(mine))?.work_id).toBe(yours.work_id);
    });

    it('[ED-13.9] a new pair of one half leaves the old half on its own; a copy belongs to no pair', async () => {
      const { me, mine, yours, halfOf } = await couple();
      const third = await me.must('Work.save', { goods_id, document: redCase('#ffffff') });
      await me.must('Work.pair', { work_id: third.work_id, other_id: mine.work_id });
      expect([(await halfOf(mine))?.work_id, await halfOf(yours)]).toEqual([third.work_id, null]);
      const copy = await me.must('Work.copy', { work_id: mine.work_id });
      expect([await halfOf(copy), (await halfOf(third))?.work_id]).toEqual([null, mine.work_id]);
    });

    it('[ED-13.9] a design makes no pair with itself, a deleted or a missing one, or one of somebody else', async () => {
      const { app, me, mine, yours, halfOf } = await couple();
      const stranger = await guest(app);
      const theirs = await stranger.must('Work.save', { goods_id, document: redCase('#123456') });
      const gone = await me.must('Work.save', { goods_id, document: redCase('#654321') });
      await me.must('Work.delete', { work_id: gone.work_id });
      for (const other_id of [mine.work_id, gone.work_id, theirs.work_id, brand<WorkId>('none')]) {
        const refused = await me.call('Work.pair', { work_id: mine.work_id, other_id });
        expect([other_id, refused.data]).toEqual([other_id, { error: 'notFound' }]);
      }
      expect((await halfOf(mine))?.work_id).toBe(yours.work_id);
      const asked = await stranger.call('Work.otherHalf', { work_id: mine.work_id });
      expect(asked.data).toEqual({ error: 'notFound' });
    });
  });

  it('[ED-07.4] [ED-07.5] lists one model’s works separately, for another device', async () => {
    const { me } = await studio();
    const { work_id } = await me.must('Work.save', { goods_id, document: EMPTY_DOCUMENT });
    const other = brand<GoodsId>('samsung-galaxy-s24');
    await me.must('Work.save', { goods_id: other, document: EMPTY_DOCUMENT });
    expect((await me.must('Work.list', { goods_id })).map((work) => work.work_id)).toEqual([work_id]);
    expect((await me.must('Work.list', {})).length).toBe(2);
  });
});
