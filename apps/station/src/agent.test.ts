import { createHash, randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ERRORS, type LeasedJob, MAX_REASON_LENGTH, MAX_REASONS } from '@cpc/contract';
import { brand, CLOCK_WRONG_REASON, type PrintJobId } from '@cpc/domain';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { type AgentPorts, runAgent } from './agent.ts';
import { DISK } from './files.ts';
import type { Found, Printer, PrinterCondition, PrintOutcome } from './printers/printer.ts';
import { SimulatedPrinter } from './printers/simulated.ts';
import { Journal } from './journal.ts';
import { type ContractServer, giveFile, startContractServer } from './testing/contract-server.ts';
import { QUICK } from './testing/timing.ts';
import { ServerLink } from './server-link.ts';
import { type Steady, steadyTime } from './steady.ts';

const DOCUMENT = randomBytes(50_000);
const PATIENT = { timeout: 20_000, interval: 10 };
const LEASED: LeasedJob = {
  kind: 'order',
  job_id: brand<PrintJobId>('any'),
  fence: 1,
  order_number: 'C-1',
  file_url: '/stationapplets/file/any',
  file_sha256: createHash('sha256').update(DOCUMENT).digest('hex'),
  format: 'application/pdf',
  width: 80,
  height: 165,
  lease_until: 0,
  pickup: null,
};
const BROKEN_HASH = createHash('sha256').update('another').digest('hex');

/** The simulated printer, with a switch, and with a memory that can be lost. */
class Bench extends SimulatedPrinter implements Printer {
  condition: PrinterCondition = { ready: true, reasons: [] };
  refuses: { reason: string; retry: boolean } | undefined;
  forgets = false;
  interrupts = false;
  override describe = async () => this.condition;
  override refusal = async () => this.refuses as undefined;
  override find = async (name: string): Promise<Found> => (this.forgets ? 'unknown' : super.find(name));
  override async print(...args: Parameters<Printer['print']>): Promise<PrintOutcome> {
    const outcome = await super.print(...args);
    return this.interrupts ? { kind: 'unclear', reason: 'connection-interrupted' } : outcome;
  }
}

