export type { Bill, CreditNote, MonthlyBill, Party, Receipt } from './bill.ts';
