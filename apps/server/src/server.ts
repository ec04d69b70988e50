import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { createServer as createProbe } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  blobFolder,
  contentFolder,
  createEvents,
  createModules,
  createRandom,
  createServer,
  openDatabase,
  paintRenderer,
  pinoLog,
  type Services,
  startWorker,
  staticFiles,
} from '@cpc/api';
import { contentDirectory } from '@cpc/content';
import { openDemo } from './demo.ts';
import type { Settings } from './environment.ts';
import { paymentProvider } from './paypal.ts';

export interface RunningServer {
  readonly port: number;
  /** Ends the calls in work, then the background work, then closes the database. */
  readonly close: () => Promise<void>;
}

const CLOCK = { now: Date.now };
/** Finer than a phone case's printer can show, and rendered in about a second. */
const PRINT_DPI = 600;

/** Database → demo → modules → listen. What was opened is closed again when a later step fails. */
export async function startServer(settings: Settings): Promise<RunningServer> {
  // Payments need the server's address before it listens.
  const port = settings.port === 0 ? await freePort(settings.host) : settings.port;
  const publicUrl = settings.publicUrl ?? `http://localhost:${port}`;
  const payment = await paymentProvider(settings, `http://127.0.0.1:${port}`, publicUrl);
  const db = await openDatabase(databaseOf(settings), CLOCK);
  const services: Services = {
    db,
    clock: CLOCK,
    random: createRandom(randomBytes),
    blobs: blobFolder(join(settings.dataDir, 'blobs')),
    events: createEvents(),
    log: pinoLog(settings.logLevel),
    config: {
      publicUrl,
      production: settings.production,
      checkAnswers: !settings.production,
      requestsPerMinute: settings.requestsPerMinute,
      trustedProxies: settings.trustedProxies,
      paypal: payment.config,
    },
  };
  try {
    if (settings.demo) await openDemo(services, settings.demo);
    return await listen(services, payment.standin, settings.host, port);
  } catch (error) {
    await db.close();
    throw error;
  }
}

type Standin = Awaited<ReturnType<typeof paymentProvider>>['standin'];

async function listen(services: Services, standin: Standin, host: string, port: number): Promise<RunningServer> {
  const renderer = paintRenderer({ blobs: services.blobs, content: contentFolder(contentDirectory()), dpi: PRINT_DPI });
  const modules = createModules(services, renderer);
  const app = await createServer(services, modules);
  if (standin) await app.register(standin.plugin, { prefix: standin.prefix });
  for (const folder of folders()) await staticFiles(app, folder);
  await app.listen({ host, port });
  const worker = startWorker(services, Object.assign({}, ...modules.map((module) => module.jobs ?? {})));
  return {
    port,
    async close() {
      await app.close();
      await worker.stop();
      await services.db.close();
    },
  };
}

function databaseOf({ databaseUrl, dataDir }: Settings) {
  return databaseUrl === undefined
    ? ({ engine: 'sqlite', folder: join(dataDir, 'database') } as const)
    : ({ engine: 'postgres', url: databaseUrl } as const);
}

/** The apps as they were built, and the content; a folder that was not built is not served. */
function folders() {
  const app = (name: string) => fileURLToPath(new URL(`../../${name}/dist`, import.meta.url));
  const content = (name: string) => ({ prefix: `/${name}/`, root: join(contentDirectory(), name), kind: 'content' as const });
  return [
    { prefix: '/', root: app('web'), kind: 'app' as const },
    { prefix: '/partner/', root: app('partner'), kind: 'app' as const },
    content('fonts'),
    content('stickers'),
    content('wallpapers'),
  ].filter(({ root }) => existsSync(root));
}

async function freePort(host: string): Promise<number> {
  const probe = createProbe();
  await new Promise<void>((resolve, reject) => probe.once('error', reject).listen(0, host, resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  if (typeof address !== 'object' || address === null) throw new Error('no free port');
  return address.port;
}
