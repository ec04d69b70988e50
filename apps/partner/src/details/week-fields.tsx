import { IconButton, useTranslator } from '@cpc/ui';
import { type Week, weekdayInstant } from './hours.ts';
import { SpanFields } from './span-fields.tsx';

/** The seven days, Monday first. A day can take the times of the day before it. */
export function WeekFields({ week, onChange }: { readonly week: Week; readonly onChange: (week: Week) => void }) {
  const { t, locale } = useTranslator();
  const names = new Intl.DateTimeFormat(locale.tag, { weekday: 'long', timeZone: 'UTC' });
  return (
    <ul className="divide-line/60 flex flex-col divide-y">
      {week.map((spans, day) => {
        const name = names.format(weekdayInstant(day));
        const put = (next: Week[number]) => onChange(week.map((old, at) => (at === day ? next : old)));
        return (
          <li key={name} className="flex flex-wrap items-start gap-x-3 gap-y-1 py-2">
            <span className="flex min-h-11 w-full items-center justify-between gap-2">
              <span className="font-medium">
                {name}
                {spans.length === 0 && (
                  <span className="text-small text-ink-faint block">{t('profile.hours.closed')}</span>
                )}
              </span>
              {day > 0 && (
                <IconButton
                  icon="duplicate"
                  label={t('profile.hours.copy', { day: name })}
                  onClick={() => put(week[day - 1] ?? [])}
                />
              )}
            </span>
            <SpanFields day={name} spans={spans} onChange={put} />
          </li>
        );
      })}
    </ul>
  );
}
