import { type ActionInput, CallError, type OperatorWithdrawal } from '@cpc/contract';
import { money, type PersonId } from '@cpc/domain';
import type { Tx } from '../../../base/db/database.ts';
import type { With } from '../../../base/services.ts';
import { allowed, deciding, refuseOwn } from '../../../records/deciding/deciding.ts';
import { approvableFrom } from '../../../records/withdrawals/changed-account.ts';
import {
  lockedWithdrawal,
  moveWithdrawal,
  withdrawalById,
  type WithdrawalRow,
} from '../../../records/withdrawals/store.ts';
import { type PastSums, pastSums, shopSumsIn } from '../../../records/withdrawals/sums.ts';
import { lockShopRow } from '../../partners/people/lock.ts';
import { firstOf, operatorWithdrawalView } from './list.ts';
import { required } from './required.ts';

type Ports = With<'db' | 'clock' | 'random' | 'config'>;
type Input = ActionInput<'Operator.decideWithdrawal'>;

/**
 * Approves or refuses a withdrawal (OP-06). A repeated call of the same operator changes nothing.
 * @throws CallError notFound, ownMoney, sameOperator, tiedOperators, bankAccountNew, balanceTooSmall, fieldEmpty, or conflict
 * if it is decided
 */
export async function decideWithdrawal(services: Ports, by: PersonId, input: Input): Promise<OperatorWithdrawal> {
  const { db } = services;
  const { partner_id } = await withdrawalById(db.read, input.withdrawal_id);
  const past = await pastSums(services, partner_id);
  await db.transact(async (tx) => {
    // In the order of asking: the shop, then the withdrawal.
    await lockShopRow(tx, partner_id);
    const row = await lockedWithdrawal(tx, input.withdrawal_id);
    if (input.approve) await approve(tx, { ...services, past }, by, row, input);
    else await refuse(tx, services, by, row, input);
  });
  return operatorWithdrawalView(db.aside, services, by, input.withdrawal_id);
}

async function approve(
  tx: Tx,
  services: Ports & { readonly past: PastSums },
  by: PersonId,
  row: WithdrawalRow,
  { reason = '' }: Input,
) {
  const { partner_id: shop, amount, currency, asked_by: askedBy } = row;
  const { verdict } = await deciding(tx, services, by, [shop]);
  const asked = { shop, amount: money(amount, currency), askedBy, first: firstOf(row) };
  const decided = allowed(verdict('decideWithdrawal', asked));
  if (row.state === 'approved' && row.approved_by === by) return;
  await refuseNewAccount(tx, services, row);
  await refuseUncovered(tx, row, services.past);
  const event = decided === 'first' ? 'checked' : 'approved';
  await moveWithdrawal(tx, services, row, { event, by, reason: reason.trim(), facts: { approved_by: by } });
}

async function refuse(tx: Tx, services: Ports, by: PersonId, row: WithdrawalRow, { reason = '' }: Input) {
  await refuseOwn(tx, services, 'decideWithdrawal', by, [row]);
  if (row.state === 'refused') return;
  await moveWithdrawal(tx, services, row, { event: 'refused', by, reason: required(reason) });
}

/** Whoever stole a login changes the account first (PA-04.5). */
async function refuseNewAccount(tx: Tx, { clock }: Ports, row: WithdrawalRow): Promise<void> {
  const from = (await approvableFrom(tx, [row])).get(row.bank_account_id) ?? 0;
  if (clock.now() < from) throw new CallError('bankAccountNew');
}

/** Refunds since it was asked for may have used up the money that is not approved for another withdrawal. */
async function refuseUncovered(
  tx: Tx,
  { id, partner_id, currency, amount }: WithdrawalRow,
  past: PastSums,
): Promise<void> {
  const { due } = await shopSumsIn(tx, partner_id, currency, past);
  const others = await tx
    .selectFrom('withdrawals')
    .select('amount')
    .where('partner_id', '=', partner_id)
    .where('currency', '=', currency)
    .where('state', 'in', ['approved', 'exported'])
    .where('id', '!=', id)
    .execute();
  if (amount > others.reduce((left, other) => left - other.amount, due)) throw new CallError('balanceTooSmall');
}
