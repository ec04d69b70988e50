import { CallError } from '@cpc/contract';
import type { AccountId, WorkId } from '@cpc/domain';
import type { Selectable } from 'kysely';
import type { Reader } from '../db/database.ts';
import type { WorksTables } from './tables.ts';

export type WorkRow = Selectable<WorksTables['works']>;

/** @throws CallError notFound, also for another's work and for one that was put aside */
export async function liveWork(reader: Reader, account: AccountId, workId: WorkId): Promise<WorkRow> {
  const row = await reader
    .selectFrom('works')
    .selectAll()
    .where('id', '=', workId)
    .where('account_id', '=', account)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!row) throw new CallError('notFound');
  return row;
}
