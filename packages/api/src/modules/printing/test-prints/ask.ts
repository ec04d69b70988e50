import { CallError } from '@cpc/contract';
import type { InkSpace, PrintPlace, PrintSettings } from '@cpc/design';
import { type StationId, type PrintJobId, brand, mm } from '@cpc/domain';
import { JOBS_TOPIC, enqueue, type JobRun } from '../../../base/jobs/jobs.ts';
import { stationTopic } from '../../../records/queue/topic.ts';
import type { With } from '../../../base/services.ts';
import { type Attempts, isHopeless } from '../../../base/painting/hopeless.ts';
import type { Renderer } from '../../../base/painting/renderer.ts';
import { storedSettings } from '../../../records/printing/settings.ts';
import { type StationSetup, stationSetup } from '../../../records/printing/setup.ts';
import { colourChart } from './chart.ts';
import { testMarks, testParts } from './marks.ts';
import { findTestPrint, moveTestPrint } from '../../../records/printing/test-prints.ts';

export const TEST_PRINT_JOB = 'printing.test-print';

/**
 * Has a page of marks printed with the station's current calibration. Or a chart of colours in the station's own colour
 * values, from which its profile is made (SA-06).
 * @throws CallError printSettingsClash if the station's format does not allow such colours
 */
export async function askTestPrint(
  services: With<'db' | 'clock' | 'random' | 'events'>,
  stationId: StationId,
  chart: InkSpace | null,
): Promise<void> {
  const { db, clock, random, events } = services;
  const id = brand<PrintJobId>(random.id());
  await db.transact(async (tx) => {
    const settings = testSettings(await stationSetup(tx, stationId));
    if (settings.format === 'png' && chart === 'cmyk')
      throw new CallError('printSettingsClash', { field: 'chart', problem: 'pngHasNoCmyk' });
    await tx
      .insertInto('test_prints')
      .values({
        id,
        machine_id: stationId,
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
        seen: null,
      })
      .execute();
    await enqueue(tx, services, { kind: TEST_PRINT_JOB, payload: id, key: id, lane: 'prints', owner: stationId });
  });
  events.publish(JOBS_TOPIC);
}

/** 300 dpi is sharp enough for lines and patches. A line to cut would be cut. */
function testSettings({ settings, calibration, version, bed }: StationSetup): PrintSettings {
  const { slots: _, ...correction } = calibration;
  const page = { width: mm(bed.width), height: mm(bed.height) };
  const place: PrintPlace = { version, page, x: mm(0), y: mm(0), slot: null, correction };
  return { ...settings, dpi: 300, cutContour: null, inkArea: 'outline', place };
}

/** After so many failures the test print counts as failed. The partner asks for another. */
const ATTEMPTS: Attempts = { failed: 5, killed: 2 };

/** Makes the file of a requested test print. */
export async function renderTestPrint(
  services: With<'db' | 'blobs' | 'events' | 'log'>,
  renderer: Renderer,
  id: PrintJobId,
  run: JobRun,
): Promise<undefined> {
  const { db, blobs, events, log } = services;
  const test = await findTestPrint(db.read, id);
  if (test?.state !== 'waiting') return undefined;
  const settings = storedSettings(test.settings);
  const { bed, calibration } = await stationSetup(db.read, test.machine_id);
  const make = async () =>
    test.chart
      ? renderer.chart(colourChart(settings.place?.page ?? bed, test.chart).page, settings)
      : renderer.printFile(testMarks(bed, calibration, testParts(settings)), settings, {
          title: 'Test print',
          createdAt: test.created_at,
        });
  const made = await make().catch((error: unknown) => {
    if (!isHopeless(error, run, ATTEMPTS)) throw error;
    log.error({ testPrintId: id, error }, 'a test print could not be rendered');
  });
  const file = made && (await blobs.put(made));
  await db.transact((tx) =>
    file ? moveTestPrint(tx, test, 'fileReady', { file }) : moveTestPrint(tx, test, 'faulted'),
  );
  events.publish(stationTopic(test.machine_id));
  return undefined;
}
