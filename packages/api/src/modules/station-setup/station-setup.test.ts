import type { ActionInput, SetupState, SetupStep, StationSetup } from '@cpc/contract';
import { DEFAULT_PRINT_SETTINGS } from '@cpc/design';
import { brand, type LocaleCode, type PrintJobId, USUAL_BAYS } from '@cpc/domain';
import { localeCode } from '@cpc/i18n';
import { describe, expect, it } from 'vitest';
import { type Caller, caller } from '../../testing/caller.ts';
import { databases } from '../../testing/databases.ts';
import { operatorOf } from '../../testing/operator.ts';
import { type TestShop, testShop } from '../../testing/shop.ts';

const STATION = { name: 'Upstairs', address: 'Main Street 1', language: 'de-de', client_key: 'upstairs' };

const statesOf = ({ steps }: StationSetup): Partial<Record<SetupStep, SetupState>> =>
  Object.fromEntries(steps.map(({ step, state }) => [step, state]));

const BEAT: ActionInput<'Station.heartbeat'> = { state: 'ready', reasons: [], version: '1' };

/** A station that the shop has just added, with the calls of its agent. */
async function added(shop: TestShop) {
  const partner = await shop.partner();
  const { machine_id } = await partner.must('Partner.addStation', STATION);
  const setup = () => partner.must('Partner.stationSetup', { machine_id });
  const agent = async (): Promise<Caller> => {
    const { code } = await partner.must('Partner.enrolCode', { machine_id });
    const { station_key } = await shop.visitor.must('Station.enrol', { code });
    return caller(shop.app, { authorization: `Station ${station_key}` });
  };
  return { partner, machine_id, setup, agent };
}

/** The agent prints the test page that was asked for. */
async function printed(shop: TestShop, agent: Caller): Promise<PrintJobId> {
  await shop.work();
  const job = await agent.must('PrintJob.lease', { wait_ms: 0 });
  const event = { percent: 0, reason: '', bay: '', at: 0 };
  const job_id = job?.job_id ?? brand<PrintJobId>('none');
  await agent.must('PrintJob.report', {
    job_id,
    fence: job?.fence ?? 0,
    events: [
      { ...event, seq: 1, kind: 'started' },
      { ...event, seq: 2, kind: 'finished' },
    ],
  });
  return job_id;
}

