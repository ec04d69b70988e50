import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ippPeerMissing, startIppPeer } from '@cpc/testkit';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { runAgent } from './agent.ts';
import { DISK } from './files.ts';
import { IppConnection } from './ipp/connection.ts';
import { IppPrinter } from './printers/ipp-printer.ts';
import type { Sight } from './printers/printer.ts';
import { ServerLink } from './server-link.ts';
import { Stall } from './stall.ts';
import { steadyTime } from './steady.ts';
import { startContractServer } from './testing/contract-server.ts';
import { QUICK } from './testing/timing.ts';

const MINUTE = 60_000;

describe('a print that is watched', () => {
  /** A print hangs after ten minutes without a sign of life, or after two minutes in which the printer is idle. */
  function watched(hangs = false) {
    let now = 0;
    const timing = { idleMs: 2 * MINUTE, quietMs: (printMs: number) => Math.max(10 * MINUTE, 3 * printMs) };
    const stall = new Stall({ ms: () => now, boot: undefined }, timing, 3 * MINUTE, hangs);
    const look = (minutes: number, sight: Partial<Sight> = {}): boolean => {
      let isStuck = false;
      for (const end = now + minutes * MINUTE; now < end; ) {
        now += 1_000;
        isStuck = stall.look({ shows: 'processing', needsPeople: false, idle: false, ...sight });
      }
      return isStuck;
    };
    return { look, sleep: (minutes: number) => (now += minutes * MINUTE) };
  }

  it('[SA-03.3] hangs if nothing changes for longer than prints take, until something does', () => {
    const { look } = watched();
    expect(look(9)).toBe(false);
    expect(look(9, { shows: 'processing 1' })).toBe(false);
    expect(look(2, { shows: 'processing 1' })).toBe(true);
    expect(look(1, { shows: 'processing 2' })).toBe(false);
  });

  it('[SA-04.1] does not hang while it waits for people, or while the station slept', () => {
    const { look, sleep } = watched();
    expect(look(60, { needsPeople: true })).toBe(false);
    expect(look(9)).toBe(false);
    sleep(60);
    expect(look(0.5)).toBe(false);
    expect(look(1)).toBe(true);
  });

  it('[SA-03.3] hangs sooner if the printer says that it is idle', () => {
    const { look } = watched();
    expect(look(1.5, { idle: true })).toBe(false);
    expect(look(1)).toBe(false);
    expect(look(2.5, { idle: true })).toBe(true);
  });

  it('[SA-03.3] a print that hung before a restart still hangs until something changes', () => {
    const { look } = watched(true);
    expect(look(1)).toBe(true);
    expect(look(1, { shows: 'processing 1' })).toBe(false);
  });
});

const missing = ippPeerMissing();
if (missing) process.stderr.write(`SKIPPED: ${missing}\n`);
const DOCUMENT = Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(10_000)]);
const PATIENT = { timeout: 20_000, interval: 20 };

describe.skipIf(missing)('a real IPP printer that takes a job and never ends it', () => {
  async function station() {
    const folder = await mkdtemp(join(tmpdir(), 'station-stall-'));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    const server = await startContractServer();
    onTestFinished(() => server.close());
    const peer = await startIppPeer({ dir: join(folder, 'printer'), jobSeconds: 0.3, hangsAtJobsNamed: 'hangs' });
    onTestFinished(() => peer.stop());
    server.keys.add('key');
    const start = () => {
      const stop = new AbortController();
      const link = new ServerLink(server.url, 'key');
      const running = runAgent(
        {
          link,
          printer: new IppPrinter(new IppConnection(peer.url), { pollMs: 30, missedPolls: 20 }),
          disk: DISK,
          directory: folder,
          bays: ['A1'],
          timing: { ...QUICK, stall: { idleMs: 60_000, quietMs: () => 500 } },
          log: () => undefined,
          now: Date.now,
          steady: steadyTime(),
          version: 'test',
          ready: () => undefined,
        },
        stop.signal,
      ).catch(() => undefined);
      return async () => {
        stop.abort();
        await running;
        await link.close();
      };
    };
    const eventsOf = (job: string) => server.events(job).filter(({ kind }) => kind !== 'progress');
    const reports = (job: string, kind: string) =>
      vi.waitFor(() => expect(eventsOf(job).at(-1)).toMatchObject({ kind }), PATIENT);
    const beats = (beat: object) => vi.waitFor(() => expect(server.heartbeats.at(-1)).toMatchObject(beat), PATIENT);
    return { server, peer, start, eventsOf, reports, beats };
  }

  const STUCK = { state: 'fault', reasons: ['print-stuck'] };

  it('[SA-03.2] [SA-03.3] is reported to a person as a fault; the station watches on and reports a late end', async () => {
    const { server, peer, start, eventsOf, reports, beats } = await station();
    let stop = start();
    onTestFinished(() => stop());
    server.addJob('hangs', DOCUMENT);
    await reports('hangs', 'unsure');
    expect(eventsOf('hangs').at(-1)?.reason).toBe('print-stuck');
    await beats(STUCK);
    await stop();
    stop = start();
    const before = server.heartbeats.length;
    await vi.waitFor(
      () => expect(server.heartbeats.slice(before)).toContainEqual(expect.objectContaining(STUCK)),
      PATIENT,
    );
    await peer.release();
    await reports('hangs', 'placed');
    expect(eventsOf('hangs').map(({ kind }) => kind)).toEqual([
      'started',
      'unsure',
      'finished',
      'discharging',
      'placed',
    ]);
    expect(await peer.documents()).toHaveLength(1);
    await beats({ state: 'ready', reasons: [] });
  });

  it('[SA-03.2] [SA-03.3] [PA-06.4] is cancelled once a person has decided; nothing begins before the printer lets it go', async () => {
    const { server, peer, start, reports, beats } = await station();
    // A cancel that failed is tried again.
    const cancel = vi.spyOn(IppPrinter.prototype, 'cancel').mockRejectedValueOnce(new Error('not now'));
    onTestFinished(() => cancel.mockRestore());
    const stop = start();
    onTestFinished(stop);
    server.addJob('hangs', DOCUMENT);
    await reports('hangs', 'unsure');
    server.revokeLease('hangs');
    server.addJob('next', DOCUMENT);
    await beats(STUCK);
    await new Promise((resolve) => setTimeout(resolve, 2 * QUICK.report.renewMs));
    expect(server.events('next')).toEqual([]);
    expect(server.heartbeats.at(-1)).toMatchObject(STUCK);
    await vi.waitFor(() => expect(cancel.mock.settledResults.at(-1)?.type).toBe('fulfilled'), PATIENT);
    await peer.release();
    await reports('next', 'placed');
    expect(await new IppPrinter(new IppConnection(peer.url)).find('hangs-1', '')).toBe('aborted');
    expect(server.events('hangs')).toEqual([]);
  });
});
