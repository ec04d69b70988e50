import { type ActionInput, CallError, type ShareId, type ShareView } from '@cpc/contract';
import { type AccountId, brand, type GoodsId, type WorkId } from '@cpc/domain';
import type { Selectable } from 'kysely';
import { createHash } from 'node:crypto';
import { countAttempt } from '../../../records/accounts/attempts.ts';
import type { Reader, Tx } from '../../../base/db/database.ts';
import { isUniqueViolation } from '../../../base/db/unique.ts';
import { readDesign } from '../../../records/documents/read.ts';
import { keepDocument, storedDocument } from '../../../records/documents/store.ts';
import { addressOf } from '../../../base/http/address.ts';
import type { Call } from '../../../base/http/call.ts';
import { enqueue, JOBS_TOPIC } from '../../../base/jobs/jobs.ts';
import type { With } from '../../../base/services.ts';
import { refuseTooComplex } from '../../../base/preflight/complexity.ts';
import { type Keeper, ownerOf } from '../../../records/quotas/bytes.ts';
import { artHash, boxOf, surfaceText } from '../keeping/art.ts';
import { choiceOf, sharedChoice } from '../keeping/choice.ts';
import { liveWork } from '../keeping/find.ts';
import { SHARE_ART_JOB } from '../keeping/job-kinds.ts';
import { SHARE_SIDE } from '../keeping/paint-art.ts';
import { hasWithdrawnContent, isWithdrawn, refuseWithdrawn } from '../../../records/works/withdrawn.ts';
import type { WorksTables } from '../../../base/db/tables/works.ts';
import { readSurface } from '../../../records/catalogue/goods.ts';

type ShareRow = Selectable<WorksTables['shares']>;

/** Links made in a quarter of an hour, and live links of one account. */
export const MAX_SHARES_PER_WINDOW = 30;
export const MAX_LIVE_SHARES = 300;

/**
 * Freezes a copy of a work under an unguessable link. The same content always has the same link. Its shell is the one
 * of the latest call.
 * @throws CallError notFound, designInvalid, designTooComplex, tooManyRequests, designWithdrawn
 */
export async function shareWork(
  services: With<'db' | 'clock' | 'random' | 'events' | 'config'>,
  keeper: Keeper,
  workId: WorkId,
): Promise<{ share_id: ShareId }> {
  const account = keeper.accountId;
  await countAttempt(services, [{ subject: ['share', account], most: MAX_SHARES_PER_WINDOW }]);
  await refuseUnpaintable(services.db.read, account, workId);
  const attempt = () => services.db.transact((tx) => freeze(tx, services, keeper, workId));
  const share_id = await attempt().catch((error: unknown) => {
    // Another call shared the same content at the same moment: now it exists.
    if (isUniqueViolation(error)) return attempt();
    throw error;
  });
  services.events.publish(JOBS_TOPIC);
  return { share_id };
}

/** A work that became too complex for its surface must not be painted for everybody who has a link. */
async function refuseUnpaintable(read: Reader, account: AccountId, workId: WorkId): Promise<void> {
  const { goods_id, document } = await liveWork(read, account, workId);
  const surface = await surfaceText(read, goods_id);
  if (surface === undefined) throw new CallError('notFound');
  refuseTooComplex(readDesign(document), readSurface(surface));
}

