import type { CreditNote, MonthlyBill, Party, Receipt } from '../bill.ts';

const SHOP: Party = {
  name: 'Kiosk am Markt',
  address: ['Marktplatz 1', '50667 Köln'],
  vatId: 'DE123456789',
  registration: 'HRB 1234',
};
const head = {
  number: 'R-2026-000123',
  issuedAt: Date.UTC(2026, 10, 24, 23, 30),
  timeZone: 'Europe/Berlin',
  locale: 'en-US',
  currency: 'EUR',
  from: SHOP,
  to: null,
} as const;

export const receipt = (part: Partial<Receipt> = {}): Receipt => ({
  ...head,
  kind: 'receipt',
  orderNumber: 'C7K2M9QX',
  paidAt: Date.UTC(2026, 10, 24, 23, 10),
  method: 'paypal',
  items: [
    { name: 'iPhone 16 · Matte, 手机壳', amount: 2490 },
    { name: 'T-shirt L', amount: 3190 },
  ],
  discount: 500,
  delivery: 490,
  total: 5670,
  vat: [{ permille: 190, net: 4765, vat: 905, gross: 5670 }],
  ...part,
});

export const creditNote = (part: Partial<CreditNote> = {}): CreditNote => ({
  ...head,
  kind: 'creditNote',
  number: 'C-2026-000004',
  orderNumber: 'C7K2M9QX',
  receiptNumber: 'R-2026-000123',
  refundedAt: Date.UTC(2026, 10, 25, 9),
  amount: 1190,
  vat: [{ permille: 190, net: -1000, vat: -190, gross: -1190 }],
  ...part,
});

export const monthlyBill = (part: Partial<MonthlyBill> = {}): MonthlyBill => ({
  ...head,
  kind: 'monthly',
  number: 'B-2026-000007',
  from: { ...SHOP, name: 'The platform' },
  to: SHOP,
  begin: Date.UTC(2026, 9, 31, 23),
  until: Date.UTC(2026, 10, 30, 23),
  opening: 1000,
  closing: 13100,
  sums: [
    { kind: 'sale', amount: 14000 },
    { kind: 'commission', amount: -1900 },
  ],
  days: [
    { at: Date.UTC(2026, 9, 31, 23), sales: 4000, cash: 0, other: -400 },
    { at: Date.UTC(2026, 10, 30, 22), sales: 10000, cash: 0, other: -1500 },
  ],
  service: { permille: 190, net: 1597, vat: 303, gross: 1900 },
  taxed: true,
  reverseCharge: false,
  ...part,
});
