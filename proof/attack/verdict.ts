import { type Bars, BARS, FLOORS, OWN_BARS, MAX_RESIDENT_MB_AFTER_ALL } from './bars.ts';
import type { Experience } from './bystander.ts';
import type { Peaks } from './measure.ts';

/** The measurements of one attack. */
export interface Seen {
  readonly experience: Experience;
  readonly peaks: Peaks;
  readonly grownMb: number;
  /** The part of the station's CPU that other programs used meanwhile, 0 … 1. */
  readonly others: number;
  /** Undefined if the server keeps running for the next attack. */
  readonly stopMs: number | undefined;
}

/** The bystander without an attack, in the same run. */
export type Floor = Pick<Experience, 'callMs' | 'uploadMs' | 'printMs'>;

/** A station that gives us a tenth of its CPU takes ten times as long. */
const MIN_SHARE = 0.05;
/** From this load on, waiting for the CPU counts as well. */
const BUSY = 0.25;

/**
 * Bars that were missed, each in words. @param floor undefined if many attacks run against one server; times are then
 * not judged
 */
export function judge(name: string, seen: Seen, floor: Floor | undefined): string[] {
  const bars: Bars = { ...BARS, ...OWN_BARS[name] };
  const { experience, peaks, grownMb, stopMs } = seen;
  const share = Math.max(MIN_SHARE, 1 - seen.others);
  const slowness = seen.others > BUSY ? 2 / share : 1 / share;
  const over = (what: string, value: number | undefined, bar: number, unit: string) =>
    value !== undefined && value > bar ? [`${what} ${Math.round(value)} ${unit}, the bar is ${Math.round(bar)}`] : [];
  const timed = (what: string, key: keyof typeof FLOORS) =>
    floor === undefined
      ? []
      : over(what, experience[key], Math.max(bars[key] * slowness, FLOORS[key] * (floor[key] ?? 0)), 'ms');
  return [
    ...timed('calls took', 'callMs'),
    ...timed('an upload took', 'uploadMs'),
    ...timed('a print took', 'printMs'),
    ...over('memory', peaks.residentMb, floor === undefined ? MAX_RESIDENT_MB_AFTER_ALL : bars.residentMb, 'MB'),
    ...over('the disk grew by', grownMb, bars.diskMb, 'MB'),
    ...over('temporary files', peaks.tempMb, bars.tempMb, 'MB'),
    ...over('the stop took', stopMs, bars.stopMs * slowness, 'ms'),
  ];
}
