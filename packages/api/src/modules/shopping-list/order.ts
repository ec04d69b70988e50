import { type ActionInput, CallError } from '@cpc/contract';
import type { AccountId } from '@cpc/domain';
import type { Tx } from '../../base/db/database.ts';
import { checkItems } from '../orders/freeze-items.ts';
import { type Customer, type PlaceRequest, hashOf, placeChecked, findExisting } from '../orders/place.ts';
import type { OrderRow } from '../../records/orders/store.ts';
import type { Preflight } from '../../base/preflight/preflight.ts';
import type { Services, With } from '../../base/services.ts';
import { type DesignedEntry, designedListOf, type EntryRow } from './store.ts';

/**
 * Orders entries of the list in one order, and removes them from the list in the same transaction. If two devices order
 * them at once, only one succeeds (OR-05, OR-10).
 * @throws CallError notFound for an entry that is not on the list, conflict if the list changed meanwhile, and what
 * placing an order throws
 */
export async function orderEntries(
  services: Services,
  preflight: Preflight,
  customer: Customer,
  { entry_ids, ...terms }: ActionInput<'ShoppingList.order'>,
): Promise<OrderRow> {
  const { db, clock } = services;
  const request: PlaceRequest = { customer, terms, hash: hashOf(terms, { entry_ids }) };
  // The entries of a placed order are off the list. So a repeated call is answered before its entries are looked up.
  const placed = await findExisting(db, request);
  if (placed) return placed;
  try {
    const entries = await wantedEntries(services, customer.accountId, entry_ids);
    const checked = await checkItems(db.read, customer.accountId, entries.map(choiceOf));
    const beside = (tx: Tx) => takeOff(tx, entries, clock.now());
    return await placeChecked(services, preflight, { ...request, beside }, checked);
  } catch (error) {
    // A concurrent call with the same key may have placed the order just now and removed the entries.
    const meanwhile = error instanceof CallError ? await findExisting(db, request) : undefined;
    if (meanwhile) return meanwhile;
    throw error;
  }
}

async function wantedEntries(
  { db }: With<'db'>,
  accountId: AccountId,
  ids: ActionInput<'ShoppingList.order'>['entry_ids'],
): Promise<readonly DesignedEntry[]> {
  if (new Set(ids).size < ids.length) throw new CallError('invalidInput', { field: 'entry_ids' });
  const list = await designedListOf(db.read, accountId);
  return ids.map((id) => {
    const entry = list.find((one) => one.id === id);
    if (!entry) throw new CallError('notFound');
    return entry;
  });
}

function choiceOf({ goods_id, shell_id, colour_id, surface_name, design, thumbnail }: DesignedEntry) {
  const named = surface_name === null ? {} : { surface_name };
  return { goods_id, shell_id, colour_id, ...named, document: design, thumbnail };
}

async function takeOff(tx: Tx, entries: readonly EntryRow[], removed_at: number): Promise<void> {
  for (const { id, version } of entries) {
    const taken = await tx
      .updateTable('shopping_list')
      .set({ removed_at, version: version + 1 })
      .where('id', '=', id)
      .where('version', '=', version)
      .where('removed_at', 'is', null)
      .returning('id')
      .executeTakeFirst();
    if (!taken) throw new CallError('conflict');
  }
}
