import { CallError, type Withdrawal } from '@cpc/contract';
import type { WithdrawalId } from '@cpc/domain';
import type { With } from '../../../base/services.ts';
import type { ShopPerson } from '../../../records/partners/actor.ts';
import { lockedWithdrawal, moveWithdrawal } from '../../../records/withdrawals/store.ts';
import { withdrawalView } from './list.ts';

/**
 * Takes back a withdrawal of the own shop that is not approved yet. @throws CallError notFound, or conflict if it is
 * decided
 */
export async function takeBackWithdrawal(
  services: With<'db' | 'clock' | 'random' | 'config'>,
  by: ShopPerson,
  id: WithdrawalId,
): Promise<Withdrawal> {
  const { db, config } = services;
  await db.transact(async (tx) => {
    const row = await lockedWithdrawal(tx, id);
    if (row.partner_id !== by.partnerId) throw new CallError('notFound');
    if (row.state !== 'takenBack') await moveWithdrawal(tx, services, row, { event: 'takenBack', by: by.personId });
  });
  return withdrawalView(db.read, config, by, id);
}
