import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allot } from './allot.ts';
import { discounts } from './discount.ts';
import { type PartnerId, brand } from './index.ts';
import {
  LEDGER,
  type LedgerLine,
  checkPosting,
  drawingsLeft,
  feePosting,
  receiptPosting,
  refundPaidPosting,
  refundPosting,
  reprintPosting,
  salePosting,
  sharesLeft,
  withdrawalPosting,
} from './ledger.ts';
import { money } from './money.ts';

const partner = brand<PartnerId>('a');
const amounts = fc.integer({ min: 1, max: 10_000_000 });

describe('shares of an amount', () => {
  it('[MO-01.1] shares add up exactly, and each is within one unit of its exact value', () => {
    fc.assert(
      fc.property(amounts, fc.array(fc.nat(5_000), { minLength: 1, maxLength: 20 }), (amount, weights) => {
        const sum = weights.reduce((total, weight) => total + weight, 0);
        fc.pre(sum > 0);
        const shares = allot(amount, weights);
        expect(shares.reduce((total, share) => total + share, 0)).toBe(amount);
        for (const [index, share] of shares.entries())
          expect(Math.abs(share - (amount * (weights[index] ?? 0)) / sum)).toBeLessThan(1);
      }),
      { seed: 41 },
    );
  });

  it('[MO-01.1] shares are refused for an amount that is not whole, or without any weight', () => {
    for (const [amount, weights] of [
      [1.5, [1]],
      [-1, [1]],
      [1, []],
      [1, [0]],
      [1, [0.5]],
    ] as const)
      expect(() => allot(amount, weights)).toThrow(RangeError);
    expect(allot(0, [0, 0])).toEqual([0, 0]);
  });
});

