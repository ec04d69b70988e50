import type { FoundPrinter } from '@cpc/contract';
import { MAX_FOUND_PRINTERS, MAX_PRINTER_SEARCH_MS, PRINTER_SEARCH_MS } from '@cpc/domain';
import { describe, expect, it } from 'vitest';
import { databases } from '../../testing/databases.ts';
import { CHOICE, testShop } from '../../testing/shop.ts';
import { dropOldSearches } from '../stations/printer-search.ts';

const { machine_id } = CHOICE;
const BEAT = { state: 'ready' as const, reasons: [], version: '1.0.0' };
const UV: FoundPrinter = {
  printer_id: 'uv',
  name: 'UV bed',
  make: 'Roland',
  address: 'ipp://192.168.1.20:631/ipp/print',
};
const OFFICE: FoundPrinter = { ...UV, printer_id: 'office', name: 'Office', address: 'ipp://192.168.1.21/ipp/print' };

async function opened(...[db]: Parameters<typeof testShop>) {
  const shop = await testShop(db);
  const partner = await shop.partner();
  const told = async () => (await shop.station.must('Station.heartbeat', BEAT)).printer_search;
  const shown = async () => (await partner.must('Partner.stationSetup', { machine_id })).printers;
  const search = async () => (await partner.must('Partner.findPrinters', { machine_id })).printers?.search_id ?? '';
  const answered = async (printers: FoundPrinter[]) => {
    const search_id = await search();
    await shop.station.must('Station.foundPrinters', { search_id, printers });
    return search_id;
  };
  const choose = (search_id: string, printer_id: string) =>
    partner.call('Partner.choosePrinter', { machine_id, search_id, printer_id });
  return { shop, partner, told, shown, search, answered, choose };
}

