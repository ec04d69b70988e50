import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { SHELLS, DEMO_PRICES } from '@cpc/content';
import { type Currency, decimalsOf, fromDecimalString, isPayable, type Money, money, payableUnit } from '@cpc/domain';
import { readSheet, SheetError } from '@cpc/sheets';
import { wrongUse } from '../io/failure.ts';

export type Prices = Readonly<Record<string, Money>>;

/**
 * The shipped prices, which are in euros, times a factor, rounded half up to what can be paid.
 * @param factor a decimal number like 11.5 @throws Failure
 */
export function pricesBy(factor: string, currency: string): Prices {
  const match = /^(\d{1,6})(?:\.(\d{1,6}))?$/.exec(factor);
  const [numerator, denominator] = [
    BigInt(`${match?.[1] ?? 0}${match?.[2] ?? ''}`),
    10n ** BigInt(match?.[2]?.length ?? 0),
  ];
  if (numerator === 0n)
    throw wrongUse('--price-factor must be a number above 0 like 11.5: how many of your currency a euro is');
  // Branded: the caller has checked the code.
  const code = currency as Currency;
  const unit = BigInt(payableUnit(code));
  const scale = 10n ** BigInt(decimalsOf(code));
  const divisor = 100n * denominator * unit;
  return Object.fromEntries(
    Object.entries(DEMO_PRICES).map(([shell, { amount }]) => {
      const exact = BigInt(amount) * numerator * scale;
      const units = (2n * exact + divisor) / (2n * divisor);
      return [shell, money(Number((units > 0n ? units : 1n) * unit), currency)];
    }),
  );
}

/** A table with the columns `shell` and `price`; a shell without a line is not sold. @throws Failure naming every line */
export async function pricesIn(path: string, currency: string): Promise<Prices> {
  const rows = await rowsOf(path);
  const [head, ...lines] = rows;
  const [shell, price] = ['shell', 'price'].map((name) =>
    (head?.cells ?? []).findIndex((cell) => cell.trim().toLowerCase() === name),
  );
  if (shell === undefined || price === undefined || shell < 0 || price < 0)
    throw wrongUse(`${path}: the first line must name the columns shell and price`);
  const problems: string[] = [];
  const prices: Record<string, Money> = {};
  for (const { line, cells } of lines) {
    const [id, text] = [cells[shell]?.trim() ?? '', cells[price]?.trim() ?? ''];
    const value = priceOf(text, currency);
    if (!SHELLS.some((known) => known.id === id) || prices[id])
      problems.push(`line ${line}, shell: ${id} must be one of ${SHELLS.map((known) => known.id).join(', ')}, once`);
    if (!value) problems.push(`line ${line}, price: ${text} must be an amount in ${currency}`);
    else prices[id] = value;
  }
  if (problems.length > 0 || lines.length === 0) throw wrongUse([`${path}:`, ...problems].join('\n'), { problems });
  return prices;
}

function priceOf(text: string, currency: string): Money | undefined {
  try {
    const value = fromDecimalString(text, currency);
    return value.amount > 0 && isPayable(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

async function rowsOf(path: string) {
  try {
    return await readSheet(readFileSync(path), basename(path));
  } catch (error) {
    throw wrongUse(`${path}: ${error instanceof SheetError || error instanceof Error ? error.message : String(error)}`);
  }
}
