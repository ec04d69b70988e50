import type { Browser } from '@playwright/test';
import { alternate, Failed } from '../lib/attempt.ts';
import { median, ms } from '../lib/figures.ts';
import { dragTime } from './drag-time.ts';

interface Contender {
  readonly name: string;
  readonly page: string;
}

interface Measured {
  /** Milliseconds of the main thread per frame, at full speed and at a quarter of it. */
  readonly full: number;
  readonly quarter: number;
}

export const ROUNDS = 3;

/** Medians of the drag on each page; the rounds alternate between pages, so that all have the same load. */
async function compare(
  browser: Browser,
  base: string,
  contenders: readonly Contender[],
): Promise<ReadonlyMap<string, Measured | Failed>> {
  const drags = contenders.map(({ name, page }): [string, () => Promise<Measured>] => [
    name,
    async () => ({
      full: await dragTime(browser, `${base}${page}`, 1),
      quarter: await dragTime(browser, `${base}${page}`, 4),
    }),
  ]);
  const seen = await alternate(ROUNDS, Object.fromEntries(drags));
  return new Map([...seen].map(([name, drag]) => [name, drag instanceof Failed ? drag : medianOf(drag)]));
}

const medianOf = (drags: readonly Measured[]): Measured => ({
  full: median(drags.map(({ full }) => full)),
  quarter: median(drags.map(({ quarter }) => quarter)),
});

/**
 * One row per contender: its times, each with its ratio to the time of the first contender.
 * @param ratio of two times
 */
export async function compareRows(
  browser: Browser,
  base: string,
  contenders: readonly Contender[],
  ratio: (value: number, base: number) => string,
): Promise<string[][]> {
  const results = await compare(browser, base, contenders);
  const first = [...results.values()][0];
  const beside = (value: number, speed: keyof Measured): string =>
    first === undefined || first instanceof Failed ? '' : ratio(value, first[speed]);
  return [...results].map(([name, seen]) => {
    if (seen instanceof Failed) return [name, String(seen), '', '', ''];
    const { full, quarter } = seen;
    return [name, ms(full), beside(full, 'full'), ms(quarter), beside(quarter, 'quarter')];
  });
}
