import { ORDER_STATUS } from '@cpc/domain';
import { describe, expect, it } from 'vitest';
import { LimitExceeded, ProcessFell } from '../processes/errors.ts';
import { BLANK } from '../testing/blank-renderer.ts';
import { databases } from '../testing/databases.ts';
import { CHOICE, type TestShop, alone, redCase, testShop } from '../testing/shop.ts';
import type { Renderer } from './renderer.ts';

const killed = () => Promise.reject(new LimitExceeded('cpu'));
const KILLING: Renderer = { ...BLANK, printFile: killed, thumbnail: killed, preview: killed };

/** Has the background work done that is due within some minutes. */
async function workOn(shop: TestShop, times = 6): Promise<void> {
  for (let time = 0; time < times; time += 1) {
    await shop.work();
    shop.services.clock.pass(10 * 60_000);
  }
}

const waiting = ({ services }: TestShop, kind: string) =>
  services.db.read.selectFrom('background_jobs').select('id').where('kind', '=', kind).execute();

describe.each(databases())('work that is killed on $engine', ({ open }) => {
  it('[SC-07] a picture whose painting is killed is told once and not tried again', async () => {
    const shop = await testShop(await open(), { renderer: KILLING });
    const customer = await shop.customer();
    await shop.place(customer);
    await customer.must('Work.save', { goods_id: CHOICE.goods_id, document: redCase() });
    shop.services.clock.pass(60_000);
    await shop.work();
    const told = shop.services.log.lines.filter(({ what }) => what === 'a small picture could not be painted');
    expect(told).toHaveLength(2);
    expect(told[0]?.facts['error']).toBeInstanceOf(LimitExceeded);
    expect([await waiting(shop, 'orders.thumbnail'), await waiting(shop, 'works.art')]).toEqual([[], []]);
    // Looking at the list does not have it painted once more.
    await customer.must('Work.list', {});
    expect(await waiting(shop, 'works.art')).toEqual([]);
  });

  it('[SC-07] [PY-05] a paid print that is killed twice is cancelled and refunded', async () => {
    const shop = await testShop(await open(), { renderer: KILLING });
    const customer = await shop.customer();
    const order = await shop.paidOrder(customer);
    await workOn(shop);
    const { status, payment, job } = alone(await customer.must('Order.get', order));
    expect([status, payment, job]).toEqual([ORDER_STATUS.closed, 'refunded', 'cancelled']);
    const failures = shop.services.log.lines.filter(({ facts }) => facts['kind'] === 'printing.render');
    expect(failures).toHaveLength(1);
  });

  it('[RL-03] a paid print whose process is killed from outside waits and is printed', async () => {
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
    expect(alone(await customer.must('Order.get', order))).toMatchObject({ job: 'queued' });
  });

  it('[SC-07] nothing is painted for an order that was cancelled before it was paid', async () => {
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
