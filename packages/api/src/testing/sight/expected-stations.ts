import type { Expected, Eye } from './eye.ts';
import type { Facts } from './facts.ts';
import { reached, together } from './reached.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** From the lease on, a place of its bay is taken; until the item is picked up. */
const TAKES_A_PLACE = ['dispatching', 'printing', 'taken', 'printed', 'discharging', 'unsure', 'ready'];

/** The state of a station by the rules (QU-04, SA-08, OP-05). */
export function stateOf(facts: Facts, id: string): string {
  const report = facts.station_reports.find(({ machine_id }) => machine_id === id);
  const own = facts.station_states.find(({ machine_id }) => machine_id === id);
  const schedule = facts.machines.find((machine) => machine.id === id)?.schedule;
  const wish = own?.wish ?? 'open';
  if (wish === 'open' && schedule != null && isNeverOpen(schedule)) return 'resting';
  if (wish === 'maintenance' && (own?.maintained_until ?? 0) > facts.now) return 'maintenance';
  if (!report || facts.now > report.heard_at + MINUTE_MS) return 'offline';
  return wish === 'open' ? report.state : wish;
}

/** For its shop, one that was never heard of is not set up (decision 211). */
export function shopStateOf(facts: Facts, id: string): string {
  const isHeard = facts.station_reports.some(({ machine_id, heard_at }) => machine_id === id && heard_at > 0);
  const state = stateOf(facts, id);
  return state === 'offline' && !isHeard ? 'notSetUp' : state;
}

/** The test knows two schedules: none, and one without a span. */
const isNeverOpen = (schedule: string): boolean => !schedule.includes('opens');

export function stationsExpected(facts: Facts, eye: Eye): Expected[] {
  return reached(facts, eye).flatMap(({ id }) => [
    ...stoppedAt(facts, id),
    ...printerAt(facts, id),
    ...baysAt(facts, id),
    ...guessesAt(facts, id),
  ]);
}

function stoppedAt(facts: Facts, stationId: string): Expected[] {
  const state = stateOf(facts, stationId);
  if (state !== 'offline' && state !== 'fault') return [];
  const heard = facts.station_reports.find((report) => report.machine_id === stationId)?.heard_at ?? 0;
  if (heard === 0) return [{ kind: 'notSetUp', machine_id: stationId, count: 1, since: null }];
  const recorded = facts.station_states.find((row) => row.machine_id === stationId);
  const since = recorded?.state === state ? recorded.since : state === 'offline' ? heard : null;
  return [{ kind: state, machine_id: stationId, count: 1, since }];
}

/** What a printer that prints complains about: inks at 15 % or less, and any other reason. */
function printerAt(facts: Facts, stationId: string): Expected[] {
  const report = facts.station_reports.find((row) => row.machine_id === stationId);
  if (!report || !['ready', 'printing'].includes(stateOf(facts, stationId))) return [];
  const supplies: readonly { readonly percent: number | null }[] = JSON.parse(report.supplies ?? '[]');
  const low = supplies.filter(({ percent }) => percent !== null && percent <= 15).length;
  const reasons: readonly string[] = JSON.parse(report.reasons);
  const clock = reasons.filter((reason) => reason === 'station-clock-wrong').length;
  const others = reasons.filter(
    (reason) => !['none', 'station-clock-wrong'].includes(reason) && !(low > 0 && reason.startsWith('marker-supply-')),
  );
  return [
    ...(low > 0 ? [{ kind: 'ink' as const, machine_id: stationId, count: low, since: null }] : []),
    ...(others.length > 0 ? [{ kind: 'warning' as const, machine_id: stationId, count: 1, since: null }] : []),
    ...(clock > 0 ? [{ kind: 'clockWrong' as const, machine_id: stationId, count: 1, since: null }] : []),
  ];
}

/** Full: no place is left. Nearly full: one place is left, or a tenth of all, and something lies there (QU-05). */
export function baysAt({ station_bays, print_jobs }: Facts, stationId: string): Expected[] {
  const set = station_bays.find((row) => row.machine_id === stationId)?.bays;
  const usual = ['A1', 'A2', 'A3', 'A4'].map((name) => ({ name, capacity: 10 }));
  const bays: readonly { readonly name: string; readonly capacity: number }[] = set == null ? usual : JSON.parse(set);
  const free = bays.map(({ name, capacity }) => {
    const taken = print_jobs.filter(
      (job) => job.machine_id === stationId && job.bay === name && TAKES_A_PLACE.includes(job.state),
    );
    return Math.max(0, capacity - taken.length);
  });
  const [left, all] = [sum(free), sum(bays.map(({ capacity }) => capacity))];
  const one = { machine_id: stationId, count: all - left, since: null };
  if (left === 0) return [{ kind: 'bayFull', ...one }];
  return left < all && left <= Math.max(1, Math.floor(all / 10)) ? [{ kind: 'bayNearlyFull', ...one }] : [];
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

function guessesAt({ pickup_guesses, now }: Facts, id: string): Expected[] {
  const told = pickup_guesses.filter(({ machine_id, told_at }) => machine_id === id && told_at > now - DAY_MS);
  return together(
    'guesses',
    told.map(({ machine_id, told_since }) => ({ machine_id, since: told_since })),
  );
}
