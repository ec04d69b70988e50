/** Times of day `HH:MM`. If it closes at or before the time it opens, it closes on the next day. */
export interface OpenSpan {
  readonly opens: string;
  readonly closes: string;
}

/** Days that differ from their weekday. Without spans, it is closed on them. */
export interface Holiday {
  /** The first and the last day, `yyyy-mm-dd`. */
  readonly first: string;
  readonly last: string;
  readonly name: string;
  readonly spans: readonly OpenSpan[];
}

export interface Schedule {
  /** Seven days, Monday first. */
  readonly week: readonly (readonly OpenSpan[])[];
  readonly holidays: readonly Holiday[];
}

const WHOLE_DAY: OpenSpan = { opens: '00:00', closes: '00:00' };
export const ALWAYS_OPEN: Schedule = { week: Array.from({ length: 7 }, () => [WHOLE_DAY]), holidays: [] };

/**
 * A time zone. A wall time is what its clocks show, in milliseconds as if they showed UTC. `instantOf` returns the first
 * instant with a wall time; for one that the clocks skip, it counts on from before the gap.
 */
export interface Zone {
  readonly wallAt: (instant: number) => number;
  readonly instantOf: (wall: number) => number;
}

export interface Opening {
  readonly isOpen: boolean;
  /** When that changes; null if it does not within a year, or stays open for more than a week. UTC, ms. */
  readonly changesAt: number | null;
}

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
/** How far ahead an opening is looked for, and how long "always open" is, in days. */
const MAX_AHEAD_DAYS = 370;
const LONG_DAYS = 8;

/** Whether a place with these hours is open at an instant, and when that changes. */
export function openingAt(schedule: Schedule, zone: Zone, now: number): Opening {
  const never = schedule.week.every(isEmpty) && schedule.holidays.every(({ spans }) => isEmpty(spans));
  if (never) return { isOpen: false, changesAt: null };
  const today = Math.floor(zone.wallAt(now) / DAY_MS) * DAY_MS;
  let isOpen = false;
  let until = now;
  // The spans of yesterday may end today.
  for (let day = -1; day < MAX_AHEAD_DAYS; day += 1) {
    for (const { start, end } of openTimesOn(schedule, zone, today + day * DAY_MS)) {
      if (end <= until) continue;
      if (start > until) return { isOpen, changesAt: isOpen ? until : start };
      isOpen = true;
      until = end;
    }
    if (isOpen && until - now > LONG_DAYS * DAY_MS) return { isOpen, changesAt: null };
  }
  return { isOpen, changesAt: isOpen ? until : null };
}

/** The hours of the day that the clocks of the zone show at an instant, as they were typed. */
export function hoursOn(schedule: Schedule, zone: Zone, now: number): readonly OpenSpan[] {
  return spansOn(schedule, Math.floor(zone.wallAt(now) / DAY_MS) * DAY_MS);
}

export type ScheduleProblem = 'hoursOverlap' | 'holidaysOverlap' | 'holidayBackwards';

/** What is wrong with hours that a person has typed; undefined if nothing is. */
export function scheduleProblem({ week, holidays }: Schedule): ScheduleProblem | undefined {
  if ([...week, ...holidays.map(({ spans }) => spans)].some(overlap)) return 'hoursOverlap';
  if (holidays.some(({ first, last }) => last < first)) return 'holidayBackwards';
  const sorted = holidays.toSorted((a, b) => (a.first < b.first ? -1 : 1));
  return sorted.some(({ first }, index) => first <= (sorted[index - 1]?.last ?? '')) ? 'holidaysOverlap' : undefined;
}

function overlap(spans: readonly OpenSpan[]): boolean {
  const sorted = spans.map(minutesOf).toSorted((a, b) => a.from - b.from);
  return sorted.some(({ from }, index) => from < (sorted[index - 1]?.to ?? 0));
}

/** The open times that begin on a day, in order. @param day the wall time of its midnight */
function openTimesOn(schedule: Schedule, zone: Zone, day: number): readonly { start: number; end: number }[] {
  return spansOn(schedule, day)
    .map(minutesOf)
    .toSorted((a, b) => a.from - b.from)
    .map(({ from, to }) => ({
      start: zone.instantOf(day + from * MINUTE_MS),
      end: zone.instantOf(day + to * MINUTE_MS),
    }));
}

function spansOn({ week, holidays }: Schedule, day: number): readonly OpenSpan[] {
  const date = new Date(day);
  const name = date.toISOString().slice(0, 10);
  const holiday = holidays.find(({ first, last }) => first <= name && name <= last);
  return holiday?.spans ?? week[(date.getUTCDay() + 6) % 7] ?? [];
}

/** Minutes since midnight; `to` is beyond 1440 if it closes on the next day. */
function minutesOf({ opens, closes }: OpenSpan): { from: number; to: number } {
  const [from, to] = [minuteOf(opens), minuteOf(closes)];
  return { from, to: to <= from ? to + 24 * 60 : to };
}

const minuteOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
const isEmpty = (spans: readonly OpenSpan[]): boolean => spans.length === 0;
