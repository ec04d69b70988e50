import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, describe, it, onTestFinished } from 'vitest';
import { IppConnection } from '../ipp/connection.ts';
import { ODDITIES, type Oddity, printJob, startOddPrinter } from '../testing/odd-printer.ts';
import { IppPrinter } from './ipp-printer.ts';
import type { PrintTask, Watch } from './printer.ts';

async function printerThat(oddity: Oddity) {
  const folder = await mkdtemp(join(tmpdir(), 'odd-printer-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const task: PrintTask = {
    name: 'mine-1',
    file: join(folder, 'a.pdf'),
    format: 'application/pdf',
    width: 80,
    height: 160,
  };
  await writeFile(task.file, '%PDF-1.7');
  const device = await startOddPrinter(oddity);
  onTestFinished(() => device.close());
  const printer = new IppPrinter(new IppConnection(device.url()), { pollMs: 1, missedPolls: 5 });
  return { device, printer, task };
}
const watching = (): Watch => ({
  signal: new AbortController().signal,
  progress: () => undefined,
  taken: () => undefined,
  seen: () => undefined,
});

describe('a printer that warns of something empty', () => {
  it.each(['media-empty-warning', 'media-empty-report', 'marker-supply-empty-warning', 'output-area-full-warning'])(
    '[SA-10] [SA-04.1] is not ready while a print does not move, with %s, and goes on with the same print',
    async (reason) => {
      const oddity: Oddity = { waits: true, reasons: [reason] };
      const { device, printer, task } = await printerThat(oddity);
      expect(await printer.describe()).toEqual({ ready: true, reasons: [reason] });
      const sights: boolean[] = [];
      const printed = printer.print(task, { ...watching(), seen: ({ needsPeople }) => void sights.push(needsPeople) });
      await expect.poll(() => printer.describe()).toEqual({ ready: false, reasons: [reason] });
      await expect.poll(() => sights.at(-1)).toBe(true);
      [oddity.waits, oddity.reasons] = [false, ['none']];
      expect(await printed).toEqual({ kind: 'done' });
      expect(await printer.describe()).toEqual({ ready: true, reasons: [] });
      expect(device.jobs).toHaveLength(1);
    },
  );

  it.each([
    ['pending', 1],
    [true, 6],
  ] as const)('[SA-10] a print that is %j counts as still after %i looks without a change', async (waits, looks) => {
    const oddity: Oddity = { waits, reasons: ['media-empty-warning'] };
    const { printer, task } = await printerThat(oddity);
    const sights: boolean[] = [];
    const printed = printer.print(task, { ...watching(), seen: ({ needsPeople }) => void sights.push(needsPeople) });
    await expect.poll(() => sights.at(-1)).toBe(true);
    oddity.waits = false;
    await printed;
    expect(sights.indexOf(true)).toBe(looks);
  });

  it('[SA-04.1] is ready while its print moves: another tray may be empty', async () => {
    const { printer, task } = await printerThat({ reasons: ['media-empty-warning'] });
    const sights: boolean[] = [];
    await printer.print(task, { ...watching(), seen: ({ needsPeople }) => void sights.push(needsPeople) });
    expect(sights).not.toContain(true);
  });
});

describe('a printer of an older version, or with less operations', () => {
  it.each([
    'knows IPP/1.1 only',
    'answers IPP/2.0 with nothing',
    'checks no job beforehand',
    'tells nothing of a single job',
    'lists no jobs',
  ] as const)('[SA-04.1] that %s prints like others', async (oddity) => {
    const { device, printer, task } = await printerThat(ODDITIES[oddity]);
    expect(await printer.describe()).toEqual({ ready: true, reasons: [] });
    expect(await printer.refusal(task)).toBeUndefined();
    expect(await printer.print(task, watching())).toEqual({ kind: 'done' });
    expect(device.jobs).toMatchObject([{ name: 'mine-1' }]);
  });

  it('[SA-04.1] [SA-10] is asked for its version before the first print: an empty answer to a print would tell nothing', async () => {
    const { device, printer, task } = await printerThat(ODDITIES['answers IPP/2.0 with nothing']);
    expect(await printer.print(task, watching())).toEqual({ kind: 'done' });
    expect(device.jobs).toHaveLength(1);
  });

  it('[SA-04.1] [SA-10] if that question is lost, nothing was printed', async () => {
    const { device, printer, task } = await printerThat({});
    device.lose = () => 'answer';
    expect(await printer.print(task, watching())).toEqual({
      kind: 'refused',
      reason: 'printer-unreachable',
      retry: true,
    });
    expect(device.jobs).toEqual([]);
  });

  it('[SA-04.1] is asked in IPP/2.0 again after it was exchanged', async () => {
    const oddity: Oddity = { versionsUnknown: [2] };
    const { printer, task } = await printerThat(oddity);
    expect(await printer.describe()).toMatchObject({ ready: true });
    oddity.versionsUnknown = [1];
    expect(await printer.describe()).toEqual({ ready: false, reasons: ['version-not-supported'] });
    expect(await printer.print(task, watching())).toEqual({ kind: 'done' });
  });

  it('[SA-04.1] that knows neither version, or cannot print, says so and is not ready', async () => {
    for (const isSilent of [true, false]) {
      const { printer } = await printerThat({ versionsUnknown: [1, 2], isSilent });
      expect(await printer.describe()).toEqual({ ready: false, reasons: ['version-not-supported'] });
    }
    const { printer, task } = await printerThat({ lacks: [printJob] });
    expect(await printer.describe()).toEqual({ ready: false, reasons: ['operation-not-supported'] });
    const refused = { kind: 'refused', reason: 'operation-not-supported', retry: false };
    expect(await printer.print(task, watching())).toEqual(refused);
  });

  it('[SA-03.2] [SA-10] that tells nothing of its jobs leaves each print to a person, and says why', async () => {
    const { device, printer, task } = await printerThat(ODDITIES['tells nothing of its jobs']);
    const unclear = { kind: 'unclear', reason: 'operation-not-supported' };
    expect(await printer.print(task, watching())).toEqual(unclear);
    expect(await printer.find(task.name)).toBe('unknown');
    expect(device.jobs).toHaveLength(1);
  });
});
