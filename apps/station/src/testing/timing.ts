import { TIMING, type AgentTiming } from '../timing.ts';

/** The agent's own timing with shorter waits. */
export const QUICK: AgentTiming = {
  ...TIMING,
  describeMs: 50,
  leaseWaitMs: 200,
  report: { renewMs: 500, backOffMs: [20, 100], trustMs: 10_000 },
  retryMs: 50,
  retries: 6,
  progressMs: 0,
  stall: { idleMs: 60_000, quietMs: () => 60_000 },
  dischargeMs: 20,
  syncMs: 50,
  stopMs: 1_000,
};
