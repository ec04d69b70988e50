import { addLayer, applyDiff, canonicalJson, contentHash, type DesignDocument, EMPTY_DOCUMENT } from '@cpc/design';
import { doodle, recordSchema, stroke } from '@cpc/design/testing';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { databases } from '../../testing/databases.ts';
import { CHOICE, orderOf, testShop } from '../../testing/shop.ts';

const { goods_id, machine_id } = CHOICE;
const DESIGN = applyDiff(EMPTY_DOCUMENT, addLayer(doodle({ strokes: [stroke({ points: [10, 1.5, 0.5, 20, 3, 1] })] })));

/** The design as another program writes it: other sequence of keys, white space, forms of numbers and letters. */
const OTHER_TEXT = JSON.stringify(backwards(DESIGN), null, 2)
  .replaceAll(/(?<= )(\d+)(?=,?\n)/g, '$1.0e0')
  .replaceAll('"doodle"', '"\\u0064oodle"');
// A form holds JSON as text, and the caller sends texts as they are.
const other = OTHER_TEXT as unknown as DesignDocument;

function backwards(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(backwards);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, inner]) => [key, backwards(inner)]),
  );
}

describe.each(databases())('a stored design on $engine', ({ open }) => {
  it('[ED-06.3] is canonical text under its one hash, in whatever form and by whatever call it came', async () => {
    const shop = await testShop(await open());
    const me = await shop.customer();
    expect(OTHER_TEXT).not.toBe(JSON.stringify(DESIGN));
    expect(JSON.parse(OTHER_TEXT)).toEqual(DESIGN);
    const { work_id } = await me.must('Work.save', { goods_id, document: other });
    await me.must('Work.save', { goods_id, document: DESIGN });
    await me.must('Work.copy', { work_id });
    const { share_id } = await me.must('Work.share', { work_id });
    await me.must('Share.remix', { share_id });
    await me.must('ShoppingList.add', { ...CHOICE, document: other, client_key: 'listed' });
    const sent = { ...CHOICE, client_key: 'placed' };
    const { order_id } = await me.must('Order.place', orderOf({ ...sent, document: DESIGN }));
    const items = JSON.stringify([{ ...CHOICE, document: 0 }]).replace('"document":0', `"document":${OTHER_TEXT}`);
    const again = await me.must('Order.place', { ...orderOf(sent), items: items as never });
    expect(again.order_id).toBe(order_id);
    await me.must('Order.reorder', { order_id, machine_id, client_key: 'again' });
    const { read } = shop.services.db;
    expect(await read.selectFrom('documents').select(['hash', 'content']).execute()).toEqual([
      { hash: contentHash(DESIGN), content: canonicalJson(DESIGN) },
    ]);
    for (const table of ['works', 'shares', 'shopping_list', 'order_items'] as const)
      expect([table, await read.selectFrom(table).select('document_hash').distinct().execute()]).toEqual([
        table,
        [{ document_hash: contentHash(DESIGN) }],
      ]);
  });

  it('[ED-06.3] is parsed once in a call, however many things it is printed on', async () => {
    const shop = await testShop(await open());
    const me = await shop.customer();
    // Every design has exactly one background.
    const parsing = vi.spyOn(recordSchema('background'), 'safeParse');
    onTestFinished(() => parsing.mockRestore());
    const count = async <T>(call: () => Promise<T>): Promise<[number, T]> => {
      parsing.mockClear();
      const answer = await call();
      return [parsing.mock.calls.length, answer];
    };
    const [saved] = await count(() => me.must('Work.save', { goods_id, document: DESIGN }));
    const two = { machine_id, items: [{ ...CHOICE, document: DESIGN, count: 2 }], client_key: 'placed' };
    const [placed, { order_id }] = await count(() => me.must('Order.place', two));
    const [again] = await count(() => me.must('Order.reorder', { order_id, machine_id, client_key: 'again' }));
    await me.must('Order.cancel', { order_id });
    const entry = { ...CHOICE, document: DESIGN, client_key: 'listed' };
    const [listed, { entry_id }] = await count(() => me.must('ShoppingList.add', entry));
    const copy = await me.must('ShoppingList.copy', { entry_id, client_key: 'copied' });
    const list = { machine_id, entry_ids: [entry_id, copy.entry_id], client_key: 'list' };
    const [ordered] = await count(() => me.must('ShoppingList.order', list));
    expect({ saved, placed, again, listed, ordered }).toEqual({ saved: 1, placed: 1, again: 1, listed: 1, ordered: 1 });
  });
});