describe.each(databases())('printers that a station finds on $engine', ({ open }) => {
  it('[JN-10] a station looks only when somebody asks, is told until it has answered, and its person sees what it found', async () => {
    const { shop, partner, told, shown, search } = await opened(await open());
    expect([await told(), await shown()]).toEqual([undefined, null]);
    const search_id = await search();
    // The second tap of two, and another person, see the same search.
    expect(await search()).toBe(search_id);
    expect(await told()).toEqual({ search_id, left_ms: MAX_PRINTER_SEARCH_MS });
    expect(await shown()).toMatchObject({ search_id, state: 'searching', found: [] });
    await shop.station.must('Station.foundPrinters', { search_id: 'another', printers: [OFFICE] });
    expect(await shown()).toMatchObject({ state: 'searching' });
    await shop.station.must('Station.foundPrinters', { search_id, printers: [UV, OFFICE] });
    expect(await told()).toBeUndefined();
    expect(await shown()).toEqual({ search_id, state: 'found', found: [UV, OFFICE], chosen: null, outcome: null });
    expect(await search()).not.toBe(search_id);
    shop.services.clock.pass(MAX_PRINTER_SEARCH_MS);
    expect([await told(), await shown()]).toMatchObject([undefined, { state: 'late' }]);
    shop.services.clock.pass(PRINTER_SEARCH_MS);
    expect(await shown()).toBeNull();
    const { history } = await partner.must('Partner.machine', { machine_id });
    expect(history.some(({ event }) => event === 'printerChosen')).toBe(false);
  });

  it('[JN-10] one tap chooses by the id that the station gave, once, and the history tells who chose what', async () => {
    const { shop, partner, told, shown, answered, choose } = await opened(await open());
    const search_id = await answered([UV, OFFICE]);
    const answers = await Promise.all([choose(search_id, 'uv'), choose(search_id, 'uv')]);
    expect(answers.map(({ code }) => code)).toEqual([0, 0]);
    expect(await told()).toEqual({ search_id, chosen: 'uv', left_ms: PRINTER_SEARCH_MS });
    // What it finds later does not change what was chosen.
    await shop.station.must('Station.foundPrinters', { search_id, printers: [{ ...OFFICE, printer_id: 'uv' }] });
    await shop.station.must('Station.printerChosen', { search_id, printer_id: 'office', outcome: 'used' });
    expect(await shown()).toMatchObject({ found: [UV, OFFICE], chosen: 'uv', outcome: null });
    await shop.station.must('Station.printerChosen', { search_id, printer_id: 'uv', outcome: 'used' });
    await shop.station.must('Station.printerChosen', { search_id, printer_id: 'uv', outcome: 'gone' });
    expect([await told(), await shown()]).toMatchObject([undefined, { chosen: 'uv', outcome: 'used' }]);
    const { history } = await partner.must('Partner.machine', { machine_id });
    const choices = history.filter(({ event }) => event === 'printerChosen');
    expect(choices).toMatchObject([
      { cause: expect.stringContaining(`UV bed (${UV.address})`), by: expect.any(String) },
    ]);
    await choose(search_id, 'office');
    expect(await told()).toMatchObject({ chosen: 'office' });
    await shop.station.must('Station.printerChosen', { search_id, printer_id: 'office', outcome: 'gone' });
    expect(await choose(search_id, 'office')).toMatchObject({ code: 0 });
    expect(await told()).toMatchObject({ chosen: 'office' });
    shop.services.clock.pass(PRINTER_SEARCH_MS);
    expect([await told(), await shown()]).toMatchObject([undefined, { state: 'late', chosen: 'office' }]);
    expect(await choose(search_id, 'uv')).toMatchObject({ data: { error: 'notFound' } });
    shop.services.clock.pass(PRINTER_SEARCH_MS);
    expect(await shown()).toBeNull();
  });

  it('[JN-10] a choice has half an hour of its own, and a look for other printers does not end it', async () => {
    const { shop, told, shown, answered, search, choose } = await opened(await open());
    const search_id = await answered([UV]);
    shop.services.clock.pass(PRINTER_SEARCH_MS - 1);
    await choose(search_id, 'uv');
    const waiting = { search_id, chosen: 'uv' };
    expect(await told()).toEqual({ ...waiting, left_ms: PRINTER_SEARCH_MS });
    expect(await search()).toBe(search_id);
    shop.services.clock.pass(PRINTER_SEARCH_MS - 1);
    expect([await told(), await shown()]).toMatchObject([
      { ...waiting, left_ms: 1 },
      { ...waiting, state: 'found' },
    ]);
    shop.services.clock.pass(1);
    expect(await shown()).toMatchObject({ ...waiting, state: 'late' });
    expect(await search()).not.toBe(search_id);
  });

  it('[JN-10] of a look and a choice at one moment, the history tells a choice only if there is one', async () => {
    const { partner, shown, answered, search, choose } = await opened(await open());
    const search_id = await answered([UV]);
    const [{ code }] = await Promise.all([choose(search_id, 'uv'), search()]);
    const { history } = await partner.must('Partner.machine', { machine_id });
    const isChosen = (await shown())?.chosen === 'uv';
    expect([code === 0, history.some(({ event }) => event === 'printerChosen')]).toEqual([isChosen, isChosen]);
  });

  it('[JN-10] what devices call themselves is deleted when no page shows it, and when another agent comes', async () => {
    const { shop, partner, answered, choose } = await opened(await open());
    const { db, clock } = shop.services;
    const rows = () => db.read.selectFrom('station_printer_searches').select('chosen').execute();
    const swept = async (ms: number) => {
      clock.pass(ms);
      await dropOldSearches(shop.services);
      return rows();
    };
    const search_id = await answered([UV]);
    clock.pass(PRINTER_SEARCH_MS - 1);
    await choose(search_id, 'uv');
    expect(await swept(2 * PRINTER_SEARCH_MS)).toEqual([{ chosen: 'uv' }]);
    expect(await swept(1)).toEqual([]);
    await answered([UV]);
    const { code } = await partner.must('Partner.enrolCode', { machine_id });
    await shop.visitor.must('Station.enrol', { code });
    expect(await rows()).toEqual([]);
  });

  it('[JN-10] what the station has not found, or found too long ago, cannot be chosen', async () => {
    const { shop, partner, shown, answered, search, choose } = await opened(await open());
    const missing = { data: { error: 'notFound' } };
    expect(await choose('none', 'uv')).toMatchObject(missing);
    const earlier = await answered([UV]);
    expect(await choose(earlier, UV.address)).toMatchObject(missing);
    const later = await search();
    expect(await choose(later, 'uv')).toMatchObject(missing);
    await shop.station.must('Station.foundPrinters', { search_id: later, printers: [UV] });
    expect(await choose(earlier, 'uv')).toMatchObject(missing);
    shop.services.clock.pass(PRINTER_SEARCH_MS);
    expect(await choose(later, 'uv')).toMatchObject(missing);
    await answered([UV]);
    await partner.must('Partner.revokeStation', { machine_id, reason: 'another computer' });
    expect(await shown()).toBeNull();
  });

  it('[JN-10] a station tells no more printers than a person looks through, and no line that is none', async () => {
    const { shop, search } = await opened(await open());
    const search_id = await search();
    const tell = (printers: FoundPrinter[]) => shop.station.call('Station.foundPrinters', { search_id, printers });
    for (const printers of [Array.from({ length: MAX_FOUND_PRINTERS + 1 }, () => UV), [{ ...UV, name: 'UV\u001b[2J' }]])
      expect((await tell(printers)).code).not.toBe(0);
    expect((await tell(Array.from({ length: MAX_FOUND_PRINTERS }, () => UV))).code).toBe(0);
  });
});