describe.each(databases())('how far a station is set up on $engine', ({ open }) => {
  it('[JN-10] each step is missing until the server knows that it is done', async () => {
    const shop = await testShop(await open());
    const { partner, machine_id, setup, agent } = await added(shop);
    expect(statesOf(await setup())).toMatchObject({
      place: 'done',
      display: 'missing',
      agent: 'missing',
      printer: 'missing',
      preset: 'missing',
      test: 'missing',
      bays: 'missing',
      stock: 'missing',
      poster: 'missing',
    });
    const { code } = await shop.visitor.must('Display.begin', {});
    await partner.must('Partner.pairDisplay', { machine_id, code });
    expect(statesOf(await setup())).toMatchObject({ display: 'done', agent: 'missing' });
    const its = await agent();
    expect(statesOf(await setup())).toMatchObject({ agent: 'waiting', printer: 'missing' });
    await its.must('Station.heartbeat', { ...BEAT, state: 'fault', reasons: ['cover-open'] });
    expect(await setup()).toMatchObject({ reasons: ['cover-open'] });
    expect(statesOf(await setup())).toMatchObject({ agent: 'done', printer: 'wrong' });
    await its.must('Station.heartbeat', BEAT);
    await partner.must('Partner.setPrintSettings', { machine_id, settings: DEFAULT_PRINT_SETTINGS });
    await partner.must('Partner.setBays', { machine_id, bays: [...USUAL_BAYS] });
    expect(statesOf(await setup())).toMatchObject({ printer: 'done', preset: 'done', bays: 'done' });
    shop.services.clock.pass(3_600_000);
    expect(statesOf(await setup())).toMatchObject({ agent: 'wrong', printer: 'missing' });
    const poster = await partner.must('Partner.stationPoster', { machine_id, languages: [localeCode('ar')] });
    expect(Buffer.from(poster.file, 'base64').subarray(0, 5).toString()).toBe('%PDF-');
    expect(statesOf(await setup())).toMatchObject({ poster: 'done' });
    const unknown = { machine_id, languages: [brand<LocaleCode>('qq-qq')] };
    expect(await partner.call('Partner.stationPoster', unknown)).toMatchObject({ data: { field: 'languages' } });
    const operator = await operatorOf(shop);
    expect(await operator.must('Operator.stationSetup', { machine_id })).toEqual(await setup());
  });

  it('[JN-10] a test page counts when a person has seen all of it, and until the settings of its inks change', async () => {
    const shop = await testShop(await open());
    const { partner, machine_id, setup, agent } = await added(shop);
    const its = await agent();
    await its.must('Station.heartbeat', BEAT);
    await partner.must('Partner.testPrint', { machine_id });
    const { test } = await setup();
    expect(test).toMatchObject({ state: 'waiting', seen: null, outdated: false });
    const parts = ['marks', 'cyan', 'magenta', 'yellow', 'black', 'white'] as const;
    expect(test?.parts).toEqual(parts);
    const test_id = test?.test_id ?? brand<PrintJobId>('none');
    const answer = (seen: readonly (typeof parts)[number][]) =>
      partner.call('Partner.answerTest', { test_id, seen: [...seen] });
    expect(await answer(parts)).toMatchObject({ data: { error: 'conflict' } });
    expect(await printed(shop, its)).toBe(test_id);
    expect(statesOf(await setup())).toMatchObject({ test: 'waiting' });
    await answer(parts.slice(0, -1));
    expect(statesOf(await setup())).toMatchObject({ test: 'wrong' });
    await answer(parts);
    expect(statesOf(await setup())).toMatchObject({ test: 'done' });
    const { history } = await partner.must('Partner.machine', { machine_id });
    expect(history[0]).toMatchObject({ event: 'testSeen', cause: expect.stringContaining('cyan') });
    const settings = { ...DEFAULT_PRINT_SETTINGS, white: 'none' as const };
    await partner.must('Partner.setPrintSettings', { machine_id, settings });
    expect(statesOf(await setup())).toMatchObject({ test: 'wrong' });
    shop.services.clock.pass(1);
    await partner.must('Partner.testPrint', { machine_id });
    expect((await setup()).test?.parts).not.toContain('white');
  });

  it('[JN-10] a test page counts until the station changes to another printer', async () => {
    const shop = await testShop(await open());
    const { partner, machine_id, setup, agent } = await added(shop);
    const its = await agent();
    await its.must('Station.heartbeat', BEAT);
    const seenPage = async () => {
      await partner.must('Partner.testPrint', { machine_id });
      const test_id = await printed(shop, its);
      await partner.must('Partner.answerTest', { test_id, seen: (await setup()).test?.parts ?? [] });
    };
    await seenPage();
    expect(statesOf(await setup())).toMatchObject({ test: 'done' });
    const { printers } = await partner.must('Partner.findPrinters', { machine_id });
    const search_id = printers?.search_id ?? '';
    const found = { printer_id: 'uv', name: 'UV bed', make: '', address: 'ipp://192.168.1.20/ipp/print' };
    await its.must('Station.foundPrinters', { search_id, printers: [found] });
    await partner.must('Partner.choosePrinter', { machine_id, search_id, printer_id: 'uv' });
    const answer = { search_id, printer_id: 'uv' };
    expect(statesOf(await setup())).toMatchObject({ test: 'done' });
    await its.must('Station.printerChosen', { ...answer, outcome: 'used' });
    expect((await setup()).test).toMatchObject({ outdated: true });
    await its.must('Station.heartbeat', BEAT);
    // Long after the search.
    shop.services.clock.pass(3 * 3_600_000);
    await its.must('Station.heartbeat', BEAT);
    expect(statesOf(await setup())).toMatchObject({ test: 'wrong' });
    await seenPage();
    expect(statesOf(await setup())).toMatchObject({ test: 'done' });
  });
});
