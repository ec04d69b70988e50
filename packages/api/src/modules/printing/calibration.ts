import { CallError } from '@cpc/contract';
import { type Calibration, calibrationProblem, type PrintFormat } from '@cpc/design';
import { type StationId, type PrintJobState, brand } from '@cpc/domain';
import type { Reader } from '../../base/db/database.ts';
import { enqueue, JOBS_TOPIC } from '../../base/jobs/jobs.ts';
import { type PersonActor, transition } from '../../base/transition.ts';
import { lockOrder } from '../../records/orders/store.ts';
import { noteStation } from '../../records/stations/note.ts';
import { lockStation } from '../../records/stations/state.ts';
import type { With } from '../../base/services.ts';
import { isMadeFor, remakePrint } from '../../lifecycle/remake-print.ts';
import { stationSetup } from '../../records/printing/setup.ts';
import { findJob } from '../../records/printing/store.ts';

export const REMAKE_JOB = 'printing.remake';

/**
 * Sets a station's calibration. The print files of waiting jobs are made again in the background.
 * @throws CallError calibrationClash
 */
export async function setCalibration(
  services: With<'db' | 'clock' | 'random' | 'events'>,
  stationId: StationId,
  calibration: Calibration,
  actor: PersonActor,
): Promise<void> {
  const { db, clock, events } = services;
  await db.transact(async (tx) => {
    await lockStation(tx, stationId, clock.now());
    const { bed, settings, version } = await stationSetup(tx, stationId);
    const problem = calibrationProblem(calibration, bed, settings.format);
    if (problem) throw new CallError('calibrationClash', { field: 'calibration', problem });
    const next = { version: version + 1, calibration: JSON.stringify(calibration) };
    await tx
      .insertInto('machine_calibrations')
      .values({ machine_id: stationId, ...next, actor, at: clock.now() })
      .execute();
    await noteStation(tx, clock, stationId, 'calibrated', actor);
    await enqueue(tx, services, { kind: REMAKE_JOB, payload: stationId, key: `${stationId} ${next.version}` });
  });
  events.publish(JOBS_TOPIC);
}

/** @throws CallError calibrationClash if the station's calibration does not fit files of this format */
export async function refuseClash(reader: Reader, stationId: StationId, format: PrintFormat): Promise<void> {
  const { calibration, bed } = await stationSetup(reader, stationId);
  const problem = calibrationProblem(calibration, bed, format);
  if (problem) throw new CallError('calibrationClash', { field: 'settings.format', problem });
}

const CALIBRATED = { actor: 'system', reason: 'the station was calibrated' } as const;
const NOT_BEGUN: readonly PrintJobState[] = ['waiting', 'review', 'queued', 'held'];

/** Has the files of a station's waiting print jobs made for its current setup. A second run changes nothing. */
export async function remakeWaiting(
  services: With<'db' | 'clock' | 'random' | 'events' | 'config'>,
  payload: unknown,
): Promise<undefined> {
  const { db, events } = services;
  const stationId = brand<StationId>(String(payload));
  const waiting = await db.read
    .selectFrom('print_jobs')
    .select(['id', 'order_id'])
    .where('machine_id', '=', stationId)
    .where('state', 'in', NOT_BEGUN)
    .execute();
  for (const { id, order_id } of waiting) {
    await db.transact(async (tx) => {
      await lockOrder(tx, order_id);
      const job = await findJob(tx, id);
      if (!job || job.machine_id !== stationId || !NOT_BEGUN.includes(job.state)) return;
      const setup = await stationSetup(tx, stationId);
      if (!(await isMadeFor(tx, job, setup))) await remakePrint(transition(tx, services, CALIBRATED), job, stationId);
    });
  }
  events.publish(JOBS_TOPIC);
  return undefined;
}
