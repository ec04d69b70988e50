import { type ActionInput, type ActionOutput, CallError } from '@cpc/contract';
import {
  type DesignDocument,
  type DrawnFrom,
  drawnFrom,
  layersOf,
  refitDocument,
  type DesignRecord,
  isShown,
  type Surface,
} from '@cpc/design';
import { type AccountId, brand, type GoodsId, type WorkId } from '@cpc/domain';
import { countAttempt } from '../../../records/accounts/attempts.ts';
import type { Reader } from '../../../base/db/database.ts';
import { readDesign, picturesIn } from '../../../records/documents/read.ts';
import { documentOf } from '../../../records/documents/store.ts';
import { drawnPicturesOf } from '../../../records/drawings/printed.ts';
import { addressOf } from '../../../base/http/address.ts';
import { enqueue, JOBS_TOPIC } from '../../../base/jobs/jobs.ts';
import { type Keeper, ownerOf } from '../../../records/quotas/bytes.ts';
import type { Services } from '../../../base/services.ts';
import { refuseTooComplex } from '../../../base/preflight/complexity.ts';
import type { Cutter } from '../../uploads/cut-picture.ts';
import { artHash, surfaceText } from '../keeping/art.ts';
import { insertWork } from '../keeping/commands.ts';
import { WORK_ART_JOB } from '../keeping/job-kinds.ts';
import { withCutPictures } from './cut-pictures.ts';
import { liveShare } from './share.ts';
import { readSurface } from '../../../records/catalogue/goods.ts';

/** Remixes in a quarter of an hour, of one account and from one address: each may decode every picture of a design. */
const MAX_REMIXES_PER_ACCOUNT = 60;
const MAX_REMIXES_PER_ADDRESS = 120;

/** The port through which a remix gets its pictures. */
export interface RemixPorts {
  readonly cutter: Cutter;
}

interface Remixer extends Keeper {
  /** Aborts when nobody waits any more. */
  readonly signal: AbortSignal;
}

/**
 * Makes the caller's own work out of a shared one, fitted to another model if one is named. It gets pictures of its
 * own, cut to what the design shows. The original stays with its owner, and an ended link does not affect the remix.
 * @throws CallError notFound, designInvalid, designTooComplex, spaceFull, tooManyRequests
 */
export async function remixShare(
  services: Services,
  { cutter }: RemixPorts,
  remixer: Remixer,
  input: ActionInput<'Share.remix'>,
): Promise<ActionOutput<'Share.remix'>> {
  const { accountId, ip } = remixer;
  await countAttempt(services, [
    { subject: ['remix', accountId], most: MAX_REMIXES_PER_ACCOUNT },
    { subject: ['remix-address', addressOf(ip)], most: MAX_REMIXES_PER_ADDRESS, perAddress: true },
  ]);
  const remix = await fittedShare(services.db.read, accountId, input);
  const { goods_id, surface, share } = remix;
  const design =
    share.account_id === accountId
      ? remix.document
      : await withCutPictures(services, cutter, {
          document: remix.document,
          owner: share.account_id,
          drawn: remix.drawn,
          keeper: remixer,
          signal: remixer.signal,
        });
  const id = brand<WorkId>(services.random.id());
  const document = documentOf(design);
  const art_hash = artHash(accountId, surface, document.hash);
  const content = { goods_id, title: share.title, document, choice: share.choice, art_hash };
  const { revision } = await services.db.transact(async (tx) => {
    // If the link ended meanwhile, the cut pictures belong to no work and are swept.
    await liveShare(tx, share.id);
    await enqueue(tx, services, { kind: WORK_ART_JOB, payload: id, key: id, lane: 'previews', ...ownerOf(remixer) });
    return insertWork(tx, services, remixer, id, content);
  }, addressOf(remixer.ip));
  services.events.publish(JOBS_TOPIC);
  return { work_id: id, goods_id, revision };
}

/**
 * A shared design fitted to the requested model. Others get only what its own model shows. @throws CallError notFound,
 * designInvalid
 */
async function fittedShare(reader: Reader, accountId: AccountId, { share_id, goods_id }: ActionInput<'Share.remix'>) {
  const share = await liveShare(reader, share_id);
  const target = goods_id ?? brand<GoodsId>(share.goods_id);
  const surface = await surfaceText(reader, target);
  if (surface === undefined) throw new CallError('notFound', { field: 'goods_id' });
  const from = await surfaceText(reader, share.goods_id);
  const text = await sharedText(reader, share);
  const shared = readDesign(text);
  const known = await drawnPicturesOf(reader, share.account_id, picturesIn(text));
  const shown = share.account_id === accountId ? shared : shownOf(shared, readSurface(from ?? surface));
  const document = fitted(shown, from, surface);
  refuseTooComplex(document, readSurface(surface));
  return { share, goods_id: target, surface, document, drawn: drawnLayers(shared, known) };
}

/**
 * The result of a drawing that each layer's picture comes from. A remix forgets how its pictures were made, but not that
 * they were drawn.
 */
function drawnLayers(document: DesignDocument, known: DrawnFrom) {
  const pictures = layersOf(document).filter((layer) => layer.type === 'picture');
  return new Map(pictures.map((layer) => [layer.id, drawnFrom(layer, known)] as const));
}

async function sharedText(reader: Reader, { document_hash }: { readonly document_hash: string }): Promise<string> {
  const row = await reader
    .selectFrom('documents')
    .select('content')
    .where('hash', '=', document_hash)
    .executeTakeFirstOrThrow();
  return row.content;
}

/** @param from the surface it was made for, if that is still known; otherwise the design is used unchanged */
function fitted(document: DesignDocument, from: string | undefined, to: string): DesignDocument {
  if (from === undefined || from === to) return document;
  return readDesign(refitDocument(document, readSurface(from), readSurface(to)));
}

/**
 * A design without the parts it does not show: hidden layers, pictures outside the surface, and the originals of pictures
 * that a tool made, may contain what their owner did not mean to share.
 */
function shownOf(document: DesignDocument, surface: Surface): DesignDocument {
  const unseen = layersOf(document).filter((layer) => !isShown(layer, surface));
  const ids = new Set<string>(unseen.map(({ id }) => id));
  const records = Object.entries(document.records).filter(([id]) => !ids.has(id));
  return { ...document, records: Object.fromEntries(records.map(([id, record]) => [id, withoutOriginal(record)])) };
}

const withoutOriginal = (record: DesignRecord): DesignRecord =>
  record.type === 'picture' ? { ...record, made: null } : record;
