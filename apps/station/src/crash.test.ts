import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type IppPeer, ippPeerMissing, startIppPeer, casesOfPart, isInMain } from '@cpc/testkit';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { type AgentProcess, bundled, startAgent } from './testing/agent-process.ts';
import { type ContractServer, startContractServer } from './testing/contract-server.ts';
import { DISKS } from './testing/windows-disk.ts';

const missing = ippPeerMissing();
if (missing) process.stderr.write(`SKIPPED: ${missing}\n`);

const DOCUMENT = Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(200_000), Buffer.from('\n%%EOF\n')]);
const CRASHING_AGENT = new URL('./testing/crashing-agent.ts', import.meta.url);
const PATIENT = { timeout: 40_000, interval: 20 };

describe.skipIf(missing).each(DISKS)('an agent on a %s disk killed at any step, beside a real IPP printer', (disk) => {
  let folder: string;
  let program: URL;
  let server: ContractServer;
  let peer: IppPeer;
  let agent: AgentProcess | undefined;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'station-crash-'));
    program = await bundled(CRASHING_AGENT, join(folder, 'agent.mjs'), 'test');
    server = await startContractServer();
    // The print must still be running when the agent is killed.
    peer = await startIppPeer({ dir: join(folder, 'printer'), jobSeconds: 0.3, hangsAtJobsNamed: 'printing' });
  });
  afterAll(async () => {
    await peer?.stop();
    await server?.close();
    await rm(folder, { recursive: true, force: true });
  });
  afterEach(async () => {
    await kill();
    server.lose = () => undefined;
  });

  /** A lease call of the killed agent that is still open would take the next job. */
  const kill = async () => {
    agent?.kill();
    await agent?.ended;
    await vi.waitFor(async () => expect(await server.isLeft()).toBe(true), PATIENT);
  };

  const start = (crashAt = ''): AgentProcess => {
    agent = startAgent(program, {
      SERVER_URL: server.url,
      STATION_DIR: join(folder, 'station'),
      STATION_ENROL_CODE: server.enrolCode,
      PRINTER: peer.url,
      CRASH_AT: crashAt,
      DISK: disk,
    });
    return agent;
  };
  const received = async (job: string): Promise<Buffer[]> => {
    const files = (await peer.documents()).filter((file) => file.includes(`-${job}-`));
    return Promise.all(files.map((file) => readFile(file)));
  };
  const lastEvent = (job: string) => server.events(job).at(-1)?.kind;

  /** Kills the agent once the server has received `what`; the answer never arrives. */
  const killAt = (what: string, lost: 'request' | 'answer') => {
    server.lose = (message) => {
      if (message !== what) return undefined;
      agent?.kill();
      return lost;
    };
  };

  it.runIf(isInMain)(
    '[SA-03.2] killed before printing, with a printer that remembers nothing, it leaves the decision to a person',
    async () => {
      server.addJob('fresh', DOCUMENT);
      await start('print.sending').ended;
      start();
      await vi.waitFor(() => expect(lastEvent('fresh')).toBe('unsure'), PATIENT);
      expect(await received('fresh')).toHaveLength(0);
    },
  );

  it.each(
    casesOfPart([
      ['when it has leased a job', 'job.leased', undefined],
      ['while it prints', 'printing', undefined],
      ['when the print has ended', 'print.ended', undefined],
      ['while it fetches the file', 'file', 'request'],
      ['before the server has the start', 'started', 'request'],
      ['when the server has the start', 'started', 'answer'],
      ['when the server has the end', 'finished', 'answer'],
      ['when the server has the bay', 'placed', 'answer'],
    ] as const),
  )('[SA-03.1] killed %s, it continues and the printer gets the job once', async (_, step, lost) => {
    const job = step.replace('.', '') + (lost ?? '');
    server.addJob(job, DOCUMENT);
    if (lost) killAt(step, lost);
    await start(lost ? '' : step).ended;
    server.lose = () => undefined;
    if (step === 'printing') await peer.release();
    start();
    await vi.waitFor(() => expect(lastEvent(job)).toBe('placed'), PATIENT);
    expect(await received(job)).toEqual([DOCUMENT]);
    expect(server.events(job).filter((event) => event.kind === 'started')).toHaveLength(1);
  });

  it.runIf(isInMain)(
    '[SA-03.2] [SA-10] killed before printing, it does not believe a printer that lists only other jobs',
    async () => {
      server.addJob('other', DOCUMENT);
      start();
      await vi.waitFor(() => expect(lastEvent('other')).toBe('placed'), PATIENT);
      await kill();
      server.addJob('unlisted', DOCUMENT);
      await start('print.sending').ended;
      start();
      await vi.waitFor(() => expect(lastEvent('unlisted')).toBe('unsure'), PATIENT);
      expect(await received('unlisted')).toEqual([]);
    },
  );
});
