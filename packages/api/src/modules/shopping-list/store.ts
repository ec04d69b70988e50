import { CallError } from '@cpc/contract';
import type { AccountId, ShoppingEntryId } from '@cpc/domain';
import type { Selectable } from 'kysely';
import type { Reader } from '../../base/db/database.ts';
import type { ShoppingListTables } from '../../base/db/tables/shopping-list.ts';

export type EntryRow = Selectable<ShoppingListTables['shopping_list']>;
/** An entry with the JSON of its design, which may be large. */
export type DesignedEntry = EntryRow & { readonly design: string };

/** An account's list, in the sequence in which it was added. */
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

/** Like {@link listOf}, with the designs. */
export function designedListOf(reader: Reader, accountId: AccountId): Promise<DesignedEntry[]> {
  return designed(reader)
    .where('account_id', '=', accountId)
    .where('removed_at', 'is', null)
    .orderBy('added_at')
    .orderBy('id')
    .execute();
}

/** An entry of any account, even a removed one. */
export function findEntry(reader: Reader, entryId: ShoppingEntryId): Promise<DesignedEntry | undefined> {
  return designed(reader).where('id', '=', entryId).executeTakeFirst();
}

const designed = (reader: Reader) =>
  reader
    .selectFrom('shopping_list')
    .innerJoin('documents', 'documents.hash', 'shopping_list.document_hash')
    .selectAll('shopping_list')
    .select('documents.content as design');

/** @throws CallError notFound, also for another account's entry */
export async function ownEntry(reader: Reader, accountId: AccountId, entryId: ShoppingEntryId): Promise<DesignedEntry> {
  const entry = await designed(reader)
    .where('id', '=', entryId)
    .where('account_id', '=', accountId)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  if (!entry) throw new CallError('notFound');
  return entry;
}
