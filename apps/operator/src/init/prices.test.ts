import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEMO_PRICES } from '@cpc/content';
import { describe, expect, it, onTestFinished } from 'vitest';
import { pricesBy, pricesIn } from './prices.ts';

function table(...lines: readonly string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'cpc-prices-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const path = join(folder, 'prices.csv');
  writeFileSync(path, lines.join('\n'));
  return path;
}

describe('the prices of a new platform', () => {
  it('[OP-04.1] a factor of 1 in euros gives the shipped prices', () => {
    expect(pricesBy('1', 'EUR')).toEqual(DEMO_PRICES);
  });

  it.each([
    ['11.5', 'SEK', 22885],
    ['163.27', 'JPY', 3249],
    ['0.3251', 'KWD', 6469],
    ['410.5', 'HUF', 816900],
    ['0.000001', 'EUR', 1],
  ])(
    '[OP-04.1] 19.90 EUR times %s in %s is %i minor units, exactly rounded to what can be paid',
    (factor, code, amount) => {
      expect(pricesBy(factor, code)['hard-white']).toEqual({ amount, currency: code });
    },
  );

  it.each(['0', '-1', '1e3', '1,5', '', '0.0'])('[OP-04.1] %j is no factor', (factor) => {
    expect(() => pricesBy(factor, 'SEK')).toThrow('--price-factor');
  });

  it('[OP-04.1] a table names its shells and prices, and every wrong line is told', async () => {
    expect(await pricesIn(table('shell,price', 'hard-white,249.50'), 'SEK')).toEqual({
      'hard-white': { amount: 24950, currency: 'SEK' },
    });
    const wrong = table('shell,price', 'wood,1', 'hard-white,1.005', 'soft-matte,2', 'soft-matte,0');
    await expect(pricesIn(wrong, 'SEK')).rejects.toThrow(
      /line 2, shell: wood[^]*line 3, price: 1.005[^]*line 5, shell: soft-matte[^]*line 5, price: 0/,
    );
    await expect(pricesIn(table('model,price', 'x,1'), 'SEK')).rejects.toThrow('columns shell and price');
    await expect(pricesIn('/nowhere.csv', 'SEK')).rejects.toThrow('/nowhere.csv');
  });
});
