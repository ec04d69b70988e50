import type { ActionInput, ActionOutput } from '@cpc/contract';
import { BOOK_COLUMNS, type Book, type BookColumn, type BooksOf, type ColumnOf } from '@cpc/domain';
import { COLUMN_TEXTS, type Locale } from '@cpc/i18n';
import type { WrittenCell } from '@cpc/sheets';
import { csvDecimal } from '../../base/sheet-cells.ts';
import type { Reader } from '../../base/db/database.ts';
import { packed, type WriteSheet } from '../../base/ports/sheet-writer.ts';
import { journal, ownAccounts, payouts, statement } from './ledger.ts';
import { orders } from './orders.ts';
import { receipts } from './receipts.ts';
import type { From, Scope, Source } from './source.ts';
import { services, taxes } from './taxes.ts';

/** Lines that are read at once: what comes back must not hold the main thread. */
const PAGE_LINES = 500;
/** The lines of one file, whose text is sent in one piece of about 1.5 MB; a month with more has further parts. */
export const MAX_LINES = 10_000;

/** Where the lines of each file come from. */
const SOURCES = {
  shop: { journal, statement, orders, taxes, receipts, payouts },
  platform: { journal, statement: ownAccounts, orders, taxes: services, receipts, payouts },
} satisfies { readonly [Of in BooksOf]: { readonly [Name in Book]: Source<ColumnOf<Of, Name>> } };

interface Ports {
  readonly reader: Reader;
  readonly writeSheet: WriteSheet;
  /** Who waits for the file. */
  readonly owner: string;
  readonly language: Locale;
  readonly pageLines?: number;
  readonly maxLines?: number;
}

/**
 * A file of a month for an accountant (PA-17). Its lines are read aside in pages, and written in a process of its own: no
 * other call waits.
 * @throws CallError unavailable for a moment
 */
export async function booksFile(
  { reader, writeSheet, owner, language, pageLines = PAGE_LINES, maxLines = MAX_LINES }: Ports,
  scope: Scope,
  { book, format, part = 1 }: Pick<ActionInput<'Partner.booksFile'>, 'book' | 'format' | 'part'>,
): Promise<ActionOutput<'Partner.booksFile'>> {
  const of = scope.partnerId === undefined ? 'platform' : 'shop';
  const columns: readonly BookColumn[] = BOOK_COLUMNS[of][book];
  const { t } = scope.translator;
  const pages = [packed([columns.map((column) => t(COLUMN_TEXTS[column].head))])];
  let [lines, more] = [0, false];
  for await (const page of pagesOf(SOURCES[of][book], reader, scope, { begin: (part - 1) * maxLines, pageLines })) {
    more = lines + page.length > maxLines;
    const kept = page.slice(0, maxLines - lines);
    pages.push(packed(kept.map(({ cells }) => cellsIn(cells, columns))));
    lines += kept.length;
    if (more) break;
  }
  const bytes = await writeSheet({ pages, kind: format, decimal: csvDecimal(language) }, owner);
  const nth = part > 1 || more ? `-${part}` : '';
  const name = `${book}-${scope.month}${nth}.${format}`;
  return { name, file: Buffer.from(bytes).toString('base64'), lines, more };
}

const cellsIn = (cells: AnyLine['cells'], columns: readonly BookColumn[]) =>
  columns.map((column) => cells[column] ?? '');

/** A line of any file. */
interface AnyLine {
  readonly at: number;
  readonly id: string;
  readonly cells: Readonly<Partial<Record<BookColumn, WrittenCell>>>;
}

async function* pagesOf(
  source: (...about: Parameters<Source<BookColumn>>) => Promise<readonly AnyLine[]>,
  reader: Reader,
  scope: Scope,
  { begin, pageLines }: { readonly begin: number; readonly pageLines: number },
): AsyncGenerator<readonly AnyLine[]> {
  let last: From['last'];
  for (;;) {
    const page = await source(reader, scope, { last, offset: last ? 0 : begin, limit: pageLines });
    yield page;
    const end = page.at(-1);
    if (!end || page.length < pageLines) return;
    last = { at: end.at, id: end.id };
  }
}
