import { RETENTION_DAYS } from '@cpc/contract';
import { ORDER_STATUS } from '@cpc/domain';
import { describe, expect, it } from 'vitest';
import type { Database } from '../../base/db/database.ts';
import { DAY_MS, HOUR_MS } from '../../base/ports/clock.ts';
import type { Caller } from '../../testing/caller.ts';
import { databases } from '../../testing/databases.ts';
import { soleItem, CHOICE } from '../../testing/shop.ts';
import { backAgain, studio, withPicture } from '../../testing/storage-studio.ts';

const { machine_id } = CHOICE;

/** An order with a picture and its thumbnail, whose hold has ended. */
async function ordered(db: Database) {
  const all = await studio(db);
  const { shop, services, me, picture, pass } = all;
  const asset = await picture();
  const { order_id } = await shop.place(me, { document: withPicture(asset) });
  await pass(1_000);
  const thumbnail = soleItem(await me.must('Order.get', { order_id })).thumbnail;
  if (thumbnail === null) throw new Error('no thumbnail');
  const days = async (many: number) => {
    await pass(many * DAY_MS);
    await pass(HOUR_MS);
  };
  const stored = async () => (await services.db.read.selectFrom('documents').select('hash').execute()).length;
  const look = async (who: Caller) => {
    const order = await who.must('Order.get', { order_id });
    const { design_kept, thumbnail: small } = soleItem(order);
    return { status: order.status, design_kept, painted: small !== null };
  };
  const again = (who: Caller) => who.call('Order.reorder', { order_id, machine_id, client_key: 'again' });
  return { ...all, asset, order_id, thumbnail, days, stored, look, again };
}

describe.each(databases())('designs of unpaid orders, on $engine', ({ open }) => {
  it('[SC-07.7] [OR-06.2] are deleted after 30 days', async () => {
    const { shop, me, asset, thumbnail, days, sweepFiles, has, stored, look, again } = await ordered(await open());
    await days(RETENTION_DAYS.unpaidOrder - 1);
    const late = await backAgain(shop, me);
    expect(await look(late)).toEqual({ status: ORDER_STATUS.closed, design_kept: true, painted: true });
    expect([await stored(), await has(thumbnail)]).toEqual([1, true]);
    await days(1);
    await days(RETENTION_DAYS.guestPicture);
    await sweepFiles();
    const later = await backAgain(shop, late);
    expect(await look(later)).toEqual({ status: ORDER_STATUS.closed, design_kept: false, painted: false });
    expect([await stored(), await has(thumbnail), await has(asset)]).toEqual([0, false, false]);
    expect(await again(later)).toMatchObject({ data: { error: 'orderDesignGone' } });
  });

  it('[OR-06.2] can be ordered again until then', async () => {
    const { shop, me, days, stored, look, again } = await ordered(await open());
    await days(RETENTION_DAYS.unpaidOrder - 1);
    const late = await backAgain(shop, me);
    await shop.station.must('Station.heartbeat', { state: 'ready', reasons: [], version: 'test' });
    expect(await again(late)).toMatchObject({ code: 0 });
    await days(2);
    // The later order uses the same design.
    expect([(await look(await backAgain(shop, late))).design_kept, await stored()]).toEqual([false, 1]);
  });

  it('[OR-04] stay if the order was paid', async () => {
    const { shop, me, days, stored } = await ordered(await open());
    const { order_id } = await shop.paidOrder(me);
    await days(RETENTION_DAYS.unpaidOrder - 1);
    const late = await backAgain(shop, me);
    await days(RETENTION_DAYS.unpaidOrder - 1);
    const paid = await (await backAgain(shop, late)).must('Order.get', { order_id });
    expect([soleItem(paid).design_kept, await stored()]).toEqual([true, 1]);
  });

  it('[OR-04] stay if money came after the order was closed', async () => {
    const { shop, services, me, order_id, days, look } = await ordered(await open());
    await me.must('Payment.begin', { order_id });
    await me.must('Order.cancel', { order_id });
    await services.db.transact((tx) => tx.updateTable('payments').set({ state: 'refunded' }).execute());
    await days(RETENTION_DAYS.unpaidOrder - 1);
    const late = await backAgain(shop, me);
    await days(RETENTION_DAYS.unpaidOrder - 1);
    expect((await look(await backAgain(shop, late))).design_kept).toBe(true);
  });
});
