import type { ActionInput, ItemChoice } from '@cpc/contract';
import { brand, ORDER_STATUS, type PrintJobId } from '@cpc/domain';
import { describe, expect, it } from 'vitest';
import { databases } from '../../testing/databases.ts';
import { CHOICE, orderOfItems, redCase, soleItem, type TestShop, testShop } from '../../testing/shop.ts';

const MINUTE_MS = 60_000;
const { machine_id } = CHOICE;
type Review = Omit<ActionInput<'Partner.reviewDesign'>, 'job_id'>;

/** A shop that looks at designs first, with its owner and a customer. */
async function lookingShop(db: Parameters<typeof testShop>[0]) {
  const shop = await testShop(db);
  const [owner, customer] = [await shop.partner(), await shop.customer()];
  await shop.station.must('Station.heartbeat', { state: 'ready', reasons: [], version: 'test' });
  await owner.must('Partner.setShopDetails', { design_review: 'on' });
  const buy = async (...items: readonly Partial<ItemChoice>[]) => {
    const placed = await customer.must('Order.place', orderOfItems(...items));
    await shop.pay(customer, placed);
    await shop.work();
    return { order_id: placed.order_id };
  };
  const list = () => owner.must('Partner.designReviews', {});
  const decide = (design: { readonly job_id: PrintJobId } | undefined, review: Review = { decision: 'approved' }) =>
    owner.call('Partner.reviewDesign', { job_id: design?.job_id ?? brand('none'), ...review });
  const lease = () => shop.station.must('PrintJob.lease', { wait_ms: 0 });
  return { shop, owner, customer, buy, list, decide, lease };
}

const counts = ({ services: { db } }: TestShop) =>
  db.read.selectFrom('stock_counts').select(['available', 'on_hand']).where('available', '<', 5).execute();

