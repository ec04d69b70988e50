import type { ReportLine } from '@cpc/contract';
import type { ReportGroup } from '@cpc/domain';
import { clockText, dateFormat, goodsText, type Translator } from '@cpc/i18n';

/** The name of a line: a date, an hour, or what it is about. `short` is for the axis of a chart. */
export function lineName(
  { key, name }: Pick<ReportLine, 'key' | 'name'>,
  group: ReportGroup,
  { t, tOr, locale }: Translator,
  short = false,
): string {
  if (group === 'hour') return hourName(key, locale.tag, short);
  if (group === 'month')
    return dateName(key, locale.tag, { month: short ? 'short' : 'long', ...(short ? {} : { year: 'numeric' }) });
  if (group === 'day' || group === 'week')
    return dateName(
      key,
      locale.tag,
      short
        ? { day: 'numeric', month: 'numeric' }
        : { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' },
    );
  if (key === '') return t('report.noModel');
  if (group === 'shell') return tOr(`shell.${name}`, name ?? key);
  return group === 'model' && name !== null ? goodsText({ tOr }, name.trim()) : (name ?? key);
}

const HOUR_MS = 3_600_000;

/** @param hour 0 … 23 */
const hourName = (hour: string, tag: string, short: boolean): string =>
  short
    ? dateFormat(tag, { hour: 'numeric', timeZone: 'UTC' }).format(Number(hour) * HOUR_MS)
    : clockText(tag, `${hour.padStart(2, '0')}:00`);

const dateName = (day: string, tag: string, options: Intl.DateTimeFormatOptions): string =>
  dateFormat(tag, { ...options, timeZone: 'UTC' }).format(Date.parse(`${day}T00:00Z`));

/**
 * A name or a value for an axis, which is drawn from left to right in every language: marks of direction would move the
 * parts of a date there, and the halves of a day need the direction of their letters.
 */
export const onAxis = (text: string): string => `\u2068${text.replaceAll(/\p{Cf}/gu, '')}\u2069`;
