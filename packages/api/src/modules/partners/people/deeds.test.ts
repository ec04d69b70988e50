import { NO_CALIBRATION } from '@cpc/design';
import { describe, expect, it } from 'vitest';
import { openWorld } from '../../../testing/access/world.ts';
import { databases } from '../../../testing/databases.ts';
import { CHOICE } from '../../../testing/shop.ts';

describe.each(databases())('the actions of a shop’s people on $engine', ({ open }) => {
  it('[OR-09.2] [PA-01.2] [PA-06.2] [PA-09.2] the shop sees which person acted; the customer sees only the shop', async () => {
    const { shop, people, things } = await openWorld(await open());
    const { manager: staff, partner: owner, customer } = people;
    const { read } = shop.services.db;
    const me = await staff.must('Partner.me', {});
    const actor = `partner:${me.person_id}`;

    const { order_id, order_number } = await things.counterOrder();
    await staff.must('Partner.confirmCounterPayment', { order_id });
    const { history } = await customer.must('Order.get', { order_id });
    expect(history.map((one) => one.actor)).toContain('partner');
    expect(JSON.stringify(history)).not.toMatch(new RegExp(`${me.person_id}|${me.person_name}`));
    const entries = await read.selectFrom('ledger_entries').select('actor').where('order_id', '=', order_id).execute();
    expect(new Set(entries.map((entry) => entry.actor))).toEqual(new Set([actor]));
    shop.services.clock.pass(1);
    const refund_id = await things.counterRefund();
    shop.services.clock.pass(1);
    await owner.must('Partner.refundCounter', { refund_id });
    expect((await staff.must('Partner.counterPayments', {})).lately).toMatchObject([
      { kind: 'handedBack', by: 'Demo shop' },
      { kind: 'received', by: 'Demo shop' },
      { kind: 'received', order_number, by: me.person_name },
    ]);

    const job_id = await things.unsure();
    const reason = 'lay on the bed';
    await staff.must('Partner.decideJob', { job_id, decision: 'printed', piece: 'used', reason, bay: 'A1' });
    expect(await owner.must('Partner.decisions', {})).toMatchObject([
      { decision: 'printed', piece: 'used', reason, by: me.person_name },
    ]);
    const { machine_id } = CHOICE;
    await staff.must('Partner.setStation', { machine_id, state: 'resting' });
    await staff.must('Partner.setCalibration', { machine_id, calibration: NO_CALIBRATION });
    await staff.must('Partner.countStock', { ...CHOICE, pieces: 400 });
    await owner.must('Partner.setDeliveryFee', { machine_id, fee: 300 });
    const done = (await owner.must('Partner.machine', { machine_id })).history.slice(0, 3);
    expect(done.map(({ event, actor: kind, by }) => [event, kind, by])).toEqual([
      ['deliveryFee', 'partner', 'Demo shop'],
      ['calibrated', 'partner', me.person_name],
      ['rested', 'partner', me.person_name],
    ]);

    await owner.must('Partner.renamePerson', { person_id: me.person_id, name: 'Ann' });
    expect(await owner.must('Partner.decisions', {})).toMatchObject([{ by: 'Ann' }]);
    // Every action of the shop names a person, never only the shop.
    const actors = await Promise.all(
      (['order_events', 'station_events', 'stock_movements', 'machine_calibrations', 'ledger_entries'] as const).map(
        async (table) => (await read.selectFrom(table).select('actor').execute()).map((row) => row.actor),
      ),
    );
    for (const of of actors) expect(of).toContain(actor);
    expect(actors.flat()).not.toContain('partner');
  });
});
