/** Numbered papers about money: for a customer, and for a shop each month. */
export const BILL_KINDS = ['receipt', 'creditNote', 'monthly'] as const;
export type BillKind = (typeof BILL_KINDS)[number];

/** What a bill's number begins with. */
const LETTERS: Readonly<Record<BillKind, string>> = { receipt: 'R', creditNote: 'C', monthly: 'B' };

/** `R-2026-000042`: the kind, the year of issue, and the place in the series of that year. */
export const billNumber = (kind: BillKind, year: number, place: number): string =>
  `${LETTERS[kind]}-${year}-${String(place).padStart(6, '0')}`;
