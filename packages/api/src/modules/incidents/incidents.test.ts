import type { Incident } from '@cpc/contract';
import { brand, INCIDENT_LEVELS, type PartnerId } from '@cpc/domain';
import { describe, expect, it } from 'vitest';
import { databases } from '../../testing/databases.ts';
import { sweepSilent } from '../stations/silence.ts';
import { operatorOf } from '../../testing/operator.ts';
import { passServed } from '../../testing/served.ts';
import { printNext } from '../../testing/printer.ts';
import { CHOICE, soleItem, testShop } from '../../testing/shop.ts';

const HOUR = 3_600_000;
const { machine_id } = CHOICE;

/** A shop whose printer can be told to fail. */
async function openShop(db: Parameters<typeof testShop>[0]) {
  const shop = await testShop(db, { pieces: 100 });
  const partner = await shop.partner();
  const heard = (state: 'ready' | 'fault', reasons: string[] = []) =>
    shop.station.must('Station.heartbeat', { version: '1', state, reasons });
  const kinds = async () => (await partner.must('Partner.incidents', {})).map(({ kind }) => kind);
  return { shop, partner, heard, kinds };
}

describe.each(databases())('the incidents of a shop on $engine', ({ open }) => {
  it('[PA-12.1] a fault is in the list, the counts and the list of stations, and leaves all three when it heals', async () => {
    const { partner, heard, kinds } = await openShop(await open());
    expect(await kinds()).toEqual([]);
    await heard('fault', ['media-jam-error']);
    const [fault] = await partner.must('Partner.incidents', {});
    expect(fault).toMatchObject({ kind: 'fault', level: 'stopped', machine_id, detail: 'media-jam-error', count: 1 });
    expect(await partner.must('Partner.today', {})).toMatchObject({
      incidents: { open: 1, stopped: 1, waiting: 0, soon: 0, snoozed: 0 },
    });
    expect(await partner.must('Partner.stations', { state: 'fault' })).toMatchObject([{ machine_id, incidents: 1 }]);
    await heard('ready');
    expect(await kinds()).toEqual([]);
    expect(await partner.must('Partner.today', {})).toMatchObject({ incidents: { open: 0, stopped: 0 } });
    expect(await partner.must('Partner.stations', { state: 'fault' })).toEqual([]);
  });

  it('[PA-12.3] what is put off counts nowhere until its end; healed and back, it counts again', async () => {
    const { shop, partner, heard, kinds } = await openShop(await open());
    const snooze = (minutes: number) => partner.call('Partner.snoozeIncident', { machine_id, kind: 'fault', minutes });
    expect(await snooze(60)).toMatchObject({ data: { error: 'incidentGone' } });
    await heard('fault');
    const until = shop.services.clock.now() + HOUR;
    expect(await snooze(60)).toMatchObject({ data: { snoozed_until: until, snoozed_by: 'Demo shop' } });
    expect(await kinds()).toEqual([]);
    expect(await partner.must('Partner.incidents', { snoozed: true })).toMatchObject([{ kind: 'fault' }]);
    expect(await partner.must('Partner.today', {})).toMatchObject({ incidents: { open: 0, snoozed: 1 } });
    expect(await snooze(0)).toMatchObject({ data: { snoozed_until: null } });
    expect(await kinds()).toEqual(['fault']);
    await snooze(60);
    shop.services.clock.pass(1_000);
    await heard('ready');
    shop.services.clock.pass(1_000);
    await heard('fault');
    expect(await kinds()).toEqual(['fault']);
    await snooze(1);
    await passServed(shop, 61_000);
    await heard('fault');
    expect(await kinds()).toEqual(['fault']);
  });

  it('[PA-12.1] a silent station, a print in doubt and a long wait are incidents of their kinds', async () => {
    const { shop, partner, kinds } = await openShop(await open());
    await shop.paidOrder(await shop.customer());
    await shop.paidOrder(await shop.customer());
    await shop.work();
    const job = await shop.station.must('PrintJob.lease', { wait_ms: 0 });
    const events = (['started', 'unsure'] as const).map((kind, index) => {
      return { seq: index + 1, kind, percent: 0, reason: '', bay: '', at: 0 };
    });
    if (!job) throw new Error('expected a print job');
    await shop.station.must('PrintJob.report', { job_id: job.job_id, fence: job.fence, events });
    expect(await kinds()).toEqual(['unsure']);
    shop.services.clock.pass(61 * 60_000);
    expect((await kinds()).toSorted()).toEqual(['offline', 'unsure', 'waitsLong']);
    const incidents = await partner.must('Partner.incidents', { level: 'waiting' });
    expect(incidents.map(({ kind, count }) => [kind, count])).toEqual([
      ['unsure', 1],
      ['waitsLong', 1],
    ]);
    expect(await partner.must('Partner.incidents', { kind: 'offline', machine_id })).toHaveLength(1);
  });

  /** A station with two paid prints that has worked since the night, and who is told that it prints nothing. */
  async function silentPrinter(db: Parameters<typeof testShop>[0]) {
    const { shop, partner, heard, kinds } = await openShop(db);
    const operator = await operatorOf(shop);
    await shop.paidOrder(await shop.customer());
    await shop.paidOrder(await shop.customer());
    await shop.work();
    const pass = async (minutes: number) => {
      shop.services.clock.pass(minutes * 60_000);
      await sweepSilent(shop.services);
      await heard('ready');
    };
    const told = async () => [
      (await kinds()).includes('noPrint'),
      (await operator.must('Operator.incidents', {})).some(({ cause }) => cause === 'noPrint'),
    ];
    return { shop, partner, pass, told };
  }

  it('[OP-07] [PA-12.1] a station that looks well and ends no print for two hours is told, to operators too, until one ends', async () => {
    const { shop, partner, pass, told } = await silentPrinter(await open());
    await pass(119);
    expect(await told()).toEqual([false, false]);
    // It was silent until now, and gets a quarter of an hour.
    await pass(1);
    expect(await told()).toEqual([false, false]);
    for (let minute = 0; minute < 15; minute += 1) await pass(1);
    expect(await told()).toEqual([true, true]);
    expect(await partner.must('Partner.incidents', { kind: 'noPrint' })).toMatchObject([
      { level: 'stopped', count: 2 },
    ]);
    await printNext(shop);
    expect(await told()).toEqual([false, false]);
    await pass(119);
    expect(await told()).toEqual([false, false]);
  });

  it('[OP-07] a rest that a person wanted and its hours are no reason to tell that nothing is printed', async () => {
    const { partner, pass, told } = await silentPrinter(await open());
    await pass(1);
    const wish = (state: 'open' | 'resting') => partner.must('Partner.setStation', { machine_id, state });
    await wish('resting');
    await pass(180);
    expect(await told()).toEqual([false, false]);
    await wish('open');
    await pass(119);
    expect(await told()).toEqual([false, false]);
    for (let minute = 0; minute < 16; minute += 1) await pass(1);
    expect(await told()).toEqual([true, true]);
    await partner.must('Partner.setStationDetails', { machine_id, time_zone: 'Europe/Berlin' });
    await partner.must('Partner.setHours', { machine_id, week: Array.from({ length: 7 }, () => []) });
    expect(await told()).toEqual([false, false]);
  });

  it('[PA-12.1] [QU-05.6] bays that are nearly full and full are incidents until an item is picked up', async () => {
    const { shop, partner, kinds } = await openShop(await open());
    await partner.must('Partner.setBays', { machine_id, bays: [{ name: 'A1', capacity: 2 }] });
    const customer = await shop.customer();
    await shop.paidOrder(customer);
    const last = await shop.paidOrder(customer);
    await shop.work();
    await printNext(shop, 'A1');
    expect(await kinds()).toEqual(['bayNearlyFull']);
    await printNext(shop, 'A1');
    expect(await partner.must('Partner.incidents', {})).toMatchObject([
      { kind: 'bayFull', level: 'stopped', count: 2 },
    ]);
    const { pickup_code } = soleItem(await customer.must('Order.get', last));
    await shop.screen.must('Pickup.verify', { code: pickup_code ?? '' });
    expect(await kinds()).toEqual(['bayNearlyFull']);
  });

  it('[SK-04.1] [PA-12.1] a kind that was used and runs out is an incident until it is refilled', async () => {
    const shop = await testShop(await open(), { pieces: 1 });
    const partner = await shop.partner();
    await shop.paidOrder(await shop.customer());
    await shop.work();
    const job = await shop.station.must('PrintJob.lease', { wait_ms: 0 });
    const events = [{ seq: 1, kind: 'started' as const, percent: 0, reason: '', bay: '', at: 0 }];
    if (!job) throw new Error('expected a print job');
    await shop.station.must('PrintJob.report', { job_id: job.job_id, fence: job.fence, events });
    expect(await partner.must('Partner.incidents', {})).toMatchObject([
      { kind: 'stockEmpty', level: 'waiting', count: 1, detail: expect.stringContaining('iPhone 15') },
    ]);
    await partner.must('Partner.restock', { client_key: 'refill-88', lines: [{ ...CHOICE, pieces: 50 }] });
    expect(await partner.must('Partner.incidents', {})).toEqual([]);
  });

  it('[PA-01.1] [PA-12.1] what needs a hand is one line for each kind; a station never heard of is not set up, not offline', async () => {
    const { shop, partner } = await openShop(await open());
    const operator = await operatorOf(shop);
    const partner_id = brand<PartnerId>('partner-a');
    const names = ['North', 'South'];
    for (const name of names)
      await operator.must('Operator.addStation', {
        partner_id,
        name,
        address: 'Main Street',
        language: 'de',
        currency: 'EUR',
      });
    const { needs, stations } = await partner.must('Partner.today', {});
    expect(needs).toMatchObject([{ kind: 'notSetUp', stations: 2, count: 2, first: { machine_name: 'North' } }]);
    const inState = (wanted: string) => stations.states.find(({ state }) => state === wanted)?.stations;
    expect([inState('offline'), inState('notSetUp')]).toEqual([0, 2]);
    expect(await partner.must('Partner.stations', { state: 'offline' })).toEqual([]);
    expect(await partner.must('Partner.stations', { state: 'notSetUp' })).toMatchObject(
      names.map((name) => ({ name, state: 'notSetUp', incidents: 1, worst: { kind: 'notSetUp', count: 1 } })),
    );
  });

  it('[PA-12.1] the sum of the levels is the length of the list, whatever page is asked', async () => {
    const { shop, partner, heard } = await openShop(await open());
    await shop.paidOrder(await shop.customer());
    await heard('fault');
    shop.services.clock.pass(2 * HOUR);
    const all: readonly Incident[] = await partner.must('Partner.incidents', {});
    const { incidents } = await partner.must('Partner.today', {});
    expect(INCIDENT_LEVELS.map((level) => incidents[level])).toEqual(
      INCIDENT_LEVELS.map((level) => all.filter((one) => one.level === level).length),
    );
    expect(incidents.open).toBe(all.length);
    expect(all.length).toBeGreaterThan(1);
  });
});
