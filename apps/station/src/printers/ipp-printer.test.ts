import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer as createHttpServer, type ServerResponse } from 'node:http';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type IppPeer, ippPeerMissing, startIppPeer } from '@cpc/testkit';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { attributes, integer, string } from '../ipp/attributes.ts';
import { IppConnection } from '../ipp/connection.ts';
import { decode } from '../ipp/decode.ts';
import { encode } from '../ipp/encode.ts';
import { GROUP, OPERATION, STATUS } from '../ipp/message.ts';
import { IppPrinter } from './ipp-printer.ts';
import type { PrintTask, Sight, Watch } from './printer.ts';

const missing = ippPeerMissing();
if (missing) process.stderr.write(`SKIPPED: ${missing}\n`);

const TIMING = { pollMs: 30, missedPolls: 5 };
const watching = (): Watch & { percents: number[] } => {
  const percents: number[] = [];
  const progress = (percent: number) => void percents.push(percent);
  return { percents, signal: new AbortController().signal, progress, taken: () => undefined, seen: () => undefined };
};

describe.skipIf(missing)('an IPP printer, by CUPS’s ippeveprinter', () => {
  let folder: string;
  let peer: IppPeer;
  let printer: IppPrinter;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'ipp-printer-'));
    peer = await startIppPeer({
      dir: join(folder, 'received'),
      jobSeconds: 0.6,
      failJobsNamed: 'broken',
      waitsForMediaAtJobsNamed: 'dry',
    });
    printer = new IppPrinter(new IppConnection(peer.url), TIMING);
  });
  afterAll(async () => {
    await peer?.stop();
    await rm(folder, { recursive: true, force: true });
  });

  const taskOf = async (name: string, bytes: Buffer, more: Partial<PrintTask> = {}): Promise<PrintTask> => {
    const file = join(folder, name);
    await writeFile(file, bytes);
    return { name, file, format: 'application/pdf', width: 80, height: 165, ...more };
  };
  const pdf = (size: number) => Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(size)]);

  it('[SA-04.1] receives a document byte for byte and reports progress', async () => {
    const bytes = pdf(3_000_000);
    const watch = watching();
    // Half-way it waits long enough to be seen on a busy machine.
    const task = await taskOf('dry-whole-1', bytes);
    expect(await printer.refusal(task)).toBeUndefined();
    expect(await printer.print(task, watch)).toEqual({ kind: 'done' });
    expect(watch.percents).toContain(33);
    const [received] = await peer.documents();
    expect((await readFile(received ?? '')).equals(bytes)).toBe(true);
    expect(await printer.find('dry-whole-1')).toBe('done');
    const formats = ['application/pdf', 'image/png'];
    expect(await printer.describe()).toEqual({
      ready: true,
      reasons: [],
      formats,
      supplies: [
        { name: 'Cyan', colour: '#00AEEF', percent: 70 },
        { name: 'White', colour: '#FFFFFF', percent: null },
      ],
      media: ['custom_case_80x165mm'],
    });
  });

  it('[SA-04.1] is busy with one job and takes the next one afterwards', async () => {
    const first = printer.print(await taskOf('first-1', pdf(100)), watching());
    await expect.poll(() => printer.find('first-1')).toBe('printing');
    const second = await taskOf('second-1', pdf(100));
    expect(await printer.print(second, watching())).toEqual({ kind: 'refused', reason: 'printer-busy', retry: true });
    expect(await first).toEqual({ kind: 'done' });
    expect(await printer.print(second, watching())).toEqual({ kind: 'done' });
  });

  it('[SA-04.1] reports a cancelled job', async () => {
    const printed = printer.print(await taskOf('dry-cancelled-1', pdf(100)), watching());
    await expect.poll(() => printer.find('dry-cancelled-1')).toBe('printing');
    await printer.cancel('dry-cancelled-1');
    expect(await printed).toEqual({ kind: 'failed', reason: expect.stringContaining('cancel') });
    expect(await printer.find('dry-cancelled-1')).toBe('aborted');
  });

  it('[SA-04.1] reports an aborted job', async () => {
    const outcome = await printer.print(await taskOf('broken-1', pdf(100)), watching());
    expect(outcome).toMatchObject({ kind: 'failed' });
  });

  it('[SA-04.1] refuses an unknown format, before and while printing', async () => {
    const task = await taskOf('odd-1', pdf(2_000_000), { format: 'image/tiff' });
    const refusal = { reason: 'document-format-not-supported', retry: false };
    expect(await printer.refusal(task)).toEqual(refusal);
    expect(await printer.print(task, watching())).toEqual({ kind: 'refused', ...refusal });
  });

  it('[SA-04.1] prints to a jig of a size that is no known sheet', async () => {
    const task = await taskOf('jig-1', pdf(100), { width: 500, height: 700 });
    expect(await printer.refusal(task)).toBeUndefined();
    expect(await printer.print(task, watching())).toEqual({ kind: 'done' });
  });

  it('[SA-03.2] [SA-10] that it lists other jobs does not prove that one never arrived', async () => {
    expect(await printer.find('never-1')).toBe('unknown');
  });

  it('[SA-04.1] without blanks it stops before the next print, says so, and gets no other job', async () => {
    const other = await startIppPeer({ dir: join(folder, 'empty'), jobSeconds: 0.1, runsOutAtJobsNamed: 'last' });
    const stop = new AbortController();
    try {
      const running = new IppPrinter(new IppConnection(other.url), TIMING);
      expect(await running.print(await taskOf('last-1', pdf(100)), watching())).toEqual({ kind: 'done' });
      const next = await taskOf('next-1', pdf(100));
      const waiting = running.print(next, { ...watching(), signal: stop.signal }).catch(() => 'left');
      const condition = { ready: false, reasons: ['media-empty-warning', 'media-needed-warning'] };
      await expect.poll(() => running.describe()).toMatchObject(condition);
      expect(await running.refusal(next)).toEqual({ reason: 'media-empty-warning', retry: true });
      expect(['pending', 'printing']).toContain(await running.find('next-1'));
      stop.abort();
      expect(await waiting).toBe('left');
    } finally {
      stop.abort();
      await other.stop();
    }
  });

  it('[SA-04.1] [SA-03.1] out of media during a print, it says so, waits, and continues the same print', async () => {
    const before = (await peer.documents()).length;
    const printed = printer.print(await taskOf('dry-1', pdf(100)), watching());
    const dry = { ready: false, reasons: [expect.stringMatching(/^media-needed/)] };
    await expect.poll(() => printer.describe()).toMatchObject(dry);
    expect(await printer.find('dry-1')).toBe('printing');
    expect(await printed).toEqual({ kind: 'done' });
    expect(await printer.describe()).toMatchObject({ ready: true, reasons: [] });
    expect(await peer.documents()).toHaveLength(before + 1);
  });

  it('[SA-03.2] switched off during a print, the outcome is unclear', async () => {
    const other = await startIppPeer({ dir: join(folder, 'other'), jobSeconds: 30 });
    try {
      const unreachable = new IppPrinter(new IppConnection(other.url), TIMING);
      const printed = unreachable.print(await taskOf('away-1', pdf(100)), watching());
      await expect.poll(() => unreachable.find('away-1')).toBe('printing');
      await other.kill();
      expect(await printed).toEqual({ kind: 'unclear', reason: 'printer-unreachable' });
      expect(await unreachable.find('away-1')).toBe('unknown');
    } finally {
      await other.stop();
    }
  });
});

