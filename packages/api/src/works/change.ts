import { type ActionInput, CallError, KEPT_DAYS } from '@cpc/contract';
import type { AccountId, WorkId } from '@cpc/domain';
import { DAY_MS } from '../ports/clock.ts';
import type { Services } from '../services.ts';

interface Work {
  readonly work_id: WorkId;
}

/** @throws CallError notFound */
export async function renameWork(
  { db }: Services,
  account: AccountId,
  { work_id, title }: ActionInput<'Work.rename'>,
): Promise<Work> {
  const renamed = await db.transact((tx) =>
    tx
      .updateTable('works')
      .set({ title })
      .where('id', '=', work_id)
      .where('account_id', '=', account)
      .where('deleted_at', 'is', null)
      .returning('id')
      .executeTakeFirst(),
  );
  if (!renamed) throw new CallError('notFound');
  return { work_id };
}

/** Puts a work aside, or takes it back; a second time changes nothing. @throws CallError notFound */
export async function setDeleted(
  { db, clock }: Services,
  account: AccountId,
  work_id: WorkId,
  deleted: boolean,
): Promise<Work> {
  const changed = await db.transact((tx) =>
    tx
      .updateTable('works')
      .set((column) => ({
        deleted_at: deleted ? column.fn.coalesce('deleted_at', column.val(clock.now())) : null,
      }))
      .where('id', '=', work_id)
      .where('account_id', '=', account)
      .returning('id')
      .executeTakeFirst(),
  );
  if (!changed) throw new CallError('notFound');
  return { work_id };
}

/** How long what was deleted can be taken back, and how often that is looked at, in ms. */
export const RESTORABLE_MS = KEPT_DAYS.deleted * DAY_MS;
export const SWEEP_EVERY_MS = 6 * 3_600_000;

/** Works that were put aside long ago are gone for good, and their links with them. */
export async function sweepWorks({ db, clock }: Services): Promise<void> {
  const before = clock.now() - RESTORABLE_MS;
  await db.transact((tx) => tx.deleteFrom('works').where('deleted_at', '<', before).execute());
}
