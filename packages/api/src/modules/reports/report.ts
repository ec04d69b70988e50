import type { ActionOutput, ReportLine } from '@cpc/contract';
import { type Locale, nameOrder } from '@cpc/i18n';
import type { Reader } from '../../base/db/database.ts';
import { type Grouping, keyOf, keysOf } from './buckets.ts';
import { type Raw, type Scope, moneyFacts, printFacts, waitFacts, wasteFacts } from './facts.ts';
import { type Tally, addMoney, addPrints, addWait, figuresOf, newTally } from './figures.ts';
import { namesIn } from './names.ts';
import { onlineFacts } from './online.ts';
import { rangeBefore } from './range.ts';

type Report = ActionOutput<'Partner.report'>;

/** Who reads a report, and when. */
interface Reading {
  readonly now: number;
  /** The person has the duty. */
  readonly showsMoney: boolean;
  readonly language: Locale;
}

/** Sums up the scope by its grouping, beside the same number of days before. */
export async function report(reader: Reader, scope: Scope, reading: Reading): Promise<Report> {
  const { showsMoney, now } = reading;
  const before = { ...scope, grouping: 'total' as const, range: rangeBefore(scope.range) };
  const [{ lines, total }, earlier, names] = await Promise.all([
    tallies(reader, scope, showsMoney, now),
    tallies(reader, before, showsMoney, now),
    namesIn(reader, scope),
  ]);
  const online = scope.grouping !== 'model' && scope.grouping !== 'shell';
  const figures = (tally: Tally) => figuresOf(tally, { money: showsMoney, online });
  for (const key of [...keysOf(scope.grouping, scope.range), ...names.always])
    if (!lines.has(key)) lines.set(key, newTally());
  const shown = [...lines].map(([key, tally]) => ({ key, name: names.of(key), ...figures(tally) }));
  return {
    lines: shown.toSorted(orderOf(scope.grouping, reading.language)),
    total: figures(total),
    before: figures(earlier.total),
    limited: scope.reach.stations !== null,
  };
}

interface Tallies {
  readonly lines: Map<string, Tally>;
  readonly total: Tally;
}

async function tallies(reader: Reader, scope: Scope, showsMoney: boolean, now: number): Promise<Tallies> {
  const { grouping } = scope;
  const [sold, printed, waited, wasted, online] = await Promise.all([
    showsMoney ? moneyFacts(reader, scope) : [],
    printFacts(reader, scope),
    waitFacts(reader, scope),
    wasteFacts(reader, scope),
    onlineFacts(reader, scope, now),
  ]);
  const found: Tallies = { lines: new Map(), total: newTally() };
  /** Adds facts to the line of their bucket and to the total. */
  const add = <Fact extends { readonly raw: Raw }>(facts: readonly Fact[], to: (tally: Tally, fact: Fact) => void) => {
    for (const fact of facts) {
      const key = keyOf(grouping, fact.raw);
      const line = found.lines.get(key) ?? newTally();
      found.lines.set(key, line);
      to(line, fact);
      to(found.total, fact);
    }
  };
  add(sold, addMoney);
  add(printed, addPrints);
  add(waited, addWait);
  add(wasted, (tally, { pieces }) => (tally.waste += pieces));
  add(online, (tally, { ms }) => (tally.onlineMs += ms));
  return found;
}

type Order = (a: ReportLine, b: ReportLine) => number;

const byKey: Order = (a, b) => (a.key < b.key ? -1 : 1);
const byHour: Order = (a, b) => Number(a.key) - Number(b.key);

/** The order of lines for a reader: stations by name, models and shells by what was sold, and the rest by time. */
function orderOf(grouping: Grouping, language: Locale): Order {
  const order = nameOrder(language);
  const byName: Order = (a, b) => order(a.name ?? a.key, b.name ?? b.key) || byKey(a, b);
  // The busiest first; what belongs to no model at the end.
  const byBusy: Order = (a, b) =>
    Number(a.key === '') - Number(b.key === '') ||
    (b.items ?? 0) - (a.items ?? 0) ||
    b.prints - a.prints ||
    byName(a, b);
  const orders: { readonly [Key in Grouping]?: Order } = {
    hour: byHour,
    station: byName,
    model: byBusy,
    shell: byBusy,
  };
  return orders[grouping] ?? byKey;
}
