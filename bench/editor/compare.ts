import type { Browser } from '@playwright/test';
import { median } from '../lib/figures.ts';
import { dragTime } from './drag-time.ts';

export interface Contender {
  readonly name: string;
  readonly page: string;
}

export interface Measured {
  readonly name: string;
  /** Milliseconds of the main thread per frame, at full speed and at a quarter of it. */
  readonly full: number;
  readonly quarter: number;
}

export const ROUNDS = 3;

/** Medians of the drag on each page; the rounds alternate between pages, so that all have the same load. */
export async function compare(
  browser: Browser,
  base: string,
  contenders: readonly Contender[],
): Promise<readonly Measured[]> {
  const times = contenders.map((contender) => ({ ...contender, full: [] as number[], quarter: [] as number[] }));
  for (let round = 0; round < ROUNDS; round++) {
    for (const { page, full, quarter } of times) {
      full.push(await dragTime(browser, `${base}${page}`, 1));
      quarter.push(await dragTime(browser, `${base}${page}`, 4));
    }
  }
  return times.map(({ name, full, quarter }) => ({ name, full: median(full), quarter: median(quarter) }));
}
