import { CallError } from '@cpc/contract';
import {
  amountBy,
  type Decision,
  isExcluded,
  judge,
  type Money,
  type PartnerId,
  type PersonId,
  type Refusal,
  REFUSALS,
  type Verdict,
} from '@cpc/domain';
import type { Reader } from '../../base/db/database.ts';
import type { With } from '../../base/services.ts';
import { givenTo, membersOf, operatorInvitations } from './facts.ts';

/** Money that a shop asks for. */
interface Asked {
  readonly shop: PartnerId;
  readonly amount: Money;
  /** Undefined if nobody asked. */
  readonly askedBy: PersonId | undefined;
  /** Who approved it first, if it waits for the second. */
  readonly first: PersonId | null;
}

/** What an operator may decide about the money of some shops. */
export interface Deciding {
  readonly verdict: (decision: 'decideWithdrawal' | 'decideClaim' | 'decidePayment', asked: Asked) => Verdict;
  /** Two operators must approve it, with what the shop was given in the last days (OP-06). */
  readonly isAboveLimit: (asked: Pick<Asked, 'shop' | 'amount'>) => boolean;
}

/** Reads, once for all of them, what decisions about the money of shops depend on. Lock the shop before you decide. */
export async function deciding(
  reader: Reader,
  { clock, config }: With<'clock' | 'config'>,
  by: PersonId,
  shops: readonly PartnerId[],
): Promise<Deciding> {
  const now = clock.now();
  const [members, invitations, given] =
    shops.length === 0
      ? [[], [], []]
      : [await membersOf(reader, shops, now), await operatorInvitations(reader), await givenTo(reader, shops, now)];
  const isAboveLimit: Deciding['isAboveLimit'] = ({ shop, amount: { amount, currency } }) => {
    const rule = config.payouts.fourEyesAbove;
    const before = given.filter((one) => one.partner_id === shop && one.currency === currency);
    const sum = before.reduce((total, one) => total + one.amount, 0) + amount;
    return rule !== undefined && sum > amountBy(rule, currency).amount;
  };
  const verdict: Deciding['verdict'] = (decision, { first, ...asked }) =>
    judge(decision, {
      by,
      now,
      invitations,
      askedBy: asked.askedBy,
      first: first ?? undefined,
      members: members.filter(({ partner_id }) => partner_id === asked.shop),
      isAboveLimit: isAboveLimit(asked),
    });
  return { verdict, isAboveLimit };
}

/** @throws CallError ownMoney, sameOperator or tiedOperators */
export function allowed(verdict: Verdict): Exclude<Verdict, Refusal> {
  const refusal = refusalOf(verdict);
  if (refusal) throw new CallError(refusal);
  return verdict === 'first' ? 'first' : 'done';
}

/** Why somebody may not decide; null if they may. */
export const refusalOf = (verdict: Verdict): Refusal | null => REFUSALS.find((refusal) => refusal === verdict) ?? null;

interface About {
  readonly partner_id: PartnerId;
  readonly asked_by?: PersonId;
}

/** Refuses who speaks for the money of a shop that a decision is about, or asked for it. @throws CallError ownMoney */
export async function refuseOwn(
  reader: Reader,
  { clock }: With<'clock'>,
  decision: Decision,
  by: PersonId,
  about: readonly About[],
): Promise<void> {
  if (about.length === 0) return;
  const members = await membersOf(reader, [...new Set(about.map(({ partner_id }) => partner_id))], clock.now());
  if (about.some(({ asked_by: askedBy }) => isExcluded(decision, by, { askedBy, members })))
    throw new CallError('ownMoney');
}
