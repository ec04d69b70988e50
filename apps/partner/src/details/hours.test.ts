import { ALWAYS_OPEN } from '@cpc/domain';
import { expect, it } from 'vitest';
import { editable, isAlways, isComplete, moreSpans, weekdayInstant } from './hours.ts';

it('[PA-10.7] a station that is always open is proposed usual hours, and others keep theirs', () => {
  expect(isAlways(ALWAYS_OPEN.week)).toBe(true);
  const proposed = editable(ALWAYS_OPEN.week);
  expect(proposed.map((spans) => spans.length)).toEqual([1, 1, 1, 1, 1, 1, 0]);
  expect(editable([[], [], [], [], [], [], []])).toEqual([[], [], [], [], [], [], []]);
});

it('[PA-10.7] a further time of a day begins where the last one ends; an empty one is not complete', () => {
  expect(moreSpans([{ opens: '08:00', closes: '12:00' }])[1]?.opens).toBe('12:00');
  expect(moreSpans([])).toHaveLength(1);
  expect(isComplete([{ opens: '08:00', closes: '' }])).toBe(false);
});

it('[PA-10.7] the first day of a week is a Monday', () => {
  expect(new Date(weekdayInstant(0)).getUTCDay()).toBe(1);
});
