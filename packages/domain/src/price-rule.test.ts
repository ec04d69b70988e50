import { describe, expect, it } from 'vitest';
import { money } from './money.ts';
import { nextPrice, type PriceRule, type PricedThing, priceBook, type PriceScope } from './price-rule.ts';

const CASE: PricedThing = { station: 's1', category: 'phoneCase', goods: 'g1', shell: 'soft' };
const ALL: PriceScope = { station: null, category: null, goods: null, shell: null };
const NOW = 1_000;

let made = 0;
/** A rule, newer than those before it. */
function rule(scope: Partial<PriceScope>, more: Partial<PriceRule> = {}): PriceRule {
  made += 1;
  return {
    ...ALL,
    id: `r${made}`,
    price: money(made, 'EUR'),
    from: null,
    until: null,
    madeAt: made,
    ...scope,
    ...more,
  };
}

const AT_STATION = { station: 's1' };
/** Scopes that fit the case, the narrowest first. */
const NARROWER_FIRST: readonly Partial<PriceScope>[] = [
  { ...AT_STATION, goods: 'g1', shell: 'soft' },
  { ...AT_STATION, goods: 'g1' },
  { ...AT_STATION, category: 'phoneCase', shell: 'soft' },
  { ...AT_STATION, shell: 'soft' },
  { ...AT_STATION, category: 'phoneCase' },
  AT_STATION,
  { goods: 'g1', shell: 'soft' },
  { goods: 'g1' },
  { category: 'phoneCase', shell: 'soft' },
  { shell: 'soft' },
  { category: 'phoneCase' },
  ALL,
];

describe('which price rule wins', () => {
  it.each(NARROWER_FIRST.map((scope, place) => [place, scope] as const))(
    '[PA-10.1] the narrower rule %i beats every wider one, although it is older: %j',
    (place, scope) => {
      const winner = rule(scope);
      const wider = NARROWER_FIRST.slice(place + 1).map((other) => rule(other));
      expect(priceBook([...wider, winner]).ruleAt(CASE, NOW)).toBe(winner);
      expect(priceBook([winner, ...wider]).rulesFor(CASE)).toEqual([winner, ...wider]);
    },
  );

  it.each([
    { station: 's2' },
    { goods: 'g2' },
    { shell: 'hard' },
    { category: 'tShirt' },
    { goods: 'g1', shell: 'hard' },
    { station: 's1', goods: 'g2', shell: 'soft' },
  ])('[PA-10.1] a rule for something else does not count: %j', (scope) => {
    expect(priceBook([rule(scope)]).ruleAt(CASE, NOW)).toBeUndefined();
  });

  it('[PA-10.1] of rules with one scope the newest wins, and equal moments are decided the same way each time', () => {
    const [first, second] = [rule({ goods: 'g1' }), rule({ goods: 'g1' })];
    expect(priceBook([second, first]).ruleAt(CASE, NOW)).toBe(second);
    const same = { ...first, id: 'r0', madeAt: second.madeAt };
    expect([priceBook([same, second]), priceBook([second, same])].map((book) => book.ruleAt(CASE, NOW))).toEqual([
      second,
      second,
    ]);
  });

  it('[PA-10.1] a rule holds from its first moment until just before its last', () => {
    const book = priceBook([rule({ goods: 'g1' }, { from: 10, until: 20 })]);
    expect([9, 10, 19, 20].map((at) => book.ruleAt(CASE, at) !== undefined)).toEqual([false, true, true, false]);
  });

  it('[PA-10.1] a wider rule holds while the narrower one has not begun or is over', () => {
    const wide = rule({});
    const narrow = rule({ goods: 'g1' }, { from: 10, until: 20 });
    const book = priceBook([narrow, wide]);
    expect([9, 10, 20].map((at) => book.ruleAt(CASE, at))).toEqual([wide, narrow, wide]);
  });
});

describe('the next change of a price', () => {
  const catalogue = money(2_490, 'EUR');
  const priced = (amount: number, from: number | null, until: number | null) =>
    rule({ goods: 'g1' }, { price: money(amount, 'EUR'), from, until });

  it('[PA-10.1] is the first moment at which the price differs', () => {
    const same = priced(2_490, NOW + 5, null);
    const other = priced(1_990, NOW + 9, NOW + 20);
    expect(nextPrice([other, same], catalogue, NOW)).toEqual({ at: NOW + 9, price: other.price });
    expect(nextPrice([other, same], catalogue, NOW + 9)).toEqual({ at: NOW + 20, price: same.price });
  });

  it('[PA-10.1] is the catalogue’s price once the last rule ends, and none if the price stays', () => {
    expect(nextPrice([priced(1_990, null, NOW + 1)], catalogue, NOW)).toEqual({ at: NOW + 1, price: catalogue });
    expect(nextPrice([priced(1_990, null, NOW + 1)], undefined, NOW)).toEqual({ at: NOW + 1, price: undefined });
    expect(nextPrice([priced(2_490, NOW + 1, NOW + 2)], catalogue, NOW)).toBeUndefined();
    expect(nextPrice([], catalogue, NOW)).toBeUndefined();
  });
});
