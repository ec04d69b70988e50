import { mkdir, mkdtemp, readdir, rm, unlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { runAgent } from './agent.ts';
import { DISK } from './files.ts';
import { HotFolderPrinter } from './printers/hot-folder.ts';
import { resultsIn } from './rip-log.ts';
import { ServerLink } from './server-link.ts';
import { steadyTime } from './steady.ts';
import { type ContractServer, startContractServer } from './testing/contract-server.ts';
import { QUICK } from './testing/timing.ts';

const JOB = '01m8hqgr02h7vrwbw89yb7pbr5';
/** As three readers of RasterLink's files know them. */
const HEAD =
  'KEY_FILENAME,KEY_RESULT,KEY_INKUSE,KEY_RIP_S_TIME,KEY_RIP_E_TIME,KEY_PRINT_S_TIME,KEY_PRINT_E_TIME,KEY_ARRANGE_CNT,KEY_RESULT_DETAIL';
const INK = 'Cyan:1.277cc Magenta:1.062cc White:9.388cc White:9.388cc Clear:0.000cc';
const RIPPED = '20260915_145744,20260915_145808';
const printed = (name: string) => `${name},OK,${INK},${RIPPED},20260915_145808,20260915_150513,1,`;
const failed = (name: string) => `${name},NG,${INK},${RIPPED},20260915_145808,,1,ERROR_PRINT`;

describe('resultsIn', () => {
  const of = (...rows: readonly string[]) => resultsIn(`\uFEFF${[HEAD, ...rows].join('\r\n')}\r\n`);

  it('[SA-09] finds our files by the end of their names, and what became of them', () => {
    const name = `C-1-1-iPhone-15-soft-A1_${JOB}-2.pdf`;
    const ours = { job_id: JOB, fence: 2 };
    expect(of(printed(name))).toEqual([{ ...ours, printed: true, detail: '' }]);
    expect(of(failed(name))).toEqual([{ ...ours, printed: false, detail: 'ERROR_PRINT' }]);
    expect(of(printed('31153 - Vinil, 350x50mm - COR.pdf'), `"${JOB}-2.pdf",OK,,,,,x,1,`)).toEqual([
      { ...ours, printed: true, detail: '' },
    ]);
  });

  it.each([
    ['a result of the RIP alone', `${JOB}-1.pdf,OK,${INK},${RIPPED},,,1,`],
    ['another word', `${JOB}-1.pdf,Complete,${INK},${RIPPED},x,x,1,`],
    ['the file of somebody else', printed('poster-1.pdf')],
    ['a row that is not complete', `${JOB}-1.pdf,OK`],
  ])('[SA-09] takes %s for nothing', (_, row) => {
    expect(of(row)).toEqual([]);
  });

  it('[SA-09] takes a file of cuts for nothing, which has no time of printing', () => {
    expect(resultsIn(`KEY_FILENAME,KEY_RESULT,KEY_CUT_E_TIME\n${JOB}-1.pdf,OK,20260915_150513`)).toEqual([]);
  });
});

describe('a station with a RIP that writes results', () => {
  let folder: string;
  let server: ContractServer;
  const stop = new AbortController();
  let running: Promise<void>;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'rip-'));
    await Promise.all([mkdir(join(folder, 'hot')), mkdir(join(folder, 'results')), mkdir(join(folder, 'station'))]);
    server = await startContractServer();
    server.keys.add('key');
    running = runAgent(
      {
        link: new ServerLink(server.url, 'key'),
        printer: new HotFolderPrinter({
          disk: DISK,
          directory: join(folder, 'hot'),
          pollMs: 10,
          untakenMs: 60_000,
          now: Date.now,
        }),
        disk: DISK,
        directory: join(folder, 'station'),
        ripLog: join(folder, 'results'),
        bays: ['A1'],
        timing: QUICK,
        log: () => undefined,
        now: Date.now,
        steady: steadyTime(),
        version: '1.2.3',
        ready: () => undefined,
      },
      stop.signal,
    );
    running.catch(() => undefined);
  });
  afterEach(async () => {
    stop.abort();
    await running.catch(() => undefined);
    await server.close();
    await rm(folder, { recursive: true });
  });

  it('[SA-09] what was taken stays taken until the RIP says more: a fault first, then a second try', async () => {
    const kinds = () => server.events(JOB).map(({ kind }) => kind);
    const until = (kind: string) => vi.waitFor(() => expect(kinds().at(-1)).toBe(kind), { timeout: 20_000 });
    server.addJob(JOB, Buffer.from('a print'));
    const name = await vi.waitFor(async () => {
      const [file] = await readdir(join(folder, 'hot'));
      if (file === undefined) throw new Error('expected a file in the hot folder');
      return file;
    });
    await unlink(join(folder, 'hot', name));
    // What cannot be read keeps back nothing that comes after it.
    await mkdir(join(folder, 'results', '20260914_000000_print.csv'));
    await until('taken');
    await writeFile(join(folder, 'results', '20260915_145808_NG_print.csv'), `${HEAD}\n${failed(name)}\n`);
    await until('faulted');
    expect(server.events(JOB).at(-1)?.reason).toBe('rip-says ERROR_PRINT');
    await writeFile(join(folder, 'results', '20260915_150513_print.csv'), `${HEAD}\n${printed(name)}\n`);
    await until('placed');
    expect(kinds()).toEqual(['started', 'taken', 'faulted', 'finished', 'discharging', 'placed']);
  });
});