async function freeze(
  tx: Tx,
  services: With<'db' | 'clock' | 'random'>,
  keeper: Keeper,
  workId: WorkId,
): Promise<ShareId> {
  const account = keeper.accountId;
  const work = await liveWork(tx, account, workId);
  const surface = await surfaceText(tx, work.goods_id);
  if (surface === undefined) throw new CallError('notFound');
  await refuseWithdrawn(tx, work.document_hash);
  const art_hash = artHash(account, surface, work.document_hash);
  const live = tx.selectFrom('shares').where('account_id', '=', account).where('revoked_at', 'is', null);
  const same = await live
    .select('id')
    .where('work_id', '=', workId)
    .where('art_hash', '=', art_hash)
    .executeTakeFirst();
  const choice = sharedChoice(work.choice);
  if (same) {
    await tx.updateTable('shares').set({ choice }).where('id', '=', same.id).execute();
    return same.id;
  }
  const { count } = await live.select((build) => build.fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
  if (count >= MAX_LIVE_SHARES) throw new CallError('tooManyRequests');
  const id = brand<ShareId>(services.random.link());
  const { goods_id, title, document_hash } = work;
  // Stored already; this holds it, because the work may be saved again at this moment.
  await keepDocument(tx, services.db, storedDocument(document_hash, work.document));
  await tx
    .insertInto('shares')
    .values({
      id,
      account_id: account,
      work_id: workId,
      goods_id,
      title,
      document_hash,
      art_hash,
      choice,
      created_at: services.clock.now(),
      revoked_at: null,
    })
    .execute();
  await enqueue(tx, services, { kind: SHARE_ART_JOB, payload: id, key: id, lane: 'previews', ...ownerOf(keeper) });
  return id;
}

/** A live link: not ended, and its work is not deleted. @throws CallError notFound, shareWithdrawn */
export async function liveShare(reader: Reader, shareId: ShareId): Promise<ShareRow> {
  const row = await reader
    .selectFrom('shares')
    .innerJoin('works', 'works.id', 'shares.work_id')
    .selectAll('shares')
    .where('shares.id', '=', shareId)
    .where('shares.revoked_at', 'is', null)
    .where('works.deleted_at', 'is', null)
    .where((share) => share.not(hasWithdrawnContent))
    .executeTakeFirst();
  if (!row) throw new CallError((await isWithdrawn(reader, shareId)) ? 'shareWithdrawn' : 'notFound');
  return row;
}

/** A link as a given account sees it. @throws CallError notFound, shareWithdrawn */
export async function viewShare(reader: Reader, shareId: ShareId, account: AccountId | undefined): Promise<ShareView> {
  const share = await liveShare(reader, shareId);
  const goods = await reader
    .selectFrom('goods')
    .select(['model', 'surface'])
    .where('id', '=', share.goods_id)
    .executeTakeFirst();
  const painted = await sharePicture(reader, share, SHARE_SIDE);
  const favourite =
    account &&
    (await reader
      .selectFrom('collection')
      .select('item')
      .where('account_id', '=', account)
      .where('kind', '=', 'share')
      .where('item', '=', shareId)
      .executeTakeFirst());
  return {
    share_id: share.id,
    goods_id: brand<GoodsId>(share.goods_id),
    title: share.title,
    choice: choiceOf(share.choice),
    model: goods?.model ?? '',
    ...boxOf(share.goods_id, goods?.surface),
    painted: painted !== undefined,
    shared_at: share.created_at,
    mine: share.account_id === account,
    favourite: favourite !== undefined,
  };
}

/** The picture of a link, or undefined until it is painted. */
export async function sharePicture(reader: Reader, { art_hash }: Pick<ShareRow, 'art_hash'>, side: number) {
  const row = await reader
    .selectFrom('thumbnails')
    .select('asset')
    .where('art_hash', '=', art_hash)
    .where('side', '=', side)
    .executeTakeFirst();
  return row?.asset ?? undefined;
}

/** Ends a link. A second call changes nothing. @throws CallError notFound, also for another account's link */
export async function revokeShare(
  { db, clock }: With<'db' | 'clock'>,
  account: AccountId,
  share_id: ShareId,
): Promise<{ share_id: ShareId }> {
  const ended = await db.transact((tx) =>
    tx
      .updateTable('shares')
      .set((column) => ({ revoked_at: column.fn.coalesce('revoked_at', column.val(clock.now())) }))
      .where('id', '=', share_id)
      .where('account_id', '=', account)
      .returning('id')
      .executeTakeFirst(),
  );
  if (!ended) throw new CallError('notFound');
  return { share_id };
}

/** Reports from one address in a quarter of an hour. */
const MAX_REPORTS_PER_WINDOW = 10;

/** Stores a report for the operator, one per reporter. @throws CallError notFound, tooManyRequests */
export async function reportShare(
  services: With<'db' | 'clock' | 'log' | 'config'>,
  call: Call,
  { share_id, reason }: ActionInput<'Share.report'>,
): Promise<{ share_id: ShareId }> {
  const { db, clock, log } = services;
  const address = addressOf(call.ip);
  await countAttempt(services, [
    { subject: ['share-report', address], most: MAX_REPORTS_PER_WINDOW, perAddress: true },
  ]);
  await liveShare(db.read, share_id);
  const who = call.caller.kind === 'customer' ? call.caller.accountId : address;
  const reporter = createHash('sha256').update(who).digest('hex');
  await db.transact((tx) =>
    tx
      .insertInto('share_reports')
      .values({ share_id, reporter, reason, created_at: clock.now() })
      .onConflict((conflict) => conflict.columns(['share_id', 'reporter']).doUpdateSet({ reason }))
      .execute(),
  );
  log.warn({ shareId: share_id }, 'a shared design was reported');
  return { share_id };
}
