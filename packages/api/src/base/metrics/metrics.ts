import { counter, type Family, histogram } from './family.ts';

/** What the server counts while it works (RL-05). */
export interface Metrics {
  readonly families: readonly Family[];
  /** @param name the action's name, or the pattern of the route */
  readonly noteCall: (name: string, status: number, seconds: number) => void;
  readonly noteJob: (kind: string, outcome: 'done' | 'failed', seconds: number) => void;
}

const CALL_BOUNDS = [0.005, 0.02, 0.05, 0.1, 0.3, 1, 3, 10] as const;
const JOB_BOUNDS = [0.02, 0.1, 0.5, 2, 10, 60] as const;

/** @param others what the server itself does not count, for instance the memory of its process */
export function createMetrics(others: readonly Family[] = []): Metrics {
  const calls = counter({ name: 'cpc_calls_total', help: 'Answered calls by action and HTTP status.' });
  const callSeconds = histogram({ name: 'cpc_call_seconds', help: 'Time from a call to its answer.' }, CALL_BOUNDS);
  const jobs = counter({ name: 'cpc_job_runs_total', help: 'Runs of background jobs by kind and outcome.' });
  const jobSeconds = histogram({ name: 'cpc_job_seconds', help: 'Time of a run of a background job.' }, JOB_BOUNDS);
  return {
    families: [calls, callSeconds, jobs, jobSeconds, ...others],
    noteCall(name, status, seconds) {
      calls.add({ action: name, status: String(status) });
      callSeconds.observe({ action: name }, seconds);
    },
    noteJob(kind, outcome, seconds) {
      jobs.add({ kind, outcome });
      jobSeconds.observe({ kind }, seconds);
    },
  };
}
