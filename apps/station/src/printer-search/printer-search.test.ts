import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ActionInput } from '@cpc/contract';
import { PRINTER_OF_SETTINGS } from '@cpc/domain';
import { ippPeerMissing, startIppPeer } from '@cpc/testkit';
import { answerOf, recordsOf, startResponder } from '@cpc/testkit/printer-responder';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { type AgentPorts, runAgent } from '../agent.ts';
import { ConfigError, type PrinterChoice } from '../config.ts';
import { DISK } from '../files.ts';
import { createPrinter } from '../printers/create.ts';
import { ServerLink } from '../server-link.ts';
import { steadyTime } from '../steady.ts';
import { type ContractServer, startContractServer } from '../testing/contract-server.ts';
import { QUICK } from '../testing/timing.ts';
import { addressOf, ChangeablePrinter, digestOfSetting, foundAt, storedChoice } from './chosen-printer.ts';
import { findPrinters } from './find-printers.ts';
import { PrinterSearch, type PrinterSearchPorts } from './printer-search.ts';

const PATIENT = { timeout: 20_000, interval: 10 };
const UV = { name: 'UV bed', make: 'Roland', address: 'ipp://127.0.0.1:1/ipp/print' };
const SETTING = digestOfSetting('simulated');
const OF_SETTINGS: PrinterChoice = { kind: 'simulated', seconds: 0.1 };
const ASKED = { search_id: 'one', left_ms: 60_000 };
type Told = ActionInput<'Station.foundPrinters'>;

