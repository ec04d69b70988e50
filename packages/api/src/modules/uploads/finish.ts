import { CallError, type ErrorName, type UploadedPicture } from '@cpc/contract';
import type { AccountId } from '@cpc/domain';
import { sha256Of } from '../../base/ports/file-hash.ts';
import type { Keeper } from '../../records/quotas/bytes.ts';
import type { With } from '../../base/services.ts';
import type { Picture } from './picture.ts';
import { keepPicture } from './store.ts';
import { findUpload, removeUpload, type Upload } from './parts/uploads.ts';

/** Errors of the file itself: every try would give the same error. */
const LASTING: readonly ErrorName[] = ['notImage', 'imageTooLarge', 'imageBroken'];

/**
 * Makes a picture of a complete upload, in the same way as of any other. The result is stored, so that a repeated call
 * gets the same answer.
 * @throws CallError notFound; uploadFailed if parts are missing or differ from what was announced; or why it is not a
 * picture; spaceFull or tooManyRequests, after which it can be finished later
 */
export async function finishUpload(
  services: With<'db' | 'clock' | 'blobs' | 'parts' | 'config'>,
  id: string,
  keeper: Keeper,
  take: (path: string) => Promise<Picture>,
): Promise<UploadedPicture> {
  const account = keeper.accountId;
  const upload = await findUpload(services, account, id);
  if (!upload) throw new CallError('notFound');
  const known = outcomeOf(upload);
  if (known) return known;
  const { parts } = services;
  if ((await parts.size(id)) !== upload.length) throw new CallError('uploadFailed');
  if (upload.sha256 !== null && (await sha256Of(parts.pathOf(id))) !== upload.sha256) {
    await removeUpload(services, upload);
    throw new CallError('uploadFailed');
  }
  try {
    const picture = await take(parts.pathOf(id));
    return await accept(services, keeper, upload, picture);
  } catch (error) {
    return await refuse(services, account, upload, error);
  }
}

function outcomeOf({ asset, width, height, refused }: Upload): UploadedPicture | undefined {
  if (refused !== null) throw new CallError(refused);
  return asset === null ? undefined : { asset, width: width ?? 0, height: height ?? 0 };
}

async function accept(
  services: With<'db' | 'clock' | 'blobs' | 'parts' | 'config'>,
  keeper: Keeper,
  { id, length }: Upload,
  picture: Picture,
): Promise<UploadedPicture> {
  const stored = await keepPicture(services, keeper, picture, { arrived: length, announced: length });
  await services.db.transact((tx) => tx.updateTable('uploads').set(stored).where('id', '=', id).execute());
  await services.parts.remove(id);
  return stored;
}

async function refuse(
  services: With<'db' | 'clock' | 'parts'>,
  account: AccountId,
  { id }: Upload,
  error: unknown,
): Promise<UploadedPicture> {
  if (error instanceof CallError) {
    if (!LASTING.includes(error.error)) throw error;
    // Another call may have finished it and removed the file: that result counts.
    const now = await findUpload(services, account, id);
    const known = now && outcomeOf(now);
    if (known) return known;
    await services.db.transact((tx) =>
      tx.updateTable('uploads').set({ refused: error.error }).where('id', '=', id).execute(),
    );
    await services.parts.remove(id);
    throw error;
  }
  const now = await findUpload(services, account, id);
  const known = now && outcomeOf(now);
  if (known) return known;
  throw error;
}
