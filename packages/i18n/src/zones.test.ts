import { hoursOn, openingAt, type OpenSpan, type Schedule } from '@cpc/domain';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createFormats } from './formats.ts';
import { isTimeZone, startOfDay, zoneOf } from './zones.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const BERLIN = zoneOf('Europe/Berlin');
/** By one hour, by half an hour, at midnight, far from UTC on both sides, and without any change. */
const NAMES = [
  'Europe/Berlin',
  'America/New_York',
  'Australia/Lord_Howe',
  'America/Santiago',
  'Pacific/Auckland',
  'Pacific/Apia',
  'Asia/Kolkata',
  'UTC',
];
const zones = fc.constantFrom(...NAMES).map(zoneOf);
/** Years in which the clocks of the zones change. */
const instants = fc.integer({ min: Date.UTC(2023, 0, 1), max: Date.UTC(2029, 0, 1) });
const time = fc
  .integer({ min: 0, max: 24 * 4 - 1 })
  .map((quarter) => new Date(quarter * 900_000).toISOString().slice(11, 16));
const spans: fc.Arbitrary<OpenSpan[]> = fc.array(fc.record({ opens: time, closes: time }), { maxLength: 2 });
const schedules: fc.Arbitrary<Schedule> = fc
  .array(spans, { minLength: 7, maxLength: 7 })
  .map((week) => ({ week, holidays: [] }));
const everyDay = (...day: OpenSpan[]): Schedule => ({ week: Array.from({ length: 7 }, () => day), holidays: [] });

describe('time zones', () => {
  it('[PA-10.5] an instant is found again by its wall time, unless the clocks show that time twice', () => {
    fc.assert(
      fc.property(zones, instants, (zone, instant) => {
        const wall = zone.wallAt(instant);
        const found = zone.instantOf(wall);
        expect(zone.wallAt(found)).toBe(wall);
        expect(found).toBeLessThanOrEqual(instant);
        expect(instant - found).toBeLessThanOrEqual(HOUR_MS);
      }),
    );
  });

  it('[PA-10.5] a day begins at its first instant, and a skipped time counts on from before the gap', () => {
    expect(startOfDay(BERLIN, '2026-03-29', 1) - startOfDay(BERLIN, '2026-03-29')).toBe(23 * HOUR_MS);
    expect(startOfDay(BERLIN, '2026-10-25', 1) - startOfDay(BERLIN, '2026-10-25')).toBe(25 * HOUR_MS);
    expect(BERLIN.instantOf(Date.UTC(2026, 2, 29, 2, 30))).toBe(Date.UTC(2026, 2, 29, 1, 30));
    expect(BERLIN.instantOf(Date.UTC(2026, 9, 25, 2, 30))).toBe(Date.UTC(2026, 9, 25, 0, 30));
  });

  it('[PA-10.5] only names of time zones are accepted', () => {
    expect(['Europe/Berlin', 'UTC', 'Asia/Shanghai'].map(isTimeZone)).toEqual([true, true, true]);
    expect(['', 'Berlin', '+02:00', 'Europe/Berlin; drop', '__proto__'].some(isTimeZone)).toBe(false);
  });
});

describe('opening hours over changes of the clocks', () => {
  it('[PA-10.5] nothing changes before the next change, and it does change then', () => {
    fc.assert(
      fc.property(schedules, zones, instants, fc.double({ min: 0, max: 1, noNaN: true }), (week, zone, now, part) => {
        const { isOpen, changesAt } = openingAt(week, zone, now);
        fc.pre(changesAt !== null);
        expect(changesAt).toBeGreaterThan(now);
        const between = now + Math.floor((changesAt - 1 - now) * part);
        expect(openingAt(week, zone, between)).toEqual({ isOpen, changesAt });
        expect(openingAt(week, zone, changesAt).isOpen).toBe(!isOpen);
      }),
    );
  });

  it('[PA-10.5] [PA-10.7] a place opens and closes at the times that are typed, as its clocks show them', () => {
    fc.assert(
      fc.property(schedules, zones, instants, (week, zone, now) => {
        const { isOpen, changesAt } = openingAt(week, zone, now);
        fc.pre(changesAt !== null && steady(zone, changesAt));
        const shown = new Date(zone.wallAt(changesAt)).toISOString().slice(11, 16);
        const typed = week.week.flat().map(({ opens, closes }) => (isOpen ? closes : opens));
        expect(typed).toContain(shown);
      }),
    );
  });

  it('[PA-10.5] [PA-10.7] on a day without a change of the clocks, it is open exactly within its spans', () => {
    fc.assert(
      fc.property(schedules, zones, instants, (week, zone, now) => {
        fc.pre(steady(zone, now));
        const wall = zone.wallAt(now);
        const covers = ({ opens, closes }: OpenSpan, minute: number) => {
          const [from, to] = [opens, closes].map((typed) => Number(typed.slice(0, 2)) * 60 + Number(typed.slice(3)));
          return (from ?? 0) <= minute && minute < ((to ?? 0) <= (from ?? 0) ? (to ?? 0) + 1440 : (to ?? 0));
        };
        const minute = (wall % DAY_MS) / 60_000;
        const today = hoursOn(week, zone, now).some((span) => covers(span, minute));
        const last = hoursOn(week, zone, now - DAY_MS).some((span) => covers(span, minute + 1440));
        expect(openingAt(week, zone, now).isOpen).toBe(today || last);
      }),
    );
  });

  it('[PA-10.5] [PA-10.7] a night is an hour shorter in spring and an hour longer in autumn', () => {
    const nights = everyDay({ opens: '22:00', closes: '05:00' });
    const lengthOf = (evening: number) => (openingAt(nights, BERLIN, evening).changesAt ?? 0) - evening;
    expect(lengthOf(Date.UTC(2026, 2, 28, 21))).toBe(6 * HOUR_MS);
    expect(lengthOf(Date.UTC(2026, 9, 24, 20))).toBe(8 * HOUR_MS);
    expect(lengthOf(Date.UTC(2026, 6, 1, 20))).toBe(7 * HOUR_MS);
  });
});

/** Whether the clocks do not change within two days around an instant. */
function steady(zone: ReturnType<typeof zoneOf>, instant: number): boolean {
  const offsetAt = (at: number) => zone.wallAt(at) - at;
  return offsetAt(instant - 2 * DAY_MS) === offsetAt(instant + 2 * DAY_MS);
}

it('[QU-04.2] a time is told as short as it is clear, on the clocks of the station', () => {
  const { when } = createFormats('en-US');
  const now = Date.UTC(2026, 5, 1, 22, 30);
  expect(when(Date.UTC(2026, 5, 2, 8), now, 'Europe/Berlin')).toBe('10:00\u00a0AM');
  expect(when(Date.UTC(2026, 5, 2, 8), now, 'America/New_York')).toBe('Tuesday 4:00\u00a0AM');
  expect(when(Date.UTC(2026, 5, 20, 8), now, 'Europe/Berlin')).toBe('Saturday, June 20 at 10:00\u00a0AM');
});
