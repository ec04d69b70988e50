import { type ActionInput, type ActionOutput, CallError } from '@cpc/contract';
import { type AccountId, type ShoppingEntryId, type WorkId, brand } from '@cpc/domain';
import type { Insertable } from 'kysely';
import type { Reader, Tx } from '../../base/db/database.ts';
import { JOBS_TOPIC, enqueue } from '../../base/jobs/jobs.ts';
import { keepDocument, storedDocument, type StoredDocument } from '../../records/documents/store.ts';
import { addressOf } from '../../base/http/address.ts';
import { checkItems, freezeItems } from '../orders/freeze-items.ts';
import type { Customer } from '../orders/place.ts';
import type { Preflight } from '../../base/preflight/preflight.ts';
import { DAY_MS } from '../../base/ports/clock.ts';
import { ownerOf, takeRoom } from '../../records/quotas/bytes.ts';
import type { Services, With } from '../../base/services.ts';
import { leaveFiles } from '../../records/storage/leftovers.ts';
import { ENTRY_ART_JOB } from './job-kinds.ts';
import { countOf, ownEntry } from './store.ts';
import type { ShoppingListTables } from '../../base/db/tables/shopping-list.ts';

type Counted = ActionOutput<'ShoppingList.add'>;
type Wanted = Omit<ActionInput<'ShoppingList.add'>, 'client_key'>;
type NewEntry = Insertable<ShoppingListTables['shopping_list']>;
type Row = Omit<NewEntry, 'id' | 'account_id' | 'client_key' | 'added_at' | 'removed_at' | 'version'>;
type Content = Omit<Row, 'document_hash'> & { readonly document: StoredDocument };

/** The limit is what can be ordered at once; a longer list would not be read. */
const MAX_ENTRIES = 50;
/** A removed entry can be restored for this long. */
export const REMOVED_ENTRY_MS = DAY_MS;

/**
 * Adds a design on a thing to the list, frozen: later changes of the design do not change the entry. The same client
 * key gives the same entry.
 * @throws CallError why an order of it would be refused, except for the station's state and stock; tooManyRequests
 */
export async function addEntry(
  services: Services,
  preflight: Preflight,
  customer: Customer,
  { client_key, ...wanted }: ActionInput<'ShoppingList.add'>,
): Promise<Counted> {
  const content = await contentOf(services, preflight, customer, wanted);
  return insertEntry(services, customer, client_key, content);
}

/** @throws CallError notFound, tooManyRequests */
export async function copyEntry(
  services: With<'db' | 'clock' | 'random' | 'events' | 'config'>,
  customer: Customer,
  { entry_id, client_key }: ActionInput<'ShoppingList.copy'>,
): Promise<Counted> {
  const { accountId } = customer;
  const { id: _, account_id: __, client_key: ___, ...rest } = await ownEntry(services.db.read, accountId, entry_id);
  const { added_at: ____, removed_at: _____, version: ______, document_hash, design, ...content } = rest;
  const document = storedDocument(document_hash, design);
  return insertEntry(services, customer, client_key, { ...content, document });
}

/** @throws CallError notFound, and what {@link addEntry} throws */
export async function changeEntry(
  services: Services,
  preflight: Preflight,
  customer: Customer,
  { entry_id, ...wanted }: ActionInput<'ShoppingList.change'>,
): Promise<Counted> {
  const { accountId } = customer;
  const before = await ownEntry(services.db.read, accountId, entry_id);
  const { document, ...content } = await contentOf(services, preflight, customer, wanted);
  return afterwards(
    services,
    accountId,
    entry_id,
    async (tx) => {
      const bytes = await keepDocument(tx, services.db, document);
      const changed = await tx
        .updateTable('shopping_list')
        .set((entry) => ({ ...content, document_hash: document.hash, version: entry('version', '+', 1) }))
        .where('id', '=', entry_id)
        .where('account_id', '=', accountId)
        .where('removed_at', 'is', null)
        .returning('id')
        .executeTakeFirst();
      if (!changed) throw new CallError('notFound');
      await leaveFiles(tx, services.clock.now(), [before.thumbnail]);
      await takeRoom(tx, services, customer, { bytes, isWritten: true });
      await enqueue(tx, services, { kind: ENTRY_ART_JOB, payload: entry_id, lane: 'previews', ...ownerOf(customer) });
    },
    addressOf(customer.ip),
  );
}

