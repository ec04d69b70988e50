import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { brand, type PartnerId } from './ids.ts';
import { drawingsLeft, refundPosting, salePosting, sharesLeft, type LedgerLine } from './ledger.ts';
import { money } from './money.ts';
import { incomeIn, incomeOf, sharesOfRefund, sharesOfSale, type ItemShare } from './report-shares.ts';

const partner = brand<PartnerId>('a');
const total = (shares: readonly ItemShare[], of: (share: ItemShare) => number) =>
  shares.reduce((sum, share) => sum + of(share), 0);

const sale = fc.record({
  prices: fc.array(fc.integer({ min: 0, max: 9_999 }), { minLength: 1, maxLength: 5 }),
  /** The greatest part of each price that drawings cost. */
  drawn: fc.integer({ min: 0, max: 300 }),
  sending: fc.integer({ min: 0, max: 900 }),
  commission: fc.integer({ min: 0, max: 1_000 }),
  promoter: fc.integer({ min: 0, max: 300 }),
});

type Sale = typeof sale extends fc.Arbitrary<infer T> ? T : never;

const itemsOf = ({ prices, drawn }: Sale) =>
  prices.map((price, index) => ({ line: index + 1, price, drawings: Math.min(price, drawn * (index % 2)) }));

const posted = ({ sending, commission, promoter, ...one }: Sale) =>
  salePosting(
    {
      paymentId: 'p',
      provider: 'paypal',
      partner,
      sending,
      drawings: itemsOf({ sending, commission, promoter, ...one }).reduce((sum, { drawings }) => sum + drawings, 0),
      amount: money(
        one.prices.reduce((a, b) => a + b, sending),
        'EUR',
      ),
    },
    {
      partner,
      commissionPermille: commission,
      promoter: { id: 'm', permille: Math.min(promoter, 1_000 - commission) },
    },
  ).lines;

describe('the items of a ledger entry', () => {
  it('[PA-05.4] the shares of a sale add up to its lines, and each item has its price', () => {
    fc.assert(
      fc.property(sale, (one) => {
        const lines = posted(one);
        const shares = sharesOfSale(lines, itemsOf(one));
        expect(total(shares, incomeOf)).toBe(incomeIn(lines));
        expect(shares.filter(({ line }) => line > 0).map(({ goods }) => goods)).toEqual(one.prices);
        expect(total(shares, ({ delivery }) => delivery)).toBe(one.sending);
      }),
    );
  });

  it('[AI-04.3] [PA-05.4] the platform’s part of an item has its own drawings', () => {
    const lines = posted({ prices: [1_000, 1_050], drawn: 50, sending: 0, commission: 100, promoter: 0 });
    const items = [1_000, 1_050].map((price, index) => ({ line: index + 1, price, drawings: 50 * index }));
    expect(sharesOfSale(lines, items).map(({ commission }) => commission)).toEqual([100, 150]);
  });

  it('[PA-05.4] refunds of items and of amounts take back their lines, to the last minor unit', () => {
    const refunds = fc.array(
      fc.record({ amount: fc.integer({ min: 1, max: 3_000 }), item: fc.option(fc.nat({ max: 4 })) }),
    );
    fc.assert(
      fc.property(sale, refunds, (one, wanted) => {
        const all: LedgerLine[] = [...posted(one)];
        const shares = sharesOfSale(all, itemsOf(one));
        for (const [nth, { amount, item }] of wanted.entries()) {
          const left = sharesLeft(all);
          const there = [...left.values()].reduce((a, b) => a + Math.max(0, b), 0);
          const back = Math.min(amount, there);
          if (back === 0) continue;
          const line = item === null ? undefined : (item % one.prices.length) + 1;
          const drawn = itemsOf(one).find((sold) => sold.line === line)?.drawings;
          const drawings = { all: drawingsLeft(all), item: drawn };
          const { lines } = refundPosting(`r${nth}`, money(back, 'EUR'), left, drawings);
          const byLine = new Map(
            [...new Set(shares.map(({ line }) => line))].map((line) => [
              line,
              total(
                shares.filter((share) => share.line === line),
                ({ goods, delivery, refunds: given }) => goods + delivery - given,
              ),
            ]),
          );
          const given = sharesOfRefund(lines, byLine, line);
          expect(total(given, ({ refunds: part }) => part)).toBe(back);
          shares.push(...given);
          all.push(...lines);
        }
        expect(total(shares, incomeOf)).toBe(incomeIn(all));
      }),
    );
  });
});
