import { type DesignDocument, madeBy } from '@cpc/design';
import { describe, expect, it } from 'vitest';
import type { PrintFacts, Renderer } from '../../base/painting/renderer.ts';
import { BLANK } from '../../testing/blank-renderer.ts';
import { caseWith } from '../../testing/case-with.ts';
import { databases } from '../../testing/databases.ts';
import { pngWith } from '../../testing/marked-pictures.ts';
import { photo } from '../../testing/pictures.ts';
import { CHOICE, orderOfItems, testShop } from '../../testing/shop.ts';
import { upload } from '../../testing/upload.ts';

const MARK = 'http://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia';

describe.each(databases())('pictures that a model made on $engine', ({ open }) => {
  it('[AI-09.2] are known of each item of an order, to customer, shop and print, also after a tool', async () => {
    const printed: PrintFacts[] = [];
    const printFile: Renderer['printFile'] = async (_art, _settings, facts) => {
      printed.push(facts);
      return new Uint8Array();
    };
    const shop = await testShop(await open(), { renderer: { ...BLANK, printFile } });
    const customer = await shop.customer();
    const sent = async (file: Buffer) => (await upload(shop.app, customer.headers, file)).data.asset;
    const [drawn, own] = [await sent(await pngWith(MARK)), await sent(await photo(300, 600))];
    const changed = { asset: own, made: madeBy({ asset: drawn, made: null }, 'enhance') };
    const documents = [
      caseWith({ asset: own }),
      caseWith({ asset: own }, { asset: drawn }),
      caseWith(changed),
      caseWith({ asset: own }, { asset: drawn, hidden: true }),
      caseWith(),
    ];
    const placed = await customer.must('Order.place', orderOfItems(...documents.map((document) => ({ document }))));
    const known = [false, true, true, false, false];
    expect(placed.items.map((item) => item.model_made)).toEqual(known);
    await shop.pay(customer, placed);
    await shop.work();
    const seen = await (await shop.partner()).must('Partner.order', placed);
    expect(seen.items.map((item) => item.model_made)).toEqual(known);
    expect(printed.filter(({ modelMade }) => modelMade)).toHaveLength(2);
    expect(printed).toHaveLength(known.length);
    expect((await customer.must('Order.get', placed)).items.map((item) => item.model_made)).toEqual(known);
  });

  it('[AI-09.2] stay known in the design that another person remixes', async () => {
    const shop = await testShop(await open(), { renderer: BLANK });
    const owner = await shop.customer();
    const { asset } = (await upload(shop.app, owner.headers, await pngWith(MARK))).data;
    const { work_id } = await owner.must('Work.save', { goods_id: CHOICE.goods_id, document: caseWith({ asset }) });
    const other = await shop.customer();
    const remix = await other.must('Share.remix', await owner.must('Work.share', { work_id }));
    const { document } = await other.must('Work.get', remix);
    const placed = await other.must('Order.place', orderOfItems({ document: document as unknown as DesignDocument }));
    expect(placed.items).toMatchObject([{ model_made: true }]);
  });
});
