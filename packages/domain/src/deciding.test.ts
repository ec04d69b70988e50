import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { areTied, type Decision, DECISIONS, type DecisionFacts, judge, type OperatorInvitation } from './deciding.ts';
import { brand, type PersonId } from './ids.ts';
import { PARTNER_ROLES, PERSON_STATES, type PartnerRole, type PersonState } from './person.ts';

const DAY_MS = 86_400_000;
const person = (name: string) => brand<PersonId>(name);
const [ANN, BEN, CAL, DAN] = [person('ann'), person('ben'), person('cal'), person('dan')];
const invited = (by: PersonId, of: PersonId, at = 0): OperatorInvitation => ({ by, of, at });

const facts = (more: Partial<DecisionFacts> = {}): DecisionFacts => ({
  by: ANN,
  now: 0,
  first: undefined,
  askedBy: undefined,
  members: [],
  invitations: [],
  isAboveLimit: false,
  ...more,
});
const OF_SHOPS = (Object.keys(DECISIONS) as Decision[]).filter((decision) => decision !== 'inviteOperator');

describe('who decides about whom', () => {
  it('[PA-13] the table names each decision, who is excluded and when two decide', () => {
    const alone = { excluded: 'own', two: 'never' };
    const withLimit = { excluded: 'own', two: 'aboveLimit' };
    expect(DECISIONS).toEqual({
      decideWithdrawal: withLimit,
      decideClaim: withLimit,
      decidePayment: withLimit,
      refundOtherwise: alone,
      makePayout: alone,
      markPaid: alone,
      markFailed: alone,
      recordSettlement: alone,
      undoSettlement: alone,
      setCommission: alone,
      setDebtLimit: alone,
      setShopState: alone,
      moveStation: alone,
      inviteOperator: { excluded: 'nobody', two: 'always' },
    });
  });

  it.each(OF_SHOPS)(
    '[PA-13] [OP-06.1] %s is not for who speaks for the money of the shop, invited or active',
    (act) => {
      const refused = (role: PartnerRole, state: PersonState) =>
        judge(act, facts({ members: [{ person_id: ANN, role, state }] })) === 'ownMoney';
      const who = PARTNER_ROLES.flatMap((role) => PERSON_STATES.map((state) => [role, state] as const));
      expect(who.filter(([role, state]) => refused(role, state))).toEqual([
        ['owner', 'invited'],
        ['owner', 'active'],
        ['accountant', 'invited'],
        ['accountant', 'active'],
      ]);
      expect(judge(act, facts({ askedBy: ANN }))).toBe('ownMoney');
      expect(judge(act, facts({ askedBy: BEN, members: [{ person_id: BEN, role: 'owner', state: 'active' }] }))).toBe(
        'done',
      );
    },
  );

  it('[PA-13] [OP-06.1] above the limit two decide, who are two', () => {
    const above = facts({ isAboveLimit: true });
    expect(judge('decideClaim', facts())).toBe('done');
    expect(judge('decideClaim', above)).toBe('first');
    expect(judge('setCommission', above)).toBe('done');
    expect(judge('decideClaim', { ...above, first: ANN })).toBe('sameOperator');
    expect(judge('decideClaim', { ...above, first: BEN })).toBe('done');
    expect(judge('decideClaim', { ...above, first: BEN, invitations: [invited(BEN, ANN)] })).toBe('tiedOperators');
    // It waits for a second person, whatever the sum is by now.
    expect(judge('decideClaim', facts({ first: ANN }))).toBe('sameOperator');
    // The first has become the shop's accountant meanwhile.
    const members = [{ person_id: BEN, role: 'accountant', state: 'invited' }] as const;
    expect(judge('decideClaim', { ...above, first: BEN, members })).toBe('first');
  });

  it('[PA-13] a new operator needs two, whatever the limit', () => {
    expect(judge('inviteOperator', facts())).toBe('first');
    expect(judge('inviteOperator', facts({ first: BEN }))).toBe('done');
    expect(judge('inviteOperator', facts({ first: BEN, invitations: [invited(ANN, BEN)] }))).toBe('tiedOperators');
  });
});

describe('two operators who count as one', () => {
  const tied = (one: PersonId, other: PersonId, invitations: readonly OperatorInvitation[], now = 0) => {
    const both = [areTied([one, other], invitations, now), areTied([other, one], invitations, now)];
    expect(both[0]).toBe(both[1]);
    return both[0];
  };

  it('[PA-13] one invited the other within 30 days', () => {
    const invitations = [invited(ANN, BEN, 5)];
    expect(tied(ANN, BEN, invitations, 30 * DAY_MS + 4)).toBe(true);
    expect(tied(ANN, BEN, invitations, 30 * DAY_MS + 5)).toBe(false);
    expect(tied(ANN, CAL, invitations, 5)).toBe(false);
    expect(tied(ANN, BEN, [], 5)).toBe(false);
  });

  it('[PA-13] through others: each invitation of the chain was within 30 days of the next', () => {
    const invitations = [invited(ANN, BEN), invited(BEN, CAL, 29 * DAY_MS)];
    expect(tied(ANN, CAL, invitations, 58 * DAY_MS)).toBe(true);
    expect(tied(ANN, CAL, invitations, 59 * DAY_MS)).toBe(false);
    expect(tied(ANN, BEN, invitations, 30 * DAY_MS)).toBe(false);
    expect(tied(ANN, CAL, [invited(ANN, BEN), invited(BEN, CAL, 30 * DAY_MS)], 30 * DAY_MS)).toBe(false);
  });

  it('[PA-13] the same person brought both', () => {
    expect(tied(BEN, CAL, [invited(ANN, BEN), invited(ANN, CAL)])).toBe(true);
    // Ann invites and Dan confirms: both are tied to Ben, and not to each other.
    const invitations = [invited(ANN, BEN), invited(DAN, BEN, 1)];
    expect([tied(ANN, BEN, invitations, 2), tied(DAN, BEN, invitations, 2)]).toEqual([true, true]);
    expect(tied(ANN, DAN, invitations, 2)).toBe(false);
  });

  it('[PA-13] two who invited each other in turn are tied, and the search ends', () => {
    expect(tied(ANN, BEN, [invited(ANN, BEN, 1), invited(BEN, ANN, 2), invited(ANN, BEN, 2)], 3)).toBe(true);
  });
});

