import { CallError, type UploadedPicture } from '@cpc/contract';
import { type AccountId, type AssetId, brand } from '@cpc/domain';
import type { Services } from '../services.ts';
import type { Picture } from './picture.ts';

/** Keeps a picture for an account; keeping it again changes nothing. */
export async function keepPicture(
  { db, blobs, clock }: Services,
  account: AccountId,
  picture: Picture,
): Promise<UploadedPicture> {
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

/** @throws CallError notFound, also for another's picture */
export async function pictureOf({ db, blobs }: Services, account: AccountId, asset: string, size: 'proxy' | 'full') {
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
