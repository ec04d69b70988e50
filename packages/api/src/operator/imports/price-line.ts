import { MAX_PRICE, mustBe } from '@cpc/contract';
import { CATEGORIES, type Category } from '@cpc/design';
import { brand, type GoodsId, type Money, type ShellId, type StationId, type Zone } from '@cpc/domain';
import { startOfDay } from '@cpc/i18n';
import { ALL } from '../../modules/prices/price-columns.ts';
import type { Reach } from '../../records/partners/reach.ts';
import { priceOf } from './amount.ts';
import { type Facts, named } from './facts.ts';
import { finder } from './names.ts';
import type { Line } from './table.ts';

/** A price as a line sets it. */
export interface PriceLine {
  readonly line: number;
  readonly machine_id: StationId | null;
  readonly category: Category | null;
  readonly goods_id: GoodsId | null;
  readonly shell_id: ShellId | null;
  /** The category of what it is for, if it is for one. */
  readonly of: Category | undefined;
  readonly price: Money;
  readonly from: number | null;
  readonly until: number | null;
}

interface Asked {
  readonly reach: Reach;
  /** The time zone of the days in the file. */
  readonly zone: Zone;
  readonly now: number;
}

type Find = ReturnType<typeof finding>;

const finding = (facts: Facts, asked: Asked) => ({
  ...facts,
  ...asked,
  findShell: finder(facts.shells, ({ name }) => [name]),
});

/** @returns a function that reads a line, or reports what is wrong with it */
export function priceLines(facts: Facts, asked: Asked): (line: Line) => PriceLine | undefined {
  const find = finding(facts, asked);
  return (line) => priceLine(line, find);
}

function priceLine(line: Line, find: Find): PriceLine | undefined {
  const station = placeOf(line, find);
  const thing = thingOf(line, find);
  const price = amountOf(line, station === null ? currencyOf(find) : station?.currency);
  const validity = validityOf(line, find);
  if (station === undefined || thing === undefined || price === undefined || validity === undefined) return undefined;
  return { line: line.line, machine_id: station && brand<StationId>(station.id), ...thing, price, ...validity };
}

/** Null: the whole shop. */
function placeOf(line: Line, { findStation, reach }: Find): Facts['stations'][number] | null | undefined {
  if (line.cell('station') !== ALL) return named(line, 'station', mustBe('knownOrAll'), findStation);
  return reach.stations === null ? null : line.fault('station', mustBe('ownStation'));
}

/** The currency of a price for the whole shop, if its stations have one in common. */
function currencyOf({ stations }: Find): string | undefined {
  const [first, ...others] = new Set(stations.map(({ currency }) => currency));
  return others.length === 0 ? first : undefined;
}

function thingOf(line: Line, find: Find) {
  const category = CATEGORIES.find((one) => one === line.cell('category'));
  if (line.cell('category') !== ALL && !category)
    return line.fault('category', mustBe('oneOf', { names: [ALL, ...CATEGORIES] }));
  const shell = line.cell('shell') === ALL ? null : named(line, 'shell', mustBe('knownOrAll'), find.findShell);
  if (shell === undefined) return undefined;
  const suits = (one: Category) =>
    (category === undefined || one === category) && (shell?.categories.includes(one) ?? true);
  // The same phone exists as a case, a wrapped case and a skin: the category or the shell says which.
  const goods =
    line.cell('model') === ALL
      ? null
      : named(line, 'model', shell ? mustBe('modelFor', { shell: shell.id }) : mustBe('knownOrAll'), (name) =>
          find.findGoods(name).filter((one) => suits(one.category)),
        );
  if (goods === undefined) return undefined;
  if (category && !suits(category)) return line.fault('shell', mustBe('shellFor', { category }));
  return {
    category: goods === null ? (category ?? null) : null,
    goods_id: goods && brand<GoodsId>(goods.id),
    shell_id: shell && brand<ShellId>(shell.id),
    of: goods?.category ?? category,
  };
}

function amountOf(line: Line, expected: string | undefined): Money | undefined {
  const price = priceOf(line, expected);
  if (!price) return undefined;
  if (price.amount === 0 || price.amount > MAX_PRICE) return line.fault('price', mustBe('priceRange'));
  return price;
}

/** A day further away is one of another calendar: the Buddhist years of Thailand are 543 ahead. */
const MAX_YEARS_AHEAD = 100;

/** `from` is the first day of the price and `until` its last one. */
function validityOf(line: Line, { zone, now }: Find) {
  const dayOf = (column: 'from' | 'until', later: number) => {
    const day = line.figure(column);
    if (day === '') return null;
    const isSoon = isDay(day) && Number(day.slice(0, 4)) < new Date(now).getUTCFullYear() + MAX_YEARS_AHEAD;
    return isSoon ? startOfDay(zone, day, later) : line.fault(column, mustBe('day', { like: '2026-12-31' }));
  };
  const [from, until] = [dayOf('from', 0), dayOf('until', 1)];
  if (from === undefined || until === undefined) return undefined;
  if (until !== null && until <= Math.max(now, from ?? 0)) return line.fault('until', mustBe('lastDay'));
  return { from, until };
}

/** A day of the calendar from 1970 on, `yyyy-mm-dd`; 31 February is none. */
function isDay(text: string): boolean {
  const at = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  return at > 0 && new Date(at).toISOString().startsWith(text);
}
