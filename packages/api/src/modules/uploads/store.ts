import { CallError, type UploadedPicture } from '@cpc/contract';
import { type AccountId, type AssetId, brand, type ModelSource } from '@cpc/domain';
import { sql } from 'kysely';
import type { Tx } from '../../base/db/database.ts';
import { addressOf } from '../../base/http/address.ts';
import { assetOf } from '../../base/ports/blob-folder.ts';
import { checkRoom, type Keeper, takeRoom } from '../../records/quotas/bytes.ts';
import type { With } from '../../base/services.ts';
import { hasPicture } from '../../records/storage/has-picture.ts';
import { leaveFiles } from '../../records/storage/leftovers.ts';
import type { Picture } from './picture.ts';

/** How the bytes of a file were counted, and where they come from. */
interface Sent {
  /** Set if they already counted against the address as they arrived. */
  readonly arrived?: number;
  /** Set if they already count in the account's room, as those of an open upload. */
  readonly announced?: number;
  /** The result of a drawing that it is, or was cut from. */
  readonly drawnFrom?: AssetId | undefined;
}

/** What is known of a picture stays, whatever is said of it later. */
export const KEPT_FACTS = {
  drawn_from: sql<AssetId | null>`coalesce(pictures.drawn_from, excluded.drawn_from)`,
  model_source: sql<ModelSource | null>`coalesce(pictures.model_source, excluded.model_source)`,
};

/**
 * Stores a picture for an account. A second call changes nothing.
 * @throws CallError spaceFull or tooManyRequests; then nothing is stored
 */
export async function keepPicture(
  services: With<'db' | 'clock' | 'blobs' | 'config'>,
  keeper: Keeper,
  picture: Picture,
  { arrived, announced, drawnFrom }: Sent = {},
): Promise<UploadedPicture> {
  const { db, blobs, clock } = services;
  const proxyBytes = picture.proxy === picture.bytes ? 0 : picture.proxy.length;
  const room = { bytes: picture.bytes.length + proxyBytes, instead: announced ?? 0, arrived: arrived ?? 0 };
  await db.transact(async (tx) => {
    if (await hasPicture(tx, keeper.accountId, assetOf(picture.bytes))) return;
    await takeRoom(tx, services, keeper, room);
  }, addressOf(keeper.ip));
  const asset = await blobs.put(picture.bytes);
  const proxy = picture.proxy === picture.bytes ? asset : await blobs.put(picture.proxy);
  const { mediaType, width, height, bytes } = picture;
  const note = async (tx: Tx) => {
    const isKnown = await hasPicture(tx, keeper.accountId, asset);
    await tx
      .insertInto('pictures')
      .values({
        account_id: keeper.accountId,
        asset,
        proxy_asset: proxy,
        media_type: mediaType,
        width,
        height,
        bytes: bytes.length,
        proxy_bytes: proxyBytes,
        created_at: clock.now(),
        drawn_from: drawnFrom ?? null,
        model_source: picture.modelSource,
      })
      .onConflict((conflict) =>
        conflict.columns(['account_id', 'asset']).doUpdateSet({ unused_since: null, ...KEPT_FACTS }),
      )
      .execute();
    // Others may have been stored meanwhile: the sum of the rows decides.
    if (!isKnown) await checkRoom(tx, services, keeper, { ...room, isWritten: true });
  };
  try {
    await db.transact(note, addressOf(keeper.ip));
  } catch (error) {
    await db.transact((tx) => leaveFiles(tx, clock.now(), [asset, proxy]));
    throw error;
  }
  return { asset, width, height };
}

/** @throws CallError notFound, also for another account's picture */
export async function pictureOf(
  { db, blobs }: With<'db' | 'blobs'>,
  account: AccountId,
  asset: string,
  size: 'proxy' | 'full',
) {
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
