import { type ActionInput, CallError, type Withdrawal } from '@cpc/contract';
import { amountBy, brand, type Money, type WithdrawalId } from '@cpc/domain';
import type { Tx } from '../../../base/db/database.ts';
import type { With } from '../../../base/services.ts';
import type { ShopPerson } from '../../../records/partners/actor.ts';
import { refuseUnpayable } from '../../../records/payments/payable.ts';
import { recordStep, type WithdrawalRow } from '../../../records/withdrawals/store.ts';
import { type PastSums, pastSums, shopSumsIn } from '../../../records/withdrawals/sums.ts';
import { lockShopRow, refuseSuspended } from '../../partners/people/lock.ts';
import { presentAccount } from '../bank/store.ts';
import { withdrawalView } from './list.ts';

type Input = ActionInput<'Partner.askWithdrawal'>;
type Ports = With<'db' | 'clock' | 'random' | 'config'>;
type Past = { readonly past: PastSums };

/**
 * Asks for money that is due to a shop and reserves it (PA-04). The shop is locked, so that two people at once cannot
 * ask for more than is due. A repeated call returns the same withdrawal.
 * @throws CallError shopSuspended, withdrawalTooSmall, balanceTooSmall, amountDivided, bankDataMissing, or keyReused for a key with
 * which something else was asked
 */
export async function askWithdrawal(services: Ports, by: ShopPerson, input: Input): Promise<Withdrawal> {
  const { db, config } = services;
  const { amount, client_key } = input;
  refuseUnpayable(amount);
  const past = await pastSums(services, by.partnerId);
  const { id } = await db.transact(async (tx) => {
    refuseSuspended(await lockShopRow(tx, by.partnerId));
    const before = await askedBefore(tx, by, client_key);
    if (before && !isSame(before, amount)) throw new CallError('keyReused');
    return before ?? (await insertWithdrawal(tx, services, { ...by, past }, input));
  });
  return withdrawalView(db.read, config, by, id);
}

const askedBefore = (tx: Tx, { partnerId }: ShopPerson, clientKey: string) =>
  tx
    .selectFrom('withdrawals')
    .selectAll()
    .where('partner_id', '=', partnerId)
    .where('client_key', '=', clientKey)
    .executeTakeFirst();

const isSame = (row: WithdrawalRow, { amount, currency }: Money) => row.amount === amount && row.currency === currency;

async function insertWithdrawal(tx: Tx, services: Ports, by: ShopPerson & Past, { amount: money, client_key }: Input) {
  const { clock, random, config } = services;
  await refuseAmount(tx, config, by, money);
  const account = await presentAccount(tx, by.partnerId);
  if (!account) throw new CallError('bankDataMissing');
  const { amount, currency } = money;
  const row: WithdrawalRow = {
    id: brand<WithdrawalId>(random.id()),
    number: `W${random.readable(8)}`,
    partner_id: by.partnerId,
    bank_account_id: account.id,
    client_key,
    amount,
    currency,
    state: 'asked',
    asked_at: clock.now(),
    asked_by: by.personId,
    approved_by: null,
    payout_id: null,
    reference: null,
  };
  await tx.insertInto('withdrawals').values(row).execute();
  await recordStep(tx, services, row, { event: 'asked', by: by.personId, reason: '', from: null });
  return row;
}

async function refuseAmount(
  tx: Tx,
  { payouts }: Ports['config'],
  { partnerId, past }: ShopPerson & Past,
  { amount, currency }: Money,
): Promise<void> {
  const { due, reserved } = await shopSumsIn(tx, partnerId, currency, past);
  if (amount > due - reserved) throw new CallError('balanceTooSmall', { field: 'amount' });
  if (amount < amountBy(payouts.least, currency).amount) throw new CallError('withdrawalTooSmall', { field: 'amount' });
}
