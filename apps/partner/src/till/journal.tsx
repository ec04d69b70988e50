import { TILL_COLUMNS } from '@cpc/domain';
import { Button, TextField, useT } from '@cpc/ui';
import { useState } from 'react';
import { FetchedList } from '../core/fetched.tsx';
import { useSession } from '../core/session-store.ts';
import { localDay } from '../reports/days.ts';
import { EntryRow } from './entry-row.tsx';
import { useJournal, useSaveJournal } from './use-till.ts';

/** The journal of a day, the file of its month, and what the columns of the file mean. */
export function Journal() {
  const t = useT();
  const zone = useSession()?.time_zone ?? 'UTC';
  const [today] = useState(() => localDay(zone, Date.now()));
  const [typed, setTyped] = useState(today);
  const day = /^\d{4}-\d{2}-\d{2}$/.test(typed) ? typed : today;
  const file = useSaveJournal();
  return (
    <section aria-label={t('till.journal')} className="flex flex-col gap-4">
      <h2 className="text-lead font-semibold">{t('till.journal')}</h2>
      <div className="flex flex-wrap items-end gap-3 max-sm:*:grow">
        <TextField
          label={t('till.journal.day')}
          type="date"
          value={typed}
          max={today}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <Button
          kind="outline"
          icon="download"
          busy={file.isPending}
          onClick={() => file.mutate({ span: day.slice(0, 7) })}
        >
          {t('till.file')}
        </Button>
      </div>
      <FetchedList
        of={useJournal({ span: day })}
        label={t('till.journal')}
        room="h-28"
        empty={<p className="text-ink-soft">{t('till.journal.none')}</p>}
      >
        {(entry) => <EntryRow key={entry.place} entry={entry} />}
      </FetchedList>
      <details>
        <summary className="text-small flex min-h-11 cursor-pointer items-center font-medium underline underline-offset-2">
          {t('till.columns')}
        </summary>
        <dl className="grid grid-cols-1 gap-x-6 gap-y-3 pt-2 sm:grid-cols-[max-content_1fr]">
          {TILL_COLUMNS.map((column) => (
            <div key={column} className="sm:contents">
              <dt className="font-medium">{t(`till.column.${column}`)}</dt>
              <dd className="text-ink-soft">{t(`till.column.${column}.text`)}</dd>
            </div>
          ))}
        </dl>
      </details>
    </section>
  );
}
