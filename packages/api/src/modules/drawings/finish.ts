import { CallError, RETENTION_DAYS } from '@cpc/contract';
import { DRAWING_RESULTS, type ModelSource } from '@cpc/domain';
import { assetOf } from '../../base/ports/blob-folder.ts';
import { DAY_MS } from '../../base/ports/clock.ts';
import { type DrawingRow, moveDrawing } from '../../records/drawings/store.ts';
import { leaveFiles } from '../../records/storage/leftovers.ts';
import type { Picture } from '../uploads/picture.ts';
import { logRefusal } from './begin.ts';
import type { Verdict } from './moderation/moderation.ts';
import type { DrawingServices, Studio } from './ports.ts';
import { MAX_PICTURE_BYTES } from './providers/client.ts';
import { DrawingFailed, DrawingRefused, type Drawn } from './providers/provider.ts';

export interface Result {
  readonly picture: Picture;
  readonly seed: number;
}

/** A result with a shorter side, in px, is too coarse for any print. */
const MIN_SIDE_PX = 256;

/**
 * Decodes and checks the pictures of a provider, as if they were uploads of a stranger. Results that are broken or refused
 * are left out.
 * @throws DrawingFailed if none is a picture, DrawingRefused if those that are were all refused
 */
export async function takeResults(
  { temporary, log }: DrawingServices,
  { take, moderation, provider }: Studio,
  { account_id: accountId, id, prompt }: DrawingRow,
  { pictures }: Drawn,
  signal: AbortSignal,
): Promise<readonly Result[]> {
  const made = provider?.by === 'model' ? sourceOf(prompt) : null;
  const taken: Result[] = [];
  let refused: Verdict = null;
  for (const { bytes, seed } of pictures.slice(0, DRAWING_RESULTS)) {
    signal.throwIfAborted();
    if (bytes.length > MAX_PICTURE_BYTES) continue;
    const sender = { accountId, ip: SENDER };
    const decoded = temporary.withFile(SENDER, once(bytes), (path) => take(path, sender, signal, made));
    const picture = await decoded.catch((error: unknown) => {
      signal.throwIfAborted();
      if (!(error instanceof CallError) || error.error === 'unavailable') throw error;
      log.warn({ drawing: id, error: error.error }, 'a result of a drawing is no usable picture');
      return undefined;
    });
    if (!picture || Math.min(picture.width, picture.height) < MIN_SIDE_PX) continue;
    const verdict = await moderation.picture(picture.proxy, picture.mediaType, signal);
    if (verdict) logRefusal(log, 'moderation', picture.bytes, verdict);
    refused ??= verdict;
    if (!verdict) taken.push({ picture, seed });
  }
  if (taken.length > 0) return taken;
  throw refused ? new DrawingRefused(refused, true) : new DrawingFailed('provider', 'no result is a usable picture');
}

/** What IPTC calls what a model made. Without words it restyled a photo. */
const sourceOf = (prompt: string): ModelSource =>
  prompt === '' ? 'compositeWithTrainedAlgorithmicMedia' : 'trainedAlgorithmicMedia';

/** Files and decoding of results have a share of their own beside those of uploads. */
const SENDER = 'drawings';

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

/**
 * Stores the results and ends the drawing, unless it was cancelled in the last instant or belongs to another server. The
 * files are noted before they are stored, so that none is left behind by a crash.
 */
export async function keepResults(
  { db, blobs, clock }: DrawingServices,
  { id, begun }: DrawingRow,
  results: readonly Result[],
  words: Pick<DrawingRow, 'unknown' | 'near'>,
): Promise<void> {
  const files = results.map(({ picture, seed }, number) => ({
    drawing_id: id,
    number,
    seed,
    asset: assetOf(picture.bytes),
    proxy_asset: assetOf(picture.proxy),
    media_type: picture.mediaType,
    width: picture.width,
    height: picture.height,
    model_source: picture.modelSource,
    kept: null,
  }));
  const assets = files.flatMap(({ asset, proxy_asset }) => [asset, proxy_asset]);
  await db.transact((tx) => leaveFiles(tx, clock.now(), assets));
  for (const { picture } of results) {
    await blobs.put(picture.bytes);
    if (picture.proxy !== picture.bytes) await blobs.put(picture.proxy);
  }
  const expires_at = clock.now() + RETENTION_DAYS.drawing * DAY_MS;
  await db.transact(async (tx) => {
    const changes = { ...words, progress: 1_000, expires_at, task: null };
    if (await moveDrawing(tx, id, 'drawn', changes, begun))
      await tx.insertInto('drawing_results').values(files).execute();
  });
}
