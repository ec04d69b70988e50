import { ALWAYS_OPEN, type OpenSpan } from '@cpc/domain';

export type Week = readonly (readonly OpenSpan[])[];

const USUAL: OpenSpan = { opens: '10:00', closes: '20:00' };
/** What is proposed to a shop that sets its hours for the first time. */
const PROPOSED: Week = Array.from({ length: 7 }, (_, day) => (day < 6 ? [USUAL] : []));
/** At most this many times a day: a morning, an afternoon and a night. */
export const MAX_SPANS = 3;

export const isAlways = (week: Week): boolean => JSON.stringify(week) === JSON.stringify(ALWAYS_OPEN.week);

/** What the fields show: an always open week proposes usual hours. */
export const editable = (week: Week): Week => (isAlways(week) ? PROPOSED : week);

/** One more time of a day: after the last one, or the usual one. */
export function moreSpans(spans: readonly OpenSpan[]): readonly OpenSpan[] {
  const last = spans.at(-1);
  return [...spans, last === undefined ? USUAL : { opens: last.closes, closes: '23:00' }];
}

export const isComplete = (spans: readonly OpenSpan[]): boolean =>
  spans.every(({ opens, closes }) => opens !== '' && closes !== '');

/** An instant on a weekday, Monday first, for its name. */
export const weekdayInstant = (day: number): number => Date.UTC(2024, 0, 1 + day, 12);
