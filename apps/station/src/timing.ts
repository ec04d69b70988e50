import { patienceMs } from '@cpc/domain';
import type { ReportTiming } from './job-report.ts';
import type { StallTiming } from './stall.ts';

/** Every wait of the agent, so that a test can shorten them. All in milliseconds. */
export interface AgentTiming {
  readonly heartbeatMs: number;
  /** How often the printer is asked how it is; a change is told to the server at once. */
  readonly describeMs: number;
  /** How long the server may hold a call for a job. */
  readonly leaseWaitMs: number;
  readonly report: ReportTiming;
  /** Between attempts at something that failed for now. */
  readonly retryMs: number;
  /** How often something that failed for now is tried before a person is asked. */
  readonly retries: number;
  /** Between two progress events. */
  readonly progressMs: number;
  readonly stall: StallTiming;
  /** From the printer's bed to the bay. */
  readonly dischargeMs: number;
  /** How often the server is told of what was handed over and asked what waits. */
  readonly syncMs: number;
  /** What a clean stop may take to report what is known. */
  readonly stopMs: number;
}

export const TIMING: AgentTiming = {
  heartbeatMs: 10_000,
  describeMs: 2_000,
  leaseWaitMs: 20_000,
  report: { renewMs: 15_000, backOffMs: [500, 10_000], trustMs: 45_000 },
  retryMs: 2_000,
  retries: 60,
  progressMs: 1_000,
  stall: { idleMs: 120_000, quietMs: patienceMs },
  dischargeMs: 2_000,
  syncMs: 5_000,
  stopMs: 5_000,
};
