import type { ShellChoice } from '@cpc/contract';
import { customId, EMPTY_DOCUMENT } from '@cpc/design';
import { brand, type ColourId, type GoodsId, type ShellId } from '@cpc/domain';
import { describe, expect, it } from 'vitest';
import { databases } from '../../../testing/databases.ts';
import { CHOICE, redCase, testShop } from '../../../testing/shop.ts';

const { goods_id } = CHOICE;
const choiceOf = (shell: string, colour: string): ShellChoice => ({
  shell_id: brand<ShellId>(shell),
  colour_id: brand<ColourId>(`${shell}.${colour}`),
});
const CLEAR = choiceOf('hard', 'clear');
const BLUE = choiceOf('soft', 'blue');
const size = customId({ marginTop: 12.5, marginLeft: 8, width: 60, height: 121.25, corner: 7.5 });

describe.each(databases())('the choice of a design, on $engine', ({ open }) => {
  async function studio() {
    const shop = await testShop(await open());
    return { shop, me: await shop.customer() };
  }

  it('[CT-09.1] a design keeps its shell and colour when listed, opened and copied', async () => {
    const { me } = await studio();
    const { work_id } = await me.must('Work.save', { goods_id, document: EMPTY_DOCUMENT, choice: CLEAR });
    expect(await me.must('Work.get', { work_id })).toMatchObject({ goods_id, choice: CLEAR });
    const copy = await me.must('Work.copy', { work_id });
    expect(await me.must('Work.get', copy)).toMatchObject({ choice: CLEAR });
    await me.must('Collection.add', { kind: 'work', item: work_id as never });
    expect((await me.must('Work.list', {})).map(({ choice }) => choice)).toEqual([CLEAR, CLEAR]);
    expect(await me.must('PhoneWorks.list', {})).toMatchObject([{ choice: CLEAR }, { choice: CLEAR }]);
    expect(await me.must('Collection.list', {})).toMatchObject([{ choice: CLEAR }]);
  });

  it('[CT-09.1] another choice replaces it, and a save without one keeps it', async () => {
    const { me } = await studio();
    const { work_id } = await me.must('Work.save', { goods_id, document: EMPTY_DOCUMENT, choice: CLEAR });
    await me.must('Work.save', { work_id, goods_id, document: redCase() });
    expect(await me.must('Work.get', { work_id })).toMatchObject({ choice: CLEAR, revision: 2 });
    await me.must('PhoneWorks.save', { work_id, goods_id, document: redCase(), choice: BLUE });
    expect(await me.must('Work.get', { work_id })).toMatchObject({ choice: BLUE, revision: 3 });
  });

  it('[CT-09.1] a design that is saved without a choice has none, and gets one with its next save', async () => {
    const { me } = await studio();
    const { work_id } = await me.must('Work.save', { goods_id, document: EMPTY_DOCUMENT });
    expect(await me.must('Work.get', { work_id })).toMatchObject({ choice: null });
    expect(await me.must('Work.list', {})).toMatchObject([{ choice: null }]);
    await me.must('Work.save', { work_id, goods_id, document: EMPTY_DOCUMENT, choice: CLEAR });
    expect(await me.must('Work.list', {})).toMatchObject([{ choice: CLEAR }]);
  });

  it('[CT-09.1] [CT-09.2] a remix has the same shell and colour, also for another model', async () => {
    const { shop, me } = await studio();
    const { work_id } = await me.must('Work.save', { goods_id, document: redCase(), choice: CLEAR });
    const share = await me.must('Work.share', { work_id });
    expect(await shop.visitor.must('Share.get', share)).toMatchObject({ choice: CLEAR });
    const other = await shop.customer();
    for (const target of [goods_id, brand<GoodsId>('samsung-galaxy-s24')]) {
      const remix = await other.must('Share.remix', { ...share, goods_id: target });
      expect(await other.must('Work.get', remix)).toMatchObject({ goods_id: target, choice: CLEAR });
    }
    // The same content has the same link. The link shows the latest shell.
    await me.must('Work.save', { work_id, goods_id, document: redCase(), choice: BLUE });
    expect(await me.must('Work.share', { work_id })).toEqual(share);
    expect(await shop.visitor.must('Share.get', share)).toMatchObject({ choice: BLUE });
  });

  it("[CT-09.1] a custom size keeps its owner's name for it, which no link reveals", async () => {
    const { shop, me } = await studio();
    const choice = { ...CLEAR, surface_name: 'Grandma’s phone' };
    const { work_id } = await me.must('Work.save', { goods_id: size, document: redCase(), choice });
    expect(await me.must('Work.get', { work_id })).toMatchObject({ goods_id: size, choice });
    const share = await me.must('Work.share', { work_id });
    expect((await shop.visitor.must('Share.get', share)).choice).toEqual(CLEAR);
    const other = await shop.customer();
    const remix = await other.must('Share.remix', share);
    expect(await other.must('Work.get', remix)).toMatchObject({ goods_id: size, choice: CLEAR });
  });
});
