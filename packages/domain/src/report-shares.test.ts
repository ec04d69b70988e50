import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { brand, type PartnerId } from './ids.ts';
import { refundPosting, salePosting, sharesLeft, type LedgerLine } from './ledger.ts';
import { money } from './money.ts';
import { incomeIn, incomeOf, sharesOfRefund, sharesOfSale, type ItemShare } from './report-shares.ts';

const partner = brand<PartnerId>('a');
const total = (shares: readonly ItemShare[], of: (share: ItemShare) => number) =>
  shares.reduce((sum, share) => sum + of(share), 0);

const sale = fc.record({
  prices: fc.array(fc.integer({ min: 0, max: 9_999 }), { minLength: 1, maxLength: 5 }),
  sending: fc.integer({ min: 0, max: 900 }),
  commission: fc.integer({ min: 0, max: 1_000 }),
  promoter: fc.integer({ min: 0, max: 300 }),
});

const posted = ({ prices, sending, commission, promoter }: typeof sale extends fc.Arbitrary<infer T> ? T : never) =>
  salePosting(
    {
      paymentId: 'p',
      provider: 'paypal',
      partner,
      sending,
      amount: money(
        prices.reduce((a, b) => a + b, sending),
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
  it('[PA-05] the shares of a sale add up to its lines, and each item has its price', () => {
    fc.assert(
      fc.property(sale, (one) => {
        const lines = posted(one);
        const shares = sharesOfSale(
          lines,
          one.prices.map((price, index) => ({ line: index + 1, price })),
        );
        expect(total(shares, incomeOf)).toBe(incomeIn(lines));
        expect(shares.filter(({ line }) => line > 0).map(({ goods }) => goods)).toEqual(one.prices);
        expect(total(shares, ({ delivery }) => delivery)).toBe(one.sending);
      }),
    );
  });

  it('[PA-05] refunds of items and of amounts take back their lines, to the last minor unit', () => {
    const refunds = fc.array(
      fc.record({ amount: fc.integer({ min: 1, max: 3_000 }), item: fc.option(fc.nat({ max: 4 })) }),
    );
    fc.assert(
      fc.property(sale, refunds, (one, wanted) => {
        const all: LedgerLine[] = [...posted(one)];
        const shares = sharesOfSale(
          all,
          one.prices.map((price, index) => ({ line: index + 1, price })),
        );
        for (const [nth, { amount, item }] of wanted.entries()) {
          const left = sharesLeft(all);
          const there = [...left.values()].reduce((a, b) => a + Math.max(0, b), 0);
          const back = Math.min(amount, there);
          if (back === 0) continue;
          const { lines } = refundPosting(`r${nth}`, money(back, 'EUR'), left);
          const byLine = new Map(
            [...new Set(shares.map(({ line }) => line))].map((line) => [
              line,
              total(
                shares.filter((share) => share.line === line),
                ({ goods, delivery, refunds: given }) => goods + delivery - given,
              ),
            ]),
          );
          const line = item === null ? undefined : (item % one.prices.length) + 1;
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
