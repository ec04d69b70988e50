import { CallError } from '@cpc/contract';
import type { InkSpace, PrintPlace, PrintSettings } from '@cpc/design';
import { type MachineId, type PrintJobId, brand, mm } from '@cpc/domain';
import { JOBS_TOPIC, enqueue } from '../../jobs/jobs.ts';
import { stationTopic } from '../../queue/topic.ts';
import type { Services } from '../../services.ts';
import type { Renderer } from '../renderer.ts';
import { storedSettings } from '../settings.ts';
import { type MachineSetup, machineSetup } from '../setup.ts';
import { colourChart } from './chart.ts';
import { testMarks } from './marks.ts';
import { findTestPrint, moveTestPrint } from './store.ts';

export const TEST_PRINT_JOB = 'printing.test-print';

/**
 * Has a page of marks made and printed, by the machine's calibration of now; or a chart of colours in its own numbers,
 * to make its profile by (SA-06).
 * @throws CallError printSettingsClash where the machine's format has no such colours
 */
export async function askTestPrint(services: Services, machineId: MachineId, chart: InkSpace | null): Promise<void> {
  const { db, clock, random, events } = services;
  const id = brand<PrintJobId>(random.id());
  await db.transact(async (tx) => {
    const settings = testSettings(await machineSetup(tx, machineId));
    if (settings.format === 'png' && chart === 'cmyk')
      throw new CallError('printSettingsClash', { field: 'chart', problem: 'pngHasNoCmyk' });
    await tx
      .insertInto('test_prints')
      .values({
        id,
        machine_id: machineId,
        state: 'waiting',
        settings: JSON.stringify(settings),
        chart,
        slot: null,
        file: null,
        fence: 0,
        lease_until: 0,
        seq: 0,
        percent: 0,
        reason: '',
        created_at: clock.now(),
      })
      .execute();
    await enqueue(tx, services, { kind: TEST_PRINT_JOB, payload: id, key: id, lane: 'prints', owner: machineId });
  });
  events.publish(JOBS_TOPIC);
}

/** Black lines are sharp enough at 300 dpi, and need neither white nor a cutter. */
function testSettings({ settings, calibration, version, bed }: MachineSetup): PrintSettings {
  const { slots: _, ...correction } = calibration;
  const page = { width: mm(bed.width), height: mm(bed.height) };
  const place: PrintPlace = { version, page, x: mm(0), y: mm(0), slot: null, correction };
  return { ...settings, dpi: 300, white: 'none', cutContour: null, inkArea: 'outline', place };
}

/** Makes an asked test print's file. */
export async function renderTestPrint(services: Services, renderer: Renderer, id: PrintJobId): Promise<undefined> {
  const { db, blobs, events } = services;
  const test = await findTestPrint(db.read, id);
  if (test?.state !== 'waiting') return undefined;
  const settings = storedSettings(test.settings);
  const { bed, calibration } = await machineSetup(db.read, test.machine_id);
  const made = test.chart
    ? await renderer.chart(colourChart(settings.place?.page ?? bed, test.chart).page, settings)
    : await renderer.printFile(testMarks(bed, calibration), settings);
  const file = await blobs.put(made);
  await db.transact((tx) => moveTestPrint(tx, test, 'fileReady', { file }));
  events.publish(stationTopic(test.machine_id));
  return undefined;
}
