import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { kinds, STATION, plain } from './goods.ts';
import { guest, type Wire, wire } from './wire.ts';
import { freePort } from './processes.ts';

const ENROL_CODE = 'test-enrol-code';
const PATIENT = { timeout: 120_000, interval: 200 };

let folder: string;
let running: ChildProcess[];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'offline-pickup-'));
  running = [];
});
afterEach(async () => {
  for (const child of running) await killed(child);
  await rm(folder, { recursive: true, force: true });
});

/**
 * Starts a program of the product and does not wait until it is ready: without a server an agent never becomes ready.
 */
function start(entry: string, env: Readonly<Record<string, string>>): ChildProcess {
  const cwd = fileURLToPath(new URL('../../..', import.meta.url));
  const options = { cwd, env: { ...process.env, ...env }, stdio: 'ignore' } as const;
  const child = spawn(process.execPath, [entry], options);
  running.push(child);
  return child;
}

async function killed(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise<void>((done) => child.once('exit', () => done()));
  child.kill('SIGKILL');
  await gone;
}

/** Orders a plain case and pays it at the demo's provider. */
async function buy(self: Wire) {
  const [kind] = await kinds(self, 1);
  if (!kind) throw new Error('the demo sells nothing');
  const order = { client_key: 'one of one', machine_id: STATION, items: [plain(kind, '#cc2233')] };
  const { order_id } = await self.call('Order.place', order);
  const { approve_url } = await self.call('Payment.begin', { order_id });
  await fetch(approve_url, { method: 'POST', body: new URLSearchParams({ choice: 'pay' }), redirect: 'manual' });
  await self.post('/api/Paypal/success', { token: new URL(approve_url).searchParams.get('token') });
  return { order_id };
}

it('[SA-07.2] [QU-02.1] the station hands over a signed code without the server, once, and reports it', async () => {
  const [port, pickupPort] = [await freePort(), await freePort()];
  const origin = `http://127.0.0.1:${port}`;
  const serverEnv = { PORT: String(port), HOST: '127.0.0.1', DATA_DIR: folder, DATABASE_URL: '', DEMO: '1' };
  const startServer = () => start('apps/server/dist/main.mjs', { ...serverEnv, DEMO_ENROL_CODE: ENROL_CODE });
  const startAgent = () =>
    start('apps/station/dist/main.mjs', {
      SERVER_URL: origin,
      STATION_DIR: join(folder, 'station'),
      STATION_ENROL_CODE: ENROL_CODE,
      PRINTER: 'simulated',
      SIM_SECONDS: '0.3',
      PICKUP_PORT: String(pickupPort),
    });
  const server = startServer();
  const agent = startAgent();
  const network = { lost: 0, deferred: 0, defects: [] };
  const self = await guest(wire({ servers: [origin], network, patienceMs: 120_000 }), 1);
  // Nobody can order before the station's first heartbeat.
  const order = await vi.waitFor(() => buy(self), PATIENT);
  const item = async () => (await self.call('Order.get', order)).items[0];
  const ready = await vi.waitFor(async () => {
    const seen = await item();
    expect(seen?.job).toBe('ready');
    return seen;
  }, PATIENT);
  const display = async (code: string | null | undefined) => {
    const body = JSON.stringify({ code });
    const headers = { origin, 'content-type': 'application/json' };
    const answer = await fetch(`http://127.0.0.1:${pickupPort}/pickup`, { method: 'POST', headers, body });
    return (await answer.json()) as { readonly code: number; readonly data: unknown };
  };

  await killed(server);
  expect(await display('000000')).toMatchObject({ code: 1501 });
  expect(await display(ready?.pickup_token)).toMatchObject({ code: 0, data: { bay: ready?.bay } });
  await killed(agent);
  startAgent();
  await vi.waitFor(async () => expect(await display(ready?.pickup_code)).toMatchObject({ code: 1501 }), PATIENT);

  startServer();
  await vi.waitFor(async () => expect((await self.call('Order.get', order)).status).toBe(3), PATIENT);
  const { history } = await self.call('Order.get', order);
  expect(history.filter(({ what }) => what === 'printJob.collected')).toMatchObject([{ actor: 'station' }]);
}, 300_000);
