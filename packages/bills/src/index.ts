export type { Bill, CreditNote, MonthlyBill, Party, Receipt } from './bill.ts';
export type { Poster } from './poster/poster.ts';
