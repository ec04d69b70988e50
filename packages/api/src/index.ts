export { backUp } from './backup/back-up.ts';
export type { StorePlace } from './backup/place.ts';
export { restore } from './backup/restore.ts';
export { type Catalogue, type CatalogueItem, importCatalogue, importContent } from './modules/catalogue/import.ts';
export { freePageBytes } from './base/db/free-pages.ts';
export { createPostgresDatabase } from './base/db/create-database.ts';
export { ForeignTables } from './base/db/foreign-tables.ts';
export { openUnchanged, tableState } from './base/db/start/inspect.ts';
export { type DatabaseConfig, openDatabase } from './base/db/start/open.ts';
export { FolderInUse } from './base/db/process-lock.ts';
export { postgresEvents } from './base/db/postgres-events.ts';
export { tellNotOpen } from './base/http/server/not-open.ts';
export { createServer } from './base/http/server/server.ts';
export { staticFiles, type StaticFolder } from './base/http/static-files.ts';
export { startWorker } from './base/jobs/worker.ts';
export { createModules } from './modules.ts';
export { billLane } from './modules/bills/bill-lane.ts';
export { sheetLane } from './operator/imports/sheet-lane.ts';
export { illustratorLane } from './modules/drawings/illustrator/illustrator-lane.ts';
export { addCoupon, setPromoter } from './operator/money.ts';
export { reconcile } from './modules/ledger/reconcile/reconcile.ts';
export { clockLine, examine } from './operator/doctor/examine.ts';
export { checkedOperator, firstOperator } from './operator/first-operator.ts';
export { openShop } from './operator/open-shop.ts';
export { nextCommand, platformState } from './operator/platform-state.ts';
export { METRICS_MEDIA_TYPE } from './base/metrics/family.ts';
export { createMetrics } from './base/metrics/metrics.ts';
export { metricsPage } from './metrics-page.ts';
export { processMetrics } from './base/metrics/process.ts';
export { blobFolder } from './base/ports/blob-folder.ts';
export type { Clock } from './base/ports/clock.ts';
export { diskOf, type MeasureDisk, watchReserve } from './base/ports/disk-reserve.ts';
export { createEvents } from './base/ports/events.ts';
export { folderProbe } from './base/ports/folder-probe.ts';
export { fetchUpTo } from './base/ports/outward.ts';
export { partFolder } from './base/ports/part-folder.ts';
export { temporaryFolder } from './base/ports/temporary-folder.ts';
export { createPasswords } from './base/ports/passwords.ts';
export { pinoLog } from './base/ports/pino-log.ts';
export { createReadiness } from './base/ports/readiness.ts';
export { standardOutput } from './base/ports/standard-output.ts';
export { steadyClock } from './base/ports/steady-clock.ts';
export { type MailConfig, mailProblem, smtpMails } from './base/ports/smtp-mails.ts';
export { type TwilioConfig, twilioTexts } from './base/ports/twilio-texts.ts';
export { createRandom, inBulk } from './base/ports/random.ts';
export { s3Blobs } from './base/ports/s3-blobs.ts';
export { s3Marker } from './base/ports/s3-marker.ts';
export { type S3Config, s3Store } from './base/ports/s3-store.ts';
export { MARKER, storeMarker } from './base/ports/store-marker.ts';
export type {
  ApiConfig,
  DrawingProviderConfig,
  DrawingsConfig,
  OpenidProviderConfig,
  NotificationsConfig,
  PaypalConfig,
  PayoutConfig,
  MapTilesConfig,
  PlatformConfig,
  Services,
  VoucherConfig,
} from './base/services.ts';
export { threadPreflight } from './base/preflight/thread-preflight.ts';
export { processRenderer } from './base/painting/process-renderer.ts';
export { StartError } from './base/ports/start-error.ts';
export { hasStored } from './modules/uploads/has-stored.ts';
export { cutoutLane } from './modules/uploads/cut-out/cutout-lane.ts';
export { pictureLane } from './modules/uploads/picture-lane.ts';