/** A day of a platform: who acts is chosen by number among the operators. */
const step = fc.record({
  what: fc.constantFrom('invite', 'confirm', 'member', 'approve', 'approve', 'approve', 'pass'),
  who: fc.nat(20),
  other: fc.nat(20),
  role: fc.constantFrom(...PARTNER_ROLES),
  state: fc.constantFrom(...PERSON_STATES),
  amount: fc.integer({ min: 1, max: 70 }),
  days: fc.integer({ min: 1, max: 20 }),
});

interface Account {
  readonly id: PersonId;
  readonly since: number;
  /** The account whose person uses this one, too: one of the two who brought it. */
  readonly puppetOf: Account | undefined;
}

const MAX_ALONE = 100;

/** The person who uses an account: of one that is younger than 30 days, it may be who brought it. */
function personBehind({ id, since, puppetOf }: Account, now: number): PersonId {
  return puppetOf && now - since < 30 * DAY_MS ? personBehind(puppetOf, since) : id;
}

/** A platform with two first operators and one shop, in which every decision is judged by the table. */
function platform() {
  const accounts: Account[] = [ANN, BEN].map((id) => ({ id, since: 0, puppetOf: undefined }));
  const invitations: OperatorInvitation[] = [];
  const members = new Map<PersonId, { role: PartnerRole; state: PersonState }>();
  const given: { at: number; amount: number; by: readonly PersonId[] }[] = [];
  let open: { of: PersonId; by: Account } | undefined;
  let checked: { amount: number; by: Account } | undefined;
  let [now, made] = [0, 0];
  const at = (which: number) => accounts[which % accounts.length] ?? accounts[0]!;
  const ask = (act: Decision, by: Account, first: Account | undefined, isAboveLimit: boolean) => {
    const all = [...members].map(([person_id, member]) => ({ person_id, ...member }));
    return judge(act, {
      by: by.id,
      first: first?.id,
      now,
      askedBy: undefined,
      members: all,
      invitations,
      isAboveLimit,
    });
  };
  const lastWeek = () => given.filter((one) => now - one.at < 7 * DAY_MS);
  const sum = () => lastWeek().reduce((total, { amount }) => total + amount, 0);
  const give = (amount: number, by: readonly Account[]) => {
    for (const { id } of by) {
      const member = members.get(id);
      const speaks = member && member.state !== 'blocked' && ['owner', 'accountant'].includes(member.role);
      if (speaks) throw new Error(`${id} decides about money of their own`);
    }
    if (by.length === 1 && sum() + amount > MAX_ALONE) throw new Error(`${by[0]?.id} gives more than the limit alone`);
    if (new Set(by.map((one) => personBehind(one, now))).size < by.length) throw new Error('one person is two');
    given.push({ at: now, amount, by: by.map(({ id }) => id) });
  };
  const act = ({
    what,
    who,
    other,
    role,
    state,
    amount,
    days,
  }: typeof step extends fc.Arbitrary<infer S> ? S : never) => {
    now += 1;
    const by = at(who);
    switch (what) {
      case 'pass':
        now += days * DAY_MS;
        return;
      case 'member':
        members.set(at(other).id, { role, state });
        return;
      case 'invite':
        open ??= { of: person(`p${(made += 1)}`), by };
        if (open.by === by) invitations.push({ by: by.id, of: open.of, at: now });
        return;
      case 'confirm': {
        if (!open || ask('inviteOperator', by, open.by, false) !== 'done') return;
        if (personBehind(by, now) === personBehind(open.by, now)) throw new Error('one person makes an operator');
        for (const each of [by, open.by]) invitations.push({ by: each.id, of: open.of, at: now });
        accounts.push({ id: open.of, since: now, puppetOf: [by, open.by, undefined][other % 3] });
        open = undefined;
        return;
      }
      case 'approve': {
        const asked = checked?.amount ?? amount;
        const verdict = ask('decideWithdrawal', by, checked?.by, sum() + asked > MAX_ALONE);
        if (verdict === 'first') checked = { amount: asked, by };
        if (verdict !== 'done') return;
        give(asked, checked ? [checked.by, by] : [by]);
        checked = undefined;
      }
    }
  };
  return { act, given };
}

describe('any days of a platform', () => {
  it('[PA-13] no person, nor two who are one, moves money to a place of their own or above the limit', () => {
    const seen = { one: 0, two: 0 };
    fc.assert(
      fc.property(fc.array(step, { minLength: 30, maxLength: 120 }), (steps) => {
        const { act, given } = platform();
        for (const one of steps) act(one);
        for (const { by } of given) seen[by.length === 1 ? 'one' : 'two'] += 1;
      }),
      { numRuns: 400 },
    );
    expect(Math.min(seen.one, seen.two)).toBeGreaterThan(100);
  });
});
