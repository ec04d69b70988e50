import { createHash, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { WishedRelease } from '@cpc/contract';
import { releaseText } from '@cpc/domain';
import { casesOfPart, isInMain } from '@cpc/testkit';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { onlyAgentIn } from '../only-one.ts';
import { type AgentProcess, bundled, startAgent } from '../testing/agent-process.ts';
import { type ContractServer, startContractServer } from '../testing/contract-server.ts';
import { DISKS } from '../testing/windows-disk.ts';
import type { VersionState } from '../update/versions.ts';

const AGENT = new URL('../testing/updating-agent.ts', import.meta.url);
const LAUNCHER = new URL('../testing/quick-launcher.ts', import.meta.url);
const PATIENT = { timeout: 40_000, interval: 20 };
const { publicKey, privateKey } = generateKeyPairSync('ed25519');
const KEY = publicKey.export({ format: 'der', type: 'spki' }).toString('base64url');

let bundles: string;
beforeAll(async () => {
  bundles = await mkdtemp(join(tmpdir(), 'station-versions-'));
  for (const version of ['1.0.0', '1.1.0', '1.0.1']) await bundled(AGENT, join(bundles, `${version}.mjs`), version);
  await bundled(LAUNCHER, join(bundles, 'launcher.mjs'), '1.0.0');
});
afterAll(() => rm(bundles, { recursive: true, force: true }));

describe.each(DISKS)('a station on a %s disk that is told to run another version', (disk) => {
  let folder: string;
  let server: ContractServer;
  let running: AgentProcess[];
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'station-update-'));
    server = await startContractServer();
    server.releaseKeys = [KEY];
    running = [];
  });
  afterEach(async () => {
    for (const { child } of running) child.kill('SIGTERM');
    await Promise.all(running.map(({ ended }) => ended));
    await server.close();
    // An agent whose launcher was killed writes a last line.
    await rm(folder, { recursive: true, force: true, maxRetries: 20 });
  });

  const launch = (env: Readonly<Record<string, string>> = {}): AgentProcess => {
    const launcher = startAgent(pathToFileURL(join(bundles, 'launcher.mjs')), {
      SERVER_URL: server.url,
      STATION_DIR: join(folder, 'station'),
      STATION_ENROL_CODE: server.enrolCode,
      PICKUP_PORT: 'off',
      SIM_SECONDS: '0.2',
      INSTALLED: join(bundles, '1.0.0.mjs'),
      DISK: disk,
      ...env,
    });
    running.push(launcher);
    return launcher;
  };

  /** Tells the station to run a version. @param bytes its bundle; by default the one that was built */
  const wish = async (version: string, options: { bytes?: Buffer; by?: KeyObject; attempt?: number } = {}) => {
    const { by = privateKey, attempt = 0, bytes = await readFile(join(bundles, `${version}.mjs`)) } = options;
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    const said = { version, sha256, bytes: bytes.length };
    const signature = sign(null, Buffer.from(releaseText(said)), by).toString('base64url');
    const release: WishedRelease = { ...said, signature, attempt, file_url: `/stationapplets/release/${version}` };
    server.bundles.set(version, bytes);
    server.told = { release };
    return release;
  };
  const heard = () => server.heartbeats.at(-1);
  const hears = (version: string) => vi.waitFor(() => expect(heard()?.version).toBe(version), PATIENT);
  const reports = (fault: string) =>
    vi.waitFor(() => expect(heard()).toMatchObject({ version: '1.0.0', update: { fault } }), PATIENT);
  const state = async (): Promise<VersionState> =>
    JSON.parse(await readFile(join(folder, 'station/agent/state.json'), 'utf8'));

  /** A version with this program is given up and reported. */
  const goesBack = async (program: string, fault: string, detail: string) => {
    await wish('1.2.0', { bytes: Buffer.from(program) });
    await reports(fault);
    expect(heard()?.update).toMatchObject({ version: '1.2.0', attempt: 0, detail: expect.stringContaining(detail) });
    const beats = server.heartbeats.length;
    await vi.waitFor(() => expect(server.heartbeats.length).toBeGreaterThan(beats + 5), PATIENT);
  };

  const is = (wanted: object) => vi.waitFor(async () => expect(await state()).toMatchObject(wanted), PATIENT);

  it.runIf(isInMain)(
    '[OP-05.2] [OP-05.3] changes while idle, keeps the way back, and comes back to an older version',
    async () => {
      launch();
      await hears('1.0.0');
      await wish('1.1.0');
      await hears('1.1.0');
      expect(heard()?.update).toBeUndefined();
      await is({ current: { version: '1.1.0' }, before: null, starts: null });
      await wish('1.0.1');
      await hears('1.0.1');
      await is({ current: { version: '1.0.1' }, before: { version: '1.1.0' }, starts: null });
      expect(server.fetches).toEqual(['1.1.0', '1.0.1']);
    },
  );

  it.runIf(isInMain)('[OP-05.2] does not change before a print has ended', async () => {
    server.addJob('long', Buffer.from('%PDF-1.7 a long print'));
    launch({ SIM_SECONDS: '3' });
    await vi.waitFor(() => expect(server.events('long').some(({ kind }) => kind === 'started')).toBe(true), PATIENT);
    await wish('1.1.0');
    await vi.waitFor(() => expect(running[0]?.log()).toContain('update.staged'), PATIENT);
    expect(server.events('long').map(({ kind }) => kind)).not.toContain('finished');
    await hears('1.1.0');
    const kinds = server.events('long').map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'started')).toHaveLength(1);
    expect(kinds.at(-1)).toBe('placed');
    const until = server.heartbeats.findIndex(({ version }) => version === '1.1.0');
    expect(server.heartbeats.slice(0, until).at(-1)?.state).not.toBe('printing');
  });

  it.runIf(isInMain)('[OP-05.2] refuses a wrong signature, reports it and fetches nothing', async () => {
    launch();
    await hears('1.0.0');
    await wish('1.1.0', { by: generateKeyPairSync('ed25519').privateKey });
    await reports('signatureWrong');
    // A signed version under another number is no signed version.
    const release = await wish('1.1.0');
    server.told = { release: { ...release, version: '9.0.0' } };
    await vi.waitFor(() => expect(heard()?.update?.version).toBe('9.0.0'), PATIENT);
    expect(heard()?.update?.fault).toBe('signatureWrong');
    expect(server.fetches).toEqual([]);
    await wish('1.1.0', { attempt: 1 });
    await hears('1.1.0');
  });

  it.runIf(isInMain)('[OP-05.2] refuses a wrong hash after three fetches, and reports it', async () => {
    launch();
    await hears('1.0.0');
    const release = await wish('1.1.0');
    server.bundles.set('1.1.0', Buffer.alloc(release.bytes, 32));
    await reports('hashWrong');
    server.bundles.set('1.1.0', Buffer.alloc(release.bytes + 1_000_000, 32));
    server.told = { release: { ...release, attempt: 1 } };
    await vi.waitFor(() => expect(heard()?.update?.attempt).toBe(1), PATIENT);
    expect(server.fetches).toHaveLength(6);
    expect((await state()).current).toBeNull();
  });

  it.runIf(isInMain)(
    '[OP-05.2] trusts no version without a release key, and one of its own configuration',
    async () => {
      server.releaseKeys = undefined;
      const first = launch();
      await hears('1.0.0');
      await wish('1.1.0');
      await reports('noReleaseKey');
      first.child.kill('SIGTERM');
      await first.ended;
      launch({ RELEASE_KEYS: KEY });
      await wish('1.1.0', { attempt: 1 });
      await hears('1.1.0');
      expect(server.fetches).toEqual(['1.1.0']);
    },
  );

  it.runIf(isInMain).each([
    ['crashes at its start', 'process.exit(3)', 'crashed', 'exit code 3'],
    ['throws at its start', 'throw new Error("no such module")', 'crashed', 'exit code 1'],
    ['ends at its start', 'process.exit(0)', 'crashed', 'exit code 0'],
  ])('[OP-05.3] a version that %s goes back by itself and is not tried again', async (_, text, fault, detail) => {
    launch();
    await hears('1.0.0');
    await goesBack(text, fault, detail);
    expect(server.fetches).toEqual(['1.2.0']);
    await wish('1.1.0');
    await hears('1.1.0');
  });

  it.runIf(isInMain)('[OP-05.3] a version that is never heard goes back by itself and is not tried again', async () => {
    const impatient = launch({ PATIENCE_MS: '2000' });
    await hears('1.0.0');
    await goesBack('setInterval(() => undefined, 1_000)', 'noHeartbeat', 'within 2 s');
    expect(server.fetches).toEqual(['1.2.0']);
    impatient.child.kill('SIGTERM');
    await impatient.ended;
    // On a busy machine a good version also needs longer than two seconds.
    launch();
    await wish('1.1.0');
    await hears('1.1.0');
  });

  it.runIf(isInMain)(
    '[OP-05.3] a version that works and then crashes again and again goes back by itself',
    async () => {
      launch({ CRASH_AT: 'ready@1.1.0' });
      await hears('1.0.0');
      await wish('1.1.0');
      await reports('crashed');
      expect(heard()?.update?.detail).toContain('3 times in a row');
      expect(await state()).toMatchObject({ current: null });
    },
  );

  it.each(
    casesOfPart([
      'update.offered@1.0.0',
      'update.fetched@1.0.0',
      'update.stored@1.0.0',
      'update.staged@1.0.0',
      'update.switching@1.0.0',
      'update.switched@1.0.0',
      'agent.started@1.1.0',
      'update.confirmed@1.1.0',
    ]),
  )('[OP-05.3] killed with its launcher at %s, the station starts and comes to the new version', async (point) => {
    const killed = launch({ CRASH_AT: point });
    await hears('1.0.0');
    await wish('1.1.0');
    expect(await killed.ended).toBeNull();
    const beats = server.heartbeats.length;
    const again = launch();
    await again.ready;
    await vi.waitFor(() => expect(server.heartbeats.length).toBeGreaterThan(beats), PATIENT);
    await hears('1.1.0');
    await is({ current: { version: '1.1.0' }, starts: null });
  });

  it.runIf(isInMain)(
    '[OP-05.3] the launcher killed while it starts or gives up a version, the station starts',
    async () => {
      const first = launch({ LAUNCHER_CRASH_AT: 'agent.starting' });
      await hears('1.0.0');
      await wish('1.1.0');
      expect(await first.ended).toBeNull();
      const second = launch();
      await second.ready;
      await hears('1.1.0');
      second.child.kill('SIGTERM');
      await second.ended;
      const third = launch({ LAUNCHER_CRASH_AT: 'update.givenUp' });
      await wish('1.2.0', { bytes: Buffer.from('process.exit(3)') });
      expect(await third.ended).toBeNull();
      launch();
      await vi.waitFor(
        () => expect(heard()).toMatchObject({ version: '1.1.0', update: { fault: 'crashed' } }),
        PATIENT,
      );
    },
  );

  it.runIf(isInMain)('[OP-05.3] a version that was damaged on the disk is not started', async () => {
    const first = launch();
    await hears('1.0.0');
    const { sha256 } = await wish('1.1.0');
    await hears('1.1.0');
    first.child.kill('SIGTERM');
    await first.ended;
    server.told = {};
    await writeFile(join(folder, 'station/agent', `${sha256}.mjs`), 'process.exit(0)');
    launch();
    await reports('hashWrong');
    expect((await state()).current).toBeNull();
  });

  it.runIf(isInMain)(
    '[OP-05.3] an agent whose launcher was killed writes its state before the next launcher does',
    async () => {
      const station = join(folder, 'station');
      const last = await onlyAgentIn(station);
      const damaged = { version: '1.1.0', sha256: '0'.repeat(64), attempt: 0 };
      await mkdir(join(station, 'agent'));
      await writeFile(
        join(station, 'agent/state.json'),
        JSON.stringify({ current: damaged, before: null, starts: null, failed: null }),
      );
      const next = launch();
      await vi.waitFor(() => expect(next.log()).toContain('launcher.waits'), PATIENT);
      expect((await state()).current).toEqual(damaged);
      last.close();
      await reports('hashWrong');
    },
  );

  it.runIf(isInMain)('[SA-14] a launcher that stops lets its agent report what it knows and end', async () => {
    const launcher = launch();
    await hears('1.0.0');
    launcher.child.kill('SIGHUP');
    expect(await launcher.ended).toBe(0);
    expect(launcher.log()).toContain('agent.stopped');
  });

  it.runIf(isInMain)(
    '[OP-05.2] without its launcher an agent stays as it is and says so; a wrong setting ends the launcher',
    async () => {
      const agent = startAgent(pathToFileURL(join(bundles, '1.0.0.mjs')), {
        SERVER_URL: server.url,
        STATION_DIR: join(folder, 'station'),
        STATION_ENROL_CODE: server.enrolCode,
        PICKUP_PORT: 'off',
      });
      running.push(agent);
      await hears('1.0.0');
      await wish('1.1.0');
      await reports('noLauncher');
      agent.child.kill('SIGTERM');
      await agent.ended;
      const launcher = launch({ PRINTER: 'folder:relative' });
      expect(await launcher.ended).not.toBe(0);
      expect(launcher.log()).toContain('PRINTER is');
    },
  );

  it.runIf(isInMain)('[OP-07] an agent that an operator restarts comes back by its launcher, once', async () => {
    const launcher = launch();
    await hears('1.0.0');
    server.told = { remote_care: { care_id: 'one', kind: 'restartAgent', during_print: false, left_ms: 60_000 } };
    await vi.waitFor(() => expect(server.cares.at(-1)).toEqual({ care_id: 'one', outcome: 'done' }), PATIENT);
    expect(server.cares).toHaveLength(2);
    expect(launcher.log().split('"agent.starting"')).toHaveLength(3);
  });

  it.runIf(isInMain)(
    '[OP-05.4] [SE-06.2] sends the last lines of its log when an operator asks, without its secrets',
    async () => {
      launch();
      await hears('1.0.0');
      const { station_key } = JSON.parse(await readFile(join(folder, 'station/keys.json'), 'utf8'));
      await writeFile(join(folder, 'station/agent/log.ndjson'), `a line with ${station_key}\n`, { flag: 'a' });
      server.told = { log: { log_id: 'asked', lines: 3 } };
      await vi.waitFor(() => expect(server.logs).toHaveLength(1), PATIENT);
      const [sent] = server.logs;
      expect(sent?.log_id).toBe('asked');
      expect(sent?.text.split('\n').length).toBeLessThanOrEqual(3);
      expect(sent?.text).toContain('a line with …');
      expect(sent?.text).not.toContain(station_key);
    },
  );
});
