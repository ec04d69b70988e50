const DAY_MS = 86_400_000;

/**
 * The first moment of a day in a time zone. Where the clocks are set forward at midnight, the day begins at one o’clock;
 * where they are set back, at the first of two midnights.
 * @param day `yyyy-mm-dd`
 * @param zone an IANA name
 * @returns UTC, ms; undefined for a day or a zone that does not exist
 */
export function startOfLocalDay(day: string, zone: string): number | undefined {
  const midnight = /^\d{4}-\d{2}-\d{2}$/.test(day) ? Date.parse(`${day}T00:00:00Z`) : Number.NaN;
  // 31 February is read as 3 March, or not at all.
  if (Number.isNaN(midnight) || new Date(midnight).toISOString().slice(0, 10) !== day) return undefined;
  const clock = clockOf(zone);
  if (!clock) return undefined;
  const offsets = [midnight - DAY_MS, midnight + DAY_MS].map((at) => clock(at) - at);
  const starts = offsets.map((offset) => midnight - offset).filter((at) => dayOf(clock(at)) === day);
  return starts.length === 0 ? undefined : Math.min(...starts);
}

/** The first moment after a day in a time zone. @returns as {@link startOfLocalDay} */
export function endOfLocalDay(day: string, zone: string): number | undefined {
  const start = startOfLocalDay(day, zone);
  if (start === undefined) return undefined;
  const later = [1, 2].map((days) => startOfLocalDay(dayOf(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS), zone));
  // A zone that goes over the date line skips a day.
  return later.find((at) => at !== undefined);
}

/** The day in a time zone, `yyyy-mm-dd`. @returns undefined for a zone that does not exist */
export function localDay(at: number, zone: string): string | undefined {
  const local = clockOf(zone)?.(at);
  return local === undefined ? undefined : dayOf(local);
}

const dayOf = (local: number): string => new Date(local).toISOString().slice(0, 10);

/** What the clocks of a zone show at a moment, as if it were UTC. */
function clockOf(zone: string): ((at: number) => number) | undefined {
  let format: Intl.DateTimeFormat;
  try {
    const two = '2-digit' as const;
    const shown = { year: 'numeric', month: two, day: two, hour: two, minute: two, second: two } as const;
    format = new Intl.DateTimeFormat('en-US', { timeZone: zone, hourCycle: 'h23', ...shown });
  } catch {
    return undefined;
  }
  return (at) => {
    const parts = new Map(format.formatToParts(at).map(({ type, value }) => [type, value]));
    const number = (type: Intl.DateTimeFormatPartTypes) => Number(parts.get(type));
    return Date.UTC(
      number('year'),
      number('month') - 1,
      number('day'),
      number('hour'),
      number('minute'),
      number('second'),
    );
  };
}
