import { mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { NetworkFigures } from '@cpc/contract';
import type { RemoteCareKind } from '@cpc/domain';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { DISK } from '../files.ts';
import { ServerLink } from '../server-link.ts';
import { type ContractServer, startContractServer } from '../testing/contract-server.ts';
import { testNetwork } from './network-test.ts';
import { AgentRestarts, RemoteCare, type RemoteCarePorts } from './remote-care.ts';

const PATIENT = { timeout: 10_000, interval: 10 };
const FIGURES: NetworkFigures = {
  name_ms: 1,
  connect_ms: 2,
  tls_ms: null,
  answer_ms: 3,
  certificate_until: null,
  printer_ms: 4,
  printer_ready: true,
};
const asked = (kind: RemoteCareKind, during_print = false) => ({
  care_id: `one ${kind}`,
  kind,
  during_print,
  left_ms: 60_000,
});

describe('care from afar at the station', () => {
  let folder: string;
  let server: ContractServer;
  let link: ServerLink;
  let boot: string;
  let tests: number;
  let stop: AbortController;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'care-'));
    server = await startContractServer();
    server.keys.add('key');
    link = new ServerLink(server.url, 'key');
    [boot, tests, stop] = ['one start', 0, new AbortController()];
  });
  afterEach(async () => {
    stop.abort();
    await link.close();
    await server.close();
    await rm(folder, { recursive: true, force: true });
  });

  /** Like an agent that has just started. */
  const opened = (more: Partial<RemoteCarePorts> = {}) =>
    RemoteCare.open({
      disk: DISK,
      directory: folder,
      link,
      log: () => undefined,
      launched: true,
      helper: undefined,
      steady: { ms: () => performance.now(), boot },
      testNetwork: async () => {
        tests += 1;
        return FIGURES;
      },
      ...more,
    });
  const said = () => server.cares.map(({ outcome }) => outcome);
  /** Runs what needs no pause, until the server has heard an outcome. */
  const runs = async (care: RemoteCare) => {
    const run = care.run(5, stop.signal).catch((error: unknown) => error);
    await vi.waitFor(() => expect(said().at(-1)).toBeDefined(), PATIENT);
    stop.abort();
    await run;
    stop = new AbortController();
  };

  it('[OP-07] a network test needs no pause between prints, and is made once although its answer was lost', async () => {
    let losses = 2;
    server.lose = (what) => (what === 'remoteCare' && losses-- > 0 ? 'answer' : undefined);
    const care = await opened();
    care.asked(asked('networkTest'));
    await runs(care);
    expect(tests).toBe(1);
    expect(server.cares.at(-1)).toMatchObject({ outcome: 'done', figures: FIGURES });
    care.asked(asked('networkTest'));
    await runs(care);
    expect(tests).toBe(1);
  });

  it('[OP-07] a restart waits until nothing prints, unless the person wants it at once', async () => {
    const care = await opened();
    care.asked(asked('restartAgent'));
    const run = care.run(5, stop.signal);
    run.catch(() => undefined);
    await new Promise((done) => setTimeout(done, 50));
    expect(server.cares).toEqual([]);
    await expect(care.actBetweenPrints(stop.signal)).rejects.toThrow(AgentRestarts);
    stop.abort();
    const [next, signal] = [await opened(), new AbortController().signal];
    next.asked({ ...asked('restartAgent', true), care_id: 'two' });
    await expect(next.run(5, signal)).rejects.toThrow(AgentRestarts);
  });

  it('[OP-07] an agent that was restarted says so and is not restarted again', async () => {
    const care = await opened();
    care.asked(asked('restartAgent'));
    await expect(care.actBetweenPrints(stop.signal)).rejects.toThrow(AgentRestarts);
    const next = await opened();
    next.asked(asked('restartAgent'));
    await next.actBetweenPrints(stop.signal);
    await runs(next);
    expect(said()).toEqual([undefined, 'done']);
  });

  it.each([
    ['restartComputer', 'another start', 'done'],
    ['restartComputer', 'one start', 'noEffect'],
    ['networkTest', 'one start', 'interrupted'],
    ['restartDisplay', 'one start', 'interrupted'],
  ] as const)('[OP-07] an agent that was killed during %s finds %s and says %s', async (kind, later, outcome) => {
    await writeFile(join(folder, 'remote-care.json'), JSON.stringify({ care_id: `one ${kind}`, kind, boot }));
    boot = later;
    const care = await opened();
    care.asked(asked(kind));
    await runs(care);
    expect(said()).toEqual([outcome]);
    expect(tests).toBe(0);
  });

  it('[OP-07] what is over or refused by the server is not begun', async () => {
    const care = await opened();
    care.asked({ ...asked('restartAgent'), left_ms: 0 });
    await care.actBetweenPrints(stop.signal);
    care.asked(asked('restartAgent'));
    care.asked(undefined);
    await care.actBetweenPrints(stop.signal);
    expect(server.cares).toEqual([]);
    server.goes = false;
    care.asked(asked('restartAgent'));
    await care.actBetweenPrints(stop.signal);
    expect(said()).toEqual([undefined]);
    expect(await readdir(folder)).toEqual([]);
  });

  it('[OP-07] nothing is restarted where nothing is installed for it, and a unit that does nothing is told', async () => {
    const care = await opened({ launched: false });
    for (const kind of ['restartAgent', 'restartComputer'] as const) {
      care.asked(asked(kind));
      await care.actBetweenPrints(stop.signal);
    }
    expect(said()).toEqual([undefined, 'noLauncher', undefined, 'notInstalled']);
    const helper = await mkdtemp(join(tmpdir(), 'care-unit-'));
    onTestFinished(() => rm(helper, { recursive: true }));
    const idle = await opened({ helper, helpMs: 300 });
    idle.asked({ ...asked('restartComputer'), care_id: 'two' });
    await idle.actBetweenPrints(stop.signal);
    expect(said().at(-1)).toBe('noEffect');
    expect(await readdir(helper)).toEqual([]);
  });

  it('[OP-07] the display was restarted when the unit says so', async () => {
    const helper = await mkdtemp(join(tmpdir(), 'care-unit-'));
    onTestFinished(() => rm(helper, { recursive: true }));
    const word = join(helper, 'restart-display');
    const care = await opened({ helper });
    care.asked(asked('restartDisplay'));
    const unit = vi.waitFor(() => rename(word, `${word}.done`), PATIENT);
    await runs(care);
    await unit;
    expect(said()).toEqual([undefined, 'done']);
  });
});

describe('a network test', () => {
  const ms = () => performance.now();

  it('[OP-07] tells how long each step takes, and whether the printer is ready', async () => {
    const server = createServer((_, answer) => answer.end()).listen(0, '127.0.0.1');
    onTestFinished(() => void server.close());
    await new Promise((done) => server.once('listening', done));
    const serverUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const printer = { describe: async () => ({ ready: false, reasons: ['media-empty-error'] }) };
    const number = expect.any(Number);
    expect(await testNetwork({ serverUrl, printer, ms })).toEqual({
      name_ms: number,
      connect_ms: number,
      tls_ms: null,
      answer_ms: number,
      certificate_until: null,
      printer_ms: number,
      printer_ready: false,
    });
  });

  it('[OP-07] tells what it did not reach', async () => {
    const printer = {
      describe: async () => {
        throw new Error('no route');
      },
    };
    expect(await testNetwork({ serverUrl: 'https://nowhere.invalid:9', printer, ms })).toEqual({
      name_ms: null,
      connect_ms: null,
      tls_ms: null,
      answer_ms: null,
      certificate_until: null,
      printer_ms: null,
      printer_ready: false,
    });
  });
});