describe('an IPP printer that is not one', () => {
  it('[SA-04.1] if it cannot be reached nothing was sent, and a retry is allowed', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'ipp-off-'));
    const task = {
      name: 'off-1',
      file: join(folder, 'a.pdf'),
      format: 'application/pdf' as const,
      width: 80,
      height: 165,
    };
    await writeFile(task.file, 'x');
    const off = new IppPrinter(new IppConnection('ipp://127.0.0.1:1/ipp/print'), TIMING);
    expect(await off.describe()).toEqual({ ready: false, reasons: ['printer-unreachable'] });
    expect(await off.print(task, watching())).toEqual({ kind: 'refused', reason: 'printer-unreachable', retry: true });
    await rm(folder, { recursive: true });
  });

  it.each([
    ['hangs up', (): string => '', 'connection-interrupted'],
    ['speaks HTTP but not IPP', (): string => 'HTTP/1.1 200 OK\r\ncontent-length: 5\r\n\r\nhello', 'answer-not-ipp'],
    ['wants a password', (): string => 'HTTP/1.1 401 Unauthorized\r\ncontent-length: 0\r\n\r\n', 'not-authorized'],
    ['forbids it', (): string => 'HTTP/1.1 403 Forbidden\r\ncontent-length: 0\r\n\r\n', 'not-authorized'],
    ['has no such path', (): string => 'HTTP/1.1 404 Not Found\r\ncontent-length: 0\r\n\r\n', 'printer-not-found'],
    ['wants TLS', (): string => 'HTTP/1.1 426 Upgrade Required\r\ncontent-length: 0\r\n\r\n', 'encryption-required'],
    ['never answers', (): undefined => undefined, 'connection-interrupted'],
  ] as const)('[SA-04.1] %s: this is reported as a fault', async (_, answer, reason) => {
    const server = createServer((socket) => {
      socket.on('error', () => undefined);
      const text = answer();
      if (text !== undefined) socket.once('data', () => socket.end(text));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const url = `ipp://127.0.0.1:${(server.address() as AddressInfo).port}/`;
    const printer = new IppPrinter(new IppConnection(url, { connectMs: 500, silenceMs: 200 }), TIMING);
    expect(await printer.describe()).toMatchObject({ ready: false, reasons: [reason] });
    server.close();
  });
});

