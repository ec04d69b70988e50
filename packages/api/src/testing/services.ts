import { createMetrics } from '../base/metrics/metrics.ts';
import { randomBytes } from 'node:crypto';
import type { Database } from '../base/db/database.ts';
import { blobFolder } from '../base/ports/blob-folder.ts';
import type { Blobs } from '../base/ports/blobs.ts';
import type { Clock } from '../base/ports/clock.ts';
import { createEvents } from '../base/ports/events.ts';
import { folderProbe } from '../base/ports/folder-probe.ts';
import type { Log } from '../base/ports/log.ts';
import { partFolder } from '../base/ports/part-folder.ts';
import { createPasswords } from '../base/ports/passwords.ts';
import { createRandom, inBulk } from '../base/ports/random.ts';
import { temporaryFolder } from '../base/ports/temporary-folder.ts';
import { createReadiness } from '../base/ports/readiness.ts';
import { storeMarker } from '../base/ports/store-marker.ts';
import type { ApiConfig, Services } from '../base/services.ts';
import { hasStored } from '../modules/uploads/has-stored.ts';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { type TestMails, testMails } from './mails.ts';
import { type TestTexts, testTexts } from './texts.ts';

export interface TestClock extends Clock {
  /** Advances the clock by this many ms. */
  readonly pass: (ms: number) => void;
}

/** When the time of a test begins, unless it says otherwise. */
export const TEST_START = Date.UTC(2026, 10, 21, 10, 0, 0);

/** A clock that stands still until `pass` is called. */
export function testClock(start = TEST_START): TestClock {
  let now = start;
  return {
    now: () => now,
    pass: (ms) => {
      now += ms;
    },
  };
}

export interface LogLine {
  readonly level: keyof Log;
  readonly facts: Readonly<Record<string, unknown>>;
  readonly what: string;
}

/** Keeps the lines, so that a test can check what they contain and what they must not contain. */
export function testLog(): Log & { readonly lines: LogLine[] } {
  const lines: LogLine[] = [];
  const at = (level: keyof Log) => (facts: Readonly<Record<string, unknown>>, what: string) => {
    lines.push({ level, facts, what });
  };
  return { lines, info: at('info'), warn: at('warn'), error: at('error') };
}

/** A folder that is removed at the end of the test. */
function testFolder(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), `cpc-${name}-`));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

export const TEST_CONFIG: ApiConfig = {
  publicUrl: 'http://127.0.0.1',
  production: false,
  checkAnswers: true,
  requestsPerMinute: 100_000,
  bytesPerAddress: 10_000_000_000,
  addressLimitsFactor: 1,
  unpaidPieces: { customer: 100_000, address: 100_000, customerShare: 1, addressShare: 1 },
  guestCouponUses: 100_000,
  textsPerHour: 100_000,
  trustedProxies: [],
  commissionPermille: 100,
  maxShopStations: 5,
  payouts: {
    keys: [{ id: 'test', key: Buffer.alloc(32, 7) }],
    least: { any: 1, of: {} },
    fourEyesAbove: { any: 1_000, of: { JPY: 100_000 } },
    paymentDays: 14,
    ownAccount: { name: 'Platform GmbH', iban: 'DE89370400440532013000', bic: 'COBADEFFXXX' },
  },
  currency: 'EUR',
  countries: [],
  platform: {
    name: 'The platform',
    address: 'Ring 1, 1010 Wien',
    country: 'AT',
    vatId: 'ATU12345678',
    registration: '',
    email: 'ask@platform.example',
  },
  mapTiles: undefined,
  drawings: {
    // Nobody listens there.
    provider: { kind: 'openai', url: 'http://127.0.0.1:1', key: 'key', model: 'demo' },
    restyle: true,
    perCustomer: 100_000,
    perStation: 100_000,
    atOnce: 100_000,
    perServer: 1,
    prices: {},
    moderation: undefined,
  },
  openid: [],
  releaseKeys: [],
  notifications: { services: ['push.example'], contact: 'mailto:push@shop.example' },
  paypal: {
    apiUrl: 'http://127.0.0.1:1',
    clientId: 'client',
    clientSecret: 'secret',
    webhookId: 'WH-TEST',
    certificateHosts: [],
    certificateName: 'webhooks.test',
  },
};

export interface TestServices extends Services {
  readonly clock: TestClock;
  readonly log: ReturnType<typeof testLog>;
  readonly texts: TestTexts;
  readonly mails: TestMails;
}

/** Password hashes of the least cost: those of the product take a tenth of a second each. */
const PASSWORDS = createPasswords({ memoryCost: 8, timeCost: 1, parallelism: 1 });

/** Files in a folder, as a server with this database stores them. */
export const storedIn = (folder: string, db: Database, clock: Clock = testClock()): Blobs =>
  blobFolder(
    folder,
    storeMarker(folder, () => hasStored(db.read)),
    clock,
  );

/** Everything that a module needs, real except the clock. Call it inside a test. */
export function testServices(db: Database, overrides: Partial<TestServices> = {}): TestServices {
  const clock = overrides.clock ?? testClock();
  return {
    db,
    clock,
    random: createRandom(inBulk(randomBytes), clock.now),
    passwords: PASSWORDS,
    blobs: storedIn(testFolder('blobs'), db, clock),
    parts: partFolder(testFolder('parts')),
    temporary: temporaryFolder(testFolder('temporary')),
    events: createEvents(),
    readiness: createReadiness({ database: () => db.ready(), disk: folderProbe(testFolder('ready')) }),
    reserve: { isTouched: () => false },
    log: testLog(),
    metrics: createMetrics(),
    texts: testTexts(),
    mails: testMails(),
    config: TEST_CONFIG,
    ...overrides,
  };
}
