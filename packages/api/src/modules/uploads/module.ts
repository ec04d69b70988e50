import { CallError } from '@cpc/contract';
import { type AssetId, brand } from '@cpc/domain';
import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import type { AdoptGuest } from '../../records/accounts/ports.ts';
import { type Call, callerAs } from '../../base/http/call.ts';
import type { Module, OpenCall } from '../../base/http/module.ts';
import { sendOwnPicture } from '../../base/http/own-picture.ts';
import { present } from '../../base/http/present.ts';
import { enqueue } from '../../base/jobs/jobs.ts';
import type { Keeper } from '../../records/quotas/bytes.ts';
import { hasPicture } from '../../records/storage/has-picture.ts';
import type { Services, With } from '../../base/services.ts';
import { countUpload } from './receive/count.ts';
import type { FindPeople } from './cut-out/cutout-lane.ts';
import { PICTURE_LIMITS } from './receive/limits.ts';
import { finishUpload } from './finish.ts';
import { partRoutes } from './parts/routes.ts';
import { sweepUploads } from './parts/uploads.ts';
import type { TakePicture } from './picture-lane.ts';
import { withReceivedFile } from './receive/receive.ts';
import { KEPT_FACTS, keepPicture, pictureOf } from './store.ts';

const LIMITS = { fileSize: PICTURE_LIMITS.bytes, files: 1, fields: 5, fieldSize: 1_000, parts: 6, headerPairs: 50 };
const SWEEP_JOB = 'uploads.sweep';
const SWEEP_EVERY_MS = 3_600_000;
const SWEEP_PAUSE_MS = 5_000;

/** What works on pictures in processes of its own. */
export interface PictureWork {
  readonly take: TakePicture;
  /** Undefined: this server cuts nobody out. */
  readonly findPeople?: FindPeople | undefined;
}

/** Uploads of pictures, whole or in parts, and the stored pictures; all for customers. */
export function uploadsModule(services: Services, { take, findPeople }: PictureWork): Module {
  return {
    handlers: {
      'Upload.finish': ({ upload_id }, call) =>
        finishUpload(services, upload_id, keeperOf(call), (path) => take(path, keeperOf(call), call.hungUp)),
      'Upload.findPeople': async ({ asset }, call) => {
        const keeper = keeperOf(call);
        if (!(await hasPicture(services.db.read, keeper.accountId, brand<AssetId>(asset))))
          throw new CallError('notFound');
        if (!findPeople) throw new CallError('unavailable');
        const read = async () => (await pictureOf(services, keeper.accountId, asset, 'full')).bytes;
        const mask = await findPeople(read, keeper, call.hungUp);
        return { mask: mask && Buffer.from(mask).toString('base64') };
      },
    },
    async routes(app, open) {
      await uploadRoute(app, open, services, take);
      await partRoutes(app, open, services);
      pictureRoute(app, open, services);
    },
    jobs: {
      async [SWEEP_JOB]() {
        const more = await sweepUploads(services);
        await services.temporary.sweep(services.clock.now());
        return { again: more ? SWEEP_PAUSE_MS : SWEEP_EVERY_MS };
      },
    },
    async start() {
      // What killed processes left is removed at once. If the disk is unavailable, the server starts all the same.
      await services.temporary
        .sweep(services.clock.now())
        .catch((error: unknown) => services.log.error({ error }, 'temporary files could not be removed'));
      await services.db.transact((tx) => enqueue(tx, services, { kind: SWEEP_JOB, key: 'uploads' }));
    },
  };
}

const keeperOf = (call: Call): Keeper => ({ accountId: callerAs(call, 'customer').accountId, ip: call.ip });

/** POST /api/upload/picture: a whole file at once. */
async function uploadRoute(
  app: FastifyInstance,
  open: OpenCall,
  services: With<'db' | 'clock' | 'blobs' | 'temporary' | 'config'>,
  take: TakePicture,
): Promise<void> {
  await app.register(async (scope) => {
    await scope.register(multipart, { limits: LIMITS });
    scope.post('/api/upload/picture', { bodyLimit: 2 * PICTURE_LIMITS.bytes }, async (request, reply) => {
      const call = await open(request, reply, ['customer']);
      const keeper = keeperOf(call);
      await countUpload(services, keeper);
      const { picture, arrived } = await withReceivedFile(services, request, reply, async (path, bytes) => ({
        picture: await take(path, keeper, call.hungUp),
        arrived: bytes,
      }));
      return present(await keepPicture(services, keeper, picture, { arrived }));
    });
  });
}

/** GET /api/picture/:asset?size=proxy|full */
function pictureRoute(app: FastifyInstance, open: OpenCall, services: With<'db' | 'blobs'>): void {
  app.get<{ Params: { asset: string }; Querystring: { size?: unknown } }>(
    '/api/picture/:asset',
    async (request, reply) => {
      const { accountId } = callerAs(await open(request, reply, ['customer']), 'customer');
      const { asset } = request.params;
      const found = await pictureOf(services, accountId, asset, request.query.size === 'full' ? 'full' : 'proxy');
      return sendOwnPicture(request, reply, { type: found.mediaType, asset, bytes: found.bytes });
    },
  );
}

export const adoptPictures: AdoptGuest = async (tx, guest, account) => {
  await tx.updateTable('uploads').set({ account_id: account }).where('account_id', '=', guest).execute();
  const rows = await tx.selectFrom('pictures').selectAll().where('account_id', '=', guest).execute();
  for (const row of rows) {
    await tx
      .insertInto('pictures')
      .values({ ...row, account_id: account })
      .onConflict((conflict) => conflict.columns(['account_id', 'asset']).doUpdateSet(KEPT_FACTS))
      .execute();
  }
};
