import { patienceMs } from '@cpc/domain';
import type { ReportTiming } from './job-report.ts';
import type { StallTiming } from './stall.ts';

/** Every wait of the agent, in milliseconds, so that a test can shorten them. */
export interface AgentTiming {
  readonly heartbeatMs: number;
  /** How often the printer's state is requested; a change is reported to the server at once. */
  readonly describeMs: number;
  /** How long the server may hold a lease call open. */
  readonly leaseWaitMs: number;
  readonly report: ReportTiming;
  /** The pause between attempts after a temporary failure. */
  readonly retryMs: number;
  /** How often a temporary failure is retried before a person is asked. */
  readonly retries: number;
  /** The minimum time between two progress events. */
  readonly progressMs: number;
  readonly stall: StallTiming;
  /** The time from the printer's bed to the bay. */
  readonly dischargeMs: number;
  /** How often hand-overs are reported to the server and waiting items are fetched. */
  readonly syncMs: number;
  /** How long a clean stop may take to report what is known. */
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
