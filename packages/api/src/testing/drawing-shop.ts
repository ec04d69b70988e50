import { type DrawingStandin, drawingStandin } from '@cpc/standins';
import Fastify from 'fastify';
import { onTestFinished } from 'vitest';
import type { Database } from '../base/db/database.ts';
import type { JobHandlers } from '../base/jobs/jobs.ts';
import { createServer } from '../base/http/server/server.ts';
import { startWorker, workOnce } from '../base/jobs/worker.ts';
import type { DrawingsConfig, ModelServerConfig } from '../base/services.ts';
import { accountsModule } from '../modules/accounts/module.ts';
import { adoptDrawings, drawingsModule } from '../modules/drawings/module.ts';
import type { DrawingProvider } from '../modules/drawings/providers/provider.ts';
import { storageModule } from '../modules/storage/module.ts';
import type { TakePicture } from '../modules/uploads/picture-lane.ts';
import { PICTURES_HERE } from './pictures-here.ts';
import { adoptPictures, uploadsModule } from '../modules/uploads/module.ts';
import { languagePort } from '../wiring.ts';
import { caller, type Caller, guest } from './caller.ts';
import { TEST_CONFIG, testServices, type TestServices } from './services.ts';
import { keysOf } from '@cpc/domain';

const KEY = 'user:secret';

export interface ModelServer {
  readonly standin: DrawingStandin;
  readonly configOf: (kind: ModelServerConfig['kind']) => ModelServerConfig;
  readonly moderation: NonNullable<DrawingsConfig['moderation']>;
  /** Ends all connections, as if the server died. */
  readonly stop: () => Promise<void>;
}

/** The stand-in of a model server, listening. @param takesMs how long a drawing takes */
export async function modelServer(takesMs = 50): Promise<ModelServer> {
  const standin = drawingStandin({ key: KEY, takesMs });
  const app = Fastify({ forceCloseConnections: true });
  await app.register(standin.plugin);
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  onTestFinished(() => app.close());
  return {
    standin,
    configOf: (kind) => ({
      kind,
      url: `${url}/${kind}`,
      key: kind === 'comfyui' ? undefined : KEY,
      model: kind === 'replicate' ? 'demo/demo' : 'demo',
    }),
    moderation: { url: `${url}/openai`, key: KEY, model: 'demo' },
    stop: () => app.close(),
  };
}

export interface DrawingShop {
  readonly services: TestServices;
  readonly handlers: JobHandlers;
  readonly customer: () => Promise<Caller>;
  readonly visitor: Caller;
  readonly app: Awaited<ReturnType<typeof createServer>>;
  /** Runs due background jobs until none is left. */
  readonly work: () => Promise<void>;
  /** Starts the worker of this server. @returns a function that stops it */
  readonly start: () => () => Promise<void>;
}

interface Options {
  readonly drawings?: Partial<DrawingsConfig>;
  readonly overrides?: Partial<TestServices>;
  readonly take?: TakePicture;
  readonly illustrator?: DrawingProvider;
  readonly addressLimitsFactor?: number;
}

/** A server that draws, with accounts, uploads and retention. Closed at the end of the test. */
export async function drawingShop(
  db: Database,
  { drawings = {}, overrides = {}, take = PICTURES_HERE.take, illustrator, addressLimitsFactor = 1 }: Options = {},
): Promise<DrawingShop> {
  const config = { ...TEST_CONFIG, addressLimitsFactor, drawings: { ...TEST_CONFIG.drawings, ...drawings } };
  const services = testServices(db, { config, ...overrides });
  const modules = [
    accountsModule(services, { languageOf: languagePort(services), adopters: [adoptPictures, adoptDrawings] }),
    uploadsModule(services, { take }),
    drawingsModule(services, { take, illustrator }),
    storageModule(services),
  ];
  const app = await createServer(
    services,
    modules,
    modules.flatMap((module) => keysOf(module.handlers ?? {})),
  );
  onTestFinished(() => app.close());
  const handlers: JobHandlers = Object.assign({}, ...modules.map(({ jobs = {} }) => jobs));
  return {
    services,
    handlers,
    app,
    visitor: caller(app),
    customer: () => guest(app),
    async work() {
      while (await workOnce(services, handlers, new AbortController().signal));
    },
    start() {
      const worker = startWorker(services, handlers);
      onTestFinished(() => worker.stop());
      return worker.stop;
    },
  };
}
