import type { Browser } from '@playwright/test';
import { table } from '../lib/figures.ts';
import { compareRows } from './compare.ts';

const COUNTS = [10, 100, 1000] as const;

/** The same drag in our editor with more and more resting layers. */
export async function resting(browser: Browser, base: string): Promise<string> {
  const contenders = COUNTS.map((count) => ({ name: String(count), page: `editor.html?layers=${count}` }));
  const rows = await compareRows(browser, base, contenders, ratio);
  return [
    '### The same drag with other numbers of resting layers',
    '',
    table(['layers', 'full speed', '', 'CPU at a quarter', ''], rows),
  ].join('\n');
}

const ratio = (value: number, base: number): string => `${(value / base).toFixed(2)} ×`;
