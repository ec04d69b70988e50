import { type ActionInput, type ActionOutput, CallError } from '@cpc/contract';
import { parseDocument } from '@cpc/design';
import { type AccountId, brand, type WorkId } from '@cpc/domain';
import type { Tx } from '../db/database.ts';
import { isUniqueViolation } from '../db/unique.ts';
import type { Services } from '../services.ts';

type Saved = ActionOutput<'Work.save'>;

interface Checked {
  readonly goods_id: string;
  readonly title: string;
  readonly document: string;
}

/**
 * Saves a design. An id the account has not used yet makes a work under that id, so that a save repeated after a lost
 * answer does not make two.
 * @throws CallError designInvalid, notFound, or conflict with the newest revision
 */
export async function saveWork(
  services: Services,
  account: AccountId,
  input: ActionInput<'Work.save'>,
): Promise<Saved> {
  const parsed = parseDocument(input.document);
  if (!parsed.ok) throw new CallError('designInvalid', { problem: parsed.problems[0] ?? '' });
  const work = { goods_id: input.goods_id, title: input.title ?? '', document: JSON.stringify(parsed.document) };
  const id = input.work_id ?? brand<WorkId>(services.random.id());
  try {
    return await services.db.transact((tx) => save(tx, services, account, id, work, input.revision));
  } catch (error) {
    // Somebody else's work has this id: to this caller there is no such work.
    throw isUniqueViolation(error) ? new CallError('notFound') : error;
  }
}

async function save(
  tx: Tx,
  services: Services,
  account: AccountId,
  id: WorkId,
  work: Checked,
  revision: number | undefined,
): Promise<Saved> {
  const known = await tx.selectFrom('goods').select('id').where('id', '=', work.goods_id).executeTakeFirst();
  if (!known) throw new CallError('notFound');
  const updated = await tx
    .updateTable('works')
    .set((column) => ({ ...work, revision: column('revision', '+', 1), updated_at: services.clock.now() }))
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
  return insert(tx, services, account, id, work);
}

async function insert(tx: Tx, { clock }: Services, account: AccountId, id: WorkId, work: Checked): Promise<Saved> {
  const now = clock.now();
  await tx
    .insertInto('works')
    .values({ id, account_id: account, ...work, revision: 1, created_at: now, updated_at: now })
    .execute();
  return { work_id: id, revision: 1 };
}
