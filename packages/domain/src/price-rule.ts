import type { Money } from './money.ts';

/** What a price rule holds for; null means all. Goods belong to one category, so that a rule names one of the two. */
export interface PriceScope {
  /** Null: every station of the shop that sells in the rule's currency. */
  readonly station: string | null;
  readonly category: string | null;
  readonly goods: string | null;
  readonly shell: string | null;
}

/** A price that a shop has set (PA-10). Times are UTC, ms; the rule holds from `from` until just before `until`. */
export interface PriceRule extends PriceScope {
  readonly id: string;
  readonly price: Money;
  readonly from: number | null;
  readonly until: number | null;
  readonly madeAt: number;
}

/** One thing that is sold: goods in a shell, at a station. */
export type PricedThing = { readonly [Part in keyof PriceScope]: string };

/** The rules of one station, arranged so that the price of many things is found fast. */
export interface PriceBook<Rule extends PriceRule> {
  /** Every rule for a thing, whenever it holds, the winner first. */
  readonly rulesFor: (thing: PricedThing) => readonly Rule[];
  /** The rule that sets a thing's price at a moment; undefined if the catalogue's price holds. */
  readonly ruleAt: (thing: PricedThing, at: number) => Rule | undefined;
}

/**
 * How narrow a rule is; a narrower rule beats a wider one. A station counts more than goods, goods more than a shell, and a
 * shell more than a category, so that the sums never meet: goods with a shell, goods, shell of a category, shell, category.
 */
const narrowness = ({ station, goods, shell, category }: PriceScope): number =>
  [station, goods, shell, category].reduce((sum, named) => sum * 2 + (named === null ? 0 : 1), 0);

/** The narrower rule comes first, then the newer one. Ids decide between rules of the same moment. */
function byPrecedence(a: PriceRule, b: PriceRule): number {
  return narrowness(b) - narrowness(a) || b.madeAt - a.madeAt || (a.id < b.id ? 1 : -1);
}

export const holdsAt = ({ from, until }: Pick<PriceRule, 'from' | 'until'>, at: number): boolean =>
  (from === null || from <= at) && (until === null || at < until);

/** The one place that decides which rule sets a price (PA-10). @param rules rules of one station and its shop */
export function priceBook<Rule extends PriceRule>(rules: readonly Rule[]): PriceBook<Rule> {
  const byScope = new Map<string, Rule[]>();
  const shapes = new Map<number, PriceScope>();
  for (const rule of rules.toSorted(byPrecedence)) {
    const key = keyOf(rule);
    const same = byScope.get(key);
    if (same) same.push(rule);
    else byScope.set(key, [rule]);
    shapes.set(narrowness(rule), rule);
  }
  // Rules of a book have few shapes, and the narrowest shape comes first: few keys are looked up for a thing.
  const likes = [...shapes.values()];
  const alike = (thing: PricedThing, like: PriceScope) => byScope.get(keyOf(cutTo(thing, like))) ?? [];
  return {
    rulesFor: (thing) => likes.flatMap((like) => alike(thing, like)),
    ruleAt(thing, at) {
      for (const like of likes) {
        const found = alike(thing, like).find((rule) => holdsAt(rule, at));
        if (found) return found;
      }
      return undefined;
    },
  };
}

const keyOf = ({ station, category, goods, shell }: PriceScope): string =>
  `${station ?? ''} ${category ?? ''} ${goods ?? ''} ${shell ?? ''}`;

/** The scope of a thing that names what another scope names. */
const cutTo = (thing: PricedThing, like: PriceScope): PriceScope => ({
  station: like.station === null ? null : thing.station,
  category: like.category === null ? null : thing.category,
  goods: like.goods === null ? null : thing.goods,
  shell: like.shell === null ? null : thing.shell,
});

/** The next change of a thing's price after a moment. */
export interface NextPrice {
  readonly at: number;
  /** Undefined: from then on the catalogue's price holds. */
  readonly price: Money | undefined;
}

/** @param rules the rules for one thing, the winner first @returns undefined if its price stays */
export function nextPrice(
  rules: readonly PriceRule[],
  catalogue: Money | undefined,
  now: number,
): NextPrice | undefined {
  const priceAt = (at: number) => rules.find((rule) => holdsAt(rule, at))?.price ?? catalogue;
  const times = rules.flatMap(({ from, until }) => [from, until]).filter((time) => time !== null);
  const before = priceAt(now)?.amount;
  for (const at of times.filter((time) => time > now).toSorted((a, b) => a - b)) {
    const price = priceAt(at);
    if (price?.amount !== before) return { at, price };
  }
  return undefined;
}
