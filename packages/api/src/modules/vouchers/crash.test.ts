import { HOLD_MS, ORDER_STATUS } from '@cpc/domain';
import { describe, expect, it } from 'vitest';
import { BLANK } from '../../testing/blank-renderer.ts';
import { databases } from '../../testing/databases.ts';
import { dyingDatabase } from '../../testing/dying-database.ts';
import { expectReconciled } from '../../testing/reconciled.ts';
import { firstOf, listOf, voucherShop } from '../../testing/voucher-shop.ts';

/** Choose, open, reserve, keep, begin, ask, redeemed, paid: the commits between a tap and a paid order. */
const COMMITS = 8;
/** As long as a capture lease lasts. */
const LEASE_MS = 90_000;

describe.each(databases())('redeeming a voucher on $engine', ({ open }) => {
  it.each([
    { side: 'before', afterwards: 'left alone' },
    { side: 'after', afterwards: 'left alone' },
    { side: 'before', afterwards: 'tapped again' },
    { side: 'after', afterwards: 'tapped again' },
  ] as const)(
    '[PY-09] [RL-01] a process that dies just $side any commit, $afterwards: each voucher pays once or is free',
    async ({ side, afterwards }) => {
      const process = dyingDatabase(await open());
      const { shop, standin, clock, sell } = await voucherShop(process.db, { renderer: BLANK, pieces: 20 });
      const customer = await shop.customer();
      const code = await sell(COMMITS);
      await listOf(shop, customer, code);
      const stateOf = async (voucher: string) =>
        (await listOf(shop, customer)).data.find(({ voucher_id }) => voucher_id === voucher)?.state;
      let [deaths, paid] = [0, 0];
      for (let at = 1; at <= COMMITS; at += 1) {
        await shop.station.must('Station.heartbeat', { state: 'ready', reasons: [], version: 'test' });
        const { order_id } = await shop.place(customer);
        const voucher_id = firstOf(await listOf(shop, customer));
        // In every second round the platform's answer is lost too, so that only the platform knows what happened.
        if (at % 2 === 0) standin.misbehave('verify', 'answerLost');
        process.die({ at, side });
        await customer.call('Voucher.pay', { order_id, voucher_id }).catch(() => undefined);
        if (process.live()) deaths += 1;
        // The dead process keeps its capture lease until the lease ends.
        clock.pass(LEASE_MS);
        if (afterwards === 'tapped again') await customer.call('Voucher.pay', { order_id, voucher_id });
        for (const pause of [30_000, 30_000, HOLD_MS]) {
          clock.pass(pause);
          await shop.work();
        }
        const { status, payment } = await customer.must('Order.get', { order_id });
        const settled = { at, status: ORDER_STATUS.awaitingDelivery, payment: 'settled', voucher: 'redeemed' };
        const free = { at, status: ORDER_STATUS.closed, voucher: 'usable' };
        const pays = afterwards === 'tapped again' || payment === 'settled';
        expect({ at, status, payment, voucher: await stateOf(voucher_id) }).toMatchObject(pays ? settled : free);
        if (pays) paid += 1;
      }
      expect(deaths).toBeGreaterThanOrEqual(COMMITS - 1);
      expect(paid).toBeGreaterThanOrEqual(4);
      expect([...standin.verifications(code)].sort((a, b) => b - a)).toEqual(
        Array.from({ length: COMMITS }, (_, index) => (index < paid ? 1 : 0)),
      );
      const jobs = await shop.services.db.read.selectFrom('print_jobs').select('id').execute();
      expect(jobs).toHaveLength(paid);
      await expectReconciled(shop);
    },
  );

  it('[PY-09] [RL-01] a server that died after the redemption finds it hours later', async () => {
    const process = dyingDatabase(await open());
    const { shop, standin, clock, sell } = await voucherShop(process.db, { renderer: BLANK });
    const customer = await shop.customer();
    const code = await sell(2);
    const [redeemed, elsewhere] = [firstOf(await listOf(shop, customer, code)), await shop.place(customer)];
    const { order_id } = await shop.place(customer);
    // The last commit but one stores the platform's answer.
    process.die({ at: COMMITS - 1, side: 'before' });
    await customer.call('Voucher.pay', { order_id, voucher_id: redeemed }).catch(() => undefined);
    expect([process.live(), [...standin.verifications(code)].toSorted((a, b) => a - b)]).toEqual([true, [0, 1]]);
    clock.pass(5 * 3_600_000);
    await shop.work();
    expect(await customer.must('Order.get', { order_id })).toMatchObject({ status: 1, payment: 'settled' });
    expect(await customer.must('Order.get', { order_id: elsewhere.order_id })).toMatchObject({ status: 4 });
    expect([...standin.verifications(code)].toSorted((a, b) => a - b)).toEqual([0, 1]);
    await expectReconciled(shop);
  });
});
