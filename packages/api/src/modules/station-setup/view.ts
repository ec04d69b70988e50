import { CallError, type SetupState, type SetupStep, type StationSetup } from '@cpc/contract';
import { keysOf, type StationId } from '@cpc/domain';
import type { Reader } from '../../base/db/database.ts';
import { storedSettings } from '../../records/printing/settings.ts';
import type { TestPrintRow } from '../../records/printing/test-prints.ts';
import { isSilent } from '../../records/stations/state.ts';
import { printersView } from './printers.ts';
import { testParts } from '../printing/test-prints/marks.ts';

/** How far a station is set up, by what the server knows (JN-10). @throws CallError deviceMissing */
export async function stationSetupView(reader: Reader, stationId: StationId, now: number): Promise<StationSetup> {
  const [station, keys, page, stocked, printers] = await Promise.all([
    stationRow(reader, stationId),
    keysOfStation(reader, stationId),
    lastTestPage(reader, stationId),
    hasStock(reader, stationId),
    printersView(reader, stationId, now),
  ]);
  if (!station) throw new CallError('deviceMissing');
  const agent = agentState(station, keys, now);
  const test = page ? testView(page, station) : null;
  const steps: Readonly<Record<SetupStep, SetupState>> = {
    place: doneIf(station.address !== ''),
    display: doneIf(keys.some(({ display_id }) => display_id !== null)),
    agent,
    printer: agent !== 'done' ? 'missing' : station.state === 'fault' ? 'wrong' : 'done',
    preset: doneIf(station.print_settings !== null),
    test: testState(test),
    bays: doneIf(station.bays !== null),
    stock: doneIf(stocked),
    poster: doneIf(station.poster_at !== null),
  };
  const list = keysOf(steps).map((step) => ({ step, state: steps[step] }));
  return {
    machine_id: stationId,
    name: station.name,
    steps: list,
    missing: list.filter(({ state }) => state !== 'done').length,
    reasons: steps.printer === 'wrong' ? JSON.parse(station.reasons ?? '[]') : [],
    printers,
    test,
  };
}

const doneIf = (isDone: boolean): SetupState => (isDone ? 'done' : 'missing');

const stationRow = (reader: Reader, stationId: StationId) =>
  reader
    .selectFrom('machines')
    .leftJoin('station_reports', 'station_reports.machine_id', 'machines.id')
    .leftJoin('station_bays', 'station_bays.machine_id', 'machines.id')
    .select(['name', 'address', 'print_settings', 'poster_at', 'state', 'reasons', 'heard_at', 'printer_at', 'bays'])
    .where('machines.id', '=', stationId)
    .executeTakeFirst();

type StationRow = NonNullable<Awaited<ReturnType<typeof stationRow>>>;

const keysOfStation = (reader: Reader, stationId: StationId) =>
  reader
    .selectFrom('station_keys')
    .select(['kind', 'display_id'])
    .where('machine_id', '=', stationId)
    .where('revoked_at', 'is', null)
    .execute();

type Keys = Awaited<ReturnType<typeof keysOfStation>>;

const lastTestPage = (reader: Reader, stationId: StationId) =>
  reader
    .selectFrom('test_prints')
    .selectAll()
    .where('machine_id', '=', stationId)
    .where('chart', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

async function hasStock(reader: Reader, stationId: StationId): Promise<boolean> {
  const piece = await reader
    .selectFrom('stock_counts')
    .select('goods_id')
    .where('machine_id', '=', stationId)
    .where('available', '>', 0)
    .limit(1)
    .executeTakeFirst();
  return piece !== undefined;
}

/** It has a key, it was heard from, and it is heard from now. */
function agentState({ heard_at }: StationRow, keys: Keys, now: number): SetupState {
  if (!keys.some(({ kind }) => kind === 'station')) return 'missing';
  if (heard_at === null || heard_at === 0) return 'waiting';
  return isSilent({ heard_at }, now) ? 'wrong' : 'done';
}

function testView(page: TestPrintRow, station: StationRow): NonNullable<StationSetup['test']> {
  const [then, now] = [page.settings, station.print_settings].map(storedSettings);
  const inks = ['preset', 'format', 'colour', 'white', 'whiteName'] as const;
  return {
    test_id: page.id,
    state: page.state,
    parts: testParts(storedSettings(page.settings)),
    seen: page.seen === null ? null : JSON.parse(page.seen),
    outdated: page.created_at <= (station.printer_at ?? 0) || inks.some((name) => then?.[name] !== now?.[name]),
  };
}

function testState(test: StationSetup['test']): SetupState {
  if (test === null) return 'missing';
  if (test.outdated || test.state === 'failed') return 'wrong';
  const { seen, parts } = test;
  if (seen === null) return 'waiting';
  return parts.every((part) => seen.includes(part)) ? 'done' : 'wrong';
}
