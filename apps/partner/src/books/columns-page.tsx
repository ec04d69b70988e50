import { BOOK_COLUMNS, type Book, BOOKS, type BookColumn } from '@cpc/domain';
import { BOOK_NAMES, COLUMN_TEXTS, type MessageKey } from '@cpc/i18n';
import { useT } from '@cpc/ui';
import { BackLink, Titled } from '../core/page.tsx';
import { Part } from '../core/part.tsx';
import { useSession } from '../core/session-store.ts';

/** What is in the files of the platform, where it is not what is in those of a shop. */
const OF_PLATFORM: Partial<Record<Book, MessageKey>> = {
  statement: 'books.about.statement.platform',
  taxes: 'books.about.taxes.platform',
};

/** What each file for an accountant and each of its columns says (PA-17). */
export default function ColumnsPage() {
  const t = useT();
  const of = useSession()?.partner_id === null ? 'platform' : 'shop';
  const back =
    of === 'shop'
      ? ({ to: '/money', text: 'partner.money' } as const)
      : ({ to: '/bills', text: 'shopBills.title' } as const);
  return (
    <Titled title={t('books.columns')}>
      <BackLink to={back.to}>{t(back.text)}</BackLink>
      <h1 className="text-title font-semibold">{t('books.columns')}</h1>
      {BOOKS.map((book) => (
        <Part key={book} title={t(BOOK_NAMES[book])}>
          <p className="text-ink-soft max-w-prose">
            {t((of === 'platform' && OF_PLATFORM[book]) || `books.about.${book}`)}
          </p>
          <Columns columns={BOOK_COLUMNS[of][book]} />
        </Part>
      ))}
    </Titled>
  );
}

function Columns({ columns }: { readonly columns: readonly BookColumn[] }) {
  const t = useT();
  return (
    <dl className="divide-line/60 grid grid-cols-1 divide-y sm:grid-cols-[12rem_1fr] sm:divide-y-0">
      {columns.map((column) => (
        <div key={column} className="grid grid-cols-subgrid gap-x-4 py-2 sm:col-span-2">
          <dt className="font-medium">{t(COLUMN_TEXTS[column].head)}</dt>
          <dd className="text-ink-soft wrap-anywhere">{t(COLUMN_TEXTS[column].says)}</dd>
        </div>
      ))}
    </dl>
  );
}
