import { type ShareId } from '@cpc/contract';
import { type DesignDocument, isTooComplex } from '@cpc/design';
import { collectAssets } from '@cpc/paint';
import type { Reader } from '../../../base/db/database.ts';
import type { JobRun } from '../../../base/jobs/jobs.ts';
import { type Attempts, isFromOutside, isHopeless } from '../../../base/painting/hopeless.ts';
import type { Renderer } from '../../../base/painting/renderer.ts';
import type { With } from '../../../base/services.ts';
import { surfaceText } from './art.ts';
import { readSurface } from '../../../records/catalogue/goods.ts';
import { readDesign } from '../../../records/documents/read.ts';

export type Painter = Pick<Renderer, 'preview'>;

/** Longest sides in px: of a thumbnail in a list, and of the large picture of a shared link. */
export const LIST_SIDE = 480;
export const SHARE_SIDE = 1280;

/** After so many failures a design stays without a thumbnail: another try would fail too. */
const ATTEMPTS: Attempts = { failed: 3, killed: 2 };

interface Art {
  readonly account_id: string;
  readonly goods_id: string;
  readonly document: string;
  readonly art_hash: string;
}

/** Paints a work's thumbnail, unless it exists. It paints the current revision, which may be newer than the job. */
export async function paintWork(
  services: With<'db' | 'clock' | 'blobs' | 'log'>,
  renderer: Painter,
  workId: string,
  run: JobRun,
): Promise<void> {
  const work = await services.db.read
    .selectFrom('works')
    .innerJoin('documents', 'documents.hash', 'works.document_hash')
    .select(['account_id', 'goods_id', 'content as document', 'art_hash'])
    .where('id', '=', workId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (work) await paintArt(services, renderer, work, LIST_SIDE, run);
}

/** Paints the large picture of a link, and its thumbnail. */
export async function paintShare(
  services: With<'db' | 'clock' | 'blobs' | 'log'>,
  renderer: Painter,
  shareId: ShareId,
  run: JobRun,
): Promise<void> {
  const share = await services.db.read
    .selectFrom('shares')
    .innerJoin('documents', 'documents.hash', 'shares.document_hash')
    .select(['account_id', 'goods_id', 'content as document', 'art_hash'])
    .where('id', '=', shareId)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  if (!share) return;
  for (const side of [SHARE_SIDE, LIST_SIDE]) await paintArt(services, renderer, share, side, run);
}

async function paintArt(
  services: With<'db' | 'clock' | 'blobs' | 'log'>,
  renderer: Painter,
  art: Art,
  side: number,
  run: JobRun,
): Promise<void> {
  const { db, blobs, clock, log } = services;
  const { art_hash } = art;
  const surface = await surfaceText(db.read, art.goods_id);
  if (surface === undefined) return;
  const known = db.read
    .selectFrom('thumbnails')
    .select('side')
    .where('art_hash', '=', art_hash)
    .where('side', '=', side);
  if (await known.executeTakeFirst()) return;
  let isPostponed = false;
  const picture = await paint(db.read, renderer, art, surface, side).catch((error: unknown) => {
    // A retry does not make a design less complex.
    if (!(error instanceof TooComplex) && !isHopeless(error, run, ATTEMPTS)) throw error;
    log.warn({ artHash: art_hash, error }, 'a thumbnail could not be painted');
    isPostponed = isFromOutside(error);
  });
  // Nothing is stored: the next viewer of the list has it painted again.
  if (isPostponed) return;
  const asset = picture ? await blobs.put(picture) : null;
  await db.transact((tx) =>
    tx
      .insertInto('thumbnails')
      .values({ art_hash, side, asset, created_at: clock.now() })
      .onConflict((conflict) => conflict.columns(['art_hash', 'side']).doNothing())
      .execute(),
  );
}

async function paint(read: Reader, renderer: Painter, art: Art, surface: string, side: number): Promise<Uint8Array> {
  const frozen = { document: readDesign(art.document), surface: readSurface(surface), underbase: 'none' } as const;
  // The cost depends on the surface, and a catalogue changes.
  if (isTooComplex(frozen.document, frozen.surface)) throw new TooComplex();
  await refuseForeign(read, art.account_id, frozen.document);
  return renderer.preview(frozen, side);
}

class TooComplex extends Error {
  override readonly message = 'the design is too complex to be painted';
}

/** A picture is named by its hash. Knowing the hash does not give the right to have the picture painted. */
async function refuseForeign(read: Reader, account: string, document: DesignDocument): Promise<void> {
  const { pictures } = collectAssets(document);
  if (pictures.length === 0) return;
  const own = await read
    .selectFrom('pictures')
    .select('asset')
    .where('account_id', '=', account)
    .where('asset', 'in', [...pictures])
    .execute();
  if (own.length < new Set(pictures).size) throw new Error('the design names a picture of another account');
}
