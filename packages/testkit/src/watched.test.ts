import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { kinds, plain, STATION } from './goods.ts';
import { freePort, missingTools, start, until } from './processes.ts';
import { type Shop, startShop } from './shop.ts';
import { guest, wire } from './wire.ts';

const MONITORING = resolve(fileURLToPath(new URL('../../../deploy/monitoring', import.meta.url)));
const PATIENT = { timeout: 90_000, interval: 200 };
const missing = missingTools('prometheus', 'promtool');
if (missing) process.stderr.write(`SKIPPED, Prometheus does not read the metrics: ${missing}\n`);

/** What the customer of the journey typed: no log may contain it (SE-06). */
const HOME = { recipient: 'Ludmila Quast', detail: 'Lindenstrasse 77b', phone: '15005550123' };

let folder: string;
let shop: Shop;
let metricsUrl: string;
/** The secrets that the journey met. */
const secrets: string[] = [];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'watched-'));
  const port = await freePort();
  metricsUrl = `http://127.0.0.1:${port}/metrics`;
  shop = await startShop({
    folder,
    printer: 'simulated',
    env: { METRICS_PORT: String(port), LOG_LEVEL: 'debug' },
    stationEnv: { SIM_SECONDS: '0.3' },
  });
  await walk();
}, 180_000);
afterAll(async () => {
  await shop.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** From a guest to the case in its bay, with an address, and a person of the shop who looks on. */
async function walk(): Promise<void> {
  const visitor = wire({ servers: [shop.origin], network: { lost: 0, deferred: 0, defects: [] } });
  const { token: personToken } = await visitor.call('Partner.login', {
    username: 'demo',
    password: shop.partnerPassword,
  });
  const self = await guest(visitor, 1);
  const { token: guestToken } = await visitor.call('User.guest', {});
  await self.call('Address.save', {
    ...HOME,
    country: 'DE',
    province: 'Berlin',
    city: 'Berlin',
    postal_code: '10115',
    email: 'quast@post.example',
  });
  const [kind] = await kinds(self, 1);
  if (!kind) throw new Error('the demo sells nothing');
  const bought = { client_key: 'watched', machine_id: STATION, items: [plain(kind, '#cc2233')] };
  const order = await self.call('Order.place', bought);
  const { approve_url } = await self.call('Payment.begin', { order_id: order.order_id });
  await fetch(approve_url, { method: 'POST', body: new URLSearchParams({ choice: 'pay' }), redirect: 'manual' });
  await self.post('/api/Paypal/success', { token: new URL(approve_url).searchParams.get('token') });
  const item = await vi.waitFor(async () => {
    const seen = (await self.call('Order.get', { order_id: order.order_id })).items[0];
    expect(seen?.job).toBe('ready');
    return seen;
  }, PATIENT);
  secrets.push(personToken, guestToken, shop.partnerPassword, shop.screenKey());
  secrets.push(String(item?.pickup_token), String(item?.pickup_code), ...Object.values(HOME));
}

const page = async (): Promise<string> => (await fetch(metricsUrl)).text();

interface Line {
  readonly requestId?: string;
  readonly cause?: string;
  readonly action?: string;
  readonly event?: string;
  readonly status?: number;
}

const logLines = (): Line[] =>
  shop
    .output()
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Line);

describe('the watched server', () => {
  it('[RL-05.2] the metrics count the journey, on an address of their own', async () => {
    const text = await page();
    expect(text).toContain('cpc_calls_total{action="Order.place",status="200"} 1\n');
    expect(text).toContain('cpc_call_seconds_bucket{action="Payment.begin",le="+Inf"} 1\n');
    expect(text).toMatch(/cpc_job_runs_total\{kind="[\w.-]*render[\w.-]*",outcome="done"\} 1\n/i);
    expect(text).toContain('cpc_print_jobs{state="ready"} 1\n');
    expect(text).toContain('cpc_payments_in_doubt 0\n');
    expect(text).toContain('cpc_database_up 1\n');
    expect((await fetch(`${shop.origin}/metrics`)).status).toBe(404);
    expect((await fetch(metricsUrl.replace('/metrics', '/'))).status).toBe(404);
  });

  it('[RL-05.2] a name that a caller chose becomes no label', async () => {
    await fetch(`${shop.origin}/userapplets/index`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ s: 'Chosen.byCaller' }),
    });
    await fetch(`${shop.origin}/chosen-by-caller`);
    expect(await page()).not.toMatch(/chosen/i);
  });

  it('[RL-05.2] the dashboard and the alerts ask only for metrics that exist', async () => {
    const text = await page();
    const asked = ['dashboard.json', 'rules.yml'].flatMap(
      (file) => readFileSync(join(MONITORING, file), 'utf8').match(/\b(cpc|process|nodejs)_[a-z0-9_]+/g) ?? [],
    );
    // The embedded database has no connections.
    const unknown = asked.filter((name) => !text.includes(`${name}{`) && !text.includes(`\n${name} `));
    expect([...new Set(unknown)]).toEqual(['cpc_database_connections']);
    expect(asked.length).toBeGreaterThan(20);
  });

  it.skipIf(missing)(
    '[RL-05.2] promtool finds no fault in the page and the rules, and Prometheus reads it',
    async () => {
      const checked = spawnSync('promtool', ['check', 'metrics'], { input: await page(), encoding: 'utf8' });
      expect([checked.status, checked.stderr]).toEqual([0, '']);
      const rules = spawnSync('promtool', ['check', 'rules', join(MONITORING, 'rules.yml')], { encoding: 'utf8' });
      expect([rules.status, rules.stderr]).toEqual([0, '']);
      const example = readFileSync(join(MONITORING, 'prometheus.yml'), 'utf8');
      const config = join(folder, 'prometheus.yml');
      writeFileSync(join(folder, 'rules.yml'), readFileSync(join(MONITORING, 'rules.yml')));
      writeFileSync(config, example.replace('127.0.0.1:9464', new URL(metricsUrl).host).replace('15s', '1s'));
      const address = `127.0.0.1:${await freePort()}`;
      const prometheus = start(
        'prometheus',
        [`--config.file=${config}`, `--storage.tsdb.path=${join(folder, 'tsdb')}`, `--web.listen-address=${address}`],
        {},
      );
      onTestFinished(() => prometheus.stop());
      const valueOf = async (query: string): Promise<unknown> => {
        const answer = await fetch(`http://${address}/api/v1/query?query=${encodeURIComponent(query)}`);
        const { data } = (await answer.json()) as { data: { result: { value: [number, string] }[] } };
        return data.result[0]?.value[1];
      };
      const hasScraped = async () => (await valueOf('up').catch(() => undefined)) === '1';
      await until(hasScraped, prometheus, 'the scrape', 60_000);
      expect(await valueOf('sum(cpc_calls_total{action="Order.place"})')).toBe('1');
    },
  );
});

describe('the log of a journey', () => {
  it('[RL-05.3] one request id leads from the payment through its job to the station and back', () => {
    const lines = logLines();
    const leased = lines.find(({ event }) => event === 'job.leased');
    const ended = lines.find(({ event }) => event === 'print.ended');
    expect(ended?.requestId).toMatch(/^[0-9a-z]{26}$/);
    expect(lines.filter(({ requestId }) => requestId === ended?.requestId)).toContainEqual(
      expect.objectContaining({ status: 200 }),
    );
    const reports = lines.filter(({ action }) => action === 'PrintJob.report');
    expect(reports.length).toBeGreaterThan(0);
    expect(new Set(reports.map(({ cause }) => cause))).toEqual(new Set([ended?.requestId]));
    expect(leased).toBeDefined();
  });

  it('[SE-06.2] holds no token, password, code, name, phone or address', () => {
    const output = shop.output();
    expect(secrets.length).toBeGreaterThan(8);
    expect(secrets.filter((secret) => secret.length < 5)).toEqual([]);
    expect(secrets.filter((secret) => output.includes(secret))).toEqual([]);
    expect(logLines().length).toBeGreaterThan(20);
  });
});
