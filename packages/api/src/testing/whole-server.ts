import { onTestFinished } from 'vitest';
import type { Database } from '../base/db/database.ts';
import { createServer } from '../base/http/server/server.ts';
import { createModules } from '../modules.ts';
import { contentGauge } from '../base/preflight/content-gauge.ts';
import { preflightBy } from '../base/preflight/preflight.ts';
import { contentFolder } from '../base/painting/content-files.ts';
import { PICTURES_HERE } from './pictures-here.ts';
import { BLANK } from './blank-renderer.ts';
import { drawBill } from './draw-bill.ts';
import { readSheet, writeSheet } from './read-sheet.ts';
import { testServices, type TestServices } from './services.ts';
import type { TestServer } from './server.ts';

/** A server with all modules, with a renderer that makes empty files. Closed at the end of the test. */
export async function wholeServer(db: Database, overrides: Partial<TestServices> = {}): Promise<TestServer> {
  const services = testServices(db, overrides);
  const app = await createServer(
    services,
    createModules(services, {
      renderer: BLANK,
      preflight: preflightBy(contentGauge(contentFolder('/nowhere').fonts)),
      pictures: PICTURES_HERE,
      drawBill,
      readSheet,
      writeSheet,
    }),
  );
  onTestFinished(() => app.close());
  return { app, services };
}
