import { onTestFinished } from 'vitest';
import type { Database } from '../db/database.ts';
import { createServer } from '../http/server.ts';
import { createModules } from '../modules.ts';
import { contentGauge } from '../preflight/content-gauge.ts';
import { preflightBy } from '../preflight/preflight.ts';
import { contentFolder } from '../printing/content-files.ts';
import { cutPicture } from '../uploads/cut-picture.ts';
import { takePicture } from '../uploads/picture.ts';
import { BLANK } from './blank-renderer.ts';
import { testServices, type TestServices } from './services.ts';
import type { TestServer } from './server.ts';

/** Every room of the product, with a renderer that makes empty files. Closed at the end of the test. */
export async function wholeServer(db: Database, overrides: Partial<TestServices> = {}): Promise<TestServer> {
  const services = testServices(db, overrides);
  const app = await createServer(
    services,
    createModules(services, BLANK, preflightBy(contentGauge(contentFolder('/nowhere').fonts)), {
      take: takePicture,
      cut: cutPicture,
    }),
  );
  onTestFinished(() => app.close());
  return { app, services };
}
