import { type ActionInput, type ActionOutput, CallError } from '@cpc/contract';
import { type AccountId, brand, type WorkId } from '@cpc/domain';
import type { Tx } from '../../../base/db/database.ts';
import { isUniqueViolation } from '../../../base/db/unique.ts';
import { readDesign } from '../../../records/documents/read.ts';
import {
  documentOf,
  keepDocument,
  releaseDocument,
  storedDocument,
  type StoredDocument,
} from '../../../records/documents/store.ts';
import { addressOf } from '../../../base/http/address.ts';
import { enqueue } from '../../../base/jobs/jobs.ts';
import { type Keeper, kindOf, ownerOf, takeRoom } from '../../../records/quotas/bytes.ts';
import type { With } from '../../../base/services.ts';
import { refuseTooComplex } from '../../../base/preflight/complexity.ts';
import { artHash, surfaceText } from './art.ts';
import { choiceText } from './choice.ts';
import { liveWork } from './find.ts';
import { WORK_ART_JOB } from './job-kinds.ts';
import { readSurface } from '../../../records/catalogue/goods.ts';

type Saved = ActionOutput<'Work.save'>;

interface Checked {
  readonly goods_id: string;
  readonly title: string | undefined;
  readonly document: StoredDocument;
  /** If undefined, the current one stays. */
  readonly choice: string | null | undefined;
}

/** A design in progress is saved every few seconds, and painted at most once in this time, in ms. */
export const ART_PAUSE_MS = 20_000;

/**
 * Saves a design. An id that the account does not have yet creates a work with that id, so a repeated save after a lost
 * answer does not create two. Saving a deleted design restores it.
 * @throws CallError designInvalid, designTooComplex, notFound, spaceFull, tooManyRequests, or conflict with the newest
 * revision
 */
export async function saveWork(
  services: With<'db' | 'clock' | 'random' | 'config'>,
  keeper: Keeper,
  input: ActionInput<'Work.save'>,
): Promise<Saved> {
  const design = readDesign(input.document);
  const surface = await surfaceText(services.db.read, input.goods_id);
  if (surface === undefined) throw new CallError('notFound');
  refuseTooComplex(design, readSurface(surface));
  const { goods_id, title } = input;
  const choice = input.choice && choiceText(input.choice);
  const work = { goods_id, title, choice, document: documentOf(design) };
  const id = input.work_id ?? brand<WorkId>(services.random.id());
  try {
    return await services.db.transact(
      (tx) => save(tx, services, keeper, { id, revision: input.revision, ...work }),
      addressOf(keeper.ip),
    );
  } catch (error) {
    // Another account's work has this id: for this caller it does not exist.
    throw isUniqueViolation(error) ? new CallError('notFound') : error;
  }
}

/**
 * Creates a design with the same content, which is not stored again. @throws CallError notFound, spaceFull,
 * tooManyRequests
 */
export async function copyWork(
  services: With<'db' | 'clock' | 'random' | 'config'>,
  keeper: Keeper,
  { work_id, title }: ActionInput<'Work.copy'>,
): Promise<Saved> {
  const id = brand<WorkId>(services.random.id());
  return services.db.transact(async (tx) => {
    const { goods_id, choice, ...work } = await liveWork(tx, keeper.accountId, work_id);
    const document = storedDocument(work.document_hash, work.document);
    const copy = { goods_id, document, title: title ?? work.title, choice };
    return save(tx, services, keeper, { id, revision: undefined, ...copy });
  }, addressOf(keeper.ip));
}

interface Save extends Checked {
  readonly id: WorkId;
  readonly revision: number | undefined;
}

async function save(
  tx: Tx,
  services: With<'db' | 'clock' | 'random' | 'config'>,
  keeper: Keeper,
  wanted: Save,
): Promise<Saved> {
  const { id, goods_id, title, document, choice, revision } = wanted;
  const account = keeper.accountId;
  const surface = await surfaceText(tx, goods_id);
  if (surface === undefined) throw new CallError('notFound');
  const art_hash = artHash(account, surface, document.hash);
  const art = {
    kind: WORK_ART_JOB,
    payload: id,
    key: id,
    delay: ART_PAUSE_MS,
    lane: 'previews',
    ...ownerOf(keeper),
  } as const;
  await enqueue(tx, services, art);
  const before = await newestOf(tx, account, id);
  if (!before) {
    const content = { goods_id, title: title ?? '', document, choice: choice ?? null, art_hash };
    return insertWork(tx, services, keeper, id, content);
  }
  const added = await keepDocument(tx, services.db, document);
  const updated = await tx
    .updateTable('works')
    .set((column) => ({
      goods_id,
      document_hash: document.hash,
      ...(title === undefined ? {} : { title }),
      ...(choice === undefined ? {} : { choice }),
      art_hash,
      revision: column('revision', '+', 1),
      updated_at: services.clock.now(),
      deleted_at: null,
    }))
    .where('id', '=', id)
    .where('account_id', '=', account)
    .$if(revision !== undefined, (update) => update.where('revision', '=', revision ?? 0))
    .returning('revision')
    .executeTakeFirst();
  if (!updated) throw new CallError('conflict', { revision: (await newestOf(tx, account, id))?.revision ?? 0 });
  const freed =
    before.document_hash === document.hash ? 0 : await releaseDocument(tx, services.db, before.document_hash);
  // A design takes only the room by which it grows.
  await takeRoom(tx, services, keeper, { bytes: added - freed, isWritten: true });
  return { work_id: id, revision: updated.revision };
}

function newestOf(tx: Tx, account: AccountId, id: WorkId) {
  return tx
    .selectFrom('works')
    .select(['revision', 'document_hash'])
    .where('id', '=', id)
    .where('account_id', '=', account)
    .executeTakeFirst();
}

interface Content {
  readonly goods_id: string;
  readonly title: string;
  readonly document: StoredDocument;
  readonly choice: string | null;
  readonly art_hash: string;
}

/** More designs than a customer makes, including deleted ones. */
export const MAX_WORKS = { guest: 200, registered: 1_000 } as const;

/** Inserts a new work, in the caller's transaction. @throws CallError spaceFull, tooManyRequests for one too many */
export async function insertWork(
  tx: Tx,
  services: With<'db' | 'clock' | 'config'>,
  keeper: Keeper,
  id: WorkId,
  { document, ...content }: Content,
): Promise<Saved> {
  const { accountId } = keeper;
  const now = services.clock.now();
  const { count } = await tx
    .selectFrom('works')
    .select((build) => build.fn.countAll<number>().as('count'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  if (count >= MAX_WORKS[await kindOf(tx, accountId)]) throw new CallError('spaceFull');
  const added = await keepDocument(tx, services.db, document);
  const times = { created_at: now, updated_at: now, deleted_at: null };
  await tx
    .insertInto('works')
    .values({ id, account_id: accountId, ...content, document_hash: document.hash, revision: 1, ...times })
    .execute();
  await takeRoom(tx, services, keeper, { bytes: added, isWritten: true });
  return { work_id: id, revision: 1 };
}
