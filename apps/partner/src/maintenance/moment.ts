/** A moment as a field of date and time shows it, in this device's time zone: `2026-11-25T09:30`. */
export function typedMoment(at: number): string {
  const date = new Date(at);
  const two = (number: number) => String(number).padStart(2, '0');
  const day = `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
  return `${day}T${two(date.getHours())}:${two(date.getMinutes())}`;
}

/** UTC, ms; undefined if nothing or half of it is typed, or a day that does not exist. */
export function momentOf(typed: string): number | undefined {
  const at = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(typed) ? new Date(typed).getTime() : Number.NaN;
  return at >= 0 && typedMoment(at).slice(0, 10) === typed.slice(0, 10) ? at : undefined;
}
