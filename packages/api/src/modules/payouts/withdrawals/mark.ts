import { type ActionInput, CallError, type OperatorWithdrawal } from '@cpc/contract';
import { LEDGER, money, type PersonId, withdrawalPosting, withdrawalReturnedPosting } from '@cpc/domain';
import type { Tx } from '../../../base/db/database.ts';
import type { With } from '../../../base/services.ts';
import { transition } from '../../../base/transition.ts';
import { refuseOwn } from '../../../records/deciding/deciding.ts';
import { post } from '../../../records/ledger/post.ts';
import { lockedWithdrawal, moveWithdrawal, type WithdrawalRow } from '../../../records/withdrawals/store.ts';
import { operatorWithdrawalView } from './list.ts';
import { required } from './required.ts';

type Ports = With<'db' | 'clock' | 'random' | 'config'>;

/**
 * Records that the bank has paid a withdrawal, or all of a payout that are open. From now on the money is the shop's:
 * this is when the ledger books it (decision 169).
 * @returns the number of withdrawals that were not recorded as paid before
 * @throws CallError notFound, ownMoney, fieldEmpty, invalidInput unless one of both is named, or conflict for a withdrawal
 * that stands in no payout or has failed
 */
export async function markPaid(
  services: Ports,
  by: PersonId,
  input: ActionInput<'Operator.markPaid'>,
): Promise<{ readonly paid: number }> {
  const reference = required(input.reference, 'reference');
  const paid = await services.db.transact(async (tx) => {
    const rows = await lockedOf(tx, input);
    await refuseOwn(tx, services, 'markPaid', by, rows);
    const open = rows.filter(({ state }) => state !== 'paid');
    for (const row of open) {
      await moveWithdrawal(tx, services, row, { event: 'paid', by, reason: '', facts: { reference } });
      const change = transition(tx, services, { actor: `operator ${by}`, reason: 'paid by the bank' });
      await post(change, withdrawalPosting(row.id, LEDGER.partner(row.partner_id), amountOf(row)), {});
    }
    return open.length;
  });
  return { paid };
}

/** Locks the named withdrawal, or those of a payout that have not failed, in one order for all callers. */
async function lockedOf(
  tx: Tx,
  { payout_id, withdrawal_id }: ActionInput<'Operator.markPaid'>,
): Promise<WithdrawalRow[]> {
  if ((payout_id === undefined) === (withdrawal_id === undefined)) throw new CallError('invalidInput');
  if (withdrawal_id !== undefined) return [await lockedWithdrawal(tx, withdrawal_id)];
  const rows = await tx
    .selectFrom('withdrawals')
    .select('id')
    .where('payout_id', '=', payout_id ?? null)
    .orderBy('id')
    .execute();
  if (rows.length === 0) throw new CallError('notFound');
  const locked: WithdrawalRow[] = [];
  for (const { id } of rows) locked.push(await lockedWithdrawal(tx, id));
  return locked.filter(({ state }) => state !== 'failed');
}

/**
 * Records that the bank did not pay a withdrawal, or returned it later: then the ledger takes it back.
 * @throws CallError notFound, ownMoney, fieldEmpty, or conflict for a withdrawal that stands in no payout
 */
export async function markFailed(
  services: Ports,
  by: PersonId,
  { withdrawal_id, reason }: ActionInput<'Operator.markFailed'>,
): Promise<OperatorWithdrawal> {
  const because = required(reason);
  await services.db.transact(async (tx) => {
    const row = await lockedWithdrawal(tx, withdrawal_id);
    await refuseOwn(tx, services, 'markFailed', by, [row]);
    if (row.state === 'failed') return;
    await moveWithdrawal(tx, services, row, { event: 'failed', by, reason: because });
    if (row.state !== 'paid') return;
    const change = transition(tx, services, { actor: `operator ${by}`, reason: 'returned by the bank' });
    await post(change, withdrawalReturnedPosting(row.id, LEDGER.partner(row.partner_id), amountOf(row)), {});
  });
  return operatorWithdrawalView(services.db.aside, services, by, withdrawal_id);
}

const amountOf = ({ amount, currency }: WithdrawalRow) => money(amount, currency);
