import { dateFormat, timeKeptWhole } from '@cpc/i18n';

const DAY = { year: 'numeric', month: 'short', day: 'numeric' } as const;

/** A moment on the device's clocks, as short as it is clear: today without the date, this year without the year. */
export function momentOf(tag: string, at: number, now = Date.now()): string {
  const [year, day] = [dateFormat(tag, { year: 'numeric' }), dateFormat(tag, DAY)];
  if (day.format(at) === day.format(now)) return timeKeptWhole(dateFormat(tag, { timeStyle: 'short' }).format(at));
  const time = { hour: 'numeric', minute: '2-digit' } as const;
  const isThisYear = year.format(at) === year.format(now);
  return timeKeptWhole(dateFormat(tag, { ...DAY, ...time, year: isThisYear ? undefined : 'numeric' }).format(at));
}