describe('postings', () => {
  it('[MO-01.1] a sale is shared down to the last unit', () => {
    const paid = { paymentId: 'p', provider: 'paypal', partner, amount: money(1490, 'EUR') };
    const sale = salePosting(paid, { partner, commissionPermille: 100, promoter: { id: 'x', permille: 25 } });
    expect(checkPosting(sale)).toEqual([]);
    expect(Object.fromEntries(sharesLeft(sale.lines))).toEqual({
      'partner:a': 1304,
      'platform:revenue': 149,
      'promoter:x': 37,
    });
    expect(sale.lines[0]).toMatchObject({ account: 'clearing:paypal', amount: 1490 });
    expect(
      salePosting({ ...paid, provider: 'counter' }, { partner, commissionPermille: 0, promoter: undefined }),
    ).toEqual({
      key: 'sale.p',
      kind: 'sale',
      lines: [
        { account: 'cash:a', kind: 'money', amount: 1490, currency: 'EUR' },
        { account: 'partner:a', kind: 'sale', amount: -1490, currency: 'EUR' },
      ],
    });
  });

  it('[AI-04.3] [MO-01.1] what drawings cost goes to the platform whole, and the rest is shared', () => {
    const paid = { paymentId: 'p', provider: 'paypal', partner, amount: money(1590, 'EUR'), sending: 50 };
    const rates = { partner, commissionPermille: 100, promoter: { id: 'x', permille: 50 } };
    const sale = salePosting({ ...paid, drawings: 100 }, rates);
    expect(checkPosting(sale)).toEqual([]);
    expect(sale.lines).toContainEqual({ account: 'partner:a', kind: 'drawing', amount: 100, currency: 'EUR' });
    expect(Object.fromEntries(sharesLeft(sale.lines))).toEqual({
      'partner:a': 1590 - 100 - 144 - 72,
      'platform:revenue': 100 + 144,
      'promoter:x': 72,
    });
    // A voucher paid less than its drawings cost.
    const little = salePosting({ ...paid, sending: 0, amount: money(30, 'EUR'), drawings: 100 }, rates);
    expect(checkPosting(little)).toEqual([]);
    expect(Object.fromEntries(sharesLeft(little.lines))).toEqual({ 'partner:a': 0, 'platform:revenue': 30 });
  });

  it('[MO-02.1] successive refunds take back exactly the shares, in proportion, and never more', () => {
    const history = fc.record({
      amount: amounts,
      commission: fc.integer({ min: 0, max: 600 }),
      promoter: fc.integer({ min: 0, max: 400 }),
      cuts: fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 12 }),
    });
    fc.assert(
      fc.property(history, ({ amount, commission, promoter, cuts }) => {
        const paid = { paymentId: 'p', provider: 'paypal', partner, amount: money(amount, 'EUR') };
        const sale = salePosting(paid, {
          partner,
          commissionPermille: commission,
          promoter: { id: 'x', permille: promoter },
        });
        const shared = sharesLeft(sale.lines);
        expect(() => refundPosting('more', money(amount + 1, 'EUR'), shared)).toThrow(RangeError);
        let lines: readonly LedgerLine[] = sale.lines;
        for (const [index, part] of parts(amount, cuts).entries()) {
          const entry = refundPosting(`r${index}`, money(part, 'EUR'), sharesLeft(lines));
          expect(checkPosting(entry)).toEqual([]);
          lines = [...lines, ...entry.lines];
          for (const [account, left] of sharesLeft(lines)) {
            expect(left).toBeGreaterThanOrEqual(0);
            expect(left).toBeLessThanOrEqual(shared.get(account) ?? 0);
          }
        }
        expect([...sharesLeft(lines).values()].every((left) => left === 0)).toBe(true);
        expect(() => refundPosting('more', money(1, 'EUR'), sharesLeft(lines))).toThrow(RangeError);
      }),
      { seed: 42 },
    );
  });

  it('[AI-04.3] [MO-02.1] a refund of an item takes its drawings from the platform, and no other item’s', () => {
    const paid = { paymentId: 'p', provider: 'paypal', partner, amount: money(5030, 'EUR'), drawings: 50 };
    const { lines } = salePosting(paid, { partner, commissionPermille: 100, promoter: undefined });
    const refund = (amount: number, item: number | undefined) => {
      const drawn = { all: drawingsLeft(lines), item };
      const { lines: back } = refundPosting('r', money(amount, 'EUR'), sharesLeft(lines), drawn);
      return Object.fromEntries(back.map(({ account, kind, amount: part }) => [`${account} ${kind}`, part]));
    };
    const ofCase = { 'partner:a refund': 2241, 'platform:revenue refund': 249 };
    expect(refund(2540, 50)).toEqual({ ...ofCase, 'platform:revenue drawing': 50, 'owed:customers refundOwed': -2540 });
    expect(refund(2490, 0)).toEqual({ ...ofCase, 'owed:customers refundOwed': -2490 });
    // A refund of no item takes by shares, the drawings with the platform's.
    expect(refund(503, undefined)).toMatchObject({ 'partner:a refund': 448, 'platform:revenue drawing': 5 });
  });

  it('[AI-04.3] [MO-02.1] any sequence of refunds of items and of amounts takes back exactly the shares', () => {
    const history = fc.record({
      items: fc.array(fc.record({ price: fc.integer({ min: 0, max: 9_999 }), drawings: fc.nat(300) }), {
        minLength: 1,
        maxLength: 4,
      }),
      commission: fc.integer({ min: 0, max: 600 }),
      promoter: fc.integer({ min: 0, max: 400 }),
      refunds: fc.array(fc.record({ amount: fc.integer({ min: 1, max: 9_999 }), item: fc.option(fc.nat(3)) })),
    });
    fc.assert(
      fc.property(history, ({ items, commission, promoter, refunds }) => {
        const sum = (of: (item: (typeof items)[number]) => number) =>
          items.reduce((total, item) => total + of(item), 0);
        const amount = sum(({ price, drawings }) => price + drawings);
        fc.pre(amount > 0);
        const paid = { paymentId: 'p', provider: 'paypal', partner, amount: money(amount, 'EUR') };
        const rates = { partner, commissionPermille: commission, promoter: { id: 'x', permille: promoter } };
        const sale = salePosting({ ...paid, drawings: sum(({ drawings }) => drawings) }, rates);
        let lines: readonly LedgerLine[] = sale.lines;
        for (const [index, wanted] of [...refunds, { amount, item: null }].entries()) {
          const shares = sharesLeft(lines);
          const there = [...shares.values()].reduce((total, share) => total + share, 0);
          const back = Math.min(wanted.amount, there);
          if (back === 0) continue;
          const all = drawingsLeft(lines);
          const item = wanted.item === null ? undefined : Math.min(all, items[wanted.item]?.drawings ?? 0);
          const entry = refundPosting(`r${index}`, money(back, 'EUR'), shares, { all, item });
          expect(checkPosting(entry)).toEqual([]);
          const ofDrawings = 0 - drawingsLeft(entry.lines);
          if (item !== undefined) expect(ofDrawings).toBeGreaterThanOrEqual(Math.min(item, back));
          lines = [...lines, ...entry.lines];
          expect(Math.min(drawingsLeft(lines), ...sharesLeft(lines).values())).toBeGreaterThanOrEqual(0);
          expect(drawingsLeft(lines)).toBeLessThanOrEqual(sharesLeft(lines).get(LEDGER.revenue) ?? 0);
        }
        expect([...sharesLeft(lines).values(), drawingsLeft(lines)].every((left) => left === 0)).toBe(true);
      }),
      { seed: 44 },
    );
  });

  it('[MO-01.1] receipts, fees, paid refunds, reprints and withdrawals balance', () => {
    const paid = { paymentId: 'p', provider: 'paypal', partner, amount: money(5, 'JPY') };
    const all = [
      receiptPosting(paid),
      feePosting(paid),
      refundPaidPosting('r', LEDGER.clearing('paypal'), paid.amount),
      reprintPosting('n', partner, paid.amount),
      withdrawalPosting('w', LEDGER.partner(partner), paid.amount),
    ];
    expect(all.flatMap(checkPosting)).toEqual([]);
    expect(checkPosting({ ...all[0], lines: all[0]?.lines.slice(1) ?? [] } as never)).toEqual([
      'receipt.p has 1 lines',
      'receipt.p is -5 JPY out of balance',
    ]);
  });
});

