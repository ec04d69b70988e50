import type { Browser } from '@playwright/test';
import { ms, table } from '../lib/figures.ts';
import { compare, type Measured } from './compare.ts';

const COUNTS = [10, 100, 1000] as const;

/** The same drag in our editor with more and more resting layers. */
export async function resting(browser: Browser, base: string): Promise<string> {
  const contenders = COUNTS.map((count) => ({ name: String(count), page: `editor.html?layers=${count}` }));
  const results = await compare(browser, base, contenders);
  const least = results[0] as Measured;
  const rows = results.map(({ name, full, quarter }) => [
    name,
    ms(full),
    ratio(full, least.full),
    ms(quarter),
    ratio(quarter, least.quarter),
  ]);
  return [
    '### The same drag among layers that rest',
    '',
    table(['layers', 'full speed', '', 'CPU at a quarter', ''], rows),
  ].join('\n');
}

const ratio = (value: number, base: number): string => `${(value / base).toFixed(2)} ×`;
