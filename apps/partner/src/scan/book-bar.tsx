import type { OwnStation } from '@cpc/contract';
import { Button, useT } from '@cpc/ui';
import { useState } from 'react';
import { BookDialog } from './book-dialog.tsx';
import { type ScanList, totalsOf } from './scan-list.ts';

interface BookBarProps {
  readonly list: ScanList;
  readonly station: OwnStation | undefined;
  readonly onBegin: () => void;
}

/** Leads to the last look at the list, or empties it. */
export function BookBar({ list, station, onBegin }: BookBarProps) {
  const t = useT();
  const [booking, setBooking] = useState(false);
  const totals = totalsOf(list);
  const count = totals?.reduce((sum, { pieces }) => sum + pieces, 0) ?? 0;
  return (
    <div className="bg-raised border-line shadow-lift sticky bottom-24 z-10 flex flex-wrap items-center justify-end gap-3 rounded-large border p-4 lg:bottom-4">
      <Button kind="ghost" onClick={onBegin}>
        {t('scan.clear')}
      </Button>
      <Button kind="primary" icon="check" disabled={!totals || !station} onClick={() => setBooking(true)}>
        {t('scan.review', { count })}
      </Button>
      {booking && totals && station && (
        <BookDialog
          listKey={list.key}
          totals={totals}
          station={station}
          onBooked={onBegin}
          onClose={() => setBooking(false)}
        />
      )}
    </div>
  );
}
