import { type ActionInput, CallError, type OperatorWithdrawal } from '@cpc/contract';
import { PARTNER_ROLES, type PersonId, ROLE_DUTIES } from '@cpc/domain';
import type { Tx } from '../../../base/db/database.ts';
import type { With } from '../../../base/services.ts';
import {
  lockedWithdrawal,
  moveWithdrawal,
  withdrawalById,
  type WithdrawalRow,
} from '../../../records/withdrawals/store.ts';
import { shopSumsIn } from '../../../records/withdrawals/sums.ts';
import { lockShopRow } from '../../partners/people/lock.ts';
import { needsTwo } from './four-eyes.ts';
import { operatorWithdrawalView } from './list.ts';
import { required } from './required.ts';

type Ports = With<'db' | 'clock' | 'config'>;
type Input = ActionInput<'Operator.decideWithdrawal'>;

/** Roles whose people speak for the shop's money. */
const MONEY_ROLES = PARTNER_ROLES.filter((role) => ROLE_DUTIES[role].includes('money'));

/**
 * Approves or refuses a withdrawal (OP-06). A repeated call of the same operator changes nothing.
 * @throws CallError notFound, ownWithdrawal, sameOperator, balanceTooSmall, fieldEmpty, or conflict if it is decided
 */
export async function decideWithdrawal(services: Ports, by: PersonId, input: Input): Promise<OperatorWithdrawal> {
  const { db, config } = services;
  const { partner_id } = await withdrawalById(db.read, input.withdrawal_id);
  await db.transact(async (tx) => {
    // In the order of asking: the shop, then the withdrawal.
    await lockShopRow(tx, partner_id);
    const row = await lockedWithdrawal(tx, input.withdrawal_id);
    await refuseOwn(tx, by, row);
    if (input.approve) await approve(tx, services, by, row, input);
    else await refuse(tx, services, by, row, input);
  });
  return operatorWithdrawalView(db.read, config, input.withdrawal_id);
}

async function approve(tx: Tx, services: Ports, by: PersonId, row: WithdrawalRow, { reason = '' }: Input) {
  if (row.state === 'approved' && row.approved_by === by) return;
  if (row.state === 'checked' && row.approved_by === by) throw new CallError('sameOperator');
  await refuseUncovered(tx, row);
  const event = row.state === 'asked' && needsTwo(services.config, row) ? 'checked' : 'approved';
  await moveWithdrawal(tx, services, row, { event, by, reason: reason.trim(), facts: { approved_by: by } });
}

async function refuse(tx: Tx, services: Ports, by: PersonId, row: WithdrawalRow, { reason = '' }: Input) {
  if (row.state === 'refused') return;
  await moveWithdrawal(tx, services, row, { event: 'refused', by, reason: required(reason) });
}

/** Who asked, or speaks for the shop's money, does not decide for the platform. */
async function refuseOwn(tx: Tx, by: PersonId, { asked_by, partner_id }: WithdrawalRow): Promise<void> {
  const member = await tx
    .selectFrom('memberships')
    .select('role')
    .where('person_id', '=', by)
    .where('partner_id', '=', partner_id)
    .where('state', '=', 'active')
    .where('role', 'in', MONEY_ROLES)
    .executeTakeFirst();
  if (asked_by === by || member) throw new CallError('ownWithdrawal');
}

/** Refunds since it was asked for may have used up the money that is not approved for another withdrawal. */
async function refuseUncovered(tx: Tx, { id, partner_id, currency, amount }: WithdrawalRow): Promise<void> {
  const { due } = await shopSumsIn(tx, partner_id, currency);
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