describe('the station agent', () => {
  let folder: string;
  let server: ContractServer;
  let printer: Bench;
  let stop: AbortController;
  let running: Promise<void>;
  let logged: string[];
  /** How far the station's calendar is off, in ms. */
  let calendarOff: number;
  let steady: Steady;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'station-'));
    server = await startContractServer();
    server.keys.add('key');
    printer = new Bench({ disk: DISK, directory: join(folder, 'printed'), seconds: 0.2, now: Date.now });
    logged = [];
    calendarOff = 0;
    steady = steadyTime();
    start();
  });
  afterEach(async () => {
    await stopped().catch(() => undefined);
    await server.close();
    await rm(folder, { recursive: true, force: true });
  });

  const start = (timing = QUICK) => {
    stop = new AbortController();
    running = served(timing, stop.signal);
    running.catch(() => undefined);
  };
  const served = async (timing: typeof QUICK, signal: AbortSignal) => {
    const link = new ServerLink(server.url, 'key');
    const ports: AgentPorts = {
      link,
      printer,
      disk: DISK,
      directory: folder,
      bays: ['A1', 'A2'],
      timing,
      log: (event) => logged.push(event),
      now: () => Date.now() + calendarOff,
      steady,
      version: '1.2.3',
      ready: () => undefined,
    };
    try {
      await runAgent(ports, signal);
    } finally {
      await link.close();
    }
  };
  const stopped = () => {
    stop.abort();
    return running;
  };
  const kinds = (job: string) => server.events(job).map((event) => event.kind);
  const ends = (job: string, kind: string) => vi.waitFor(() => expect(kinds(job).at(-1)).toBe(kind), PATIENT);
  /** Removes the job's file when the server has its start; fetching it again takes some time. */
  const fetchesAgain = (job: string, ms: number, also: () => void = () => undefined) => {
    server.lose = (what) => {
      if (what !== 'started') return undefined;
      rmSync(join(folder, 'files', `${job}-1.pdf`));
      server.fileAnswer = (reply, served) => {
        setTimeout(() => void giveFile(reply, served), ms);
        return reply;
      };
      also();
      return undefined;
    };
  };
  const printed = () =>
    readdir(join(folder, 'printed')).then(
      (names) => names.filter((name) => name.endsWith('.pdf')),
      () => [],
    );

  it('[SA-02.2] fetches, checks and prints a leased job, and reports each step once, in order', async () => {
    server.addJob('one', DOCUMENT);
    await ends('one', 'placed');
    expect(kinds('one').filter((kind) => kind !== 'progress')).toEqual([
      'started',
      'finished',
      'discharging',
      'placed',
    ]);
    expect(kinds('one')).toContain('progress');
    expect(server.events('one').map((event) => event.seq)).toEqual(server.events('one').map((_, index) => index + 1));
    expect(await readFile(join(folder, 'printed', 'one-1.pdf'))).toEqual(DOCUMENT);
  });

  it('fills the bays in turn, also after a restart', async () => {
    for (const job of ['a', 'b']) server.addJob(job, DOCUMENT);
    await ends('b', 'placed');
    await stopped();
    // Its last request is over: the next job goes to nobody else.
    await expect.poll(() => server.isLeft()).toBe(true);
    start();
    server.addJob('c', DOCUMENT);
    await ends('c', 'placed');
    expect(['a', 'b', 'c'].map((job) => server.events(job).at(-1)?.bay)).toEqual(['A1', 'A2', 'A1']);
  });

  it('[QU-02.1] uses no bay that holds an item while another is free', async () => {
    await stopped();
    const journal = await Journal.open(join(folder, 'journal.ndjson'), DISK);
    const item = { job_id: brand<PrintJobId>('waits'), order_number: 'C-0', pickup: '' };
    await journal.append({ step: 'laid', ...item, bay: 'A1' });
    await journal.append({ step: 'bay', bay: 'A2' });
    await journal.close();
    start();
    for (const job of ['a', 'b']) server.addJob(job, DOCUMENT);
    await ends('b', 'placed');
    expect(['a', 'b'].map((job) => server.events(job).at(-1)?.bay)).toEqual(['A2', 'A2']);
  });

  it('[QU-05.5] lays an item into the bay that the server keeps for it', async () => {
    server.addJob('a', DOCUMENT, { bay: 'Shelf-7' });
    await ends('a', 'placed');
    expect(server.events('a').at(-1)?.bay).toBe('Shelf-7');
  });

  it('[SA-02.1] never prints a file with a wrong hash', async () => {
    server.addJob('forged', DOCUMENT, { sha256: BROKEN_HASH });
    await ends('forged', 'faulted');
    expect(kinds('forged')).toEqual(['faulted']);
    expect(server.events('forged')[0]?.reason).toBe('document-hash-mismatch');
    expect(await printed()).toEqual([]);
  });

  it.each(['file', 'started', 'progress', 'finished', 'discharging', 'placed'])(
    '[SA-03.1] losing every message around `%s` for a while changes nothing',
    async (what) => {
      let losses = 0;
      server.lose = (message) => {
        if (message !== what || losses >= 4) return undefined;
        losses += 1;
        return losses % 2 ? 'answer' : 'request';
      };
      server.addJob('flaky', DOCUMENT);
      await ends('flaky', 'placed');
      await vi.waitFor(() => expect(losses).toBe(4), PATIENT);
      expect(kinds('flaky').filter((kind) => kind !== 'progress')).toEqual([
        'started',
        'finished',
        'discharging',
        'placed',
      ]);
      expect(await printed()).toHaveLength(1);
    },
  );

  it('[SA-07.1] finishes a print while the network is down, and reports it later', async () => {
    server.addJob('alone', DOCUMENT);
    await vi.waitFor(() => expect(kinds('alone')).toContain('started'), PATIENT);
    server.lose = () => 'request';
    await vi.waitFor(() => expect(logged).toContain('print.ended'), PATIENT);
    expect(kinds('alone')).not.toContain('finished');
    server.lose = () => undefined;
    await ends('alone', 'placed');
  });

  it('[SA-03.1] nothing reaches the printer before the server has confirmed, or after it gave the job away', async () => {
    server.lose = (what) => (what === 'started' ? 'request' : undefined);
    server.addJob('taken', DOCUMENT);
    const delays = () => logged.filter((event) => event === 'report.delayed').length;
    await vi.waitFor(() => expect(delays()).toBeGreaterThan(3), PATIENT);
    expect(await printed()).toEqual([]);
    server.revokeLease('taken');
    server.lose = () => undefined;
    await vi.waitFor(() => expect(logged).toContain('report.refused'), PATIENT);
    server.addJob('next', DOCUMENT);
    await ends('next', 'placed');
    expect(await printed()).toEqual(['next-1.pdf']);
  });

  it('[SA-03.2] [PA-06.4] [PA-06.5] a print that finishes after a person decided is reported, and goes to no bay', async () => {
    await stopped();
    printer = new Bench({ disk: DISK, directory: join(folder, 'printed'), seconds: 1.5, now: Date.now });
    start();
    server.addJob('decided', DOCUMENT);
    await vi.waitFor(() => expect(kinds('decided')).toContain('progress'), PATIENT);
    const messages: string[] = [];
    server.lose = (what) => void messages.push(what);
    server.revokeLease('decided');
    await vi.waitFor(() => expect(messages).toContain('finished'), PATIENT);
    server.addJob('next', DOCUMENT);
    await ends('next', 'placed');
    expect(server.events('next').at(-1)?.bay).toBe('A1');
  });

  it('[SA-03.1] a lease that may have lapsed is not printed; the job’s next lease is', async () => {
    await stopped();
    const report = { ...QUICK.report, trustMs: 1_000 };
    start({ ...QUICK, report });
    let answers = 0;
    server.lose = (what) => (what === 'started' && (answers += 1) < 100 ? 'answer' : undefined);
    server.addJob('lapsed', DOCUMENT);
    await vi.waitFor(() => expect(logged).toContain('lease.abandoned'), PATIENT);
    expect(kinds('lapsed')).toEqual(['started']);
    expect(await printed()).toEqual([]);
    server.lose = () => undefined;
    report.trustMs = QUICK.report.trustMs;
    server.leaseAgain('lapsed');
    await ends('lapsed', 'placed');
    expect(await printed()).toEqual(['lapsed-3.pdf']);
  });

  it('[SA-03.1] a lease that may have lapsed while the file was fetched again is not printed', async () => {
    await stopped();
    const report = { ...QUICK.report, trustMs: 1_000, renewMs: 60_000 };
    start({ ...QUICK, report });
    fetchesAgain('slow', report.trustMs + 100);
    server.addJob('slow', DOCUMENT);
    await vi.waitFor(() => expect(logged).toContain('lease.abandoned'), PATIENT);
    expect(await printed()).toEqual([]);
    Object.assign(server, { lose: () => undefined, fileAnswer: giveFile });
    report.trustMs = QUICK.report.trustMs;
    server.leaseAgain('slow');
    await ends('slow', 'placed');
    expect(await printed()).toEqual(['slow-3.pdf']);
  });

  it('[SA-03.1] a lease lapses by its timer, even if the steady clock is a step behind', async () => {
    await stopped();
    const { boot } = steady;
    steady = { boot, ms: () => 1_000 };
    start({ ...QUICK, report: { ...QUICK.report, trustMs: 300 } });
    server.lose = (what) => (what === 'started' ? 'answer' : undefined);
    server.addJob('late', DOCUMENT);
    await vi.waitFor(() => expect(logged).toContain('lease.abandoned'), PATIENT);
    expect(await printed()).toEqual([]);
  });

  it('[SA-03.1] [RL-03.7] setting the calendar back makes no lease last longer', async () => {
    await stopped();
    start({ ...QUICK, report: { ...QUICK.report, trustMs: 300 } });
    fetchesAgain('back', 600, () => (calendarOff = -3_600_000));
    server.addJob('back', DOCUMENT);
    await vi.waitFor(() => expect(logged).toContain('lease.abandoned'), PATIENT);
    expect(await printed()).toEqual([]);
  });

  it('[SA-03.1] [RL-03.7] [RL-03.8] after a restart with an old calendar, a lease of unknown age is not printed', async () => {
    await stopped();
    await server.close();
    const journal = await Journal.open(join(folder, 'journal.ndjson'), DISK);
    const lease = { job_id: brand<PrintJobId>('stale'), fence: 1 };
    const started = { seq: 1, kind: 'started' as const, percent: 0, reason: '', bay: '', at: Date.now() };
    await journal.append({ step: 'leased', job: { ...LEASED, ...lease } });
    await journal.append({ step: 'event', ...lease, event: started, began: { boot: 'an earlier one', ms: 0 } });
    await journal.append({ step: 'acked', ...lease, seq: 1 });
    await journal.close();
    await writeFile(join(folder, 'files', 'stale-1.pdf'), DOCUMENT);
    start();
    await vi.waitFor(() => expect(logged).toContain('lease.abandoned'), PATIENT);
    expect(await printed()).toEqual([]);
  });

  it('[SA-03.2] what neither station nor printer can tell is left to a person', async () => {
    Object.assign(printer, { interrupts: true, forgets: true });
    server.addJob('riddle', DOCUMENT);
    await ends('riddle', 'unsure');
    expect(server.events('riddle').at(-1)?.reason).toBe('connection-interrupted');
    expect(await printed()).toHaveLength(1);
  });

  it('[SA-03.2] a print seen in the printer and purged there goes to a person, never to the printer again', async () => {
    const print = vi.spyOn(printer, 'print').mockImplementation(async (_, watch) => {
      watch.seen({ shows: '5', needsPeople: false, idle: false });
      return { kind: 'unclear', reason: 'connection-interrupted' };
    });
    server.addJob('purged', DOCUMENT);
    await ends('purged', 'unsure');
    expect(server.events('purged').at(-1)?.reason).toBe('job-forgotten');
    expect(print).toHaveBeenCalledTimes(1);
  });

  it('[SA-03.1] the same holds if it is purged while the station is off', async () => {
    await stopped();
    printer = new Bench({ disk: DISK, directory: join(folder, 'printed'), seconds: 600, now: Date.now });
    start();
    const follow = vi.spyOn(printer, 'follow');
    const print = vi.spyOn(printer, 'print');
    server.addJob('purged', DOCUMENT);
    await vi.waitFor(() => expect(follow).toHaveBeenCalled(), PATIENT);
    const [, watch] = follow.mock.calls[0] ?? [];
    watch?.progress(0);
    await stopped();
    await rm(join(folder, 'printed', 'purged-1.started'));
    start();
    await ends('purged', 'unsure');
    expect(print).toHaveBeenCalledTimes(1);
    expect(kinds('purged')).toEqual(['started', 'unsure']);
  });

  it('[SA-03.2] after a broken connection the printer is asked and believed', async () => {
    printer.interrupts = true;
    server.addJob('asked', DOCUMENT);
    await ends('asked', 'placed');
    expect(await printed()).toHaveLength(1);
  });

  it('[SA-04.1] a job the printer cannot take now goes back; one it never takes is refused', async () => {
    printer.refuses = { reason: 'printer-busy', retry: true };
    server.addJob('later', DOCUMENT);
    await ends('later', 'released');
    printer.refuses = { reason: 'document-format-not-supported', retry: false };
    server.addJob('never', DOCUMENT);
    await ends('never', 'faulted');
    expect(await printed()).toEqual([]);
  });

  it('[SA-02.2] [AP-04.2] a refused file is reported at once, not as damaged; a web page in its place is no answer of the server', async () => {
    const { code } = ERRORS.notFound;
    server.fileAnswer = (reply) => reply.send({ code, data: { error: 'notFound' }, msg: 'There is none.', count: 0 });
    server.addJob('refused', DOCUMENT);
    await ends('refused', 'faulted');
    expect(server.events('refused')).toMatchObject([{ kind: 'faulted', reason: 'document-access-error' }]);
    expect([logged.includes('file.refused'), logged.includes('file.delayed')]).toEqual([true, false]);
    server.fileAnswer = (reply) => reply.type('text/html').send('<title>Welcome to our network</title>');
    server.addJob('caught', DOCUMENT);
    await vi.waitFor(() => expect(logged).toContain('file.delayed'), PATIENT);
    server.fileAnswer = giveFile;
    await ends('caught', 'placed');
    expect(await printed()).toEqual(['caught-1.pdf']);
  });

  it('[SA-04.1] [SA-08.1] reports the printer’s state at once, and takes no job while it would not print', async () => {
    await vi.waitFor(
      () => expect(server.heartbeats.at(-1)).toEqual({ state: 'ready', reasons: [], version: '1.2.3' }),
      PATIENT,
    );
    printer.condition = { ready: false, reasons: ['media-empty\u001b[2J'] };
    await vi.waitFor(
      () => expect(server.heartbeats.at(-1)).toMatchObject({ state: 'fault', reasons: ['media-empty [2J'] }),
      PATIENT,
    );
    // A poll that was already open may still return a job; later ones do not happen.
    await vi.waitFor(() => expect(logged.filter((event) => event === 'station.state').length).toBe(2), PATIENT);
    await new Promise((resolve) => setTimeout(resolve, QUICK.leaseWaitMs * 2));
    server.addJob('waits', DOCUMENT);
    await new Promise((resolve) => setTimeout(resolve, QUICK.leaseWaitMs * 2));
    expect(kinds('waits')).toEqual([]);
    printer.condition = { ready: true, reasons: [] };
    await ends('waits', 'placed');
    expect(server.heartbeats.map((beat) => beat.state)).toContain('printing');
  });

  it('[SA-08.1] reports at most as many reasons as the server accepts', async () => {
    printer.condition = { ready: false, reasons: Array<string>(500).fill('x'.repeat(500)) };
    await vi.waitFor(() => expect(server.heartbeats.at(-1)).toMatchObject({ state: 'fault' }), PATIENT);
    const { reasons = [] } = server.heartbeats.at(-1) as { readonly reasons?: readonly string[] };
    expect([reasons.length, reasons[0]?.length]).toEqual([MAX_REASONS, MAX_REASON_LENGTH]);
  });

  it('[SA-08.1] [RL-03.7] setting the calendar back delays no heartbeat', async () => {
    await stopped();
    start({ ...QUICK, heartbeatMs: 100 });
    const receivesTwoMore = async () => {
      const received = server.heartbeats.length;
      await vi.waitFor(() => expect(server.heartbeats.length).toBeGreaterThan(received + 1), PATIENT);
    };
    await receivesTwoMore();
    calendarOff = -24 * 3_600_000;
    await receivesTwoMore();
  });

  it('[OP-07] says once that its clock is far from that of the server, and again if it goes wrong again, and tells the server as long as it lasts', async () => {
    await stopped();
    start({ ...QUICK, heartbeatMs: 50 });
    const beatsOn = async () => {
      const received = server.heartbeats.length;
      await vi.waitFor(() => expect(server.heartbeats.length).toBeGreaterThan(received + 2), PATIENT);
    };
    const said = () => logged.filter((event) => event === 'clock.wrong').length;
    await beatsOn();
    expect(said()).toBe(0);
    for (const [off, times] of [
      [-400 * 24 * 3_600_000, 1],
      [0, 1],
      [200_000, 2],
    ] as const) {
      calendarOff = off;
      await beatsOn();
      expect([off, said(), server.heartbeats.at(-1)?.reasons]).toEqual([off, times, off ? [CLOCK_WRONG_REASON] : []]);
    }
  });

  it('[SA-03.1] [RL-03.2] [RL-03.6] a failed journal write while printing does not silence the station until the print ends', async () => {
    await stopped();
    printer = new Bench({ disk: DISK, directory: join(folder, 'printed'), seconds: 2, now: Date.now });
    start();
    const append = Reflect.get(Journal.prototype, 'append') as Journal['append'];
    let refused = 0;
    const disk = vi.spyOn(Journal.prototype, 'append').mockImplementation(async function (this: Journal, entry) {
      if (entry.step !== 'acked' || entry.seq < 2 || refused > 0) return Reflect.apply(append, this, [entry]);
      refused = server.events('full').length;
      throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
    });
    onTestFinished(() => disk.mockRestore());
    server.addJob('full', DOCUMENT);
    await vi.waitFor(() => expect(refused).toBeGreaterThan(0), PATIENT);
    await vi.waitFor(() => expect(server.events('full').length).toBeGreaterThan(refused), PATIENT);
    expect(logged).not.toContain('print.ended');
    await ends('full', 'placed');
  });

  it('[SA-08.1] is at fault while it cannot write its journal, takes no job, and recovers by itself', async () => {
    await vi.waitFor(() => expect(server.heartbeats.at(-1)?.state).toBe('ready'), PATIENT);
    await rm(join(folder, 'files'), { recursive: true });
    const fault = { state: 'fault', reasons: ['station-storage-error'] };
    await vi.waitFor(() => expect(server.heartbeats.at(-1)).toMatchObject(fault), PATIENT);
    server.addJob('waits', DOCUMENT);
    await mkdir(join(folder, 'files'));
    await ends('waits', 'placed');
  });

  it('[SA-08.1] [RL-03.2] says that the disk refuses a job’s file, and prints it once there is room', async () => {
    await stopped();
    start({ ...QUICK, retries: 100 });
    server.lose = (what) => (what === 'file' ? 'request' : undefined);
    server.addJob('large', DOCUMENT);
    await vi.waitFor(() => expect(logged).toContain('file.delayed'), PATIENT);
    await rm(join(folder, 'files'), { recursive: true });
    server.lose = () => undefined;
    const fault = { state: 'fault', reasons: ['station-storage-error'] };
    await vi.waitFor(() => expect(server.heartbeats.at(-1)).toMatchObject(fault), PATIENT);
    await mkdir(join(folder, 'files'));
    await ends('large', 'placed');
    await vi.waitFor(() => expect(server.heartbeats.at(-1)?.state).toBe('ready'), PATIENT);
  });

  it('[SA-01.2] ends when its key is revoked', async () => {
    await vi.waitFor(() => expect(server.heartbeats).not.toEqual([]), PATIENT);
    server.keys.clear();
    await expect(running).rejects.toMatchObject({ code: ERRORS.tokenInvalid.code });
  });

  it('[SA-03.3] stopped during a print, it watches on after the next start', async () => {
    server.addJob('stopped', DOCUMENT);
    await vi.waitFor(() => expect(kinds('stopped')).toContain('progress'), PATIENT);
    await stopped();
    start();
    await ends('stopped', 'placed');
    expect(kinds('stopped').filter((kind) => kind === 'started')).toHaveLength(1);
    expect(await printed()).toHaveLength(1);
  });
});
