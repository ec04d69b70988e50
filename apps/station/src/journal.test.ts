import { appendFile, mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { JobEvent, LeasedJob } from '@cpc/contract';
import { brand, type PrintJobId } from '@cpc/domain';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Disk, partOf } from './files.ts';
import { Journal, JournalBroken, type JournalEntry } from './journal.ts';
import { DISKS, diskOf } from './testing/windows-disk.ts';

const job = (name: string, fence = 1): LeasedJob => ({
  kind: 'order',
  job_id: brand<PrintJobId>(name),
  fence,
  order_number: 'C-1',
  file_url: '/f',
  file_sha256: '0'.repeat(64),
  format: 'application/pdf',
  width: 80,
  height: 165,
  lease_until: 0,
  pickup: null,
});
const event = (seq: number, kind: JobEvent['kind']): JobEvent => ({
  seq,
  kind,
  percent: 0,
  reason: '',
  bay: '',
  at: 0,
});
const of = { job_id: 'a', fence: 1 };
const LIFE: readonly JournalEntry[] = [
  { step: 'leased', job: job('a') },
  { step: 'event', ...of, event: event(1, 'started') },
  { step: 'acked', ...of, seq: 1 },
  { step: 'sending', ...of },
];

describe.each(DISKS)('the journal on a %s disk', (kind) => {
  let folder: string;
  let disk: Disk;
  let path: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'journal-'));
    path = join(folder, 'journal.ndjson');
    disk = diskOf(kind);
  });
  afterEach(() => rm(folder, { recursive: true }));

  const written = async (entries: readonly JournalEntry[]): Promise<void> => {
    const journal = await Journal.open(path, disk);
    for (const entry of entries) await journal.append(entry);
    await journal.close();
  };
  const reopened = async () => {
    const journal = await Journal.open(path, disk);
    await journal.close();
    return journal;
  };

  it('[SA-03.1] after a restart it knows the last step of each lease', async () => {
    await written(LIFE);
    expect((await reopened()).openRecords()).toEqual([
      { job: job('a'), events: [event(1, 'started')], acked: 1, sending: true, seen: undefined },
    ]);
  });

  it('[SA-03.1] survives a crash at every byte of its last line, and continues', async () => {
    await written(LIFE);
    const whole = await readFile(path);
    const lastLine = whole.subarray(0, -1).lastIndexOf('\n') + 1;
    for (let length = lastLine; length < whole.length; length += 1) {
      await writeFile(path, whole.subarray(0, length));
      const journal = await Journal.open(path, disk);
      const whether = length === whole.length - 1;
      expect(journal.openRecords()[0]?.sending, `cut at ${length}`).toBe(whether);
      await journal.append({ step: 'acked', ...of, seq: 9 });
      await journal.close();
      expect((await reopened()).openRecords()[0]?.acked).toBe(9);
    }
  });

  it('[SA-03.1] a broken line in the middle is an error: it may record a print', async () => {
    await written(LIFE.slice(0, 2));
    await appendFile(path, '{"step":"sen\n{"step":"acked","job_id":"a","fence":1,"seq":1}\n');
    await expect(Journal.open(path, disk)).rejects.toThrow(JournalBroken);
  });

  it('[SA-03.1] keeps two leases of one job apart, and forgets only the closed one', async () => {
    await written([...LIFE, { step: 'leased', job: job('a', 2) }, { step: 'closed', ...of, how: 'leaseLost' }]);
    expect((await reopened()).openRecords().map((record) => record.job.fence)).toEqual([2]);
    expect(await readFile(path, 'utf8')).not.toContain('sending');
  });

  it('[SA-03.1] [RL-03.2] [SA-14] stays short however long the agent runs, and forgets nothing open', async () => {
    const most = 4_000;
    const journal = await Journal.open(path, disk, most);
    for (const entry of LIFE) await journal.append(entry);
    await journal.append({ step: 'seen', ...of, ticket: '7 Print' });
    await journal.append({ step: 'miss', at: 5 });
    const began = { boot: 'this one', ms: 7 };
    for (let fence = 1; fence <= 100; fence += 1) {
      const other = { job_id: brand<PrintJobId>('b'), fence };
      await journal.append({ step: 'leased', job: { ...job('b', fence) } });
      await journal.append({ step: 'event', ...other, event: event(1, 'started'), began });
      if (fence < 100) await journal.append({ step: 'closed', ...other, how: 'reported' });
      expect((await stat(path)).size).toBeLessThan(2 * most);
    }
    const known = [journal.openRecords(), journal.shelf];
    await journal.close();
    const again = await reopened();
    expect([again.openRecords(), again.shelf]).toEqual(known);
    expect(
      again.openRecords().map(({ job: { job_id }, sending, seen, began: at }) => [job_id, sending, seen, at]),
    ).toEqual([
      ['a', true, '7 Print', undefined],
      ['b', false, undefined, began],
    ]);
  });

  it('[RL-03.2] [RL-03.8] without room to compact it continues as it is', async () => {
    const journal = await Journal.open(path, disk, 100);
    await mkdir(partOf(path));
    for (const entry of LIFE) await journal.append(entry);
    await rm(partOf(path), { recursive: true });
    await journal.append({ step: 'acked', ...of, seq: 9 });
    await journal.close();
    expect((await reopened()).openRecords()[0]).toMatchObject({ acked: 9, sending: true });
  });

  it('[RL-03.2] [SA-14] if the longer file cannot be replaced it stays in use, and is not tried at each line', async () => {
    const rename = vi.fn<Disk['rename']>(disk.rename);
    const journal = await Journal.open(path, { ...disk, rename }, 100);
    rename.mockClear().mockRejectedValue(Object.assign(new Error('the disk is broken'), { code: 'EIO' }));
    const numbers = Array.from({ length: 50 }, (_, index) => index + 1);
    await journal.append({ step: 'leased', job: job('a') });
    for (const seq of numbers) await journal.append({ step: 'event', ...of, event: event(seq, 'progress') });
    await journal.close();
    expect((await reopened()).openRecords()[0]?.events.map((each) => each.seq)).toEqual(numbers);
    expect(rename.mock.calls.length).toBeGreaterThan(0);
    expect(rename.mock.calls.length).toBeLessThan(8);
  });

  it('remembers the last filled bay when all else is closed', async () => {
    await written([...LIFE, { step: 'bay', bay: 'A3' }, { step: 'closed', ...of, how: 'reported' }]);
    await reopened();
    expect((await reopened()).lastBay).toBe('A3');
  });

  it('keeps concurrent entries whole and in order', async () => {
    const journal = await Journal.open(path, disk);
    await journal.append({ step: 'leased', job: job('a') });
    const numbers = Array.from({ length: 50 }, (_, index) => index + 1);
    await Promise.all(numbers.map((seq) => journal.append({ step: 'event', ...of, event: event(seq, 'progress') })));
    await journal.close();
    expect((await reopened()).openRecords()[0]?.events.map((each) => each.seq)).toEqual(numbers);
  });
});
