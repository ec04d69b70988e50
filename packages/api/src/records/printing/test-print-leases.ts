import { type ActionInput, type ActionOutput, CallError, type JobEvent, type LeasedJob } from '@cpc/contract';
import { PRINT_MEDIA_TYPES } from '@cpc/design';
import { type StationId, TEST_PRINT_TABLE, type TestPrintEvent, type TestPrintState, allows } from '@cpc/domain';
import type { Reader, Tx } from '../../base/db/database.ts';
import type { With } from '../../base/services.ts';
import { storedSettings } from './settings.ts';
import { type TestPrintRow, findTestPrint, moveTestPrint } from './test-prints.ts';

const LEASED: readonly TestPrintState[] = ['dispatching', 'printing'];

/** Returns true if a station has a test print to lease. Most have none, and this read costs less than a transaction. */
export async function hasTestPrint(reader: Reader, stationId: StationId): Promise<boolean> {
  const next = await reader
    .selectFrom('test_prints')
    .select('id')
    .where('machine_id', '=', stationId)
    .where('state', '=', 'queued')
    .executeTakeFirst();
  return next !== undefined;
}

/** Leases a station's oldest test print. Test prints go first: the person who measures stands beside the station. */
export async function leaseTestPrint(
  tx: Tx,
  stationId: StationId,
  leaseUntil: number,
): Promise<TestPrintRow | undefined> {
  const next = await tx
    .selectFrom('test_prints')
    .selectAll()
    .where('machine_id', '=', stationId)
    .where('state', '=', 'queued')
    .orderBy('created_at')
    .executeTakeFirst();
  if (!next) return undefined;
  return moveTestPrint(tx, next, 'leased', { fence: next.fence + 1, lease_until: leaseUntil, seq: 0, percent: 0 });
}

/** @throws Error if the test print was queued without a file */
export function leasedTest(test: TestPrintRow): LeasedJob {
  const { format, place } = storedSettings(test.settings);
  if (test.file === null || !place) throw new Error(`lease: test print ${test.id} was queued without a file`);
  return {
    kind: 'test',
    job_id: test.id,
    fence: test.fence,
    order_number: 'TEST',
    file_url: `/stationapplets/file/${test.id}`,
    file_sha256: test.file,
    format: PRINT_MEDIA_TYPES[format],
    width: place.page.width,
    height: place.page.height,
    lease_until: test.lease_until,
    pickup: null,
  };
}

const EVENT_OF: Readonly<Partial<Record<JobEvent['kind'], TestPrintEvent>>> = {
  started: 'started',
  finished: 'finished',
  faulted: 'faulted',
  released: 'released',
  unsure: 'lost',
};

/**
 * Applies the numbered events of a test print, each once. Events after its end change nothing.
 * @throws CallError leaseLost if the test print has another lease, or has failed in the meantime
 */
export async function reportTestPrint(
  tx: Tx,
  { job_id, fence, events }: ActionInput<'PrintJob.report'>,
  leaseUntil: number,
): Promise<ActionOutput<'PrintJob.report'>> {
  const first = await findTestPrint(tx, job_id);
  if (!first || first.fence !== fence || first.state === 'queued' || first.state === 'failed')
    throw new CallError('leaseLost');
  let test: TestPrintRow = first;
  const fresh = events.filter(({ seq }) => seq > first.seq).sort((a, b) => a.seq - b.seq);
  for (const event of fresh) test = await takeEvent(tx, test, event);
  const unchanged = { seq: test.seq, percent: test.percent, lease_until: leaseUntil };
  await tx.updateTable('test_prints').set(unchanged).where('id', '=', test.id).where('fence', '=', fence).execute();
  return { seq: test.seq, lease_until: leaseUntil };
}

async function takeEvent(tx: Tx, test: TestPrintRow, { seq, kind, percent, reason }: JobEvent): Promise<TestPrintRow> {
  const event = EVENT_OF[kind];
  const facts = { seq, percent: Math.max(test.percent, Math.min(100, percent)), reason };
  const moves = event !== undefined && allows(TEST_PRINT_TABLE, test.state, event);
  return (moves ? await moveTestPrint(tx, test, event, facts) : undefined) ?? { ...test, ...facts };
}

/** Extends the leases of test prints, see `expireLeases`. */
export async function renewTestLeases({ db }: With<'db'>, until: number): Promise<void> {
  await db.transact((tx) =>
    tx
      .updateTable('test_prints')
      .set({ lease_until: until })
      .where('state', 'in', LEASED)
      .where('lease_until', '<', until)
      .execute(),
  );
}

/** Marks test prints of silent agents as failed. Nobody has paid for them, and the person who asked sees the result. */
export async function endTestLeases({ db, clock }: With<'db' | 'clock'>): Promise<void> {
  const now = clock.now();
  const silent = await db.read
    .selectFrom('test_prints')
    .select('id')
    .where('state', 'in', LEASED)
    .where('lease_until', '<', now)
    .executeTakeFirst();
  if (!silent) return;
  await db.transact((tx) =>
    tx
      .updateTable('test_prints')
      .set({ state: 'failed', reason: 'station-silent' })
      .where('state', 'in', LEASED)
      .where('lease_until', '<', now)
      .execute(),
  );
}
