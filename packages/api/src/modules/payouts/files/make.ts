import { type ActionInput, CallError, type Payout, type PayoutFormat } from '@cpc/contract';
import { brand, type Currency, money, type PartnerId, type PayoutId, type PersonId } from '@cpc/domain';
import type { Tx } from '../../../base/db/database.ts';
import { seal } from '../../../base/sealing.ts';
import type { With } from '../../../base/services.ts';
import { refuseOwn } from '../../../records/deciding/deciding.ts';
import { moveWithdrawal, type WithdrawalRow } from '../../../records/withdrawals/store.ts';
import { type PastSums, pastSums } from '../../../records/withdrawals/sums.ts';
import { bankDataOf } from '../bank/store.ts';
import { csvFile } from './csv.ts';
import { lockShopRow } from '../../partners/people/lock.ts';
import { approvedWithdrawals } from './due.ts';
import { payoutByKey } from './list.ts';
import { painFile } from './pain.ts';
import { type FileContent, nameOfFile, type Payment } from './payment.ts';
import { placeOfFile } from './read.ts';

type Ports = With<'db' | 'clock' | 'random' | 'config'>;
type Input = ActionInput<'Operator.makePayout'>;

/** The most payments of a file; the next payout takes the others. */
const MAX_PAYMENTS = 1_000;

/**
 * Collects approved withdrawals into a payout with its file (OP-06). What is not covered any more is left out. A repeated
 * call returns the same payout.
 * @throws CallError nothingToPay, ownMoney, debtorMissing for a SEPA file, or bankDataOff without a key
 */
export async function makePayout(services: Ports, by: PersonId, input: Input): Promise<Payout> {
  const { db } = services;
  const before = await payoutByKey(db.read, input.client_key);
  if (before) return before;
  await collect(services, by, input);
  const made = await payoutByKey(db.read, input.client_key);
  if (!made) throw new CallError('conflict');
  return made;
}

async function collect(services: Ports, by: PersonId, { currency, format, client_key }: Input): Promise<void> {
  const { db, clock, random } = services;
  const id = brand<PayoutId>(random.id());
  const head = { number: `P${random.readable(8)}`, made_at: clock.now() };
  const past = await pastOfShops(services, currency);
  await db.transact(async (tx) => {
    // It is filled below; the withdrawals refer to it. A second call with this key waits here, and finds it then.
    const empty = { count: 0, sum: 0, key_id: '', sealed: '' };
    const inserted = await tx
      .insertInto('payouts')
      .values({ ...head, ...empty, id, client_key, currency: brand<Currency>(currency), format, person_id: by })
      .onConflict((conflict) => conflict.column('client_key').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!inserted) return;
    const payments = await exported(tx, services, { by, id, currency, format, past });
    if (payments.length === 0) throw new CallError('nothingToPay');
    const sum = payments.reduce((total, { amount }) => total + amount.amount, 0);
    const content = { number: head.number, madeAt: head.made_at, sum: money(sum, currency), payments };
    const file = await sealedFile(services, id, format, content);
    await tx
      .updateTable('payouts')
      .set({ ...file, sum, count: payments.length })
      .where('id', '=', id)
      .execute();
  });
}

interface Wanted {
  readonly by: PersonId;
  readonly id: PayoutId;
  readonly currency: string;
  readonly format: PayoutFormat;
  /** Of the shops that it may pay. */
  readonly past: ReadonlyMap<PartnerId, PastSums>;
}

/** The past of the shops with an approved withdrawal. A shop whose first one is approved meanwhile waits for the next payout. */
async function pastOfShops(services: Ports, currency: string): Promise<Map<PartnerId, PastSums>> {
  const shops = await services.db.read
    .selectFrom('withdrawals')
    .select('partner_id')
    .distinct()
    .where('state', '=', 'approved')
    .where('currency', '=', brand<Currency>(currency))
    .execute();
  const past = new Map<PartnerId, PastSums>();
  for (const { partner_id } of shops) past.set(partner_id, await pastSums(services, partner_id));
  return past;
}

/** Moves the approved withdrawals that are covered into the payout. @returns their payments, the oldest first */
async function exported(tx: Tx, services: Ports, { by, id, currency, format, past }: Wanted): Promise<Payment[]> {
  // As whoever approves does: two payouts at once must not take the same money.
  for (const shop of [...past.keys()].toSorted()) await lockShopRow(tx, shop);
  const rows = (await approvedWithdrawals(tx, currency, past))
    .filter((row) => row.format === format && row.isCovered && past.has(row.partner_id))
    .slice(0, MAX_PAYMENTS);
  await refuseOwn(tx, services, 'makePayout', by, rows);
  const payments: Payment[] = [];
  for (const row of rows) {
    await moveWithdrawal(tx, services, row, { event: 'exported', by, facts: { payout_id: id } });
    payments.push(await paymentOf(tx, services, row));
  }
  return payments;
}

async function paymentOf(tx: Tx, { config }: Ports, row: WithdrawalRow): Promise<Payment> {
  const account = await tx
    .selectFrom('bank_accounts')
    .selectAll()
    .where('id', '=', row.bank_account_id)
    .executeTakeFirstOrThrow();
  if (!config.payouts.keys.some(({ id }) => id === account.key_id)) throw new CallError('bankDataOff');
  return { number: row.number, amount: money(row.amount, row.currency), to: bankDataOf(config, account) };
}

async function sealedFile({ random, config }: Ports, id: PayoutId, format: PayoutFormat, content: FileContent) {
  const { ownAccount, keys } = config.payouts;
  if (format === 'sepa' && !ownAccount) throw new CallError('debtorMissing');
  const bytes = format === 'sepa' && ownAccount ? painFile(content, ownAccount) : await csvFile(content);
  const sealed = seal(keys, random.bytes, bytes, placeOfFile(id, nameOfFile(content.number, format)));
  if (!sealed) throw new CallError('bankDataOff');
  return sealed;
}
