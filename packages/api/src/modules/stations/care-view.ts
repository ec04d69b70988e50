import type { MachineCare, MachineView } from '@cpc/contract';
import { type MachineId, type StationState, brand } from '@cpc/domain';
import type { Reader } from '../../base/db/database.ts';
import { kindOfActor, namesOf, personOf } from '../../records/partners/actor.ts';
import { machineSetup } from '../../records/printing/setup.ts';
import { testPrintsOf } from '../../records/printing/test-prints/store.ts';

const SHOWN_EVENTS = 50;
const SHOWN_TESTS = 5;

/** A machine with everything that its owner manages (PA-02). */
export async function machineCare(reader: Reader, machine: MachineView): Promise<MachineCare> {
  const id = brand<MachineId>(machine.machine_id);
  const [report, state, setup, tests, history, enrolled, place] = await Promise.all([
    reader.selectFrom('station_reports').selectAll().where('machine_id', '=', id).executeTakeFirst(),
    reader.selectFrom('station_states').selectAll().where('machine_id', '=', id).executeTakeFirst(),
    machineSetup(reader, id),
    testPrintsOf(reader, id, SHOWN_TESTS),
    historyOf(reader, id),
    hasKey(reader, id),
    reader.selectFrom('machines').select('voucher_place').where('id', '=', id).executeTakeFirstOrThrow(),
  ]);
  return {
    machine,
    wish: state?.wish ?? 'open',
    since: state?.since ?? 0,
    heard_at: report && report.heard_at > 0 ? report.heard_at : null,
    version: report?.version ?? '',
    enrolled,
    supplies: JSON.parse(report?.supplies ?? '[]') as MachineCare['supplies'],
    media: JSON.parse(report?.media ?? '[]') as string[],
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

async function historyOf(reader: Reader, machineId: MachineId): Promise<MachineCare['history']> {
  const rows = await reader
    .selectFrom('station_events')
    .selectAll()
    .where('machine_id', '=', machineId)
    .orderBy('seq', 'desc')
    .limit(SHOWN_EVENTS)
    .execute();
  const nameOf = await namesOf(
    reader,
    rows.map(({ actor }) => personOf(actor)),
  );
  return rows.map(({ at, event, from_state, to_state, actor, cause }) => ({
    at,
    event,
    from: from_state as StationState,
    to: to_state as StationState,
    actor: kindOfActor(actor),
    by: nameOf(personOf(actor)),
    cause,
  }));
}

async function hasKey(reader: Reader, machineId: MachineId): Promise<boolean> {
  const key = await reader
    .selectFrom('station_keys')
    .select('key_hash')
    .where('machine_id', '=', machineId)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return key !== undefined;
}
