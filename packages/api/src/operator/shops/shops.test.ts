import { brand, type PartnerId, type StationId } from '@cpc/domain';
import { describe, expect, it } from 'vitest';
import { guest, callerOf } from '../../testing/caller.ts';
import { databases } from '../../testing/databases.ts';
import { operatorOf } from '../../testing/operator.ts';
import { firstOperator } from '../first-operator.ts';
import { CHOICE, orderOf, testShop } from '../../testing/shop.ts';

const PASSWORD = 'chosen by myself';
const NOWHERE = brand<PartnerId>('nowhere');
const DEMO = brand<PartnerId>('partner-a');
const OWNER = { name: 'Ann Owner', username: 'ann' };

async function opened(...[db]: Parameters<typeof testShop>) {
  const shop = await testShop(db);
  return { shop, operator: await operatorOf(shop) };
}

const station = { name: 'By the door', address: 'Main Street 1', language: 'de-de', currency: 'EUR' };

describe.each(databases())('the shops of the platform on $engine', ({ open }) => {
  it('[OP-01.1] [OP-01.3] [SA-01.2] an operator opens a shop; its owner joins, and its agent gets keys', async () => {
    const { shop, operator } = await opened(await open());
    const { partner_id, invitation } = await operator.must('Operator.openShop', { name: 'Corner shop', owner: OWNER });
    shop.services.clock.pass(1);
    const { code } = await operator.must('Operator.addStation', { partner_id, ...station });
    const joined = await shop.visitor.must('Partner.join', { code: invitation.code, password: PASSWORD });
    expect(joined).toMatchObject({ partner_id, name: 'Corner shop', role: 'owner' });
    const { machine_id } = await shop.visitor.must('Station.enrol', { code });
    const owner = callerOf(shop.app, joined);
    expect(await owner.must('Partner.machines', {})).toMatchObject([
      { machine_id, name: 'By the door', language: 'de-de', currency: 'EUR' },
    ]);
    expect(await operator.must('Operator.shops', { search: 'CORNER' })).toMatchObject([
      {
        partner_id,
        state: 'open',
        commission: null,
        stations: [{ machine_id, state: 'notSetUp' }],
        owners: [{ username: 'ann', invited: false }],
        history: [{ event: 'stationAdded' }, { event: 'opened' }],
      },
    ]);
    expect(await operator.must('Operator.shops', { search: '%' })).toEqual([]);
  });

  it('[OP-01.3] a new enrolment code ends the one before', async () => {
    const { shop, operator } = await opened(await open());
    const { machine_id } = CHOICE;
    const before = await operator.must('Operator.enrolCode', { machine_id });
    const { code } = await operator.must('Operator.enrolCode', { machine_id });
    expect(await shop.visitor.call('Station.enrol', { code: before.code })).toMatchObject({
      data: { error: 'enrolCodeWrong' },
    });
    expect(await shop.visitor.must('Station.enrol', { code })).toMatchObject({ machine_id });
  });

  it('[OP-01.1] a suspended shop takes no orders, prints what is paid, and resumes', async () => {
    const { shop, operator } = await opened(await open());
    const customer = await guest(shop.app);
    await shop.pay(customer, await shop.place(customer));
    await shop.work();
    const suspended = { partner_id: DEMO, to: 'suspended', reason: 'the rent is not paid' } as const;
    expect(await operator.must('Operator.setShopState', suspended)).toMatchObject({
      state: 'suspended',
      history: [{ event: 'suspended', reason: 'the rent is not paid' }],
    });
    expect(await customer.call('Order.place', { ...orderOf(), client_key: 'a second' })).toMatchObject({
      data: { error: 'stationResting' },
    });
    expect(await customer.must('Machine.get', { machine_id: CHOICE.machine_id })).toMatchObject({
      accepts_orders: false,
    });
    expect(await shop.station.must('PrintJob.lease', { wait_ms: 0 })).toMatchObject({ kind: 'order' });
    await operator.must('Operator.setShopState', { partner_id: DEMO, to: 'open', reason: 'paid' });
    expect(await customer.call('Order.place', { ...orderOf(), client_key: 'a third' })).toMatchObject({ code: 0 });
  });

  it('[OP-01.1] [SN-10] a shop is closed once no order is unfinished, and for ever', async () => {
    const { shop, operator } = await opened(await open());
    const customer = await guest(shop.app);
    const { order_id } = await shop.place(customer);
    const close = () =>
      operator.call('Operator.setShopState', { partner_id: DEMO, to: 'closed', reason: 'moved away' });
    expect(await close()).toMatchObject({ data: { error: 'conflict' } });
    await customer.must('Order.cancel', { order_id });
    expect(await close()).toMatchObject({ data: { state: 'closed' } });
    const { machine_id } = CHOICE;
    expect(await shop.station.call('PrintJob.lease', { wait_ms: 0 })).toMatchObject({
      data: { error: 'tokenInvalid' },
    });
    expect(await operator.call('Operator.enrolCode', { machine_id })).toMatchObject({ data: { error: 'conflict' } });
    const again = { partner_id: DEMO, to: 'open', reason: 'back' } as const;
    expect(await operator.call('Operator.setShopState', again)).toMatchObject({ data: { error: 'conflict' } });
    expect(await operator.call('Operator.addStation', { partner_id: DEMO, ...station })).toMatchObject({
      data: { error: 'conflict' },
    });
    expect((await customer.must('Machine.list', {})).map(({ machine_id }) => machine_id)).not.toContain(
      CHOICE.machine_id,
    );
  });

  it('[OP-01.2] [OP-01.8] the platform’s part of a shop is set with a reason', async () => {
    const { operator } = await opened(await open());
    const set = { partner_id: DEMO, commission: 120, reason: 'agreed in May' };
    expect(await operator.must('Operator.setCommission', set)).toMatchObject({
      commission: 120,
      history: [{ event: 'commission', reason: 'usual → 120: agreed in May' }],
    });
    expect(await operator.call('Operator.setCommission', { ...set, reason: ' ' })).toMatchObject({
      data: { error: 'fieldEmpty' },
    });
  });

  it('[OP-01.1] what is wrong opens nothing', async () => {
    const { operator } = await opened(await open());
    for (const [owner, error] of [
      [{ name: 'Taken', username: 'olga' }, 'usernameTaken'],
      [{ name: 'Nobody', username: 'nobody', has_login: true }, 'usernameIncorrect'],
    ] as const)
      expect(await operator.call('Operator.openShop', { name: 'Corner shop', owner })).toMatchObject({
        data: { error },
      });
    expect(await operator.must('Operator.shops', { search: 'corner' })).toEqual([]);
    for (const [wrong, field] of [
      [{ currency: 'XQQ' }, 'currency'],
      [{ language: 'qq-qq' }, 'language'],
      [{ name: ' ' }, 'name'],
    ] as const)
      expect(await operator.call('Operator.addStation', { partner_id: DEMO, ...station, ...wrong })).toMatchObject({
        data: { field },
      });
    const unknown = { partner_id: NOWHERE, to: 'closed', reason: 'whatever' } as const;
    expect(await operator.call('Operator.setShopState', unknown)).toMatchObject({ data: { error: 'notFound' } });
    const machine_id = brand<StationId>('nowhere');
    expect(await operator.call('Operator.enrolCode', { machine_id })).toMatchObject({
      data: { error: 'deviceMissing' },
    });
  });

  it('[OP-04.1] the first operator keeps their login, until another password is set', async () => {
    const { shop, operator } = await opened(await open());
    const again = { username: 'olga', name: 'Olga Operator' };
    await firstOperator(shop.services, { ...again, password: PASSWORD });
    expect(await operator.must('Partner.me', {})).toMatchObject({ partner_id: null, person_name: 'Olga Operator' });
    await firstOperator(shop.services, { ...again, password: 'another of mine' });
    expect(await operator.call('Partner.me', {})).toMatchObject({ data: { error: 'tokenInvalid' } });
  });

  it('[OP-01.4] [PA-03.5] an operator imports prices and a delivery, after a dry run; a wrong file is refused whole', async () => {
    const { shop, operator } = await opened(await open());
    const { machine_id } = CHOICE;
    const table = (...lines: readonly string[]) => ({
      name: 'a.csv',
      file: Buffer.from(lines.join('\n')).toString('base64'),
      reason: 'the first delivery',
    });
    const prices = table('record,shell,station,price,currency', `price,${CHOICE.shell_id},${machine_id},31.50,EUR`);
    expect(await operator.must('Operator.importCatalogue', { ...prices, dry_run: true })).toMatchObject({
      state: 'checked',
      counts: { prices: 1 },
    });
    expect(await operator.must('Operator.importCatalogue', prices)).toMatchObject({ state: 'imported' });
    const { shells } = await shop.visitor.must('Goods.get', { machine_id, goods_id: CHOICE.goods_id });
    expect(shells.find(({ shell_id }) => shell_id === CHOICE.shell_id)?.price).toEqual({
      amount: 3150,
      currency: 'EUR',
    });
    const { goods_id, shell_id, colour_id } = CHOICE;
    const line = (pieces: string) => `${machine_id},${goods_id},${shell_id},${colour_id},${pieces}`;
    const delivery = table('station,model,shell,colour,pieces', line('7'));
    expect(await operator.must('Operator.importStock', delivery)).toMatchObject({ state: 'imported' });
    expect(await operator.must('Operator.importStock', delivery)).toMatchObject({ state: 'importedBefore' });
    expect(
      await operator.must('Operator.importStock', table('station,model,shell,colour,pieces', line('7'), line('-1'))),
    ).toMatchObject({ state: 'refused', faults: [{ line: 3, column: 'pieces', found: '-1' }] });
    expect(await operator.must('Operator.importStock', { ...delivery, name: 'a.pdf' })).toMatchObject({
      state: 'refused',
      faults: [{ line: 0 }],
    });
    expect(await operator.call('Operator.importStock', { ...delivery, file: 'no base64!' })).toMatchObject({
      data: { error: 'invalidInput', field: 'file' },
    });
  });
});
