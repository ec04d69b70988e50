import { CallError } from '@cpc/contract';
import type { AccountId, ShoppingEntryId } from '@cpc/domain';
import type { Selectable } from 'kysely';
import type { Reader } from '../db/database.ts';
import type { ShoppingListTables } from './tables.ts';

export type EntryRow = Selectable<ShoppingListTables['shopping_list']>;

/** An account's list, the first added first. */
export function listOf(reader: Reader, accountId: AccountId): Promise<EntryRow[]> {
  return reader
    .selectFrom('shopping_list')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('removed_at', 'is', null)
    .orderBy('added_at')
    .orderBy('id')
    .execute();
}

export async function countOf(reader: Reader, accountId: AccountId): Promise<number> {
  const { count } = await reader
    .selectFrom('shopping_list')
    .select((entry) => entry.fn.countAll<number>().as('count'))
    .where('account_id', '=', accountId)
    .where('removed_at', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

/** @throws CallError notFound, also for another's entry */
export async function ownEntry(reader: Reader, accountId: AccountId, entryId: ShoppingEntryId): Promise<EntryRow> {
  const entry = await reader
    .selectFrom('shopping_list')
    .selectAll()
    .where('id', '=', entryId)
    .where('account_id', '=', accountId)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  if (!entry) throw new CallError('notFound');
  return entry;
}
