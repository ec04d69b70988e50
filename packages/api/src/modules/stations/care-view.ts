import type { StationCare, StationView } from '@cpc/contract';
import { type StationId, brand } from '@cpc/domain';
import type { Reader } from '../../base/db/database.ts';
import { kindOfActor, namesOf, personOf } from '../../records/partners/actor.ts';
import { stationSetup } from '../../records/printing/setup.ts';
import { displaysOf } from './displays.ts';
import { testPrintsOf } from '../../records/printing/test-prints.ts';

const MAX_EVENTS = 50;
const MAX_TESTS = 5;

const readSupplies = (stored?: string | null): StationCare['supplies'] => JSON.parse(stored ?? '[]');
const readMedia = (stored?: string | null): string[] => JSON.parse(stored ?? '[]');

/** A station with everything that its owner manages (PA-02). */
export async function stationCare(reader: Reader, station: StationView): Promise<StationCare> {
  const id = brand<StationId>(station.machine_id);
  const [report, state, setup, tests, history, enrolled, displays, place] = await Promise.all([
    reader.selectFrom('station_reports').selectAll().where('machine_id', '=', id).executeTakeFirst(),
    reader.selectFrom('station_states').selectAll().where('machine_id', '=', id).executeTakeFirst(),
    stationSetup(reader, id),
    testPrintsOf(reader, id, MAX_TESTS),
    historyOf(reader, id),
    hasKey(reader, id),
    displaysOf(reader, id),
    reader.selectFrom('machines').select('voucher_place').where('id', '=', id).executeTakeFirstOrThrow(),
  ]);
  return {
    machine: station,
    wish: state?.wish ?? 'open',
    since: state?.since ?? 0,
    heard_at: report && report.heard_at > 0 ? report.heard_at : null,
    version: report?.version ?? '',
    enrolled,
    displays,
    supplies: readSupplies(report?.supplies),
    media: readMedia(report?.media),
    temperature: report?.temperature ?? null,
    calibration: setup.calibration,
    calibration_version: setup.version,
    tests: tests.map(({ id: test_id, chart, state: at, reason, created_at }) => {
      return { test_id, chart, state: at, reason, created_at };
    }),
    voucher_place: place.voucher_place ?? '',
    history,
  };
}

/**
 * Since the shop has the station: the changes before a move are not its. The begin and the end of each print are left out:
 * they would push out what people changed.
 */
async function historyOf(reader: Reader, stationId: StationId): Promise<StationCare['history']> {
  const moved = await reader
    .selectFrom('station_moves')
    .select((move) => move.fn.max('at').as('at'))
    .where('machine_id', '=', stationId)
    .executeTakeFirst();
  const rows = await reader
    .selectFrom('station_events')
    .selectAll()
    .where('machine_id', '=', stationId)
    .where('at', '>=', moved?.at ?? 0)
    .where('event', '!=', 'printing')
    .where((row) => row.not(row.and({ event: 'idle', from_state: 'printing' })))
    .orderBy('seq', 'desc')
    .limit(MAX_EVENTS)
    .execute();
  const nameOf = await namesOf(
    reader,
    rows.map(({ actor }) => personOf(actor)),
  );
  return rows.map(({ at, event, from_state, to_state, actor, cause }) => ({
    at,
    event,
    from: from_state,
    to: to_state,
    actor: kindOfActor(actor),
    by: nameOf(personOf(actor)),
    cause,
  }));
}

/** Whether an agent has a valid key: a display may be paired before. */
async function hasKey(reader: Reader, stationId: StationId): Promise<boolean> {
  const key = await reader
    .selectFrom('station_keys')
    .select('key_hash')
    .where('machine_id', '=', stationId)
    .where('kind', '=', 'station')
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return key !== undefined;
}
