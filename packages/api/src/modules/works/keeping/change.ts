import { type ActionInput, CallError, RETENTION_DAYS } from '@cpc/contract';
import type { AccountId, WorkId } from '@cpc/domain';
import { DAY_MS } from '../../../base/ports/clock.ts';
import type { With } from '../../../base/services.ts';
import { isReportedWork } from '../../../records/works/reported.ts';

interface Work {
  readonly work_id: WorkId;
}

/** @throws CallError notFound */
export async function renameWork(
  { db }: With<'db'>,
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

/**
 * Makes two works halves of one pair (ED-13). The revisions stay. A repeated call changes nothing that is seen.
 * @throws CallError notFound if one of them is missing, or both are the same
 */
export async function pairWorks(
  { db, random }: With<'db' | 'random'>,
  account: AccountId,
  { work_id, other_id }: ActionInput<'Work.pair'>,
): Promise<Work> {
  await db.transact(async (tx) => {
    const paired = await tx
      .updateTable('works')
      .set({ pair: random.id() })
      .where('id', 'in', [work_id, other_id])
      .where('account_id', '=', account)
      .where('deleted_at', 'is', null)
      .returning('id')
      .execute();
    // The transaction is rolled back: half a pair is none.
    if (paired.length !== 2) throw new CallError('notFound');
  });
  return { work_id };
}

/**
 * Deletes a work so that it can be restored, or restores it. A second call changes nothing.
 * @throws CallError notFound, also if it can no longer be restored and is kept for a report
 */
export async function setDeleted(
  { db, clock }: With<'db' | 'clock'>,
  account: AccountId,
  work_id: WorkId,
  deleted: boolean,
): Promise<Work> {
  const before = clock.now() - RESTORABLE_MS;
  const changed = await db.transact((tx) =>
    tx
      .updateTable('works')
      .set((column) => ({
        deleted_at: deleted ? column.fn.coalesce('deleted_at', column.val(clock.now())) : null,
      }))
      .where('id', '=', work_id)
      .where('account_id', '=', account)
      .where((row) => row.or([row('deleted_at', 'is', null), row('deleted_at', '>=', before)]))
      .returning('id')
      .executeTakeFirst(),
  );
  if (!changed) throw new CallError('notFound');
  return { work_id };
}

/** How long a deleted work can be restored, and how often the sweep runs, in ms. */
export const RESTORABLE_MS = RETENTION_DAYS.deleted * DAY_MS;
export const SWEEP_EVERY_MS = 6 * 3_600_000;

/**
 * Works that were deleted long ago are removed for good, with their links. A work whose link was reported stays for the
 * operator, and its owner cannot restore it.
 */
export async function sweepWorks({ db, clock }: With<'db' | 'clock'>): Promise<void> {
  const now = clock.now();
  await db.transact((tx) =>
    tx
      .deleteFrom('works')
      .where('deleted_at', '<', now - RESTORABLE_MS)
      .where((row) => row.not(isReportedWork(now)))
      .execute(),
  );
}
