import { ALWAYS_OPEN } from '@cpc/domain';
import { describe, expect, it } from 'vitest';
import { openWorld } from '../../testing/access/world.ts';
import { databases } from '../../testing/databases.ts';
import { CHOICE, orderOf, testShop } from '../../testing/shop.ts';

const { machine_id } = CHOICE;
const HOUR_MS = 3_600_000;
const DAY = [{ opens: '10:00', closes: '20:00' }];
const WORKDAYS = { week: [DAY, DAY, DAY, DAY, DAY, [], []], holidays: [] };
/** The clock of tests begins on this Saturday, at 11 in Berlin. */
const SATURDAY = '2026-11-21';
const MONDAY_10 = Date.UTC(2026, 10, 23, 9);
const openToday = {
  ...WORKDAYS,
  holidays: [{ first: SATURDAY, last: SATURDAY, name: 'Open Saturday', spans: [{ opens: '09:00', closes: '13:00' }] }],
};

describe.each(databases())('what a shop and its stations are, on $engine', ({ open }) => {
  it('[PA-10.5] [OR-09.1] [PA-09.2] a shop’s details are checked, and each change names its person', async () => {
    const { shop, people } = await openWorld(await open());
    const { partner: owner, manager } = people;
    const typed = { country: 'de', phone: '030 2312545', vat_id: 'de\u00A0１２３.456-789', time_zone: 'Europe/Berlin' };
    expect(await manager.must('Partner.setShopDetails', { ...typed, legal_name: ' Cases  Ltd ' })).toMatchObject({
      country: 'DE',
      phone: '+49302312545',
      vat_id: 'DE123456789',
      legal_name: 'Cases Ltd',
      history: [{ by: 'The manager' }],
    });
    shop.services.clock.pass(1);
    expect((await owner.must('Partner.me', {})).time_zone).toBe('Europe/Berlin');
    const { history } = await owner.must('Partner.setShopDetails', { vat_id: '', time_zone: 'Europe/Berlin' });
    expect(history[0]).toMatchObject({ by: 'Demo shop', changes: [{ field: 'vat_id', from: 'DE123456789', to: '' }] });
    const { history: same } = await owner.must('Partner.setShopDetails', { legal_name: 'Cases Ltd' });
    expect(same).toEqual(history);
  });

  it('[PA-02.5] [CT-04.4] the shop sets the print bed of a station, which bounds the sizes of customers', async () => {
    const shop = await testShop(await open());
    const owner = await shop.partner();
    const bed = { width: 180, height: 297.5 };
    expect(await owner.must('Partner.setStationDetails', { machine_id, bed })).toMatchObject({ bed });
    expect(await shop.visitor.must('Machine.get', { machine_id })).toMatchObject({ bed });
    for (const wrong of [
      { width: 49, height: 300 },
      { width: 300, height: 2_001 },
      { width: Number.NaN, height: 300 },
    ])
      expect((await owner.call('Partner.setStationDetails', { machine_id, bed: wrong })).code).not.toBe(0);
    const slots = [{ id: 'A', x: 100, y: 30, width: 80, height: 180 }];
    const calibration = { offsetX: 0, offsetY: 0, scaleX: 1000, scaleY: 1000, rotation: 0, slots };
    await owner.must('Partner.setCalibration', { machine_id, calibration: calibration as never });
    const narrow = { width: 170, height: 297.5 };
    expect(await owner.call('Partner.setStationDetails', { machine_id, bed: narrow })).toMatchObject({
      data: { error: 'calibrationClash', problem: 'slotOffBed' },
    });
    expect(await owner.must('Partner.stationDetails', { machine_id })).toMatchObject({ bed });
  });

  it('[PA-10.5] what a shop types wrong is refused by its field, and nothing of it is kept', async () => {
    const shop = await testShop(await open());
    const owner = await shop.partner();
    for (const [field, value, error] of [
      ['name', ' ', 'fieldEmpty'],
      ['time_zone', 'Europe/Nowhere', 'fieldIncorrect'],
      ['time_zone', '+02:00', 'fieldIncorrect'],
      ['country', 'XX', 'fieldIncorrect'],
      ['vat_id', 'DE 1', 'fieldIncorrect'],
      ['email', 'ann at home', 'fieldIncorrect'],
      ['phone', '12', 'phoneIncorrect'],
      ['language', 'xx-yy', 'fieldIncorrect'],
      ['vat_rate', '7.55', 'fieldIncorrect'],
      ['vat_rate', '50.1', 'fieldIncorrect'],
      ['vat_rate', '-7', 'fieldIncorrect'],
      ['vat_rate', '7 %', 'fieldIncorrect'],
    ] as const)
      expect(await owner.call('Partner.setShopDetails', { legal_name: 'Kept?', [field]: value })).toMatchObject({
        data: { error, field },
      });
    expect(await owner.must('Partner.shopDetails', {})).toMatchObject({
      name: 'Demo shop',
      legal_name: '',
      history: [],
    });
  });

  it('[PA-10.5] two people who change different fields at once both keep theirs', async () => {
    const shop = await testShop(await open());
    const owner = await shop.partner();
    await Promise.all([
      owner.must('Partner.setShopDetails', { legal_name: 'Cases Ltd' }),
      owner.must('Partner.setShopDetails', { registration: 'HRB 1' }),
      owner.must('Partner.setStationDetails', { machine_id, phone: '+49 30 2312545' }),
      owner.must('Partner.setStationDetails', { machine_id, place: { latitude: 52.52, longitude: 13.405 } }),
    ]);
    const details = await owner.must('Partner.shopDetails', {});
    expect(details).toMatchObject({ legal_name: 'Cases Ltd', registration: 'HRB 1' });
    expect(details.history).toHaveLength(2);
    expect(await owner.must('Partner.stationDetails', { machine_id })).toMatchObject({
      phone: '+49302312545',
      place: { latitude: 52.52, longitude: 13.405 },
    });
    expect(await shop.visitor.must('Machine.get', { machine_id })).toMatchObject({ phone: '+49302312545' });
  });

  it('[PA-02.2] [QU-04.1] [QU-04.2] outside of its hours a station rests, says when it opens, and prints what is paid', async () => {
    const shop = await testShop(await open());
    const [owner, customer] = [await shop.partner(), await shop.customer()];
    const paid = await shop.paidOrder(customer);
    await owner.must('Partner.setShopDetails', { time_zone: 'Europe/Berlin', country: 'DE' });
    const closed = await owner.must('Partner.setHours', { machine_id, ...WORKDAYS });
    expect(closed.opening).toEqual({ is_open: false, changes_at: MONDAY_10, today: [] });
    expect(await customer.must('Machine.get', { machine_id })).toMatchObject({
      state: 'resting',
      accepts_orders: false,
      opens_at: MONDAY_10,
      closes_at: null,
      country: 'DE',
      time_zone: 'Europe/Berlin',
    });
    const refused = await customer.call('Order.place', orderOf());
    expect(refused).toMatchObject({ data: { error: 'stationResting', opens_at: MONDAY_10 } });
    expect(refused.msg).toMatch(/Monday 10:00\sAM/);
    await shop.work();
    expect(await shop.station.must('PrintJob.lease', { wait_ms: 0 })).toMatchObject({
      order_number: paid.order_number,
    });
    expect((await shop.station.must('Station.heartbeat', { state: 'printing', reasons: [], version: '' })).wish).toBe(
      'open',
    );
    const { history } = await owner.must('Partner.machine', { machine_id });
    expect(history.map(({ event, by }) => [event, by])).toContainEqual(['hours', 'Demo shop']);
  });

  it('[PA-02.2] [PA-10.7] a holiday opens a closed day, and at its end the station rests by itself', async () => {
    const shop = await testShop(await open());
    const [owner, customer] = [await shop.partner(), await shop.customer()];
    await owner.must('Partner.setStationDetails', { machine_id, time_zone: 'Europe/Berlin' });
    await owner.must('Partner.setHours', { machine_id, ...WORKDAYS });
    expect(await customer.call('Order.place', orderOf())).toMatchObject({ data: { error: 'stationResting' } });
    await owner.must('Partner.setHours', { machine_id, ...openToday });
    expect(await customer.must('Machine.get', { machine_id })).toMatchObject({
      state: 'ready',
      opens_at: null,
      closes_at: Date.UTC(2026, 10, 21, 12),
    });
    expect(await customer.call('Order.place', orderOf())).toMatchObject({ code: 0 });
    shop.services.clock.pass(2 * HOUR_MS);
    // At night its computer may be off: customers are still told when it opens.
    expect(await customer.must('Machine.get', { machine_id })).toMatchObject({ state: 'resting', opens_at: MONDAY_10 });
    await owner.must('Partner.setHours', { machine_id, week: null, holidays: [] });
    expect(await customer.must('Machine.get', { machine_id })).toMatchObject({ state: 'offline', opens_at: null });
  });

  it('[QU-04.1] [QU-04.2] a closed station that its owner lets rest, or whose shop is suspended, names no opening', async () => {
    const { shop, people } = await openWorld(await open());
    await people.partner.must('Partner.setStationDetails', { machine_id, time_zone: 'UTC' });
    await people.partner.must('Partner.setHours', { machine_id, ...WORKDAYS });
    await people.partner.must('Partner.setStation', { machine_id, state: 'resting' });
    expect(await shop.visitor.must('Machine.get', { machine_id })).toMatchObject({ state: 'resting', opens_at: null });
    await people.partner.must('Partner.setStation', { machine_id, state: 'open' });
    const { partner_id } = await people.partner.must('Partner.me', {});
    const suspension = { partner_id: partner_id ?? ('' as never), to: 'suspended', reason: 'the rent' } as const;
    await people.operator.must('Operator.setShopState', suspension);
    expect(await shop.visitor.must('Machine.get', { machine_id })).toMatchObject({ state: 'resting', opens_at: null });
  });

  it('[PA-10.7] hours need a time zone and must not contradict each other', async () => {
    const shop = await testShop(await open());
    const owner = await shop.partner();
    const set = (hours: object) => owner.call('Partner.setHours', { machine_id, ...hours });
    expect(await set(WORKDAYS)).toMatchObject({ data: { error: 'timeZoneMissing', field: 'time_zone' } });
    await owner.must('Partner.setShopDetails', { time_zone: 'Asia/Shanghai' });
    const late = { opens: '19:00', closes: '22:00' };
    expect(await set({ ...WORKDAYS, week: [[...DAY, late], [], [], [], [], [], []] })).toMatchObject({
      data: { error: 'hoursOverlap' },
    });
    const days = (first: string, last: string) => ({ ...WORKDAYS, holidays: [{ first, last, name: '', spans: [] }] });
    expect(await set(days('2026-12-26', '2026-12-24'))).toMatchObject({ data: { error: 'holidayBackwards' } });
    expect(await set(days('2027-02-31', '2027-02-31'))).toMatchObject({ data: { error: 'invalidInput' } });
    expect(await owner.must('Partner.stationDetails', { machine_id })).toMatchObject({
      schedule: ALWAYS_OPEN,
      opening: { is_open: true, changes_at: null },
    });
  });

  it('[PA-10.7] one person changes the week while another adds a holiday, and both stay', async () => {
    const shop = await testShop(await open());
    const owner = await shop.partner();
    await owner.must('Partner.setStationDetails', { machine_id, time_zone: 'UTC' });
    const { week } = WORKDAYS;
    const { holidays } = openToday;
    await Promise.all([
      owner.must('Partner.setHours', { machine_id, week }),
      owner.must('Partner.setHours', { machine_id, holidays }),
    ]);
    const { schedule } = await owner.must('Partner.stationDetails', { machine_id });
    expect(schedule).toEqual({ week, holidays });
    expect(await owner.must('Partner.setHours', { machine_id, week: null })).toMatchObject({
      schedule: { week: ALWAYS_OPEN.week, holidays },
    });
  });

  it('[QU-05.3] a closed station names the nearest open ones of its shop, and no others', async () => {
    const { shop, people } = await openWorld(await open());
    const near = () => shop.visitor.must('Machine.nearby', { machine_id });
    expect(await near()).toEqual([]);
    const { services } = shop;
    const at = (id: string, latitude: number | null) =>
      services.db.transact(async (tx) => {
        const rest = {
          partner_id: 'partner-a',
          address: '',
          language: 'en-US' as const,
          currency: 'EUR',
          created_at: 0,
        };
        const place = { latitude, longitude: latitude === null ? null : 13.4 };
        await tx
          .insertInto('machines')
          .values({ ...rest, ...place, id, name: id })
          .execute();
        const report = { reasons: '[]', version: '', formats: null, supplies: null, media: null, temperature: null };
        await tx
          .insertInto('station_reports')
          .values({ ...report, machine_id: id as typeof machine_id, state: 'ready', heard_at: services.clock.now() })
          .execute();
      });
    await at('far', 52.6);
    await at('anywhere', null);
    await at('near', 52.53);
    await people.partner.must('Partner.setStationDetails', { machine_id, place: { latitude: 52.52, longitude: 13.4 } });
    expect((await near()).map(({ station, distance }) => [station.name, distance])).toEqual([
      ['near', 1112],
      ['far', 8896],
      ['anywhere', null],
    ]);
  });
});
