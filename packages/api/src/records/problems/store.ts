import { type OrderId, PROBLEM_TABLE, type PersonId, type ProblemEvent, type ProblemId, stateAfter } from '@cpc/domain';
import type { Selectable } from 'kysely';
import type { Reader, Tx } from '../../base/db/database.ts';
import type { ProblemsTables } from '../../base/db/tables/problems.ts';
import type { Clock } from '../../base/ports/clock.ts';
import type { Photo } from './photos.ts';

export type ProblemRow = Selectable<ProblemsTables['problems']>;
export type MessageRow = Selectable<ProblemsTables['problem_messages']>;
export type PhotoRow = Selectable<ProblemsTables['problem_photos']>;

export function findProblem(reader: Reader, id: ProblemId): Promise<ProblemRow | undefined> {
  return reader.selectFrom('problems').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The problems of an order, the oldest first. */
export function problemsOf(reader: Reader, orderId: OrderId): Promise<ProblemRow[]> {
  return reader
    .selectFrom('problems')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** What was written about problems. */
export interface Talks {
  readonly messages: readonly MessageRow[];
  readonly photos: readonly PhotoRow[];
}

/** The messages of problems and their photos, each problem's in the order of writing. */
export async function talksOf(reader: Reader, ids: readonly ProblemId[]): Promise<Talks> {
  if (ids.length === 0) return { messages: [], photos: [] };
  const [messages, photos] = await Promise.all([
    reader.selectFrom('problem_messages').selectAll().where('problem_id', 'in', ids).orderBy('seq').execute(),
    reader
      .selectFrom('problem_photos')
      .selectAll()
      .where('problem_id', 'in', ids)
      .orderBy('seq')
      .orderBy('place')
      .execute(),
  ]);
  return { messages, photos };
}

export async function lastMessage(reader: Reader, id: ProblemId): Promise<MessageRow> {
  return reader
    .selectFrom('problem_messages')
    .selectAll()
    .where('problem_id', '=', id)
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
}

/** What somebody writes. */
export interface Words {
  /** Null: the customer. */
  readonly personId: PersonId | null;
  readonly words: string;
  readonly photos: readonly Photo[];
}

/** Inserts a problem with its first message. The order must be locked. */
export async function insertProblem(
  tx: Tx,
  clock: Clock,
  facts: Pick<ProblemRow, 'id' | 'order_id' | 'item_id' | 'client_key' | 'kind'>,
  written: Words,
): Promise<void> {
  const at = clock.now();
  const state = PROBLEM_TABLE.initial;
  await tx
    .insertInto('problems')
    .values({ ...facts, state, created_at: at, changed_at: at, reopened_at: null })
    .execute();
  const step = { event: 'reported', from_state: state, to_state: state } as const;
  await insertMessage(tx, { problem_id: facts.id, seq: 1, at, ...step }, written);
}

/**
 * Moves a problem to its next state, with the words that go with it. The order must be locked.
 * @throws Error if the state table does not allow the event
 */
export async function moveProblem(
  tx: Tx,
  clock: Clock,
  problem: ProblemRow,
  event: ProblemEvent,
  written: Words,
): Promise<void> {
  const at = clock.now();
  const state = stateAfter(PROBLEM_TABLE, problem.state, event);
  const { seq } = await lastMessage(tx, problem.id);
  await tx
    .updateTable('problems')
    .set({ state, changed_at: at, ...(event === 'reopened' && { reopened_at: at }) })
    .where('id', '=', problem.id)
    .where('state', '=', problem.state)
    .returning('id')
    .executeTakeFirstOrThrow();
  const step = { event, from_state: problem.state, to_state: state };
  await insertMessage(tx, { problem_id: problem.id, seq: seq + 1, at, ...step }, written);
}

async function insertMessage(
  tx: Tx,
  message: Omit<MessageRow, 'person_id' | 'words'>,
  { personId, words, photos }: Words,
): Promise<void> {
  await tx
    .insertInto('problem_messages')
    .values({ ...message, person_id: personId, words })
    .execute();
  const { problem_id, seq } = message;
  for (const [index, photo] of photos.entries())
    await tx
      .insertInto('problem_photos')
      .values({ problem_id, seq, place: index + 1, ...photo })
      .execute();
}
