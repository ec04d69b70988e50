/**
 * The beginning of a day in this device's time zone. UTC, ms; never before 1970, because years are typed digit by digit.
 * @param day `yyyy-mm-dd`
 * @param later the number of days after it
 * @returns undefined if no day is typed
 */
export function startOfDay(day: string, later = 0): number | undefined {
  const typed = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day);
  if (!typed) return undefined;
  const [, year, month, date] = typed.map(Number);
  return Math.max(0, new Date(year ?? 0, (month ?? 1) - 1, (date ?? 1) + later).getTime());
}
