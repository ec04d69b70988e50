import { type ActionInput, CallError } from '@cpc/contract';
import { type AccountId, brand, PROBLEM_DAYS, type ProblemId } from '@cpc/domain';
import type { With } from '../../base/services.ts';
import { lockOrder } from '../../records/orders/store.ts';
import { photosOf } from '../../records/problems/photos.ts';
import { reportableItems } from '../../records/problems/reportable.ts';
import { insertProblem, problemsOf } from '../../records/problems/store.ts';

/**
 * Stores a problem that a customer reports about an item (OR-13). A second call with the same key changes nothing.
 * @throws CallError notFound, fieldEmpty, notReportable, problemOpen if the item has one already, or conflict if the key
 * was used for another item
 */
export async function reportProblem(
  services: With<'db' | 'clock' | 'random'>,
  account: AccountId,
  { order_id, item_id, client_key, kind, words, photos }: ActionInput<'Problem.report'>,
): Promise<ProblemId> {
  const { db, clock, random } = services;
  const said = required(words);
  return db.transact(async (tx) => {
    const order = await lockOrder(tx, order_id, account);
    if (!order) throw new CallError('notFound');
    const known = await problemsOf(tx, order_id);
    const same = known.find((problem) => problem.client_key === client_key);
    if (same && same.item_id !== item_id) throw new CallError('conflict');
    if (same) return same.id;
    if (!(await reportableItems(tx, order, clock.now())).includes(item_id))
      throw new CallError('notReportable', { days: PROBLEM_DAYS });
    if (known.some((problem) => problem.item_id === item_id && problem.state !== 'reprint'))
      throw new CallError('problemOpen');
    const id = brand<ProblemId>(random.id());
    const written = { personId: null, words: said, photos: await photosOf(tx, account, photos) };
    await insertProblem(tx, clock, { id, order_id, item_id, client_key, kind }, written);
    return id;
  });
}

/** @throws CallError fieldEmpty */
export function required(words: string): string {
  const said = words.trim();
  if (said === '') throw new CallError('fieldEmpty', { field: 'words' });
  return said;
}
