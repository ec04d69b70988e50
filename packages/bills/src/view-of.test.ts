import { FILLED_LOCALES } from '@cpc/i18n';
import { serverTranslator } from '@cpc/i18n/server';
import { expect, it } from 'vitest';
import type { Bill } from './bill.ts';
import { creditNote, monthlyBill, receipt } from './testing/bills.ts';
import { viewOf } from './view-of.ts';

const view = (bill: Bill) => viewOf(bill, serverTranslator()(bill.locale, bill.timeZone));

it('[OR-13.3] a receipt lists items, delivery, discount, total and the tax by rate', () => {
  const { title, facts, tables, notes } = view(receipt());
  expect(title).toBe('Receipt');
  expect(facts).toContainEqual({ label: 'Paid by', value: 'PayPal' });
  expect(tables).toEqual([
    {
      columns: ['Item', 'Amount'],
      rows: [
        ['iPhone 16 · Matte, 手机壳', '€24.90'],
        ['T-shirt L', '€31.90'],
        ['Delivery', '€4.90'],
        ['Discount', '-€5.00'],
      ],
      total: ['Total', '€56.70'],
    },
    {
      columns: ['VAT rate', 'Net', 'VAT', 'Gross'],
      rows: [['19%', '€47.65', '€9.05', '€56.70']],
      total: [],
    },
  ]);
  expect(notes).toEqual([]);
});

it('[AI-04.3] [OR-13.3] printed drawings have a line of their own on a receipt, and on a monthly bill', () => {
  const { tables } = view(receipt({ drawings: { count: 2, amount: 100 }, total: 5770 }));
  expect(tables[0]?.rows).toContainEqual(['2 printed drawings', '€1.00']);
  const monthly = view(monthlyBill({ sums: [{ kind: 'drawing', amount: -100 }] }));
  expect(monthly.tables[0]?.rows).toContainEqual(['Drawings, for the platform', '-€1.00']);
});

it('[OR-13.3] a bill writes days in the zone of its shop', () => {
  expect(view(receipt()).facts).toContainEqual({ label: 'Paid on', value: 'Nov 25, 2026, 12:10\u00a0AM' });
  const { facts } = view(monthlyBill());
  expect(facts).toContainEqual({ label: 'Period', value: 'Nov 1, 2026 to Nov 30, 2026' });
});

it('[OR-13.3] a receipt without tax says so', () => {
  const { tables, notes } = view(receipt({ vat: [{ permille: 0, net: 5670, vat: 0, gross: 5670 }] }));
  expect(tables).toHaveLength(1);
  expect(notes).toEqual(['No VAT is charged.']);
});

it('[OR-13.3] [OP-06.4] a credit note names the receipt that it corrects, with negative amounts', () => {
  const { facts, tables } = view(creditNote());
  expect(facts).toContainEqual({ label: 'For receipt', value: 'R-2026-000123' });
  expect(tables.map(({ total }) => total)).toEqual([['Total', '-€11.90'], []]);
});

it('[OP-06.4] [PA-04.4] a monthly bill goes from one balance to the other, and shows who owes the tax', () => {
  const { tables, notes, details } = view(monthlyBill());
  expect(tables[0]).toEqual({
    columns: ['Account', 'Amount'],
    rows: [
      ['Balance at the beginning', '€10.00'],
      ['Sales', '€140.00'],
      ['Part of the platform', '-€19.00'],
    ],
    total: ['Balance at the end', '€131.00'],
  });
  expect(details[0]?.rows).toEqual([
    ['Nov 1, 2026', '€40.00', '-€4.00'],
    ['Nov 30, 2026', '€100.00', '-€15.00'],
  ]);
  expect(notes).toEqual(['The balance at the end is carried into the next month.']);
  const service = { permille: 0, net: 1900, vat: 0, gross: 1900 };
  expect(view(monthlyBill({ reverseCharge: true, service })).notes).toContain(
    'The recipient owes the VAT (reverse charge).',
  );
});

it('[PA-14.1] a monthly bill has a line and a column for the cash that the shop holds', () => {
  const sums = [
    { kind: 'sale' as const, amount: 10_000 },
    { kind: 'money' as const, amount: -10_000 },
  ];
  const days = [{ at: Date.UTC(2026, 10, 2), sales: 10_000, cash: -10_000, other: 0 }];
  const { tables, details } = view(monthlyBill({ sums, days }));
  expect(tables[0]?.rows).toContainEqual(['Cash in the till', '-€100.00']);
  expect(details).toEqual([
    {
      columns: ['Day', 'Sales', 'Cash', 'Other'],
      rows: [['Nov 2, 2026', '€100.00', '-€100.00', '€0.00']],
      total: [],
    },
  ]);
});

it('[LG-02.1] every kind of bill has its texts in every offered language', () => {
  for (const locale of FILLED_LOCALES)
    for (const bill of [receipt({ locale }), creditNote({ locale }), monthlyBill({ locale })]) {
      expect(JSON.stringify(view(bill))).not.toContain('bill.');
      expect(view(bill).page(1, 2)).not.toContain('bill.');
    }
});