describe('a discount', () => {
  const prices = [money(1490, 'EUR'), money(990, 'EUR'), undefined];
  it.each([
    [{ kind: 'percent', permille: 150 }, [224, 148, 0]],
    [{ kind: 'amount', amount: money(500, 'EUR') }, [300, 200, 0]],
    [{ kind: 'amount', amount: money(99_999, 'EUR') }, [1490, 990, 0]],
    [{ kind: 'amount', amount: money(500, 'JPY') }, [0, 0, 0]],
    [{ kind: 'free' }, [1490, 990, 0]],
  ] as const)('[PY-07.1] a discount of %o is spread over the prices that it covers', (discount, off) => {
    expect(discounts(discount, prices)).toEqual(off);
  });

  it('[PY-07.1] a discount never exceeds a price, and is spread exactly', () => {
    const many = fc.array(fc.option(amounts, { nil: undefined }), { minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(many, fc.integer({ min: 0, max: 1000 }), (list, permille) => {
        const priced = list.map((amount) => (amount === undefined ? undefined : money(amount, 'EUR')));
        const off = discounts({ kind: 'percent', permille }, priced);
        const sum = list.reduce<number>((total, amount) => total + (amount ?? 0), 0);
        expect(off.reduce((total, one) => total + one, 0)).toBe(Math.floor((sum * permille + 500) / 1000));
        for (const [index, one] of off.entries()) expect(one).toBeLessThanOrEqual(list[index] ?? 0);
        // In a currency of whole units, the result is the same times one hundred.
        const forints = list.map((amount) => (amount === undefined ? undefined : money(amount * 100, 'HUF')));
        expect(discounts({ kind: 'percent', permille }, forints)).toEqual(off.map((one) => one * 100));
      }),
      { seed: 43 },
    );
  });
});

/** Cuts an amount into parts of at least one unit. */
function parts(amount: number, cuts: readonly number[]): number[] {
  const at = [...new Set(cuts.map((cut) => Math.floor(cut * amount)))].filter((cut) => cut > 0 && cut < amount);
  const marks = [0, ...at.sort((a, b) => a - b), amount];
  return marks.slice(1).map((mark, index) => mark - (marks[index] ?? 0));
}
