import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import {
  blobFolder,
  createEvents,
  createRandom,
  openDatabase,
  partFolder,
  type PaypalConfig,
  pinoLog,
  postgresEvents,
  type Services,
} from '@cpc/api';
import type { Settings } from './environment.ts';

export interface OpenServices {
  readonly services: Services;
  readonly close: () => Promise<void>;
}

const CLOCK = { now: Date.now };

/** The real world behind the modules' ports: database, files, clock, chance, log. */
export async function openServices(settings: Settings, publicUrl: string, paypal: PaypalConfig): Promise<OpenServices> {
  const log = pinoLog(settings.logLevel);
  const { db, events, close } = await openStore(settings, log);
  const services: Services = {
    db,
    events,
    log,
    clock: CLOCK,
    random: createRandom(randomBytes),
    blobs: blobFolder(join(settings.dataDir, 'blobs')),
    parts: partFolder(join(settings.dataDir, 'parts')),
    config: {
      publicUrl,
      production: settings.production,
      checkAnswers: !settings.production,
      requestsPerMinute: settings.requestsPerMinute,
      trustedProxies: settings.trustedProxies,
      paypal,
    },
  };
  return { services, close };
}

async function openStore({ databaseUrl, dataDir }: Settings, log: Services['log']) {
  if (databaseUrl === undefined) {
    const db = await openDatabase({ engine: 'sqlite', folder: join(dataDir, 'database') }, CLOCK);
    return { db, events: createEvents(), close: db.close };
  }
  const db = await openDatabase({ engine: 'postgres', url: databaseUrl }, CLOCK);
  try {
    const events = await postgresEvents(databaseUrl, log);
    const close = async () => {
      await events.close();
      await db.close();
    };
    return { db, events, close };
  } catch (error) {
    await db.close();
    throw error;
  }
}
