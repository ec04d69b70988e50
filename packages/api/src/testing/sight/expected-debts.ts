import type { Expected, Eye } from './eye.ts';
import type { Facts } from './facts.ts';
import { reached } from './reached.ts';

/** The debt of a shop that passes its limit stops cash at its stations; a bill that is due and not paid is overdue (PA-14). */
export function debtsExpected(facts: Facts, eye: Eye): Expected[] {
  const { partnerId } = eye;
  const own = facts.ledger_lines.filter(({ account }) =>
    [`partner:${partnerId}`, `cash:${partnerId}`].includes(account),
  );
  const stations = reached(facts, eye)
    .map(({ id }) => id)
    .toSorted();
  const owed = own.reduce((sum, { amount }) => sum + amount, 0);
  const limit = facts.debt_limits.find(({ partner_id }) => partner_id === partnerId);
  const taken = own.filter(({ account, amount }) => account.startsWith('cash:') && amount > 0).map(({ at }) => at);
  const bills = facts.bills
    .filter(({ partner_id, kind, amount }) => partner_id === partnerId && kind === 'monthly' && amount < 0)
    .map(({ month, content }) => ({ month: month ?? '', ...JSON.parse(content) }))
    .filter(({ due }) => due.at <= facts.now)
    .toSorted((a, b) => (a.month < b.month ? 1 : -1));
  const [bill] = bills;
  const since = bill === undefined ? 0 : entriesGrowing(own, bill.until);
  const stopped = limit !== undefined && owed > limit.amount;
  return [
    ...(stopped ? stations : []).map((machine_id) => {
      return { kind: 'cashStopped' as const, machine_id, count: 1, since: Math.max(limit?.at ?? 0, ...taken) };
    }),
    ...(bill !== undefined && owed - since > 0 ? stations.slice(0, 1) : []).map((machine_id) => {
      return { kind: 'billOverdue' as const, machine_id, count: 1, since: bill.due.at };
    }),
  ];
}

/** What entries from a moment on added to a debt. */
function entriesGrowing(lines: Facts['ledger_lines'], from: number): number {
  const sums = new Map<string, number>();
  for (const { entry, amount, at } of lines) if (at >= from) sums.set(entry, (sums.get(entry) ?? 0) + amount);
  return [...sums.values()].reduce((sum, change) => sum + Math.max(0, change), 0);
}
