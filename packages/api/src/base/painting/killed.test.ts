import { ORDER_STATUS } from '@cpc/domain';
import { describe, expect, it } from 'vitest';
import { LimitExceeded, ProcessFell } from '../processes/errors.ts';
import { BLANK } from '../../testing/blank-renderer.ts';
import { databases } from '../../testing/databases.ts';
import { CHOICE, type TestShop, soleItem, redCase, testShop } from '../../testing/shop.ts';
import { CannotRenderNow, type Renderer } from './renderer.ts';

const killed = () => Promise.reject(new LimitExceeded('cpu'));
const KILLING: Renderer = { ...BLANK, printFile: killed, thumbnail: killed, preview: killed };

/** Runs the background jobs that are due within the next minutes. */
async function workOn(shop: TestShop, times = 6, everyMs = 10 * 60_000): Promise<void> {
  for (let time = 0; time < times; time += 1) {
    await shop.work();
    shop.services.clock.pass(everyMs);
  }
}

const waiting = ({ services }: TestShop, kind: string) =>
  services.db.read.selectFrom('background_jobs').select('id').where('kind', '=', kind).execute();

describe.each(databases())('work that is killed on $engine', ({ open }) => {
  it('[SC-07.3] a picture whose painting is killed twice is not tried again', async () => {
    const shop = await testShop(await open(), { renderer: KILLING });
    const customer = await shop.customer();
    await shop.place(customer);
    await customer.must('Work.save', { goods_id: CHOICE.goods_id, document: redCase() });
    // While the order is still held: a closed order gets no picture.
    await workOn(shop, 3, 60_000);
    const logged = shop.services.log.lines.filter(({ what }) => what === 'a thumbnail could not be painted');
    expect(logged).toHaveLength(2);
    expect(logged[0]?.facts['error']).toBeInstanceOf(LimitExceeded);
    expect([await waiting(shop, 'orders.thumbnail'), await waiting(shop, 'works.art')]).toEqual([[], []]);
    // Opening the list does not start the painting again.
    await customer.must('Work.list', {});
    expect(await waiting(shop, 'works.art')).toEqual([]);
  });

  it('[SC-07.3] [SA-06.3] a test print that is killed twice has failed', async () => {
    const shop = await testShop(await open(), { renderer: KILLING });
    const partner = await shop.partner();
    await partner.must('Partner.testPrint', { machine_id: CHOICE.machine_id });
    await workOn(shop);
    const { tests } = await partner.must('Partner.testPrint', { machine_id: CHOICE.machine_id, chart: 'rgb' });
    expect(tests.map(({ state }) => state)).toEqual(['waiting', 'failed']);
    expect(await waiting(shop, 'printing.test-print')).toHaveLength(1);
  });

  it('[SC-07.3] [PY-05.1] a paid print that is killed twice is cancelled and refunded', async () => {
    const shop = await testShop(await open(), { renderer: KILLING });
    const customer = await shop.customer();
    const order = await shop.paidOrder(customer);
    await workOn(shop);
    const { status, payment, job } = soleItem(await customer.must('Order.get', order));
    expect([status, payment, job]).toEqual([ORDER_STATUS.closed, 'refunded', 'cancelled']);
    const failures = shop.services.log.lines.filter(({ facts }) => facts['kind'] === 'printing.render');
    expect(failures).toHaveLength(1);
  });

  it('[OR-02.5] [PY-05.1] a paid print is not refunded for one kill after an outage', async () => {
    let tries = 0;
    const printFile = async () => {
      tries += 1;
      if (tries <= 15) throw new CannotRenderNow('the disk is unavailable');
      if (tries === 16) throw new LimitExceeded('memory');
      if (tries === 17) throw new Error('not readable');
      return new Uint8Array();
    };
    const shop = await testShop(await open(), { renderer: { ...BLANK, printFile } });
    const customer = await shop.customer();
    const order = await shop.paidOrder(customer);
    await workOn(shop, 18);
    expect(soleItem(await customer.must('Order.get', order))).toMatchObject({ job: 'queued', refunded: { amount: 0 } });
  });

  it('[OR-02.5] [PY-05.1] [SA-12] a print that a slow machine cannot paint in time is printed later, with the title and the time of its job', async () => {
    let tries = 0;
    const told = new Set<string>();
    const printFile: Renderer['printFile'] = async (_art, _settings, { title, createdAt }) => {
      tries += 1;
      told.add(`${title} at ${createdAt}`);
      if (tries < 10) throw new LimitExceeded('time');
      return new Uint8Array();
    };
    const shop = await testShop(await open(), { renderer: { ...BLANK, printFile } });
    const customer = await shop.customer();
    const order = await shop.paidOrder(customer);
    const job = await shop.services.db.read
      .selectFrom('print_jobs')
      .select(['number', 'created_at'])
      .executeTakeFirst();
    await workOn(shop, 12);
    expect(soleItem(await customer.must('Order.get', order))).toMatchObject({ job: 'queued', refunded: { amount: 0 } });
    expect([...told]).toEqual([`${job?.number} iPhone 15 soft at ${job?.created_at}`]);
  });

  it('[SC-07.3] a picture that a slow machine cannot paint in time is painted later', async () => {
    let tries = 0;
    const preview = async () => {
      tries += 1;
      if (tries <= 14) throw new LimitExceeded('time');
      return new Uint8Array([1]);
    };
    const shop = await testShop(await open(), { renderer: { ...BLANK, preview } });
    const customer = await shop.customer();
    await customer.must('Work.save', { goods_id: CHOICE.goods_id, document: redCase() });
    await workOn(shop, 15);
    const painted = () => shop.services.db.read.selectFrom('thumbnails').select('asset').execute();
    expect([await painted(), await waiting(shop, 'works.art')]).toEqual([[], []]);
    await customer.must('Work.list', {});
    await workOn(shop, 1);
    expect(await painted()).toMatchObject([{ asset: expect.any(String) as string }]);
  });

  it('[RL-03.8] a paid print whose process is killed from outside is printed later', async () => {
    let kills = 0;
    const printFile = async () => {
      kills += 1;
      if (kills < 10) throw new ProcessFell('SIGKILL', true);
      return new Uint8Array();
    };
    const shop = await testShop(await open(), { renderer: { ...BLANK, printFile } });
    const customer = await shop.customer();
    const order = await shop.paidOrder(customer);
    await workOn(shop, 12);
    expect(soleItem(await customer.must('Order.get', order))).toMatchObject({ job: 'queued' });
  });

  it('[SC-07.3] an order that was cancelled before payment is not painted', async () => {
    let painted = 0;
    const thumbnail = async () => {
      painted += 1;
      return new Uint8Array();
    };
    const shop = await testShop(await open(), { renderer: { ...BLANK, thumbnail } });
    const customer = await shop.customer();
    await customer.must('Order.cancel', await shop.place(customer));
    await workOn(shop, 1);
    expect([painted, await waiting(shop, 'orders.thumbnail')]).toEqual([0, []]);
  });
});
