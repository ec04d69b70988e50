import type { Colour, DesignDocument, ShellLook } from '@cpc/design';
import { complexDesign } from '@cpc/design/testing';
import { brand } from '@cpc/domain';
import { describe, expect, it } from 'vitest';
import { BLANK } from '../../testing/blank-renderer.ts';
import { TEST_CATALOGUE } from '../../testing/catalogue.ts';
import { documentOf, keepDocument } from '../../records/documents/store.ts';
import { databases } from '../../testing/databases.ts';
import { CHOICE, orderOf, redCase, testShop } from '../../testing/shop.ts';
import { ART_PAUSE_MS } from '../../modules/works/keeping/commands.ts';
import { preflightBy } from './preflight.ts';

const { goods_id } = CHOICE;
const document = complexDesign();
const REFUSED = { code: 1312, data: { error: 'designTooComplex' } };

/** A shop that records the designs it paints. */
async function studio(open: () => Promise<Parameters<typeof testShop>[0]>) {
  const painted: DesignDocument[] = [];
  const paint = (art: { readonly document: DesignDocument }) => {
    painted.push(art.document);
    return Promise.resolve(new Uint8Array([1]));
  };
  const shop = await testShop(await open(), { renderer: { ...BLANK, thumbnail: paint, preview: paint } });
  const me = await shop.customer();
  return { shop, me, painted };
}

describe.each(databases())('a design that is too complex on $engine', ({ open }) => {
  it('[SC-07.2] [SE-05] a design that is too complex is refused when it is saved, ordered or listed', async () => {
    const { shop, me } = await studio(open);
    expect(await me.call('Work.save', { goods_id, document })).toMatchObject(REFUSED);
    expect(await me.must('Work.list', {})).toEqual([]);
    expect(await me.call('Order.place', orderOf({ document }))).toMatchObject(REFUSED);
    const entry = { ...CHOICE, document, client_key: 'complex' };
    expect(await me.call('ShoppingList.add', entry)).toMatchObject(REFUSED);
    // A saved design does not change.
    const { work_id } = await me.must('Work.save', { goods_id, document: redCase() });
    expect(await me.call('Work.save', { work_id, goods_id, document })).toMatchObject(REFUSED);
    expect(await me.must('Work.get', { work_id })).toMatchObject({ document: redCase(), revision: 1 });
    expect(await shop.services.db.read.selectFrom('orders').select('id').execute()).toEqual([]);
  });

  it('[SC-07.2] an old design above the limit is neither shared nor painted', async () => {
    const { shop, me, painted } = await studio(open);
    const { services } = shop;
    const { work_id } = await me.must('Work.save', { goods_id, document: redCase() });
    const { share_id } = await me.must('Work.share', { work_id });
    const old = documentOf(document);
    await services.db.transact(async (tx) => {
      await keepDocument(tx, services.db, old);
      await tx.updateTable('works').set({ document_hash: old.hash, art_hash: 'old' }).execute();
      await tx.updateTable('shares').set({ document_hash: old.hash, art_hash: 'old' }).execute();
    });
    const other = await shop.customer();
    expect(await me.call('Work.share', { work_id })).toMatchObject(REFUSED);
    expect(await other.call('Share.remix', { share_id })).toMatchObject(REFUSED);
    services.clock.pass(ART_PAUSE_MS);
    await shop.work();
    expect(painted).toEqual([]);
    expect(services.log.lines.map(({ what }) => what)).toContain('a thumbnail could not be painted');
    // The design can still be opened and replaced.
    expect((await me.must('Work.get', { work_id })).document).toEqual(document);
    await me.must('Work.save', { work_id, goods_id, document: redCase(), revision: 1 });
  });

  it('[SC-07.2] an old order or list entry above the limit gets no small picture', async () => {
    const { shop, me, painted } = await studio(open);
    const { services } = shop;
    await shop.place(me);
    await me.must('ShoppingList.add', { ...CHOICE, document: redCase(), client_key: 'list' });
    const old = documentOf(document);
    await services.db.transact(async (tx) => {
      await keepDocument(tx, services.db, old);
      await tx.updateTable('order_items').set({ document_hash: old.hash }).execute();
      await tx.updateTable('shopping_list').set({ document_hash: old.hash }).execute();
    });
    await shop.work();
    expect(painted).toEqual([]);
    expect(services.log.lines.filter(({ what }) => what.includes('too complex'))).toHaveLength(2);
  });
});

it('[SC-07.2] [PF-01.1] preflight blocks the design that the calls refuse', async () => {
  const surface = TEST_CATALOGUE.models.find((model) => model.surface.id === goods_id)?.surface;
  if (!surface) throw new Error('the test catalogue has no such model');
  const shell: ShellLook = { colour: brand<Colour>('#101014'), opacity: 1, underbase: 'none' };
  const stored = { pictures: new Map(), stickers: new Map(), wallpapers: new Map() };
  const findings = await preflightBy(async () => new Map())({ document, surface, shell, ...stored });
  expect(findings[0]).toMatchObject({ kind: 'tooComplex', severity: 'blocks', layer: null });
});
