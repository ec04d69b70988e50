const DAY_MS = 86_400_000;
/** Month and day on which TARGET is closed, beside Saturdays, Sundays, Good Friday and Easter Monday. */
const CLOSED: ReadonlySet<string> = new Set(['01-01', '05-01', '12-25', '12-26']);
const [GOOD_FRIDAY, EASTER_MONDAY] = [-2, 1];

/**
 * The day of a time, in UTC, or the next one on which euros are moved between banks: a bank refuses or changes other days.
 * Days as the European Central Bank fixed them for TARGET.
 * @returns like 2026-11-23
 */
export function targetDay(ms: number): string {
  let day = Math.floor(ms / DAY_MS);
  while (isClosed(day)) day += 1;
  return dateOf(day);
}

/** @param day since 1970-01-01, a Thursday */
function isClosed(day: number): boolean {
  const date = dateOf(day);
  const weekday = (day + 4) % 7;
  const sinceEaster = day - easterOf(Number(date.slice(0, 4)));
  return (
    weekday === 0 || weekday === 6 || CLOSED.has(date.slice(5)) || [GOOD_FRIDAY, EASTER_MONDAY].includes(sinceEaster)
  );
}

const dateOf = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 10);

/** Easter Sunday as a day since 1970-01-01, by the Gregorian rule of Meeus, Jones and Butcher. */
function easterOf(year: number): number {
  const whole = Math.floor;
  const [golden, century, inCentury] = [year % 19, whole(year / 100), year % 100];
  const moon =
    (19 * golden + century - whole(century / 4) - whole((century - whole((century + 8) / 25) + 1) / 3) + 15) % 30;
  const sunday = (32 + 2 * (century % 4) + 2 * whole(inCentury / 4) - moon - (inCentury % 4)) % 7;
  const late = whole((golden + 11 * moon + 22 * sunday) / 451);
  const sinceMarch = moon + sunday - 7 * late + 114;
  return Date.UTC(year, whole(sinceMarch / 31) - 1, (sinceMarch % 31) + 1) / DAY_MS;
}
