import { type ShoppingEntryId, brand } from '@cpc/domain';
import { sql } from 'kysely';
import type { AdoptGuest } from '../../records/accounts/ports.ts';
import { type Call, callerAs } from '../../base/http/call.ts';
import type { Module } from '../../base/http/module.ts';
import { orderViewOf } from '../orders/view.ts';
import type { Preflight } from '../../base/preflight/preflight.ts';
import type { Renderer } from '../../base/painting/renderer.ts';
import type { Services } from '../../base/services.ts';
import { addEntry, changeEntry, copyEntry, removeEntry, restoreEntry } from './change.ts';
import { ENTRY_ART_JOB } from './job-kinds.ts';
import { orderEntries } from './order.ts';
import { entryArtRoute, paintEntry } from './thumbnail.ts';
import { shoppingListView } from './view.ts';

interface ShoppingListPorts {
  readonly preflight: Preflight;
  readonly renderer: Renderer;
}

/** What customers want to order, several things in one order (OR-10). */
export function shoppingListModule(services: Services, { preflight, renderer }: ShoppingListPorts): Module {
  const { read } = services.db;
  const mine = (call: Call) => callerAs(call, 'customer').accountId;
  const customerOf = (call: Call) => ({ accountId: mine(call), ip: call.ip, language: call.language });
  return {
    handlers: {
      'ShoppingList.add': (input, call) => addEntry(services, preflight, customerOf(call), input),
      'ShoppingList.list': ({ machine_id }, call) => shoppingListView(services, mine(call), machine_id),
      'ShoppingList.copy': (input, call) => copyEntry(services, customerOf(call), input),
      'ShoppingList.change': (input, call) => changeEntry(services, preflight, customerOf(call), input),
      'ShoppingList.remove': ({ entry_id }, call) => removeEntry(services, mine(call), entry_id),
      'ShoppingList.restore': ({ entry_id }, call) => restoreEntry(services, mine(call), entry_id),
      'ShoppingList.order': async (input, call) =>
        orderViewOf(read, await orderEntries(services, preflight, customerOf(call), input)),
    },
    routes: (app, open) => entryArtRoute(app, open, services),
    jobs: {
      async [ENTRY_ART_JOB](payload, run) {
        await paintEntry(services, renderer, brand<ShoppingEntryId>(String(payload)), run);
        return undefined;
      },
    },
  };
}

/**
 * A guest who logs in keeps the list. If the account has used an entry's client key already, the entry's id becomes its
 * key.
 */
export const adoptShoppingList: AdoptGuest = async (tx, guest, account) => {
  await tx
    .updateTable('shopping_list')
    .set({ client_key: sql<string>`id` })
    .where('account_id', '=', guest)
    .where('client_key', 'in', (query) =>
      query.selectFrom('shopping_list as own').select('own.client_key').where('own.account_id', '=', account),
    )
    .execute();
  await tx.updateTable('shopping_list').set({ account_id: account }).where('account_id', '=', guest).execute();
};
