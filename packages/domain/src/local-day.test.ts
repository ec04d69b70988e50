import { describe, expect, it } from 'vitest';
import { endOfLocalDay, localDay, startOfLocalDay } from './local-day.ts';

describe('the first moment of a local day', () => {
  it.each([
    ['2026-11-25', 'UTC', '2026-11-25T00:00:00.000Z'],
    ['2026-11-25', 'Asia/Shanghai', '2026-11-24T16:00:00.000Z'],
    ['2026-11-25', 'America/New_York', '2026-11-25T05:00:00.000Z'],
    // The clocks change during the day, at two o’clock.
    ['2026-03-29', 'Europe/Berlin', '2026-03-28T23:00:00.000Z'],
    ['2026-03-30', 'Europe/Berlin', '2026-03-29T22:00:00.000Z'],
    ['2026-10-25', 'Europe/Berlin', '2026-10-24T22:00:00.000Z'],
    ['2026-10-26', 'Europe/Berlin', '2026-10-25T23:00:00.000Z'],
    // The clocks change from midnight to one o’clock: the day begins at one.
    ['2026-04-24', 'Africa/Cairo', '2026-04-23T22:00:00.000Z'],
    // The clocks change from midnight back to eleven at night.
    ['2026-10-30', 'Africa/Cairo', '2026-10-29T22:00:00.000Z'],
    ['2026-11-25', 'Asia/Kathmandu', '2026-11-24T18:15:00.000Z'],
  ])('[PA-10] %s in %s', (day, zone, start) => {
    const at = startOfLocalDay(day, zone) ?? Number.NaN;
    expect(new Date(at).toISOString()).toBe(start);
    expect([localDay(at - 1, zone), localDay(at, zone)]).not.toEqual([day, day]);
    expect(localDay(at, zone)).toBe(day);
  });

  it.each([
    ['2026-03-29', 'Europe/Berlin', 23],
    ['2026-10-25', 'Europe/Berlin', 25],
    ['2026-12-31', 'UTC', 24],
    // The next day was skipped.
    ['2011-12-29', 'Pacific/Apia', 24],
  ])('[PA-10] %s in %s has %i hours', (day, zone, hours) => {
    const [start = 0, end = 0] = [startOfLocalDay(day, zone), endOfLocalDay(day, zone)];
    expect((end - start) / 3_600_000).toBe(hours);
  });

  it.each([
    ['2026-02-31', 'UTC'],
    ['2026-13-01', 'UTC'],
    ['31/02/2026', 'UTC'],
    ['', 'UTC'],
    ['2026-11-25', 'Mars/Olympus'],
    // Samoa went over the date line and had no such day.
    ['2011-12-30', 'Pacific/Apia'],
  ])('[PA-10] there is no %s in %s', (day, zone) => {
    expect(startOfLocalDay(day, zone)).toBeUndefined();
  });
});
