import multipart from '@fastify/multipart';
import { CallError, type UploadedPicture } from '@cpc/contract';
import { type AccountId, type AssetId, brand } from '@cpc/domain';
import { countAttempt } from '../accounts/attempts.ts';
import type { AdoptGuest } from '../accounts/ports.ts';
import { addressOf } from '../http/address.ts';
import { callerAs } from '../http/call.ts';
import type { Module } from '../http/module.ts';
import { present } from '../http/present.ts';
import type { Services } from '../services.ts';
import { createLanes } from './lanes.ts';
import { LANES, PER_ACCOUNT, PER_ADDRESS, PICTURE_LIMITS, QUEUE } from './limits.ts';
import { type Picture, takePicture } from './picture.ts';
import { withReceivedFile } from './receive.ts';

const LIMITS = { fileSize: PICTURE_LIMITS.bytes, files: 1, fields: 5, fieldSize: 1_000, parts: 6, headerPairs: 50 };

/** POST /api/upload/picture and GET /api/picture/:asset?size=proxy|full, both for customers. */
export function uploadsModule(services: Services): Module {
  const lanes = createLanes(LANES, QUEUE);
  return {
    async routes(app, open) {
      await app.register(async (scope) => {
        await scope.register(multipart, { limits: LIMITS });
        scope.post('/api/upload/picture', { bodyLimit: 2 * PICTURE_LIMITS.bytes }, async (request, reply) => {
          const call = await open(request, reply, ['customer']);
          const { accountId } = callerAs(call, 'customer');
          await countAttempt(services, [
            { subject: ['upload', accountId], most: PER_ACCOUNT },
            { subject: ['upload-address', addressOf(call.ip)], most: PER_ADDRESS },
          ]);
          const picture = await withReceivedFile(request, (path) => lanes.run(() => takePicture(path)));
          return present(await keep(services, accountId, picture));
        });
      });
      app.get<{ Params: { asset: string }; Querystring: { size?: unknown } }>(
        '/api/picture/:asset',
        async (request, reply) => {
          const { accountId } = callerAs(await open(request, reply, ['customer']), 'customer');
          const { asset } = request.params;
          const found = await pictureOf(services, accountId, asset, request.query.size === 'full' ? 'full' : 'proxy');
          // The address names the bytes, so they never change; they are the owner's alone.
          return reply
            .type(found.mediaType)
            .header('cache-control', 'private, max-age=31536000, immutable')
            .send(found.bytes);
        },
      );
    },
  };
}

async function keep({ db, blobs, clock }: Services, account: AccountId, picture: Picture): Promise<UploadedPicture> {
  const asset = await blobs.put(picture.bytes);
  const proxy = picture.proxy === picture.bytes ? asset : await blobs.put(picture.proxy);
  const { mediaType, width, height, bytes } = picture;
  await db.transact((tx) =>
    tx
      .insertInto('pictures')
      .values({
        account_id: account,
        asset,
        proxy_asset: proxy,
        media_type: mediaType,
        width,
        height,
        bytes: bytes.length,
        created_at: clock.now(),
      })
      .onConflict((conflict) => conflict.columns(['account_id', 'asset']).doNothing())
      .execute(),
  );
  return { asset, width, height };
}

async function pictureOf({ db, blobs }: Services, account: AccountId, asset: string, size: 'proxy' | 'full') {
  const row = await db.read
    .selectFrom('pictures')
    .select(['asset', 'proxy_asset', 'media_type'])
    .where('account_id', '=', account)
    .where('asset', '=', asset)
    .executeTakeFirst();
  const bytes = row && (await blobs.get(brand<AssetId>(size === 'full' ? row.asset : row.proxy_asset)));
  if (!row || !bytes) throw new CallError('notFound');
  return { bytes, mediaType: row.media_type };
}

export const adoptPictures: AdoptGuest = async (tx, guest, account) => {
  const rows = await tx.selectFrom('pictures').selectAll().where('account_id', '=', guest).execute();
  for (const row of rows) {
    await tx
      .insertInto('pictures')
      .values({ ...row, account_id: account })
      .onConflict((conflict) => conflict.columns(['account_id', 'asset']).doNothing())
      .execute();
  }
};
