import { type ActionInput, CallError } from '@cpc/contract';
import { type AccountId, nextState, PROBLEM_TABLE } from '@cpc/domain';
import type { With } from '../../base/services.ts';
import { lockOrder } from '../../records/orders/store.ts';
import { photosOf } from '../../records/problems/photos.ts';
import { findProblem, lastMessage, moveProblem, type ProblemRow } from '../../records/problems/store.ts';
import { required } from './report.ts';

/** The customer may write once more after words of the shop. */
export const mayReopen = ({ state, reopened_at }: Pick<ProblemRow, 'state' | 'reopened_at'>): boolean =>
  reopened_at === null && nextState(PROBLEM_TABLE, state, 'reopened') !== undefined;

/**
 * The customer writes once more, and the shop decides again (OR-13). A second call with the same words changes nothing.
 * @throws CallError notFound, fieldEmpty, or cannotReopen
 */
export async function reopenProblem(
  { db, clock }: With<'db' | 'clock'>,
  account: AccountId,
  { problem_id, words, photos }: ActionInput<'Problem.reopen'>,
): Promise<void> {
  const said = required(words);
  await db.transact(async (tx) => {
    const found = await findProblem(tx, problem_id);
    const order = found && (await lockOrder(tx, found.order_id, account));
    const problem = order && (await findProblem(tx, problem_id));
    if (!problem) throw new CallError('notFound');
    const last = await lastMessage(tx, problem.id);
    if (last.event === 'reopened' && last.words === said) return;
    if (!mayReopen(problem)) throw new CallError('cannotReopen');
    const written = { personId: null, words: said, photos: await photosOf(tx, account, photos) };
    await moveProblem(tx, clock, problem, 'reopened', written);
  });
}
