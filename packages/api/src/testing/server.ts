import { keysOf } from '@cpc/domain';
import type { FastifyInstance } from 'fastify';
import { onTestFinished } from 'vitest';
import { accountsModule } from '../modules/accounts/module.ts';
import { catalogueModule } from '../modules/catalogue/module.ts';
import type { CataloguePorts } from '../modules/catalogue/module.ts';
import type { Database } from '../base/db/database.ts';
import { createServer } from '../base/http/server/server.ts';
import type { Module } from '../base/http/module.ts';
import { adoptPictures, uploadsModule } from '../modules/uploads/module.ts';
import type { TakePicture } from '../modules/uploads/picture-lane.ts';
import { PICTURES_HERE } from './pictures-here.ts';
import { languagePort } from '../wiring.ts';
import { adoptWorks, worksModule } from '../modules/works/module.ts';
import { testServices, type TestServices } from './services.ts';

const NOTHING: CataloguePorts = { stockOf: async () => [], statusOf: async () => new Map() };

export interface TestServer {
  readonly app: FastifyInstance;
  readonly services: TestServices;
}

/**
 * A server with the modules that need no others: accounts, catalogue, works and uploads. Closed at the end of the test.
 */
export async function groundServer(
  db: Database,
  overrides: Partial<TestServices> = {},
  ports: CataloguePorts = NOTHING,
  take: TakePicture = PICTURES_HERE.take,
): Promise<TestServer> {
  const services = testServices(db, overrides);
  const modules: Module[] = [
    accountsModule(services, { languageOf: languagePort(services), adopters: [adoptWorks, adoptPictures] }),
    catalogueModule(services, ports),
    worksModule(services, { preview: async () => new Uint8Array() }, { cutter: PICTURES_HERE.cut }),
    uploadsModule(services, { take }),
  ];
  const actions = modules.flatMap((module) => keysOf(module.handlers ?? {}));
  const app = await createServer(services, modules, actions);
  onTestFinished(() => app.close());
  return { app, services };
}
