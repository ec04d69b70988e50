import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { startOfDay, zoneOf } from '@cpc/i18n';
import { dayOfNumber } from '@cpc/domain';
import { offsetAt, offsetsBetween } from './offsets.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const ZONES = [
  'UTC',
  'Europe/Berlin',
  'America/New_York',
  'Asia/Kolkata',
  'Asia/Shanghai',
  'Australia/Lord_Howe',
  'America/Sao_Paulo',
  'Africa/Casablanca',
  'Pacific/Apia',
  'Asia/Beirut',
];
const dayOf = (year: number, month: number, date: number) => Date.UTC(year, month - 1, date) / DAY;

describe('the days of a time zone', () => {
  it('[PA-05.1] a day of a clock change has 23 or 25 hours', () => {
    const hours = (name: string, day: number) =>
      (startOfDay(zoneOf(name), dayOfNumber(day), 1) - startOfDay(zoneOf(name), dayOfNumber(day))) / HOUR;
    expect(hours('Europe/Berlin', dayOf(2026, 3, 29))).toBe(23);
    expect(hours('Europe/Berlin', dayOf(2026, 10, 25))).toBe(25);
    expect(hours('America/New_York', dayOf(2026, 3, 8))).toBe(23);
    expect(hours('America/New_York', dayOf(2026, 11, 1))).toBe(25);
    expect(hours('America/New_York', dayOf(2026, 11, 2))).toBe(24);
    // Clocks skipped this midnight.
    expect(hours('America/Sao_Paulo', dayOf(2018, 11, 4))).toBe(23);
  });

  it('[PA-05.1] the offsets of a range are what the clocks show at every moment of it', () => {
    const moment = fc.integer({ min: Date.UTC(2005, 0, 1), max: Date.UTC(2032, 0, 1) });
    fc.assert(
      fc.property(
        fc.constantFrom(...ZONES),
        moment,
        fc.integer({ min: 1, max: 400 }),
        fc.nat(),
        (name, from, days, seed) => {
          const zone = zoneOf(name);
          const until = from + days * DAY;
          const offsets = offsetsBetween(zone, from, until);
          const at = from + (seed % (days * DAY));
          const known = offsets.findLast(({ since }) => since <= at)?.offset;
          expect(known).toBe(offsetAt(zone, at));
          for (const { since, offset } of offsets.slice(1)) {
            expect(offsetAt(zone, since)).toBe(offset);
            expect(offsetAt(zone, since - 1)).not.toBe(offset);
          }
        },
      ),
      { numRuns: 60 },
    );
  });

  it('[PA-05.1] a day begins when its date first shows', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...ZONES),
        fc.integer({ min: dayOf(2005, 1, 1), max: dayOf(2032, 1, 1) }),
        (name, day) => {
          const zone = zoneOf(name);
          const start = startOfDay(zone, dayOfNumber(day));
          const localDay = (at: number) => Math.floor((at + offsetAt(zone, at)) / DAY);
          expect(localDay(start)).toBeGreaterThanOrEqual(day);
          expect(localDay(start - 1)).toBeLessThan(day);
        },
      ),
    );
  });
});
