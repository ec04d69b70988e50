import { randomBytes } from 'node:crypto';
import { uptime } from 'node:os';
import { join } from 'node:path';
import {
  blobFolder,
  type ApiConfig,
  type Clock,
  createEvents,
  createMetrics,
  createPasswords,
  createRandom,
  createReadiness,
  diskOf,
  folderProbe,
  freePageBytes,
  hasStored,
  inBulk,
  type MailConfig,
  type MeasureDisk,
  openDatabase,
  partFolder,
  pinoLog,
  postgresEvents,
  processMetrics,
  type Services,
  steadyClock,
  smtpMails,
  standardOutput,
  s3Blobs,
  type S3Config,
  s3Marker,
  s3Store,
  storeMarker,
  temporaryFolder,
  type TwilioConfig,
  twilioTexts,
  watchReserve,
} from '@cpc/api';
import { databaseOf, type Settings } from '@cpc/settings';

/** The time limit for writing the log's last lines, ms. */
const MAX_FLUSH_MS = 1_000;

export interface OpenServices {
  readonly services: Services;
  readonly close: () => Promise<void>;
}

/** The real implementations of the modules' ports: database, files, clock, random, log. */
export async function openServices(
  settings: Settings,
  publicUrl: string,
  outside: Pick<ApiConfig, 'paypal' | 'vouchers' | 'notifications' | 'drawings'>,
  { twilio, mail }: { readonly twilio: TwilioConfig | undefined; readonly mail: MailConfig | undefined },
): Promise<OpenServices> {
  const output = standardOutput();
  const log = pinoLog(settings.logLevel, output);
  const clock = steadyClock({
    wall: Date.now,
    monotonic: () => performance.now(),
    sinceBoot: () => uptime() * 1_000,
    jumped: (byMs) =>
      log.error({ byMs }, 'the system clock jumped; the server keeps its own time until it is restarted'),
  });
  const store = await openStore(settings, log, clock);
  const { db, events } = store;
  const files = await storedFiles(settings, db, log, clock);
  const texts = twilio && twilioTexts(twilio, log);
  const mails = mail && smtpMails(mail, log);
  const reserve = watchReserve(disksOf(settings, db), settings.reserveBytes, log);
  const own = processMetrics(clock.now());
  const services: Services = {
    db,
    events,
    readiness: createReadiness({ database: () => db.ready(), disk: folderProbe(settings.dataDir) }),
    reserve,
    log,
    metrics: createMetrics(own.families),
    texts,
    mails,
    clock,
    random: createRandom(inBulk(randomBytes), clock.now),
    passwords: createPasswords(),
    blobs: files.blobs,
    parts: partFolder(join(settings.dataDir, 'parts')),
    temporary: temporaryFolder(join(settings.dataDir, 'temporary')),
    config: {
      publicUrl,
      production: settings.production,
      checkAnswers: !settings.production,
      requestsPerMinute: settings.requestsPerMinute,
      bytesPerAddress: settings.bytesPerAddress,
      addressLimitsFactor: settings.addressLimitsFactor,
      unpaidPieces: settings.unpaidPieces,
      guestCouponUses: settings.guestCouponUses,
      textsPerHour: settings.textsPerHour,
      trustedProxies: settings.trustedProxies,
      ...outside,
      commissionPermille: settings.commissionPermille,
      maxShopStations: settings.maxShopStations,
      payouts: settings.payouts,
      currency: settings.currency,
      countries: settings.countries,
      platform: settings.platform,
      mapTiles: settings.mapTiles,
      openid: settings.openid,
      releaseKeys: settings.releaseKeys,
    },
  };
  const close = async () => {
    own.end();
    reserve.close();
    await store.close();
    await texts?.close();
    await files.close();
    await output.flush(MAX_FLUSH_MS);
  };
  return { services, close };
}

/** The disks that writing orders needs; each may be a volume of its own. */
function disksOf({ dataDir, databaseUrl, s3 }: Settings, db: Services['db']): MeasureDisk[] {
  const database = databaseOf({ dataDir, databaseUrl });
  const files = s3 ? [dataDir] : [dataDir, join(dataDir, 'blobs')];
  if (database.engine !== 'sqlite') return files.map((folder) => diskOf(folder));
  const { folder } = database;
  return [...files, folder].map((each) => diskOf(each, { folder, bytes: () => freePageBytes(db) }));
}

/** If the stored files are unavailable, the shop serves what it can, and uses the files again when they are back. */
async function storedFiles({ dataDir, s3 }: Settings, db: Services['db'], log: Services['log'], clock: Clock) {
  const place = s3 ? bucketOf(s3, db) : folderOf(join(dataDir, 'blobs'), db, clock);
  // If the check itself fails, the files count as away too.
  const isThere = await place.marker.isThere().catch((error: unknown) => {
    log.error({ reason: error instanceof Error ? error.message : 'unknown' }, 'the stored files cannot be reached');
    return false;
  });
  if (!isThere)
    log.error(
      { place: place.name },
      `the stored files cannot be found: is ${s3 ? 'it the right bucket' : 'the volume mounted'}? no files are written`,
    );
  return place;
}

function folderOf(name: string, db: Services['db'], clock: Clock) {
  const marker = storeMarker(name, () => hasStored(db.read));
  return { name, marker, blobs: blobFolder(name, marker, clock), close: async () => undefined };
}

function bucketOf(config: S3Config, db: Services['db']) {
  const store = s3Store(config);
  const marker = s3Marker(store, () => hasStored(db.read));
  return { name: store.place, marker, blobs: s3Blobs(store, marker), close: store.close };
}

async function openStore(settings: Settings, log: Services['log'], clock: Clock) {
  const database = databaseOf(settings);
  const db = await openDatabase(database, clock);
  if (database.engine === 'sqlite') return { db, events: createEvents(), close: db.close };
  try {
    const events = await postgresEvents(database.url, log);
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
