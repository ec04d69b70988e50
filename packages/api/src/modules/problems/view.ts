import { CallError, type ProblemsOfOrder, type ProblemView } from '@cpc/contract';
import type { AccountId, OrderId, ProblemId } from '@cpc/domain';
import type { Reader } from '../../base/db/database.ts';
import { ownOrder } from '../../records/orders/find.ts';
import { reportableItems } from '../../records/problems/reportable.ts';
import { findProblem, problemsOf, type ProblemRow, type Talks, talksOf } from '../../records/problems/store.ts';
import { mayReopen } from './reopen.ts';

/** The problems of an order as its owner sees them, and the items that can be reported. @throws CallError notFound */
export async function problemsOfOrder(
  reader: Reader,
  account: AccountId,
  orderId: OrderId,
  now: number,
): Promise<ProblemsOfOrder> {
  const order = await ownOrder(reader, account, orderId);
  const [rows, items] = await Promise.all([problemsOf(reader, orderId), reportableItems(reader, order, now)]);
  const talks = await talksOf(
    reader,
    rows.map(({ id }) => id),
  );
  const taken = new Set(rows.filter(({ state }) => state !== 'reprint').map(({ item_id }) => item_id));
  return { problems: rows.map((row) => problemView(row, talks)), reportable: items.filter((item) => !taken.has(item)) };
}

export async function problemViewOf(reader: Reader, id: ProblemId): Promise<ProblemView> {
  const row = await findProblem(reader, id);
  if (!row) throw new CallError('notFound');
  return problemView(row, await talksOf(reader, [id]));
}

function problemView(row: ProblemRow, talks: Talks): ProblemView {
  return { ...factsOf(row), may_reopen: mayReopen(row), messages: messagesOf(row, talks) };
}

export const factsOf = ({ id, order_id, item_id, kind, state, created_at, changed_at }: ProblemRow) => ({
  problem_id: id,
  order_id,
  item_id,
  kind,
  state,
  created_at,
  changed_at,
});

/** The messages of a problem. A customer does not see which person of the shop wrote. */
export const messagesOf = ({ id }: ProblemRow, { messages, photos }: Talks): ProblemView['messages'] =>
  messages
    .filter(({ problem_id }) => problem_id === id)
    .map(({ seq, at, event, person_id, words }) => ({
      seq,
      at,
      event,
      words,
      by: person_id === null ? 'customer' : 'shop',
      photos: photos.filter((photo) => photo.problem_id === id && photo.seq === seq).map(({ asset }) => asset),
    }));
