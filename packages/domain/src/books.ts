/** The files of a month for an accountant (PA-17). */
export const BOOKS = ['journal', 'statement', 'orders', 'taxes', 'receipts', 'payouts'] as const;
export type Book = (typeof BOOKS)[number];

/** Whose books they are. */
export type BooksOf = 'shop' | 'platform';

const JOURNAL = ['date', 'entry', 'account', 'kind', 'order', 'debit', 'credit', 'currency'] as const;
const MOVED = [
  'order',
  'station',
  'method',
  'sales',
  'delivery',
  'refunds',
  'commission',
  'promoted',
  'reprints',
  'share',
  'currency',
] as const;
const RECEIPT = ['number', 'kind', 'order', 'corrects', 'method', 'rate', 'gross', 'net', 'tax', 'currency'] as const;
const PAID = ['kind', 'withdrawal', 'payout', 'reference', 'amount', 'currency'] as const;

/** The columns of each file, in their order. Their texts are `COLUMN_TEXTS` of @cpc/i18n. */
export const BOOK_COLUMNS = {
  shop: {
    journal: JOURNAL,
    statement: ['date', 'kind', 'order', 'withdrawal', 'amount', 'currency'],
    orders: ['date', ...MOVED],
    taxes: ['kind', 'rate', 'gross', 'net', 'tax', 'currency'],
    receipts: ['date', ...RECEIPT],
    payouts: ['date', ...PAID],
  },
  platform: {
    journal: JOURNAL,
    statement: ['date', 'account', 'kind', 'order', 'debit', 'credit', 'currency'],
    orders: ['date', 'shop', ...MOVED],
    taxes: ['date', 'number', 'shop', 'vatId', 'rate', 'gross', 'net', 'tax', 'reverse', 'currency'],
    receipts: ['date', 'shop', ...RECEIPT],
    payouts: ['date', 'shop', ...PAID],
  },
} as const satisfies Readonly<Record<BooksOf, Readonly<Record<Book, readonly string[]>>>>;

/** The columns of a file. */
export type ColumnOf<Of extends BooksOf, Name extends Book> = (typeof BOOK_COLUMNS)[Of][Name][number];
export type BookColumn = { [Of in BooksOf]: ColumnOf<Of, Book> }[BooksOf];
