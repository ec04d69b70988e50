import { useNotify } from '@cpc/appkit';
import type { StationDetails } from '@cpc/contract';
import type { Holiday } from '@cpc/domain';
import { daysText, hoursText } from '@cpc/i18n';
import { Button, IconButton, useTranslator } from '@cpc/ui';
import { useState } from 'react';
import { HolidayDialog } from './holiday-dialog.tsx';
import { useSetHours } from './use-station-details.ts';

/** Days that differ from the week: closed, or with other hours. Each change is saved at once. */
export function Holidays({ details }: { readonly details: StationDetails }) {
  const { t } = useTranslator();
  const notify = useNotify();
  const save = useSetHours(details.machine_id);
  const { holidays } = details.schedule;
  const [adding, setAdding] = useState(false);
  const remove = (index: number) => {
    const { machine_id } = details;
    save.mutate({ machine_id, holidays: holidays.filter((_, at) => at !== index) }, { onError: notify.failed });
  };
  return (
    <>
      <p className="text-small text-ink-soft">{t('profile.holidays.text')}</p>
      {holidays.length > 0 && (
        <ul className="divide-line/60 flex flex-col divide-y">
          {holidays.map((holiday, index) => (
            <li key={holiday.first} className="flex items-center justify-between gap-3 py-1.5">
              <HolidayLine holiday={holiday} />
              <IconButton
                icon="trash"
                label={t('profile.holidays.remove', { name: holiday.name || holiday.first })}
                disabled={save.isPending}
                onClick={() => remove(index)}
              />
            </li>
          ))}
        </ul>
      )}
      <div>
        <Button kind="outline" icon="plus" onClick={() => setAdding(true)}>
          {t('profile.holidays.add')}
        </Button>
      </div>
      {adding && <HolidayDialog details={details} onClose={() => setAdding(false)} />}
    </>
  );
}

function HolidayLine({ holiday: { first, last, name, spans } }: { readonly holiday: Holiday }) {
  const { t, locale } = useTranslator();
  return (
    <span className="min-w-0">
      <bdi className="block font-medium wrap-anywhere">{name || t('profile.holidays.unnamed')}</bdi>
      <span className="text-small text-ink-soft figures">
        <bdi>{daysText(locale.tag, first, last)}</bdi>
        {' · '}
        <bdi>{hoursText(locale.tag, spans) || t('profile.hours.closed')}</bdi>
      </span>
    </span>
  );
}
