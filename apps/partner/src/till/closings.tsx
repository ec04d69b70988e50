import { useT } from '@cpc/ui';
import { FetchedList } from '../core/fetched.tsx';
import { EntryRow } from './entry-row.tsx';
import { useJournal } from './use-till.ts';

/** Every closing of the till, with its difference and the reason. */
export function Closings() {
  const t = useT();
  return (
    <section aria-label={t('till.counts')} className="flex flex-col gap-4">
      <h2 className="text-lead font-semibold">{t('till.counts')}</h2>
      <FetchedList
        of={useJournal({ kind: 'closed' })}
        label={t('till.counts')}
        room="h-28"
        empty={<p className="text-ink-soft">{t('till.counts.none')}</p>}
      >
        {(entry) => <EntryRow key={entry.place} entry={entry} />}
      </FetchedList>
    </section>
  );
}
