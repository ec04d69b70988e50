import type { Book, BookColumn, LineKind } from '@cpc/domain';
import type { MessageKey } from './namespaces.ts';

/** The names of the files for accountants (PA-17). */
export const BOOK_NAMES = {
  journal: 'books.head.journal',
  statement: 'partner.money.lines',
  orders: 'report.orders',
  taxes: 'books.head.taxes',
  receipts: 'books.head.receipts',
  payouts: 'payout.page',
} as const satisfies Readonly<Record<Book, MessageKey>>;

/** What a line of the ledger is about, whatever its account. A bill says `money` only of cash. */
export const LINE_NAMES = {
  money: 'books.kind.money',
  fee: 'books.kind.fee',
  refundOwed: 'books.kind.refundOwed',
  sale: 'bill.kind.sale',
  delivery: 'bill.kind.delivery',
  commission: 'bill.kind.commission',
  drawing: 'bill.kind.drawing',
  promoterShare: 'bill.kind.promoterShare',
  refund: 'bill.kind.refund',
  reprint: 'bill.kind.reprint',
  withdrawal: 'bill.kind.withdrawal',
  withdrawalReturned: 'bill.kind.withdrawalReturned',
  settlement: 'bill.kind.settlement',
  till: 'till.page',
} as const satisfies Readonly<Record<LineKind, MessageKey>>;

interface ColumnText {
  readonly head: MessageKey;
  readonly says: MessageKey;
}

/** The heading of each column of these files, and what the column says. */
export const COLUMN_TEXTS: Readonly<Record<BookColumn, ColumnText>> = {
  date: { head: 'bill.day', says: 'books.says.date' },
  number: { head: 'bill.number', says: 'books.says.number' },
  entry: { head: 'books.head.entry', says: 'books.says.entry' },
  account: { head: 'bill.account', says: 'books.says.account' },
  kind: { head: 'partner.money.kind', says: 'books.says.kind' },
  shop: { head: 'books.head.shop', says: 'books.says.shop' },
  vatId: { head: 'books.head.vatId', says: 'books.says.vatId' },
  order: { head: 'bill.order', says: 'books.says.order' },
  corrects: { head: 'bill.receipt', says: 'books.says.corrects' },
  withdrawal: { head: 'books.head.withdrawal', says: 'books.says.withdrawal' },
  payout: { head: 'books.head.payout', says: 'books.says.payout' },
  reference: { head: 'books.head.reference', says: 'books.says.reference' },
  station: { head: 'report.station', says: 'books.says.station' },
  method: { head: 'bill.method', says: 'books.says.method' },
  debit: { head: 'books.head.debit', says: 'books.says.debit' },
  credit: { head: 'books.head.credit', says: 'books.says.credit' },
  amount: { head: 'bill.amount', says: 'books.says.amount' },
  sales: { head: 'report.sales', says: 'books.says.sales' },
  delivery: { head: 'bill.delivery', says: 'books.says.delivery' },
  refunds: { head: 'report.refunds', says: 'report.refunds.hint' },
  commission: { head: 'report.commission', says: 'report.commission.hint' },
  promoted: { head: 'report.promoted', says: 'books.says.promoted' },
  reprints: { head: 'report.reprints', says: 'books.says.reprints' },
  share: { head: 'books.head.share', says: 'books.says.share' },
  rate: { head: 'bill.rate', says: 'books.says.rate' },
  gross: { head: 'bill.gross', says: 'books.says.gross' },
  net: { head: 'bill.net', says: 'books.says.net' },
  tax: { head: 'bill.vat', says: 'books.says.tax' },
  reverse: { head: 'books.head.reverse', says: 'books.says.reverse' },
  currency: { head: 'report.currency', says: 'books.says.currency' },
};