describe('a search for printers at the station', () => {
  let directory: string;
  let server: ContractServer;
  let link: ServerLink;
  let searches: number;
  let created: PrinterChoice[];
  let changes: number;
  let printer: ChangeablePrinter;
  const { signal } = new AbortController();

  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), 'printers-'));
    server = await startContractServer();
    server.keys.add('key');
    link = new ServerLink(server.url, 'key');
    [searches, created, changes] = [0, [], 0];
    printer = new ChangeablePrinter(create(OF_SETTINGS));
  });
  afterEach(async () => {
    await link.close();
    await server.close();
    await rm(directory, { recursive: true, force: true });
  });

  const create = (choice: PrinterChoice) => {
    created.push(choice);
    return createPrinter(choice, directory, DISK, Date.now);
  };
  const stored = (setting = SETTING) => storedChoice({ disk: DISK, directory }, setting);
  /** Like an agent that has just started. */
  const opened = async (more: Partial<PrinterSearchPorts> = {}) =>
    new PrinterSearch({
      disk: DISK,
      directory,
      link,
      log: () => undefined,
      steady: steadyTime(),
      printer,
      create,
      find: async () => {
        searches += 1;
        return [UV];
      },
      chosen: await stored(),
      ofSettings: OF_SETTINGS,
      setting: SETTING,
      ...more,
    });
  const agentWith = (printerSearch: PrinterSearch): AgentPorts => ({
    link,
    printer,
    directory,
    disk: DISK,
    bays: ['A1'],
    timing: QUICK,
    log: () => undefined,
    now: Date.now,
    steady: steadyTime(),
    version: 'test',
    ready: () => undefined,
    printerSearch,
  });
  const found = async (search: PrinterSearch): Promise<string> => {
    search.asked(ASKED, signal);
    await vi.waitFor(() => expect(server.searches).toHaveLength(1), PATIENT);
    return (server.searches[0] as Told).printers[0]?.printer_id ?? '';
  };
  const lastSaid = () => server.searches.at(-1);
  const change = (search: PrinterSearch) =>
    search.changeBetweenPrints(signal, async () => {
      changes += 1;
    });

  it('[JN-10] is made when somebody asks, once although its answer was lost, and tells name, make and address', async () => {
    let losses = 1;
    server.lose = (what) => (what === 'foundPrinters' && losses-- > 0 ? 'request' : undefined);
    const search = await opened();
    search.asked(undefined, signal);
    expect(searches).toBe(0);
    await vi.waitFor(() => {
      search.asked(ASKED, signal);
      expect(server.searches.length).toBeGreaterThan(0);
    }, PATIENT);
    const settings = { printer_id: PRINTER_OF_SETTINGS, name: 'PRINTER', make: '', address: 'simulated' };
    const printers = [{ ...UV, printer_id: expect.any(String) }, settings];
    expect(server.searches[0]).toEqual({ search_id: 'one', printers });
    expect(searches).toBe(1);
  });

  it('[JN-10] [SA-10] what was chosen is used when nothing prints, without the login of another printer, and after a new start', async () => {
    const search = await opened();
    const chosen = await found(search);
    search.asked({ ...ASKED, chosen }, signal);
    expect(created).toHaveLength(1);
    await change(search);
    expect(created.at(-1)).toEqual({ kind: 'ipp', uri: UV.address, trustsQueue: false });
    expect(lastSaid()).toEqual({ search_id: 'one', printer_id: chosen, outcome: 'used' });
    await change(search);
    expect(server.searches).toHaveLength(2);
    const next = await opened();
    next.asked({ ...ASKED, chosen }, signal);
    await change(next);
    expect(lastSaid()).toMatchObject({ outcome: 'used' });
    expect(created).toHaveLength(2);
    expect(await stored()).toMatchObject({ uri: UV.address });
  });

  it.each(['ipp://192.0.2.1/ipp/print', 'another', '__proto__'])(
    '[JN-10] the server cannot name a printer that the agent has not found: %s',
    async (chosen) => {
      const search = await opened();
      await found(search);
      search.asked({ ...ASKED, chosen }, signal);
      await change(search);
      expect(lastSaid()).toMatchObject({ outcome: 'gone' });
      expect(created).toHaveLength(1);
      expect(await stored()).toBeUndefined();
    },
  );

  it('[JN-10] what is of an earlier search or of an earlier start, or is over, is not used', async () => {
    const search = await opened();
    const chosen = await found(search);
    search.asked({ ...ASKED, chosen, left_ms: 0 }, signal);
    await change(search);
    search.asked({ ...ASKED, chosen }, signal);
    search.asked(undefined, signal);
    await change(search);
    expect(server.searches).toHaveLength(1);
    for (const [who, search_id] of [
      [search, 'two'],
      [await opened(), 'one'],
    ] as const) {
      who.asked({ ...ASKED, search_id, chosen }, signal);
      await change(who);
      expect(lastSaid()).toMatchObject({ outcome: 'gone' });
    }
    expect(created).toHaveLength(1);
  });

  it('[JN-10] the printer of the settings is the way back: once, also after a new start, and for good', async () => {
    const search = await opened();
    const chosen = await found(search);
    search.asked({ ...ASKED, chosen: PRINTER_OF_SETTINGS }, signal);
    await change(search);
    expect([lastSaid(), changes]).toMatchObject([{ outcome: 'used' }, 0]);
    search.asked({ ...ASKED, chosen }, signal);
    await change(search);
    expect([created.at(-1), changes]).toEqual([foundAt(UV.address), 1]);
    const next = await opened();
    next.asked({ ...ASKED, chosen: PRINTER_OF_SETTINGS }, signal);
    await change(next);
    expect(lastSaid()).toEqual({ search_id: 'one', printer_id: PRINTER_OF_SETTINGS, outcome: 'used' });
    expect([created.at(-1), changes, await stored()]).toEqual([OF_SETTINGS, 2, undefined]);
  });

  it.each([
    [{ kind: 'ipp', uri: 'ipps://user:secret@uv.local/ipp/print', trustsQueue: true }, 'ipps://…@uv.local/ipp/print'],
    [{ kind: 'folder', directory: '/srv/rip/in' }, 'folder:/srv/rip/in'],
  ] as const)('[JN-10] the printer of the settings is told without its login: %j', (choice, address) => {
    expect(addressOf(choice)).toBe(address);
  });

  it('[JN-10] what the former printer answers late says nothing of the new one', async () => {
    let answer = (): void => undefined;
    const slow = create(OF_SETTINGS);
    slow.describe = () =>
      new Promise((done) => {
        answer = () => done({ ready: true, reasons: [] });
      });
    printer.use(slow);
    const described = printer.describe();
    printer.use(create(foundAt(UV.address)));
    answer();
    expect(await described).toMatchObject({ ready: false });
  });

  it('[JN-10] after a change no job is leased on the word of the former printer', async () => {
    const search = await opened();
    const chosen = await found(search);
    const stop = new AbortController();
    // The next regular look at the printer is far away.
    const timing = { ...QUICK, describeMs: 60_000 };
    server.told = { printer_search: { ...ASKED, chosen } };
    const calls: string[] = [];
    server.lose = (what) => {
      calls.push(what);
      return undefined;
    };
    const running = runAgent({ ...agentWith(search), timing }, stop.signal);
    onTestFinished(async () => {
      stop.abort();
      await running;
    });
    await vi.waitFor(() => expect(lastSaid()).toMatchObject({ outcome: 'used' }), PATIENT);
    await new Promise((done) => setTimeout(done, 500));
    expect(calls.slice(calls.indexOf('printerChosen'))).not.toContain('lease');
    expect(server.heartbeats.at(-1)).toMatchObject({ state: 'fault' });
  });

  it('[JN-10] a setting that is typed later counts again, for good, and a damaged file is told', async () => {
    const search = await opened();
    search.asked({ ...ASKED, chosen: await found(search) }, signal);
    await change(search);
    expect(await stored()).toBeDefined();
    expect(await stored(digestOfSetting('ipp://typed.local/ipp/print'))).toBeUndefined();
    expect(await stored()).toBeUndefined();
    for (const text of ['{', '{}', '{"search_id":"a","printer_id":"b","setting":"c","uri":"file:///etc/passwd"}']) {
      await writeFile(join(directory, 'printer.json'), text);
      await expect(stored()).rejects.toThrow(ConfigError);
    }
  });

  it.skipIf(ippPeerMissing())(
    '[JN-10] [SA-10] [SA-04.1] an agent finds ippeveprinter by multicast DNS, changes to it when its print ends, and prints on it',
    async () => {
      const peer = await startIppPeer({ dir: join(directory, 'received') });
      onTestFinished(() => peer.stop());
      const announced = { name: 'Case printer', port: Number(new URL(peer.url).port), texts: ['rp=ipp/print'] };
      const responder = await startResponder((id) => [answerOf(id, recordsOf(announced))]);
      onTestFinished(() => responder.close());
      printer.use(create({ kind: 'simulated', seconds: 2 }));
      const links = [{ address: '127.0.0.1', prefix: 8 }];
      const find = (until: AbortSignal) => findPrinters(until, { links, port: responder.port, pausesMs: [200] });
      const stop = new AbortController();
      const running = runAgent(agentWith(await opened({ find })), stop.signal);
      onTestFinished(async () => {
        stop.abort();
        await running;
      });
      server.told = { printer_search: ASKED };
      await vi.waitFor(() => expect(server.searches).toHaveLength(1), PATIENT);
      const [told] = (server.searches[0] as Told).printers;
      expect(told).toMatchObject({ name: 'Case printer', address: `ipp://127.0.0.1:${announced.port}/ipp/print` });
      const [first, second] = [randomBytes(5_000), Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(5_000)])];
      server.addJob('first', first);
      await vi.waitFor(() => expect(server.events('first').map(({ kind }) => kind)).toContain('started'), PATIENT);
      server.told = { printer_search: { ...ASKED, chosen: told?.printer_id ?? '' } };
      await vi.waitFor(() => expect(lastSaid()).toMatchObject({ outcome: 'used' }), PATIENT);
      // It ended where it began.
      expect(server.events('first').map(({ kind }) => kind)).toContain('finished');
      expect(await peer.documents()).toEqual([]);
      server.addJob('second', second);
      await vi.waitFor(() => expect(server.events('second').at(-1)?.kind).toBe('placed'), PATIENT);
      const [received] = await peer.documents();
      expect((await readFile(received ?? '')).equals(second)).toBe(true);
      expect(created.at(-1)).toEqual(foundAt(told?.address ?? ''));
    },
    60_000,
  );
});
