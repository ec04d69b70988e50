import { type ActionInput, type ActionOutput, CallError } from '@cpc/contract';
import { parseDocument } from '@cpc/design';
import { type AccountId, brand, type WorkId } from '@cpc/domain';
import type { Tx } from '../db/database.ts';
import { isUniqueViolation } from '../db/unique.ts';
import { enqueue } from '../jobs/jobs.ts';
import type { Services } from '../services.ts';
import { refuseTooComplex } from '../preflight/complexity.ts';
import { artHash, readSurface, surfaceText } from './art.ts';
import { liveWork } from './find.ts';
import { WORK_ART_JOB } from './job-kinds.ts';

type Saved = ActionOutput<'Work.save'>;

interface Checked {
  readonly goods_id: string;
  readonly title: string | undefined;
  readonly document: string;
}

/** A design in the making is saved every few seconds, and painted at most so often, in ms. */
export const ART_PAUSE_MS = 20_000;

/**
 * Saves a design. An id the account has not used yet makes a work under that id, so that a save repeated after a lost
 * answer does not make two. A design that was put aside and is saved again is back.
 * @throws CallError designInvalid, designTooComplex, notFound, tooManyRequests, or conflict with the newest revision
 */
export async function saveWork(
  services: Services,
  account: AccountId,
  input: ActionInput<'Work.save'>,
): Promise<Saved> {
  const parsed = parseDocument(input.document);
  if (!parsed.ok) throw new CallError('designInvalid', { problem: parsed.problems[0] ?? '' });
  const surface = await surfaceText(services.db.read, input.goods_id);
  if (surface === undefined) throw new CallError('notFound');
  refuseTooComplex(parsed.document, readSurface(surface));
  const work = { goods_id: input.goods_id, title: input.title, document: JSON.stringify(parsed.document) };
  const id = input.work_id ?? brand<WorkId>(services.random.id());
  try {
    return await services.db.transact((tx) => save(tx, services, account, id, work, input.revision));
  } catch (error) {
    // Somebody else's work has this id: to this caller there is no such work.
    throw isUniqueViolation(error) ? new CallError('notFound') : error;
  }
}

/** Another design of the same content. @throws CallError notFound, tooManyRequests */
export async function copyWork(
  services: Services,
  account: AccountId,
  { work_id, title }: ActionInput<'Work.copy'>,
): Promise<Saved> {
  const id = brand<WorkId>(services.random.id());
  return services.db.transact(async (tx) => {
    const { goods_id, document, ...work } = await liveWork(tx, account, work_id);
    return save(tx, services, account, id, { goods_id, document, title: title ?? work.title }, undefined);
  });
}

async function save(
  tx: Tx,
  services: Services,
  account: AccountId,
  id: WorkId,
  { title, ...work }: Checked,
  revision: number | undefined,
): Promise<Saved> {
  const surface = await surfaceText(tx, work.goods_id);
  if (surface === undefined) throw new CallError('notFound');
  const art_hash = artHash(account, surface, work.document);
  const art = {
    kind: WORK_ART_JOB,
    payload: id,
    key: id,
    delay: ART_PAUSE_MS,
    lane: 'previews',
    owner: account,
  } as const;
  await enqueue(tx, services, art);
  const updated = await tx
    .updateTable('works')
    .set((column) => ({
      ...work,
      ...(title === undefined ? {} : { title }),
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
  if (updated) return { work_id: id, revision: updated.revision };
  const newest = await tx
    .selectFrom('works')
    .select('revision')
    .where('id', '=', id)
    .where('account_id', '=', account)
    .executeTakeFirst();
  if (newest) throw new CallError('conflict', { revision: newest.revision });
  return insertWork(tx, services, account, id, { ...work, title: title ?? '', art_hash });
}

interface Content {
  readonly goods_id: string;
  readonly title: string;
  readonly document: string;
  readonly art_hash: string;
}

/** More designs than anybody makes, those that were put aside among them. */
export const MOST_WORKS = 1_000;

/** A work that is not there yet, as part of a transaction. @throws CallError tooManyRequests for one too many */
export async function insertWork(
  tx: Tx,
  { clock }: Services,
  account: AccountId,
  id: WorkId,
  content: Content,
): Promise<Saved> {
  const now = clock.now();
  const { count } = await tx
    .selectFrom('works')
    .select((build) => build.fn.countAll<number>().as('count'))
    .where('account_id', '=', account)
    .executeTakeFirstOrThrow();
  if (count >= MOST_WORKS) throw new CallError('tooManyRequests');
  await tx
    .insertInto('works')
    .values({ id, account_id: account, ...content, revision: 1, created_at: now, updated_at: now, deleted_at: null })
    .execute();
  return { work_id: id, revision: 1 };
}
