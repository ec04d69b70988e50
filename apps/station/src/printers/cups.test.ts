import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Cups, cupsMissing, type IppPeer, ippPeerMissing, startCups, startIppPeer } from '@cpc/testkit';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { IppConnection } from '../ipp/connection.ts';
import { IppPrinter, type IppPrinterOptions } from './ipp-printer.ts';
import type { PrintTask, Watch } from './printer.ts';

const missing = cupsMissing() ?? ippPeerMissing();
if (missing) process.stderr.write(`SKIPPED: ${missing}\n`);

const FAST = { pollMs: 50, missedPolls: 20 };
const PATIENT = { timeout: 30_000, interval: 100 };

const watching = (signal = new AbortController().signal): Watch & { percents: number[] } => {
  const percents: number[] = [];
  return {
    percents,
    signal,
    progress: (percent) => void percents.push(percent),
    taken: () => undefined,
    seen: () => undefined,
  };
};

/** A proxy to a printer that accepts connections from CUPS only. @returns its address */
async function forCupsAlone(printer: string): Promise<string> {
  const { port, pathname } = new URL(printer);
  const way = createServer((near) => {
    near.on('error', () => undefined);
    near.once('data', (first: Buffer) => {
      if (!first.includes('User-Agent: CUPS')) return void near.destroy();
      const far = connect(Number(port), 'localhost').on('error', () => near.destroy());
      near.on('close', () => far.destroy());
      far.write(first);
      near.pipe(far).pipe(near);
    });
  });
  await new Promise<void>((resolve) => way.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void way.close());
  return `ipp://localhost:${(way.address() as AddressInfo).port}${pathname}`;
}

describe.skipIf(missing)('a CUPS queue', () => {
  let folder: string;
  let peer: IppPeer;
  let cups: Cups;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'cups-queue-'));
    peer = await startIppPeer({ dir: join(folder, 'received'), jobSeconds: 1.5, failJobsNamed: 'broken' });
    cups = await startCups();
    cups.addQueue('case', `${peer.url}?contimeout=2`, 'abort-job');
  });
  afterAll(async () => {
    await cups?.stop();
    await peer?.stop();
    await rm(folder, { recursive: true, force: true });
  });

  const at = (queue: string, options: Partial<IppPrinterOptions> = {}) =>
    new IppPrinter(new IppConnection(cups.queue(queue)), { ...FAST, ...options });
  const taskOf = async (name: string, bytes = Buffer.from(`%PDF-1.7\n${name}\n%%EOF\n`)): Promise<PrintTask> => {
    const file = join(folder, `${name}.pdf`);
    await writeFile(file, bytes);
    return { name, file, format: 'application/pdf', width: 80, height: 165 };
  };

  it('[SA-04.2] [SC-06] passes a document on byte for byte, and reports the printer’s progress', async () => {
    const bytes = Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(200_000)]);
    const watch = watching();
    expect(await at('case').describe()).toMatchObject({ ready: true, queue: expect.stringMatching(/^\d+\.\d+/) });
    expect(await at('case').print(await taskOf('whole-1', bytes), watch)).toEqual({ kind: 'done' });
    expect(Math.max(...watch.percents)).toBeGreaterThan(0);
    const received = (await peer.documents()).find((name) => name.includes('whole-1')) ?? '';
    expect((await readFile(received)).equals(bytes)).toBe(true);
    expect(await at('case').find('whole-1')).toBe('done');
  });

  it('[SA-03.2] [SA-04.2] [SC-06] never reports an aborted print as done', async () => {
    for (let nth = 1; nth <= 8; nth += 1) {
      const name = `broken-${nth}`;
      expect(await at('case').print(await taskOf(name), watching())).toMatchObject({ kind: 'failed' });
      expect(await at('case').find(name)).toBe('aborted');
    }
  });

  it('[SA-03.2] [SA-04.2] [SC-06] completed by a queue whose printer cannot be asked is left to a person', async () => {
    cups.addQueue('hidden', await forCupsAlone(peer.url), 'abort-job');
    const unclear = { kind: 'unclear', reason: 'queue-cannot-tell' };
    expect(await at('hidden').print(await taskOf('hidden-1'), watching())).toEqual(unclear);
    expect(await at('hidden').find('hidden-1')).toBe('unknown');
    const trusting = at('hidden', { trustsQueue: true });
    expect(await trusting.print(await taskOf('hidden-2'), watching())).toEqual({ kind: 'done' });
    expect(await trusting.find('hidden-2')).toBe('done');
  });

  it('[SA-04.2] [SC-06] says in the queue’s words why its printer cannot be reached', async () => {
    const other = await startIppPeer({ dir: join(folder, 'other') });
    cups.addQueue('off', `${other.url}?contimeout=2`, 'abort-job');
    cups.addQueue('patient', other.url, 'retry-job');
    await other.kill();
    await other.stop();
    const gone = { kind: 'failed', reason: 'The printer is not responding.' };
    expect(await at('off').print(await taskOf('off-1'), watching())).toEqual(gone);
    const stop = new AbortController();
    const patient = at('patient');
    const waiting = patient.print(await taskOf('patient-1'), watching(stop.signal)).catch(() => 'left');
    const words = [expect.stringContaining('unavailable')];
    await expect.poll(() => patient.describe(), PATIENT).toMatchObject({ reasons: words });
    stop.abort();
    expect(await waiting).toBe('left');
  });

  it('[SA-04.2] [SC-06] reports a missing queue in the server’s own words', async () => {
    const words = 'The printer or class does not exist.';
    expect(await at('nowhere').describe()).toEqual({ ready: false, reasons: [words] });
    const refused = { kind: 'refused', reason: words };
    expect(await at('nowhere').print(await taskOf('nowhere-1'), watching())).toMatchObject(refused);
  });

  it('[SA-03.2] [SC-06] a queue that wants a password has not begun: nothing is unclear', async () => {
    cups.addQueue('locked', peer.url, 'abort-job');
    const refused = { kind: 'refused', reason: 'not-authorized', retry: true };
    expect(await at('locked').describe()).toEqual({ ready: false, reasons: ['not-authorized'] });
    expect(await at('locked').print(await taskOf('locked-1'), watching())).toEqual(refused);
  });
});
