import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeSelfSigned } from '@cpc/standins/testing';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { type AgentProcess, startAgent } from './testing/agent-process.ts';
import { type ContractServer, startContractServer } from './testing/contract-server.ts';

describe('the agent as a process', () => {
  let folder: string;
  let server: ContractServer;
  let agents: AgentProcess[];
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'station-main-'));
    server = await startContractServer();
    agents = [];
  });
  afterEach(async () => {
    for (const agent of agents) agent.kill();
    await Promise.all(agents.map((agent) => agent.ended));
    await server.close();
    await rm(folder, { recursive: true, force: true });
  });

  const start = (env: Record<string, string> = {}): AgentProcess => {
    const agent = startAgent(new URL('../dist/main.mjs', import.meta.url), {
      SERVER_URL: server.url,
      STATION_DIR: join(folder, 'station'),
      STATION_ENROL_CODE: server.enrolCode,
      PRINTER: 'simulated',
      SIM_SECONDS: '0.2',
      ...env,
    });
    agents.push(agent);
    return agent;
  };

  it('[SA-01.2] enrols once with its code, keeps its keys private, and stops cleanly', async () => {
    const first = start();
    await first.ready;
    const keys = join(folder, 'station', 'keys.json');
    expect((await stat(keys)).mode & 0o777).toBe(0o600);
    const { station_key } = JSON.parse(await readFile(keys, 'utf8')) as { station_key: string };
    expect(server.keys.has(station_key)).toBe(true);
    expect(first.log()).not.toContain(station_key);
    first.child.kill('SIGTERM');
    expect(await first.ended).toBe(0);

    const again = start({ STATION_ENROL_CODE: '' });
    await again.ready;
    expect(server.heartbeats.at(-1)).toMatchObject({ state: 'ready' });
  });

  it('[SA-02.1] prints a job on the simulated printer', async () => {
    const bytes = randomBytes(1_000);
    server.addJob('demo', bytes);
    await start().ready;
    await vi.waitFor(() => expect(server.events('demo').at(-1)).toMatchObject({ kind: 'placed', bay: 'A1' }), {
      timeout: 20_000,
    });
    const printed = join(folder, 'station', 'printed');
    const file = (await readdir(printed)).find((name) => name.endsWith('.pdf')) ?? '';
    expect((await readFile(join(printed, file))).equals(bytes)).toBe(true);
  });

  it('[SA-03.1] a second agent in the same directory is refused', async () => {
    await start().ready;
    const second = start();
    expect(await second.ended).toBe(78);
    expect(second.log()).toContain('STATION_DIR is in use');
  });

  it.each([
    ['a used code', { STATION_ENROL_CODE: 'used-up' }, 'STATION_ENROL_CODE was refused'],
    ['no code', { STATION_ENROL_CODE: '' }, 'STATION_ENROL_CODE is missing'],
    ['an unknown printer', { PRINTER: 'laser' }, 'PRINTER is'],
  ])('[SA-01.1] on %s it ends and names the variable', async (_, env, message) => {
    const agent = start(env);
    expect(await agent.ended).toBe(78);
    expect(agent.log()).toContain(message);
  });

  it('[SA-01.1] waits for a server that starts later', async () => {
    let isDown = true;
    server.lose = () => (isDown ? 'request' : undefined);
    const agent = start();
    await vi.waitFor(() => expect(agent.log()).toContain('enrol.delayed'), { timeout: 20_000 });
    isDown = false;
    await agent.ready;
  });

  const DAY_MS = 86_400_000;

  it.each([
    ['that nobody else has signed', -1, false, 'self-signed certificate: name its issuer in NODE_EXTRA_CA_CERTS'],
    ['of a time that has not come', 1, true, "not yet valid: compare this computer's clock with a watch"],
  ])('[SA-01.1] while the server has a certificate %s, it says what to do', async (_, from, isTrusted, advice) => {
    const { certificate: cert, key } = await makeSelfSigned(
      'localhost',
      Date.now() + from * DAY_MS,
      Date.now() + 9 * DAY_MS,
    );
    const secure = createServer({ cert, key });
    await new Promise<void>((done) => secure.listen(0, '127.0.0.1', done));
    onTestFinished(() => void secure.close());
    const issuer = join(folder, 'issuer.pem');
    await writeFile(issuer, cert);
    const agent = start({
      SERVER_URL: `https://localhost:${(secure.address() as AddressInfo).port}`,
      ...(isTrusted && { NODE_EXTRA_CA_CERTS: issuer }),
    });
    await vi.waitFor(() => expect(agent.log()).toContain('enrol.delayed'), { timeout: 20_000 });
    expect(agent.log()).toContain(advice);
  });

  it('names the broken file when its keys cannot be read', async () => {
    await start().ready;
    agents[0]?.child.kill('SIGTERM');
    await agents[0]?.ended;
    await writeFile(join(folder, 'station', 'keys.json'), '{"machine_id":');
    const agent = start();
    expect(await agent.ended).toBe(78);
    expect(agent.log()).toContain('keys.json');
  });
});
