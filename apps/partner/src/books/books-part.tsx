import { Link, saveFile } from '@cpc/appkit';
import type { ActionInput } from '@cpc/contract';
import { BOOKS, type Book, type BooksOf } from '@cpc/domain';
import { BOOK_NAMES } from '@cpc/i18n';
import { Card, SelectField, TextField, useT } from '@cpc/ui';
import { useState } from 'react';
import { useChange } from '../core/calls.ts';
import { FormatButtons } from '../core/format-buttons.tsx';
import { BOOK_COLUMNS_PAGE } from '../core/paths.ts';
import { client } from '../core/services.ts';

type Wanted = ActionInput<'Partner.booksFile'>;
const CALLS = { shop: 'Partner.booksFile', platform: 'Operator.booksFile' } as const;

/** Saves all files of a month on the device: a long month has several. */
const useSaveBook = (of: BooksOf) =>
  useChange(async (wanted: Wanted) => {
    for (let part = 1, more = true; more; part += 1) {
      const file = await client.call(CALLS[of], { ...wanted, part });
      saveFile(file.name, file.file);
      more = file.more;
    }
  });

/** The books of a month as files for an accountant (PA-17). @param zone where the month before this one is looked up */
export function BooksPart({ of, zone }: { readonly of: BooksOf; readonly zone: string }) {
  const t = useT();
  const [book, setBook] = useState<Book>('journal');
  const [month, setMonth] = useState(() => lastMonth(zone));
  const save = useSaveBook(of);
  const isMonth = /^\d{4}-(0[1-9]|1[0-2])$/.test(month);
  return (
    <section aria-label={t('books.title')} className="flex flex-col gap-4">
      <div>
        <h2 className="text-lead font-semibold">{t('books.title')}</h2>
        <p className="text-small text-ink-soft">{t('books.lead')}</p>
      </div>
      <Card className="flex flex-col gap-4 p-5">
        <div className="grid grid-cols-1 items-end gap-3 sm:grid-cols-2 lg:max-w-2xl">
          <SelectField
            label={t('partner.stock.buy.format')}
            value={book}
            onChange={({ currentTarget: { value } }) => setBook(BOOKS.find((one) => one === value) ?? 'journal')}
            options={BOOKS.map((value) => ({ value, label: t(BOOK_NAMES[value]) }))}
          />
          <TextField
            label={t('shopBills.month')}
            type="month"
            value={month}
            onChange={({ currentTarget }) => setMonth(currentTarget.value)}
          />
        </div>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <FormatButtons
            busy={save.isPending ? save.variables.format : undefined}
            disabled={!isMonth || save.isPending}
            onChoose={(format) => save.mutate({ book, month, format })}
          />
          <Link
            to={BOOK_COLUMNS_PAGE[of]}
            className="text-small inline-flex min-h-11 items-center font-medium underline underline-offset-2"
          >
            {t('books.columns')}
          </Link>
        </div>
      </Card>
    </section>
  );
}

/** `yyyy-mm` */
function lastMonth(zone: string): string {
  const local = new Intl.DateTimeFormat('en-CA', { timeZone: zone, year: 'numeric', month: '2-digit' });
  const [year, month] = local.format(Date.now()).split('-').map(Number);
  return new Date(Date.UTC(year ?? 0, (month ?? 1) - 2)).toISOString().slice(0, 7);
}
