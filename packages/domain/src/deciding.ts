import type { PersonId } from './ids.ts';
import { hasDuty, type PartnerRole, type PersonState } from './person.ts';

const DAY_MS = 86_400_000;
/** For this long after an invitation, who invites or confirms and who is invited count as one person, in ms. */
export const TIED_MS = 30 * DAY_MS;
/** What one shop is given within this time adds up for the limit of one operator, in ms. */
export const ADDED_UP_MS = 7 * DAY_MS;

interface Rule {
  /** `own`: who speaks for the money of a shop that it is about, and who asked for it. */
  readonly excluded: 'own' | 'nobody';
  /** When a second person must decide too, who is not tied to the first. */
  readonly two: 'never' | 'aboveLimit' | 'always';
}

/**
 * Who may decide what about whom (PA-13, OP-06): the acts of operators that bring money to a shop, or a person to the
 * platform. What is decided above the limit counts with what the shop was given within {@link ADDED_UP_MS}.
 */
export const DECISIONS = {
  decideWithdrawal: { excluded: 'own', two: 'aboveLimit' },
  decideClaim: { excluded: 'own', two: 'aboveLimit' },
  /** That a payment without an answer of its provider was made, or not. */
  decidePayment: { excluded: 'own', two: 'aboveLimit' },
  /** That a customer got the money of a refused refund in another way. */
  refundOtherwise: { excluded: 'own', two: 'never' },
  /** The file holds what is decided already. */
  makePayout: { excluded: 'own', two: 'never' },
  markPaid: { excluded: 'own', two: 'never' },
  markFailed: { excluded: 'own', two: 'never' },
  /** What a shop has paid the platform, and that it was recorded by mistake. */
  recordSettlement: { excluded: 'own', two: 'never' },
  undoSettlement: { excluded: 'own', two: 'never' },
  setCommission: { excluded: 'own', two: 'never' },
  /** How much a shop may owe. */
  setDebtLimit: { excluded: 'own', two: 'never' },
  /** Only what resumes a suspended shop. */
  setShopState: { excluded: 'own', two: 'never' },
  /** Of both shops. */
  moveStation: { excluded: 'own', two: 'never' },
  /** A new operator, or a new code for a blocked one. */
  inviteOperator: { excluded: 'nobody', two: 'always' },
} as const satisfies Readonly<Record<string, Rule>>;
export type Decision = keyof typeof DECISIONS;

/** Why somebody may not decide. */
export const REFUSALS = ['ownMoney', 'sameOperator', 'tiedOperators'] as const;
export type Refusal = (typeof REFUSALS)[number];
/** `first`: it is decided once another person decides it too. */
export type Verdict = Refusal | 'first' | 'done';

/** A person in a shop that a decision is about. */
export interface Member {
  readonly person_id: PersonId;
  readonly role: PartnerRole;
  readonly state: PersonState;
}

/** One operator invited another, or confirmed that invitation: who confirms sees the code. */
export interface OperatorInvitation {
  readonly by: PersonId;
  readonly of: PersonId;
  /** UTC, ms. */
  readonly at: number;
}

export interface DecisionFacts {
  readonly by: PersonId;
  readonly now: number;
  /** Who decided it before, if it waits for a second person. */
  readonly first: PersonId | undefined;
  readonly askedBy: PersonId | undefined;
  /** The people of all shops that it is about. */
  readonly members: readonly Member[];
  readonly invitations: readonly OperatorInvitation[];
  /** With what the shop was given in the last days, it is more than one operator decides alone. */
  readonly isAboveLimit: boolean;
}

/** Says whether a person may decide, and whether that is enough (PA-13). */
export function judge(decision: Decision, facts: DecisionFacts): Verdict {
  const { by, first, invitations, now, isAboveLimit } = facts;
  const { two }: Rule = DECISIONS[decision];
  if (isExcluded(decision, by, facts)) return 'ownMoney';
  if (two === 'never') return 'done';
  if (first === undefined) return two === 'always' || isAboveLimit ? 'first' : 'done';
  // Whoever came to speak for the shop's money meanwhile has decided nothing.
  if (isExcluded(decision, first, facts)) return 'first';
  if (first === by) return 'sameOperator';
  return areTied([first, by], invitations, now) ? 'tiedOperators' : 'done';
}

/** Returns true if a person must not decide about the money of a shop. Who is invited counts, who is blocked does not. */
export function isExcluded(
  decision: Decision,
  person: PersonId,
  { askedBy, members }: Pick<DecisionFacts, 'askedBy' | 'members'>,
): boolean {
  const { excluded }: Rule = DECISIONS[decision];
  if (excluded === 'nobody') return false;
  const speaks = ({ person_id, role, state }: Member) =>
    person_id === person && state !== 'blocked' && hasDuty(role, 'money');
  return person === askedBy || members.some(speaks);
}

/**
 * Returns true if two operators count as one: one brought the other to the platform within {@link TIED_MS}, or the same
 * person brought both, each directly or through others.
 */
export function areTied(
  [one, other]: readonly [PersonId, PersonId],
  invitations: readonly OperatorInvitation[],
  now: number,
): boolean {
  const [those, these] = [one, other].map((person) => broughtBy(person, invitations, now));
  return those !== undefined && these !== undefined && [...those].some((person) => these.has(person));
}

/** A person, and all who stood behind them at a time: who invited them, and who stood behind those when they did. */
function broughtBy(person: PersonId, invitations: readonly OperatorInvitation[], at: number): ReadonlySet<PersonId> {
  const recent = invitations.filter((one) => one.of === person && one.at <= at && at - one.at < TIED_MS);
  // Earlier invitations only: two who invited each other in turn end here.
  const before = (one: OperatorInvitation) => invitations.filter((earlier) => earlier.at < one.at);
  return new Set([person, ...recent.flatMap((one) => [...broughtBy(one.by, before(one), one.at)])]);
}
