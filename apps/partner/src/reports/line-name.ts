import type { ReportLine } from '@cpc/contract';
import type { ReportGroup } from '@cpc/domain';
import { goodsText, type Translator } from '@cpc/i18n';

/** The name of a line: a date, an hour, or what it is about. `short` is for the axis of a chart. */
export function lineName(
  { key, name }: Pick<ReportLine, 'key' | 'name'>,
  group: ReportGroup,
  { t, tOr, locale }: Translator,
  short = false,
): string {
  if (group === 'hour') return `${key.padStart(2, '0')}${short ? '' : ':00'}`;
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

const dateName = (day: string, tag: string, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(`${tag}-u-ca-gregory-nu-latn`, { ...options, timeZone: 'UTC' }).format(
    Date.parse(`${day}T00:00Z`),
  );

/** Marks of direction move the parts of a date on the axis, which is drawn from left to right. */
export const withoutMarks = (text: string): string => text.replaceAll(/\p{Cf}/gu, '');
