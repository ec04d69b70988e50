import {
  type AccountId,
  DRAWING_TABLE,
  type DrawingEvent,
  type DrawingFailure,
  type DrawingId,
  type DrawingState,
  nextState,
  type RefusalKind,
} from '@cpc/domain';
import { type Selectable, type Updateable, sql } from 'kysely';
import type { Reader, Tx } from '../../base/db/database.ts';
import type { DrawingsTables } from '../../base/db/tables/drawings.ts';
import { leaveFiles } from '../storage/leftovers.ts';

export type DrawingRow = Selectable<DrawingsTables['drawings']>;
export type ResultRow = Selectable<DrawingsTables['drawing_results']>;
type Changes = Updateable<DrawingsTables['drawings']>;

/** The states that an event may happen in. */
const before = (event: DrawingEvent): readonly DrawingState[] =>
  DRAWING_TABLE.transitions.filter(({ on }) => on === event).map(({ from }) => from);

const after = (event: DrawingEvent): DrawingState => {
  const [from] = before(event);
  const to = from && nextState(DRAWING_TABLE, from, event);
  if (!to) throw new Error(`drawings: ${event} leads nowhere`);
  return to;
};

/**
 * Moves a drawing on by the table of its states.
 * @param fence the number of the beginning that this writer belongs to; without it, any
 * @returns the row; undefined if the drawing is in another state, or another server has begun it anew
 */
export async function moveDrawing(
  tx: Tx,
  id: DrawingId,
  event: DrawingEvent,
  changes: Changes = {},
  fence?: number,
): Promise<DrawingRow | undefined> {
  return tx
    .updateTable('drawings')
    .set({ ...changes, state: after(event) })
    .where('id', '=', id)
    .where('state', 'in', before(event))
    .$if(fence !== undefined, (update) => update.where('begun', '=', fence ?? 0))
    .returningAll()
    .executeTakeFirst();
}

/**
 * A drawing that failed counts for no quota. The name of its work stays, so that its job stops it at the provider, unless
 * the changes say that nothing runs there.
 */
export const failDrawing = (
  tx: Tx,
  id: DrawingId,
  failure: DrawingFailure,
  { fence, ...more }: Changes & { readonly fence?: number } = {},
) => moveDrawing(tx, id, 'failed', { ...more, failure, counted: 0 }, fence);

/** A refused prompt counts for no quota; refused results do, because they were drawn. */
export const refuseDrawing = (
  tx: Tx,
  id: DrawingId,
  { kind, drawn }: { readonly kind: RefusalKind; readonly drawn: boolean },
  fence: number,
) => moveDrawing(tx, id, 'refused', { refused_for: kind, task: null, ...(drawn ? {} : { counted: 0 }) }, fence);

/** A drawing that was cancelled while it waited counts for no quota; what a provider has begun does. */
export async function cancelDrawing(tx: Tx, id: DrawingId): Promise<DrawingRow | undefined> {
  const row = await moveDrawing(tx, id, 'cancelled');
  if (row?.begun === 0) await tx.updateTable('drawings').set({ counted: 0 }).where('id', '=', id).execute();
  return row;
}

/** An account's drawing that is not deleted. */
export const findDrawing = (reader: Reader, account: AccountId, id: DrawingId): Promise<DrawingRow | undefined> =>
  reader
    .selectFrom('drawings')
    .selectAll()
    .where('id', '=', id)
    .where('account_id', '=', account)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();

export async function resultsOf(reader: Reader, ids: readonly DrawingId[]): Promise<readonly ResultRow[]> {
  if (ids.length === 0) return [];
  return reader.selectFrom('drawing_results').selectAll().where('drawing_id', 'in', ids).orderBy('number').execute();
}

/** Deletes the results of drawings, except that kept ones live on as pictures of their account. */
export async function removeResults(tx: Tx, ids: readonly DrawingId[], now: number): Promise<void> {
  if (ids.length === 0) return;
  const gone = await tx
    .deleteFrom('drawing_results')
    .where('drawing_id', 'in', ids)
    .returning(['asset', 'proxy_asset'])
    .execute();
  await leaveFiles(
    tx,
    now,
    gone.flatMap(({ asset, proxy_asset }) => [asset, proxy_asset]),
  );
}

/** A drawing without anything that its customer wrote or gave; it is deleted when the quotas do not count it any more. */
export const NOTHING_LEFT = { prompt: '', unknown: '[]', near: '[]', picture: null, client_key: null } as const;

/**
 * Deletes all drawings of an account that is erased. One whose work still has a name at the provider stays for a day
 * without its words, cancelled: its job tells the provider that nobody wants it any more.
 */
export async function eraseDrawings(tx: Tx, account: AccountId, now: number): Promise<void> {
  const named = await tx
    .selectFrom('drawings')
    .select('id')
    .where('account_id', '=', account)
    .where('task', 'is not', null)
    .execute();
  const ids = named.map(({ id }) => id);
  for (const id of ids) await cancelDrawing(tx, id);
  await removeResults(tx, ids, now);
  if (ids.length > 0)
    await tx
      .updateTable('drawings')
      .set({ ...NOTHING_LEFT, deleted_at: now })
      .where('id', 'in', ids)
      .execute();
  await removeDrawings(tx, account, now, ids);
}

/** Deletes all drawings of an account, for instance of a guest who is gone. @param but those that stay */
export async function removeDrawings(
  tx: Tx,
  account: AccountId,
  now: number,
  but: readonly DrawingId[] = [],
): Promise<void> {
  const all = await tx.selectFrom('drawings').select('id').where('account_id', '=', account).execute();
  const rows = all.filter(({ id }) => !but.includes(id));
  for (let at = 0; at < rows.length; at += MAX_TOGETHER) {
    const ids = rows.slice(at, at + MAX_TOGETHER).map(({ id }) => id);
    await removeResults(tx, ids, now);
    await tx.deleteFrom('drawings').where('id', 'in', ids).execute();
  }
}

/** Drawings that are deleted in one statement. */
const MAX_TOGETHER = 100;

/**
 * How many drawings are before each queued one. Accounts take turns: the first drawing of everybody is before the second
 * one of anybody.
 */
export async function placesOf(reader: Reader): Promise<ReadonlyMap<DrawingId, number>> {
  const { rows } = await sql<{ readonly id: DrawingId; readonly state: string }>`select id, state from (
      select id, state, created_at, row_number() over (partition by account_id, state order by created_at, id) as turn
      from drawings where state in ('queued', 'running')) as waiting
    order by case when state = 'running' then 0 else 1 end, turn, created_at, id`.execute(reader);
  return new Map(rows.map(({ id }, place) => [id, place]));
}
