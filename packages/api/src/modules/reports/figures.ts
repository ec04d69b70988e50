import type { ReportFigures, ReportMoney } from '@cpc/contract';
import { type Currency, incomeOf } from '@cpc/domain';
import { NO_SUMS, type Sums } from '../../records/reports/money-facts.ts';
import { type MoneyFact, type PrintFact, WAIT_STEP_MS, type WaitFact } from './facts.ts';

/** What is added up for a line of a report. */
export interface Tally {
  readonly money: Map<Currency, Omit<MoneyFact, 'raw'>>;
  readonly waits: Map<number, number>;
  prints: number;
  reprints: number;
  waste: number;
  printingMs: number;
  onlineMs: number;
}

export const newTally = (): Tally => ({
  money: new Map(),
  waits: new Map(),
  prints: 0,
  reprints: 0,
  waste: 0,
  printingMs: 0,
  onlineMs: 0,
});

export function addMoney({ money }: Tally, fact: MoneyFact): void {
  money.set(fact.currency, plus(money.get(fact.currency) ?? NO_SUMS, fact));
}

type Amounts = Omit<MoneyFact, 'raw'>;

const plus = (a: Sums, b: Amounts): Amounts => ({
  currency: b.currency,
  orders: a.orders + b.orders,
  items: a.items + b.items,
  goods: a.goods + b.goods,
  delivery: a.delivery + b.delivery,
  discount: a.discount + b.discount,
  refunds: a.refunds + b.refunds,
  commission: a.commission + b.commission,
  promoted: a.promoted + b.promoted,
  reprints: a.reprints + b.reprints,
});

export function addPrints(tally: Tally, { prints, reprints, printing_ms }: PrintFact): void {
  tally.prints += prints;
  tally.reprints += reprints;
  tally.printingMs += printing_ms;
}

export function addWait({ waits }: Tally, { steps, count }: WaitFact): void {
  waits.set(steps, (waits.get(steps) ?? 0) + count);
}

interface Shown {
  /** The person has the duty `money`. */
  readonly money: boolean;
  /** Stations have an online time in this grouping. */
  readonly online: boolean;
}

export function figuresOf(tally: Tally, shown: Shown): ReportFigures {
  const sums = [...tally.money.values()];
  const total = (of: (sum: Amounts) => number) => (shown.money ? sums.reduce((all, sum) => all + of(sum), 0) : null);
  return {
    orders: total(({ orders }) => orders),
    items: total(({ items }) => items),
    prints: tally.prints,
    reprints: tally.reprints,
    waste: tally.waste,
    printing_ms: tally.printingMs,
    online_ms: shown.online ? tally.onlineMs : null,
    ready_median_ms: percentile(tally.waits, 0.5),
    ready_p90_ms: percentile(tally.waits, 0.9),
    money: shown.money ? sums.map(moneyOf).toSorted((a, b) => (a.currency < b.currency ? -1 : 1)) : null,
  };
}

function moneyOf(sum: Amounts): ReportMoney {
  const { currency, goods, delivery, refunds, commission, promoted, reprints, discount, items } = sum;
  const sales = goods + delivery;
  return {
    currency,
    sales,
    refunds,
    net: sales - refunds,
    commission,
    promoted,
    reprints,
    share: incomeOf(sum),
    discounts: discount,
    average: items === 0 ? null : Math.round(goods / items),
  };
}

/** The middle of the step that holds this part of all waits. */
function percentile(waits: ReadonlyMap<number, number>, part: number): number | null {
  const counts = [...waits].toSorted(([a], [b]) => a - b);
  const wanted = counts.reduce((sum, [, count]) => sum + count, 0) * part;
  let passed = 0;
  for (const [steps, count] of counts) {
    passed += count;
    if (passed >= wanted) return steps * WAIT_STEP_MS + WAIT_STEP_MS / 2;
  }
  return null;
}
