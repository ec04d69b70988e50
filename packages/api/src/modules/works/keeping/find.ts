import { CallError } from '@cpc/contract';
import type { AccountId, WorkId } from '@cpc/domain';
import type { Selectable } from 'kysely';
import type { Reader } from '../../../base/db/database.ts';
import type { WorksTables } from '../../../base/db/tables/works.ts';

/** A work with the JSON of its design. */
export type WorkRow = Selectable<WorksTables['works']> & { readonly document: string };

/** @throws CallError notFound, also for another account's work and for a deleted one */
export async function liveWork(reader: Reader, account: AccountId, workId: WorkId): Promise<WorkRow> {
  const row = await reader
    .selectFrom('works')
    .innerJoin('documents', 'documents.hash', 'works.document_hash')
    .selectAll('works')
    .select('documents.content as document')
    .where('id', '=', workId)
    .where('account_id', '=', account)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!row) throw new CallError('notFound');
  return row;
}
