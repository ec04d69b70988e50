import { describe, expect, it } from 'vitest';
import { hoursOn, openingAt, type OpenSpan, type Schedule, scheduleProblem, type Zone } from './opening-hours.ts';

const UTC: Zone = { wallAt: (instant) => instant, instantOf: (wall) => wall };
const DAY: OpenSpan = { opens: '10:00', closes: '20:00' };
/** A Monday. */
const at = (day: number, hour: number, minute = 0) => Date.UTC(2026, 5, day, hour, minute);
const week = (...days: readonly OpenSpan[][]): Schedule => ({
  week: [...days, [], [], [], [], [], [], []].slice(0, 7),
  holidays: [],
});
const workdays = week([DAY], [DAY], [DAY], [DAY], [DAY]);

describe('opening hours', () => {
  it('[PA-10.7] a place is open from the opening to the closing, and says when that changes', () => {
    expect(openingAt(workdays, UTC, at(1, 9, 59))).toEqual({ isOpen: false, changesAt: at(1, 10) });
    expect(openingAt(workdays, UTC, at(1, 10))).toEqual({ isOpen: true, changesAt: at(1, 20) });
    expect(openingAt(workdays, UTC, at(1, 20))).toEqual({ isOpen: false, changesAt: at(2, 10) });
    expect(openingAt(workdays, UTC, at(5, 21))).toEqual({ isOpen: false, changesAt: at(8, 10) });
  });

  it('[PA-10.7] a break at noon and a night over midnight are open times like others', () => {
    const pauses = week([
      { opens: '14:00', closes: '02:00' },
      { opens: '08:00', closes: '12:00' },
    ]);
    expect(openingAt(pauses, UTC, at(1, 13))).toEqual({ isOpen: false, changesAt: at(1, 14) });
    expect(openingAt(pauses, UTC, at(2, 1))).toEqual({ isOpen: true, changesAt: at(2, 2) });
    expect(openingAt(pauses, UTC, at(2, 3))).toEqual({ isOpen: false, changesAt: at(8, 8) });
  });

  it('[PA-10.7] days that follow each other without a gap are one open time', () => {
    const whole: OpenSpan = { opens: '00:00', closes: '00:00' };
    const weekend = week([], [], [], [], [], [whole], [whole]);
    expect(openingAt(weekend, UTC, at(6, 5))).toEqual({ isOpen: true, changesAt: at(8, 0) });
    const always = week([whole], [whole], [whole], [whole], [whole], [whole], [whole]);
    expect(openingAt(always, UTC, at(1, 5))).toEqual({ isOpen: true, changesAt: null });
    expect(openingAt(week(), UTC, at(1, 5))).toEqual({ isOpen: false, changesAt: null });
  });

  it('[PA-10.7] a holiday closes a day or opens it at other times, and the night before it goes on', () => {
    const nights = week([{ opens: '18:00', closes: '02:00' }], [DAY], [DAY], [DAY]);
    const closed = { first: '2026-06-02', last: '2026-06-03', name: 'Works outing', spans: [] };
    const short = {
      first: '2026-06-04',
      last: '2026-06-04',
      name: 'Eve',
      spans: [{ opens: '12:00', closes: '13:00' }],
    };
    const hours = { ...nights, holidays: [closed, short] };
    expect(openingAt(hours, UTC, at(2, 1))).toEqual({ isOpen: true, changesAt: at(2, 2) });
    expect(openingAt(hours, UTC, at(2, 11))).toEqual({ isOpen: false, changesAt: at(4, 12) });
    expect(hoursOn(hours, UTC, at(4, 5))).toEqual(short.spans);
    expect(hoursOn(hours, UTC, at(2, 5))).toEqual([]);
  });

  it('[PA-10.7] an opening by a holiday alone is found, months ahead', () => {
    const fair = { first: '2026-12-24', last: '2026-12-24', name: 'Fair', spans: [DAY] };
    expect(openingAt({ ...week(), holidays: [fair] }, UTC, at(1, 0))).toEqual({
      isOpen: false,
      changesAt: Date.UTC(2026, 11, 24, 10),
    });
  });

  it('[PA-10.7] typed hours that contradict each other are found', () => {
    const late: OpenSpan = { opens: '19:00', closes: '23:00' };
    const days = { first: '2026-06-02', last: '2026-06-03', name: '', spans: [] };
    expect(scheduleProblem(workdays)).toBeUndefined();
    expect(scheduleProblem(week([DAY, late]))).toBe('hoursOverlap');
    expect(scheduleProblem(week([DAY, DAY]))).toBe('hoursOverlap');
    expect(scheduleProblem({ ...workdays, holidays: [{ ...days, spans: [late, DAY] }] })).toBe('hoursOverlap');
    expect(scheduleProblem({ ...workdays, holidays: [{ ...days, last: '2026-06-01' }] })).toBe('holidayBackwards');
    expect(
      scheduleProblem({ ...workdays, holidays: [days, { ...days, first: '2026-06-03', last: '2026-06-09' }] }),
    ).toBe('holidaysOverlap');
  });
});
