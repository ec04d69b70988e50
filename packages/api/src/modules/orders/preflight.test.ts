import { addLayer, applyDiff, EMPTY_DOCUMENT, type Layer, type StoredDesign, type TextFacts } from '@cpc/design';
import { doodle, picture, roughText, text } from '@cpc/design/testing';
import { type AssetId, mm } from '@cpc/domain';
import { describe, expect, it } from 'vitest';
import type { TextGauge } from '../../base/preflight/gauge.ts';
import { MAX_PICTURE_BYTES } from '../../base/painting/paint-task.ts';
import type { Caller } from '../../testing/caller.ts';
import { databases } from '../../testing/databases.ts';
import { soleItem, orderOf, redCase, type TestShop, testShop } from '../../testing/shop.ts';

/** Sets every text in a typeface of square letters. */
const gaugeWith =
  (more: Partial<TextFacts> = {}): TextGauge =>
  async (texts) =>
    new Map(texts.map((layer) => [layer.id, { ...roughText(layer), ...more }]));

function designOf(...layers: readonly Layer[]) {
  return layers.reduce((document, layer) => applyDiff(document, addLayer(layer)), EMPTY_DOCUMENT);
}

const placed = (document: StoredDesign) => orderOf({ client_key: 'one', document });

/** Stores a picture of the customer with this claimed size in pixels, with or without its file. */
async function storedPicture({ services }: TestShop, customer: Caller, side: number, withFile: boolean) {
  const { uid } = await customer.must('User.verifyToken', {});
  const asset = withFile ? await services.blobs.put(Buffer.from('a picture')) : ('b'.repeat(64) as AssetId);
  const row = {
    account_id: uid,
    asset,
    proxy_asset: asset,
    media_type: 'image/png',
    width: side,
    height: side,
    bytes: 9,
    created_at: 0,
  };
  await services.db.transact((tx) => tx.insertInto('pictures').values(row).execute());
  return asset;
}

describe.each(databases())('preflight of an order on $engine', ({ open }) => {
  it('[RL-03.4] while the file store is unavailable no picture counts as missing; the call may be retried', async () => {
    const shop = await testShop(await open());
    const customer = await shop.customer();
    const asset = await storedPicture(shop, customer, 900, false);
    const answer = await customer.call('Order.place', placed(designOf(picture({ asset }))));
    expect(answer).toMatchObject({ http: 503, data: { error: 'unavailable' } });
  });

  it('[PF-03] a picture without its file is refused with the finding, and no order is made', async () => {
    const shop = await testShop(await open());
    const customer = await shop.customer();
    // The folder of files exists.
    await storedPicture(shop, customer, 900, true);
    const asset = await storedPicture(shop, customer, 900, false);
    expect(await customer.call('Order.place', placed(designOf(picture({ asset }))))).toMatchObject({
      data: {
        error: 'designUnprintable',
        findings: [{ kind: 'assetMissing', severity: 'blocks', layer: 'picture', values: { what: 'picture' } }],
      },
    });
    expect(await customer.must('Order.list', {})).toEqual([]);
  });

  it('[SC-07.3] [SC-07.4] picture files too large for one painter are refused before payment', async () => {
    const shop = await testShop(await open());
    const customer = await shop.customer();
    const asset = await storedPicture(shop, customer, 900, true);
    const bytes = MAX_PICTURE_BYTES + 1;
    await shop.services.db.transact((tx) => tx.updateTable('pictures').set({ bytes }).execute());
    const answer = await customer.call('Order.place', placed(designOf(picture({ asset }))));
    expect(answer).toMatchObject({ data: { error: 'designTooComplex', percent: 101 } });
  });

  it('[PF-03] a text whose typeface cannot be set is refused, whatever the client claims', async () => {
    const shop = await testShop(await open());
    const customer = await shop.customer();
    const lying = { ...placed(designOf(text())), findings: [], preflight: 'passed' };
    expect(await customer.call('Order.place', lying as never)).toMatchObject({
      data: { error: 'designUnprintable', findings: [{ kind: 'assetMissing', layer: 'text' }] },
    });
  });

  it('[PF-03] a design that prints nothing is refused as empty', async () => {
    const shop = await testShop(await open(), { gauge: gaugeWith() });
    const customer = await shop.customer();
    for (const nothing of [doodle({ hidden: true }), doodle({ at: [300, 300] }), text({ at: [-200, 20] })])
      expect(await customer.call('Order.place', placed(designOf(nothing)))).toMatchObject({
        data: { error: 'designEmpty' },
      });
  });

  it('[PF-03] a printable design is ordered; customer and partner see its warnings', async () => {
    const shop = await testShop(await open(), { gauge: gaugeWith({ missing: ['ж'] }) });
    const customer = await shop.customer();
    const asset = await storedPicture(shop, customer, 60, true);
    const layers = [picture({ asset, width: mm(25.4), height: mm(25.4) }), { ...text({ at: [40, 120] }), stack: 'a1' }];
    const order = soleItem(await customer.must('Order.place', placed(designOf(...layers))));
    const expected = [
      { kind: 'missingGlyph', severity: 'strong', layer: 'text', values: { count: 1, characters: 'ж' }, fix: null },
      {
        kind: 'lowResolution',
        severity: 'strong',
        layer: 'picture',
        values: { dpi: 60, needed: 150, times: 3, reached: 180 },
        fix: 'upscale',
      },
    ];
    expect(order.findings).toEqual(expected);
    expect(soleItem(await customer.must('Order.get', order)).findings).toEqual(expected);
    const again = await customer.must('Order.place', placed(designOf(...layers)));
    expect(again.order_id).toBe(order.order_id);

    const token = await shop.begin(customer, order);
    await shop.choose(token, 'pay');
    await shop.post('/api/Paypal/success', { token });
    const seen = await (await shop.partner()).must('Partner.order', order);
    expect(seen.items[0]?.findings).toEqual(expected);
  });

  it('[PF-03] a design without findings has none with its order', async () => {
    const shop = await testShop(await open());
    expect(soleItem(await shop.place(await shop.customer(), { document: redCase() })).findings).toEqual([]);
  });
});