describe.each(databases())('a shop that looks at designs before it prints them, on $engine', ({ open }) => {
  it('[AI-05.2] a paid print waits for its look; the approved one is printed, and the customer sees both', async () => {
    const { customer, owner, buy, list, decide, lease, shop } = await lookingShop(await open());
    const order = await buy({});
    const item = async () => soleItem(await customer.must('Order.get', order));
    expect(await customer.must('Order.get', order)).toMatchObject({ label: 'inReview', payment: 'settled' });
    expect(await item()).toMatchObject({ job: 'review', position: 0, estimate_s: 0, refusal: null });
    expect(await customer.must('Queue.get', { machine_id })).toMatchObject({
      entries: [{ area: 'queue', position: 0, label: 'inReview', mine: true }],
    });
    expect(await lease()).toBeNull();
    expect(await owner.must('Partner.today', {})).toMatchObject({ reviews: 1, queued: 0 });
    const [design] = await list();
    expect(design).toMatchObject({ model: 'iPhone 15', before: null });
    expect(await decide(design)).toMatchObject({ data: { waiting: 0 } });
    expect(await item()).toMatchObject({ job: 'queued', position: 1 });
    expect(await decide(design)).toMatchObject({ data: { error: 'reviewedAlready' } });
    expect(await lease()).toMatchObject({ job_id: design?.job_id });
    const { order_number } = await customer.must('Order.get', order);
    expect((await owner.must('Partner.order', { order_number })).history).toContainEqual(
      expect.objectContaining({ what: 'printJob.approved', actor: 'partner', by: 'Demo shop' }),
    );
    expect(await shop.services.db.read.selectFrom('design_reviews').selectAll().execute()).toMatchObject([
      { decision: 'approved', reason: null, words: '', partner_id: 'partner-a' },
    ]);
  });

  it('[AI-05.2] [AI-05.3] [PY-05.1] [OR-08] a refused design is refunded in full, and its customer reads why', async () => {
    const { shop, customer, buy, list, decide, lease } = await lookingShop(await open());
    const order = await buy({});
    const [design] = await list();
    expect(await decide(design, { decision: 'refused' })).toMatchObject({ data: { error: 'fieldEmpty' } });
    expect(await decide(design, { decision: 'refused', reason: 'other', words: ' ' })).toMatchObject({
      data: { error: 'fieldEmpty' },
    });
    const why = { reason: 'rights', words: 'This is a logo of a club. Please ask them first.' } as const;
    expect(await decide(design, { decision: 'refused', ...why })).toMatchObject({ data: { waiting: 0 } });
    await shop.work();
    const seen = await customer.must('Order.get', order);
    expect(seen).toMatchObject({ status: ORDER_STATUS.closed, payment: 'refunded', refunded: seen.price });
    expect(soleItem(seen)).toMatchObject({ job: 'cancelled', refusal: why });
    expect(seen.history.map(({ what }) => what)).toContain('order.refused');
    expect(await counts(shop)).toEqual([]);
    expect(await lease()).toBeNull();
  });

  it('[AI-05.2] [AI-05.3] [OR-10] of two items the refused one is refunded, and the other one is printed', async () => {
    const { shop, customer, buy, list, decide, lease } = await lookingShop(await open());
    const order = await buy({}, { document: redCase('#224466') });
    const [first, second] = await list();
    await decide(first, { decision: 'refused', reason: 'quality' });
    await decide(second);
    await shop.work();
    const { items, refunds, status, payment } = await customer.must('Order.get', order);
    expect({ status, payment }).toEqual({ status: ORDER_STATUS.awaitingDelivery, payment: 'settled' });
    expect(items.map(({ job, refusal }) => [job, refusal?.reason])).toEqual([
      ['cancelled', 'quality'],
      ['queued', undefined],
    ]);
    expect(refunds).toMatchObject([{ item_id: items[0]?.item_id, amount: items[0]?.price, state: 'refunded' }]);
    expect(await lease()).toMatchObject({ job_id: second?.job_id });
  });

  it('[AI-05.2] [AI-05.3] an approved design needs no second look, neither ordered nor printed again; a refused one is named', async () => {
    const { shop, owner, customer, buy, list, decide, lease } = await lookingShop(await open());
    const first = await buy({}, { document: redCase('#224466') });
    const [approved, refused] = await list();
    await decide(approved);
    await decide(refused, { decision: 'refused', reason: 'person' });
    await shop.work();
    shop.services.clock.pass(1_000);
    await buy({}, { document: redCase('#224466') });
    expect(await list()).toMatchObject([{ before: { by: 'Demo shop', refusal: { reason: 'person', words: '' } } }]);
    const job = await lease();
    if (!job) throw new Error('expected a print job to lease');
    const report = { job_id: job.job_id, fence: job.fence };
    const events = (['started', 'finished', 'placed'] as const).map((kind, index) => {
      return { seq: index + 1, kind, percent: 0, reason: '', bay: 'A1', at: 0 };
    });
    await shop.station.must('PrintJob.report', { ...report, events });
    const [item] = (await customer.must('Order.get', first)).items;
    if (!item) throw new Error('expected an item');
    await owner.must('Partner.reprint', {
      ...first,
      item_id: item.item_id,
      client_key: 'again',
      bearer: 'shop',
      reason: 'a stripe',
    });
    await shop.work();
    expect((await customer.must('Order.get', first)).items[0]).toMatchObject({ job: 'queued' });
    expect(await list()).toHaveLength(1);
  });

  it('[AI-05.2] [OR-08] while it waits, its customer may cancel it for all of the money, and it leaves the list', async () => {
    const { shop, customer, buy, list, decide } = await lookingShop(await open());
    const order = await buy({});
    const [design] = await list();
    await customer.must('Order.cancel', order);
    await shop.work();
    expect(await customer.must('Order.get', order)).toMatchObject({ payment: 'refunded' });
    expect(await list()).toEqual([]);
    expect(await decide(design)).toMatchObject({ data: { error: 'reviewedAlready' } });
  });

  it('[AI-05.2] [PA-12.1] one that waits for five minutes is an incident; where the station rests, it is none', async () => {
    const { shop, owner, buy, list } = await lookingShop(await open());
    const told = async () => (await owner.must('Partner.incidents', {})).map(({ kind }) => kind);
    await buy({});
    const pass = async (ms: number) => {
      shop.services.clock.pass(ms);
      await shop.station.must('Station.heartbeat', { state: 'ready', reasons: [], version: 'test' });
    };
    await pass(4 * MINUTE_MS);
    expect(await told()).not.toContain('review');
    await pass(MINUTE_MS);
    expect(await told()).toContain('review');
    await owner.must('Partner.setStation', { machine_id, state: 'resting' });
    expect(await told()).not.toContain('review');
    expect(await list()).toHaveLength(1);
  });

  it('[AI-05.2] what waits when the look is turned off still waits for it, and later orders do not', async () => {
    const { shop, owner, customer, buy, list } = await lookingShop(await open());
    await buy({});
    expect(await shop.visitor.must('Machine.get', { machine_id })).toMatchObject({
      reviews_designs: true,
    });
    shop.services.clock.pass(1_000);
    await owner.must('Partner.setShopDetails', { design_review: 'off' });
    const later = await buy({ document: redCase('#224466') });
    expect(soleItem(await customer.must('Order.get', later))).toMatchObject({ job: 'queued' });
    expect(await list()).toHaveLength(1);
    expect(await shop.visitor.must('Machine.get', { machine_id })).toMatchObject({
      reviews_designs: false,
    });
    expect((await owner.must('Partner.shopDetails', {})).history[0]?.changes).toEqual([
      { field: 'design_review', from: 'on', to: 'off' },
    ]);
  });

  it('[AI-05.2] the large picture is painted for the counter of the shop alone, while the design waits', async () => {
    const { shop, owner, customer, buy, list, decide } = await lookingShop(await open());
    await buy({});
    const [design] = await list();
    const url = `/api/order/design/${design?.job_id ?? ''}`;
    const get = async (headers: Record<string, string>) => shop.app.inject({ method: 'GET', url, headers });
    const picture = await get({ ...owner.headers });
    expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/png']);
    expect(picture.rawPayload.readUInt32BE(20)).toBe(1_600);
    expect((await get({ ...customer.headers })).json()).toMatchObject({ code: 403 });
    await decide(design);
    expect((await get({ ...owner.headers })).json()).toMatchObject({ data: { error: 'notFound' } });
  });
});