/** Removes an entry. A second call changes nothing. @throws CallError notFound */
export function removeEntry(
  services: With<'db' | 'clock' | 'events'>,
  accountId: AccountId,
  entryId: ShoppingEntryId,
): Promise<Counted> {
  return setRemoved(services, accountId, entryId, services.clock.now());
}

/** @throws CallError notFound, also for an entry that was removed too long ago */
export function restoreEntry(
  services: With<'db' | 'events'>,
  accountId: AccountId,
  entryId: ShoppingEntryId,
): Promise<Counted> {
  return setRemoved(services, accountId, entryId, null);
}

function setRemoved(
  services: With<'db' | 'events'>,
  accountId: AccountId,
  entryId: ShoppingEntryId,
  removed_at: number | null,
): Promise<Counted> {
  return afterwards(services, accountId, entryId, async (tx) => {
    const changed = await tx
      .updateTable('shopping_list')
      .set((entry) => ({ removed_at, version: entry('version', '+', 1) }))
      .where('id', '=', entryId)
      .where('account_id', '=', accountId)
      .returning('id')
      .executeTakeFirst();
    if (!changed) throw new CallError('notFound');
  });
}

async function contentOf(
  services: With<'db' | 'clock' | 'blobs' | 'config'>,
  preflight: Preflight,
  customer: Customer,
  { machine_id, work_id, ...choice }: Wanted,
): Promise<Content> {
  const { read } = services.db;
  const checked = await checkItems(read, customer.accountId, [choice]);
  const [item] = await freezeItems(services, preflight, customer, machine_id, checked);
  if (!item) throw new Error('shopping list: expected exactly one item');
  return {
    goods_id: choice.goods_id,
    shell_id: choice.shell_id,
    colour_id: choice.colour_id,
    surface_name: choice.surface_name ?? null,
    work_id: await ownWork(read, customer.accountId, work_id),
    document: item.stored,
    goods: JSON.stringify(item.goods),
    drawings: item.drawings.count,
    thumbnail: null,
  };
}

/** The entry refers to a work only if the work is the customer's own. */
async function ownWork(reader: Reader, accountId: AccountId, workId: WorkId | undefined): Promise<WorkId | null> {
  if (workId === undefined) return null;
  const own = await reader
    .selectFrom('works')
    .select('id')
    .where('id', '=', workId)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return own ? workId : null;
}

async function insertEntry(
  services: With<'db' | 'clock' | 'random' | 'events' | 'config'>,
  customer: Customer,
  client_key: string,
  { document, ...content }: Content,
): Promise<Counted> {
  const { clock, random, db } = services;
  const { accountId } = customer;
  const now = clock.now();
  const added = await db.transact(async (tx) => {
    const id = brand<ShoppingEntryId>(random.id());
    const bytes = await keepDocument(tx, db, document);
    const entry = await tx
      .insertInto('shopping_list')
      .values({
        ...content,
        document_hash: document.hash,
        id,
        account_id: accountId,
        client_key,
        added_at: now,
        removed_at: null,
        version: 0,
      })
      .onConflict((conflict) => conflict.columns(['account_id', 'client_key']).doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!entry) return undefined;
    await takeRoom(tx, services, customer, { bytes, isWritten: true });
    if ((await countOf(tx, accountId)) > MAX_ENTRIES) throw new CallError('tooManyRequests');
    if (content.thumbnail === null)
      await enqueue(tx, services, { kind: ENTRY_ART_JOB, payload: id, lane: 'previews', ...ownerOf(customer) });
    return id;
  }, addressOf(customer.ip));
  services.events.publish(JOBS_TOPIC);
  return {
    entry_id: added ?? (await addedBefore(db.read, accountId, client_key)),
    count: await countOf(db.read, accountId),
  };
}

async function addedBefore(reader: Reader, accountId: AccountId, clientKey: string): Promise<ShoppingEntryId> {
  const entry = await reader
    .selectFrom('shopping_list')
    .select('id')
    .where('account_id', '=', accountId)
    .where('client_key', '=', clientKey)
    .executeTakeFirst();
  // The entry was ordered or deleted meanwhile: this call repeats an old one.
  if (!entry) throw new CallError('notFound');
  return entry.id;
}

async function afterwards(
  services: With<'db' | 'events'>,
  accountId: AccountId,
  entry_id: ShoppingEntryId,
  change: (tx: Tx) => Promise<void>,
  turnOf?: string,
): Promise<Counted> {
  await services.db.transact(change, turnOf);
  services.events.publish(JOBS_TOPIC);
  return { entry_id, count: await countOf(services.db.read, accountId) };
}
