import { type ActionInput, CallError } from '@cpc/contract';
import { money, type Money, type TillKind, tillPosting } from '@cpc/domain';
import type { With } from '../../base/services.ts';
import { transition } from '../../base/transition.ts';
import type { Tx } from '../../base/db/database.ts';
import { keyWithin } from '../../records/ledger/once.ts';
import { post } from '../../records/ledger/post.ts';
import { actorOf, type ShopPerson } from '../../records/partners/actor.ts';
import { takePlace, type TillRow, writeTillEntry } from '../../records/till/journal.ts';
import { lockShopRow } from '../partners/people/lock.ts';
import { required } from '../payouts/withdrawals/required.ts';
import { currenciesOf, lastCount, mustBeIn } from './state.ts';

type Ports = With<'db' | 'clock' | 'random' | 'config'>;

/** What is done to a till, apart from taking cash. */
interface Act {
  readonly kind: Exclude<TillKind, 'taken' | 'givenBack'>;
  readonly clientKey: string;
  /** What was counted, or is taken out. */
  readonly typed: Money;
  readonly reason: string;
}

/** What an act changes in the till. */
interface Change {
  readonly amount: number;
  readonly from: 'own' | 'missing';
}

interface Present {
  readonly last: TillRow | undefined;
  /** What must be in the till, in minor units. */
  readonly expected: number;
}

type Rule = (act: Act, present: Present) => Change;

/**
 * Opens the till with the cash that was counted in it. More than was left there is float that was put in. Less is missing, and
 * needs a reason, unless it is the first count: the books of the till begin with it.
 * @throws CallError tillOpen, or fieldEmpty without a reason
 */
export const openTill = (services: Ports, by: ShopPerson, input: ActionInput<'Partner.openTill'>): Promise<void> =>
  doAct(services, by, countOf('opened', input), ({ typed, reason }, { last, expected }) => {
    if (last?.kind === 'opened') throw new CallError('tillOpen');
    const amount = typed.amount - expected;
    if (!last || amount >= 0) return { amount, from: 'own' };
    required(reason);
    return { amount, from: 'missing' };
  });

/**
 * Closes the till with the cash that was counted in it. A difference needs a reason.
 * @throws CallError tillClosed, or fieldEmpty without a reason
 */
export const closeTill = (services: Ports, by: ShopPerson, input: ActionInput<'Partner.closeTill'>): Promise<void> =>
  doAct(services, by, countOf('closed', input), ({ typed, reason }, { last, expected }) => {
    if (last?.kind !== 'opened') throw new CallError('tillClosed');
    const amount = typed.amount - expected;
    if (amount !== 0) required(reason);
    return { amount, from: 'missing' };
  });

/**
 * Cash of the till is taken to the shop's bank. What the shop owes the platform stays the same: the cash is the shop's.
 * @throws CallError tillTooLittle if so much is not there, tillClosed before the first count, or fieldEmpty without a reference
 */
export function bankCash(services: Ports, by: ShopPerson, input: ActionInput<'Partner.bankCash'>): Promise<void> {
  const { amount: typed, reference, client_key: clientKey } = input;
  const act: Act = { kind: 'banked', clientKey, typed: moneyOf(typed), reason: required(reference, 'reference') };
  return doAct(services, by, act, (_act, { last, expected }) => {
    if (!last) throw new CallError('tillClosed');
    if (typed.amount > expected) throw new CallError('tillTooLittle');
    return { amount: 0 - typed.amount, from: 'own' };
  });
}

const moneyOf = ({ amount, currency }: Money): Money => money(amount, currency);

const countOf = (kind: Act['kind'], { client_key, counted, reason = '' }: ActionInput<'Partner.closeTill'>): Act => {
  return { kind, clientKey: client_key, typed: moneyOf(counted), reason: reason.trim() };
};

/** Writes an act into the journal, and what it changes into the ledger; once for each key of a client. */
async function doAct(services: Ports, by: ShopPerson, act: Act, rule: Rule): Promise<void> {
  const key = `${act.kind}.${keyWithin(by.partnerId, act.clientKey)}`;
  await services.db.transact(async (tx) => {
    await lockShopRow(tx, by.partnerId);
    if (!(await isDone(tx, key, act))) await write(tx, services, { by, act, key }, rule);
  });
}

interface Keyed {
  readonly by: ShopPerson;
  readonly act: Act;
  readonly key: string;
}

async function write(tx: Tx, services: Ports, { by, act, key }: Keyed, rule: Rule): Promise<void> {
  const { partnerId, personId } = by;
  const { currency } = act.typed;
  const place = await takePlace(tx, partnerId);
  const last = await lastCount(tx, partnerId, currency);
  if (!last && !(await currenciesOf(tx, partnerId)).includes(currency))
    throw new CallError('fieldIncorrect', { field: 'amount' });
  const expected = await mustBeIn(tx, partnerId, currency, last);
  const { amount, from } = rule(act, { last, expected });
  if (amount !== 0) {
    const change = transition(tx, services, { actor: actorOf(by), reason: act.reason || act.kind });
    await post(change, tillPosting(key, partnerId, from, money(amount, currency)), {});
  }
  await writeTillEntry(tx, place, {
    partner_id: partnerId,
    key,
    kind: act.kind,
    at: services.clock.now(),
    person_id: personId,
    currency,
    amount,
    counted: act.kind === 'banked' ? null : act.typed.amount,
    reason: act.reason,
  });
}

/**
 * Says whether the same act was written before. Its reason is not compared: a till that agrees since then asks for none.
 * @throws CallError keyReused if the key wrote something else
 */
async function isDone(tx: Tx, key: string, { kind, typed }: Act): Promise<boolean> {
  const row = await tx.selectFrom('till_entries').selectAll().where('key', '=', key).executeTakeFirst();
  if (!row) return false;
  const written = kind === 'banked' ? 0 - row.amount : row.counted;
  if (row.kind !== kind || written !== typed.amount || row.currency !== typed.currency)
    throw new CallError('keyReused');
  return true;
}