describe('an IPP printer that misbehaves', () => {
  /** @param answer is called with the requested operation */
  async function printerThat(answer: (operation: number, response: ServerResponse) => void): Promise<IppPrinter> {
    const server = createHttpServer((request, response) => {
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', () => answer(decode(Buffer.concat(parts)).code, response));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => {
      server.closeAllConnections();
      server.close();
    });
    const url = `ipp://127.0.0.1:${(server.address() as AddressInfo).port}/`;
    return new IppPrinter(new IppConnection(url, { connectMs: 500, silenceMs: 5_000 }), TIMING);
  }
  const jobAnswer = (name: string, state: number): Buffer => {
    const job = attributes({ 'job-id': integer(1), 'job-name': string('name', name), 'job-state': integer(state) });
    const groups = [{ tag: GROUP.job, attributes: job }];
    return encode({ version: [2, 0], code: 0, requestId: 1, groups, data: new Uint8Array() });
  };

  it('[SA-03.1] a job number that a restarted printer reuses does not count as printed', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'ipp-again-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    const file = join(folder, 'mine.pdf');
    await writeFile(file, '%PDF-1.7');
    const printer = await printerThat((operation, response) =>
      response.end(operation === OPERATION.printJob ? jobAnswer('mine-1', 5) : jobAnswer('of another', 9)),
    );
    const task = { name: 'mine-1', file, format: 'application/pdf' as const, width: 80, height: 165 };
    const taken = vi.fn<() => void>();
    expect(await printer.print(task, { ...watching(), taken })).toEqual({ kind: 'unclear', reason: 'job-forgotten' });
    expect(taken).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['takes no other job while it prints needs no person', 4, false],
    ['has stopped during a print needs a person', 5, true],
  ] as const)('[SA-03.1] [SA-04.1] a printer that %s', async (_, state, needsPeople) => {
    const itself = attributes({
      'printer-state': integer(state),
      'printer-is-accepting-jobs': { type: 'boolean', value: false },
    });
    const groups = [{ tag: GROUP.printer, attributes: itself }];
    const condition = encode({ version: [2, 0], code: 0, requestId: 1, groups, data: new Uint8Array() });
    const printer = await printerThat((operation, response) =>
      response.end(operation === OPERATION.getPrinterAttributes ? condition : jobAnswer('mine-1', 5)),
    );
    const stop = new AbortController();
    const sights: Sight[] = [];
    const seen = (sight: Sight) => {
      sights.push(sight);
      stop.abort();
    };
    await expect(printer.follow('mine-1', { ...watching(), signal: stop.signal, seen })).rejects.toThrow('aborted');
    expect(sights).toMatchObject([{ needsPeople }]);
  });

  it.each([
    ['refuses to cancel a job is asked again', 0x0403, 'ipp-status-0403'],
    ['fails to cancel a job is asked again', 0x0500, 'ipp-status-0500'],
    ['no longer has the job is not asked again', STATUS.notFound, undefined],
  ] as const)('[SA-03.1] [PA-06.4] a printer that %s', async (_, code, thrown) => {
    const refusal = encode({ version: [2, 0], code, requestId: 1, groups: [], data: new Uint8Array() });
    const printer = await printerThat((operation, response) =>
      response.end(operation === OPERATION.cancelJob ? refusal : jobAnswer('mine-1', 5)),
    );
    const cancelled = printer.cancel('mine-1').catch((error: Error) => error.message);
    expect(await cancelled).toEqual(thrown);
  });

  it('[SA-04.1] [SA-08.1] an endless answer is cut off: the station says so and keeps its memory', async () => {
    let sent = 0;
    const printer = await printerThat((_, response) => {
      const more = () => {
        while (!response.destroyed && sent < 200) {
          sent += 1;
          if (!response.write(Buffer.alloc(1024 * 1024))) return void response.once('drain', more);
        }
      };
      more();
    });
    expect(await printer.describe()).toMatchObject({ ready: false, reasons: ['connection-interrupted'] });
    expect(sent).toBeLessThan(100);
  });
});
