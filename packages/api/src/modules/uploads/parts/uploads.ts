import { CallError } from '@cpc/contract';
import type { AccountId } from '@cpc/domain';
import type { Selectable } from 'kysely';
import { addressOf } from '../../../base/http/address.ts';
import { checkRoom, type Keeper } from '../../../records/quotas/bytes.ts';
import type { With } from '../../../base/services.ts';
import { inParts } from '../../../base/db/in-parts.ts';
import { PICTURE_LIMITS } from '../receive/limits.ts';
import type { UploadsTables } from '../../../base/db/tables/uploads.ts';

export type Upload = Selectable<UploadsTables['uploads']>;

/** An upload ends this long after its beginning, in ms. Its announced bytes count against its account until then. */
export const PARTS_KEPT_MS = 2 * 3_600_000;
/** A file without a row is kept this long, in ms: its row may not be written yet. */
const MAX_LOST_MS = 24 * 3_600_000;
/** Unfinished uploads that one account may have. */
export const MAX_OPEN_UPLOADS = 30;

interface Announced {
  readonly length: number;
  readonly sha256: string | null;
}

/** @throws CallError spaceFull or tooManyRequests */
export async function createUpload(
  services: With<'db' | 'clock' | 'random' | 'parts'>,
  keeper: Keeper,
  { length, sha256 }: Announced,
): Promise<Upload> {
  const { db, clock, random, parts } = services;
  const account = keeper.accountId;
  const upload: Upload = {
    id: random.id(),
    account_id: account,
    length,
    sha256,
    expires_at: clock.now() + PARTS_KEPT_MS,
    asset: null,
    width: null,
    height: null,
    refused: null,
  };
  // The file comes first: to a row without a file nothing could be added.
  await parts.create(upload.id);
  const noted = db.transact(async (tx) => {
    await checkRoom(tx, services, keeper, { bytes: length });
    const { count } = await tx
      .selectFrom('uploads')
      .select((build) => build.fn.countAll<number>().as('count'))
      .where('account_id', '=', account)
      .where('expires_at', '>', clock.now())
      .where('asset', 'is', null)
      .where('refused', 'is', null)
      .executeTakeFirstOrThrow();
    if (count >= MAX_OPEN_UPLOADS) throw new CallError('tooManyRequests');
    await tx.insertInto('uploads').values(upload).execute();
  }, addressOf(keeper.ip));
  await noted.catch(async (error: unknown) => {
    await parts.remove(upload.id);
    throw error;
  });
  return upload;
}

/** An upload of the account. An expired upload counts as missing. */
export function findUpload(
  { db, clock }: With<'db' | 'clock'>,
  account: AccountId,
  id: string,
): Promise<Upload | undefined> {
  return db.read
    .selectFrom('uploads')
    .selectAll()
    .where('id', '=', id)
    .where('account_id', '=', account)
    .where('expires_at', '>', clock.now())
    .executeTakeFirst();
}

export async function removeUpload({ db, parts }: With<'db' | 'parts'>, { id }: Pick<Upload, 'id'>): Promise<void> {
  await db.transact((tx) => tx.deleteFrom('uploads').where('id', '=', id).execute());
  await parts.remove(id);
}

/** The maximum of one run, so that no run takes long. */
const MAX_SWEPT = 500;

/**
 * Deletes expired uploads. The row is deleted last: a file without a row would stay for ever.
 * @returns true if more have expired than one run deletes
 */
export async function sweepUploads({ db, clock, parts }: With<'db' | 'clock' | 'parts'>): Promise<boolean> {
  const expired = await db.read
    .selectFrom('uploads')
    .select('id')
    .where('expires_at', '<=', clock.now())
    .limit(MAX_SWEPT)
    .execute();
  for (const { id } of expired) await parts.remove(id);
  if (expired.length > 0) {
    const ids = expired.map(({ id }) => id);
    await db.transact((tx) => tx.deleteFrom('uploads').where('id', 'in', ids).execute());
  }
  await sweepLostParts({ db, clock, parts });
  return expired.length === MAX_SWEPT;
}

/** Deletes files whose process died before it wrote their row. */
async function sweepLostParts({ db, clock, parts }: With<'db' | 'clock' | 'parts'>): Promise<void> {
  for (const names of inParts(await parts.olderThan(clock.now() - MAX_LOST_MS))) {
    const rows = await db.read.selectFrom('uploads').select('id').where('id', 'in', names).execute();
    const known = new Set(rows.map(({ id }) => id));
    for (const name of names) if (!known.has(name)) await parts.remove(name);
  }
}

export const MAX_FILE_BYTES = PICTURE_LIMITS.bytes;
