import type { JobEvent } from '@cpc/contract';
import { type StationId, type PartnerId, brand } from '@cpc/domain';
import { describe, expect, it } from 'vitest';
import type { Database } from '../db/database.ts';
import { openShop } from '../../operator/open-shop.ts';
import { type Caller, caller } from '../../testing/caller.ts';
import { databases } from '../../testing/databases.ts';
import { photo } from '../../testing/pictures.ts';
import { CHOICE, type TestShop, soleItem, redCase, testShop } from '../../testing/shop.ts';
import { upload } from '../../testing/upload.ts';

/** A second shop, with its own station and display. */
async function otherShop({ services, visitor, app }: TestShop) {
  const enrolCode = 'the other one’s code';
  await openShop(services, {
    partner: { id: brand<PartnerId>('partner-b'), username: 'other', name: 'Other shop', password: 'quite another' },
    station: { id: brand<StationId>('other'), name: 'Other', address: '', language: 'en-US', currency: 'EUR' },
    enrolCode,
    pieces: 1,
  });
  const keys = await visitor.must('Station.enrol', { code: enrolCode });
  const { token } = await visitor.must('Partner.login', { username: 'other', password: 'quite another' });
  const by = (authorization: string) => caller(app, { authorization });
  return {
    station: by(`Station ${keys.station_key}`),
    screen: by(`Screen ${keys.screen_key}`),
    partner: by(`Bearer ${token}`),
  };
}

const event = (seq: number, kind: JobEvent['kind']): JobEvent => ({
  seq,
  kind,
  percent: 0,
  reason: '',
  bay: 'A1',
  at: 0,
});

/** A customer with a work, a picture, and an order that the station has leased. */
async function busyShop(db: Database) {
  const shop = await testShop(db);
  const owner = await shop.customer();
  const { work_id } = await owner.must('Work.save', { goods_id: CHOICE.goods_id, document: redCase() });
  const { asset } = (await upload(shop.app, owner.headers, await photo(32, 24))).data;
  const order = await shop.paidOrder(owner);
  await shop.work();
  const job = await shop.station.must('PrintJob.lease', { wait_ms: 0 });
  if (!job) throw new Error('expected a print job to lease');
  const { thumbnail } = soleItem(await owner.must('Order.get', order));
  return { shop, owner, order, work_id, asset, job, thumbnail };
}

describe.each(databases())('other people’s things on $engine', ({ open }) => {
  it('[SA-01.2] [PA-07] [SE-01] foreign customers, stations, displays and partners get notFound', async () => {
    const { shop, owner, order, work_id, asset, job, thumbnail } = await busyShop(await open());
    const other = { ...(await otherShop(shop)), customer: await shop.customer() };
    const read = async (who: Caller, url: string) => {
      const answer = await shop.app.inject({ url, headers: who.headers });
      return String(answer.headers['content-type']).includes('json')
        ? answer.json<{ data: { error: string } }>().data.error
        : answer.statusCode;
    };
    const files = { picture: `/api/picture/${asset}`, thumbnail: `/api/order/thumbnail/${thumbnail}` };
    expect([await read(owner, files.picture), await read(other.customer, files.picture)]).toEqual([200, 'notFound']);
    expect([await read(owner, files.thumbnail), await read(await shop.partner(), files.thumbnail)]).toEqual([200, 200]);
    expect([await read(other.customer, files.thumbnail), await read(other.partner, files.thumbnail)]).toEqual([
      'notFound',
      'notFound',
    ]);
    expect([await read(shop.station, job.file_url), await read(other.station, job.file_url)]).toEqual([
      200,
      'notFound',
    ]);

    const refused = { data: { error: 'notFound' } };
    expect(await other.customer.call('Work.get', { work_id })).toMatchObject(refused);
    expect(
      await other.customer.call('Work.save', { work_id, goods_id: CHOICE.goods_id, document: redCase('#000000') }),
    ).toMatchObject(refused);
    for (const name of ['Order.get', 'Order.cancel', 'Payment.begin'] as const)
      expect(await other.customer.call(name, order)).toMatchObject(refused);
    const [receipt] = await owner.must('Order.bills', order);
    if (!receipt) throw new Error('expected a receipt');
    expect(await other.customer.call('Order.bill', receipt)).toMatchObject(refused);
    expect(await other.partner.call('Partner.bill', receipt)).toMatchObject(refused);
    const started = { job_id: job.job_id, fence: job.fence, events: [event(1, 'started')] };
    expect(await other.station.call('PrintJob.report', started)).toMatchObject(refused);
    expect(soleItem(await owner.must('Order.get', order))).toMatchObject({ job: 'dispatching' });
    expect(await other.station.must('PrintJob.lease', { wait_ms: 0 })).toBeNull();
    expect(await other.partner.call('Partner.countStock', { ...CHOICE, pieces: 0 })).toMatchObject({
      data: { error: 'deviceMissing' },
    });
  });

  it('[QU-02.1] a pickup code does not work at another station', async () => {
    const { shop, owner, order, job } = await busyShop(await open());
    const other = await otherShop(shop);
    const placed = { job_id: job.job_id, fence: job.fence, events: [event(1, 'started'), event(2, 'placed')] };
    await shop.station.must('PrintJob.report', placed);
    const code = soleItem(await owner.must('Order.get', order)).pickup_code ?? '';
    expect(code).toMatch(/^\d{6}$/);
    expect(await other.screen.call('Pickup.verify', { code })).toMatchObject({ data: { error: 'pickupCodeWrong' } });
    expect(await shop.screen.call('Pickup.verify', { code })).toMatchObject({ code: 0 });
  });
});
