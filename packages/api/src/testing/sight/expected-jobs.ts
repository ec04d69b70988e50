import { brand, type StationId } from '@cpc/domain';
import type { Expected, Eye } from './eye.ts';
import { baysAt, stateOf } from './expected-stations.ts';
import type { Facts } from './facts.ts';
import { reached, together } from './reached.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

type Job = Facts['print_jobs'][number];

/** What the prints at the stations in reach need a person for (PA-06, QU-03, SA-03). */
export function jobsExpected(facts: Facts, eye: Eye): Expected[] {
  const stations = new Set(reached(facts, eye).map(({ id }) => brand<StationId>(id)));
  const jobs = facts.print_jobs.filter(({ machine_id }) => stations.has(machine_id));
  const inState = (...states: readonly string[]) => jobs.filter(({ state }) => states.includes(state));
  const doubted = (job: Job) => ({ machine_id: job.machine_id, since: enteredAt(facts, job) });
  const stuck = inState('printing').filter((job) => facts.now - (job.started_at ?? 0) > patience(facts, job));
  const old = inState('ready').filter(
    ({ ready_at, set_aside_at }) => set_aside_at === null && facts.now - (ready_at ?? facts.now) >= 3 * DAY_MS,
  );
  const late = inState('waiting', 'queued', 'dispatching').filter(
    (job) => facts.now - waitsSince(facts, job) >= 60 * MINUTE_MS && !isClosed(facts, job),
  );
  const unseen = inState('review').filter(
    (job) => facts.now - (job.queued_at ?? facts.now) >= 5 * MINUTE_MS && !isClosed(facts, job),
  );
  const untold = inState('taken').filter((job) => facts.now - (job.started_at ?? facts.now) >= 15 * MINUTE_MS);
  return [
    ...[...stations].flatMap((id) => quietAt(facts, id)),
    ...together(
      'bedWaits',
      untold.map(({ machine_id, started_at }) => ({ machine_id, since: started_at })),
    ),
    ...together(
      'review',
      unseen.map(({ machine_id, queued_at }) => ({ machine_id, since: queued_at })),
    ),
    ...together('unsure', inState('unsure').map(doubted)),
    ...together('held', inState('held').map(doubted)),
    ...together('stuck', stuck.map(doubted)),
    ...together(
      'unclaimed',
      old.map(({ machine_id, ready_at }) => ({ machine_id, since: ready_at })),
    ),
    ...together(
      'waitsLong',
      late.map((job) => ({ machine_id: job.machine_id, since: waitsSince(facts, job) })),
    ),
  ];
}

/** An open station with a place for a print, where prints wait and none has ended for two hours (OP-07). */
function quietAt(facts: Facts, stationId: StationId): Expected[] {
  const own = facts.print_jobs.filter(({ machine_id }) => machine_id === stationId);
  const queued = own.filter(({ state }) => state === 'queued' || state === 'dispatching');
  const begun = facts.station_events.filter(
    (step) => step.machine_id === stationId && !isWorking(step.from_state) && isWorking(step.to_state),
  );
  const rests = begun.filter(({ from_state }) => from_state === 'resting' || from_state === 'maintenance');
  if (queued.length === 0 || !isWorking(stateOf(facts, stationId))) return [];
  if (baysAt(facts, stationId).some(({ kind }) => kind === 'bayFull')) return [];
  const since = Math.max(
    Math.min(...queued.map(({ queued_at }) => queued_at ?? 0)),
    ...own.map(({ ready_at }) => ready_at ?? 0),
    ...rests.map(({ at }) => at),
  );
  const isBack = begun.some(({ at }) => facts.now - at < 15 * MINUTE_MS);
  if (isBack || facts.now - since < 120 * MINUTE_MS) return [];
  return [{ kind: 'noPrint', machine_id: stationId, count: queued.length, since }];
}

const isWorking = (state: string): boolean => state === 'ready' || state === 'printing';

/** When a print last came into its state, by the history of its order. */
function enteredAt({ order_events }: Facts, { item_id, state, started_at }: Job): number {
  const steps = order_events.filter((step) => step.item_id === item_id && step.to_state === state);
  return steps.length === 0 ? (started_at ?? 0) : Math.max(...steps.map(({ at }) => at));
}

/** A paid item waits from its payment on; one that is printed again, from the moment on at which that was wanted. */
const waitsSince = ({ reprints }: Facts, { reprint_id, created_at }: Job): number =>
  reprints.find(({ id }) => id === reprint_id)?.at ?? created_at;

const isClosed = (facts: Facts, { machine_id }: Job): boolean =>
  ['resting', 'maintenance'].includes(stateOf(facts, machine_id));

/** Three times what the station's last twenty prints took: at least ten minutes, at most an hour (SA-03). */
function patience({ print_jobs, print_decisions }: Facts, { machine_id }: Job): number {
  const took = print_jobs
    .filter((job) => job.machine_id === machine_id && (job.ready_at ?? 0) > (job.started_at ?? Infinity))
    .filter((job) => !print_decisions.some(({ job_id }) => job_id === job.id))
    .toSorted((a, b) => (b.ready_at ?? 0) - (a.ready_at ?? 0))
    .slice(0, 20)
    .map((job) => (job.ready_at ?? 0) - (job.started_at ?? 0))
    .toSorted((a, b) => a - b);
  const usual = took[Math.floor(took.length / 2)] ?? 3 * MINUTE_MS;
  return Math.min(60 * MINUTE_MS, Math.max(10 * MINUTE_MS, 3 * usual));
}
