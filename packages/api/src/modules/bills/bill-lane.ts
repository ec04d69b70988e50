import type { Bill, Poster } from '@cpc/bills';
import { CallError } from '@cpc/contract';
import { LaneClosed, LaneFull, LimitExceeded, type Limits, ProcessFell } from '../../base/processes/errors.ts';
import { processLane } from '../../base/processes/lane.ts';
import type { Log } from '../../base/ports/log.ts';

/** What is printed for people by the same typefaces. */
export type Paper = Bill | Poster;

/**
 * Draws a bill or a poster as a PDF.
 * @param owner who waits for it: an account or a person
 * @throws CallError unavailable for a moment
 */
export type DrawBill = (paper: Paper, owner: string, hungUp: AbortSignal) => Promise<Uint8Array>;

export interface BillLane {
  readonly draw: DrawBill;
  /** @returns when no process is left */
  readonly close: () => Promise<void>;
}

export interface BillTask {
  readonly paper: Paper;
}

/** The folder of the built content, with its typefaces. */
export interface BillSettings {
  readonly content: string;
}

/** Many times what a bill of a long month needs. */
const LIMITS: Limits = { wallMs: 30_000, cpuMs: 15_000, memory: 600e6 };
const NICENESS = 5;
const MAX_HEAP_MB = 256;
const SHARES = [{ maxRunning: 1, maxWaiting: 8 }];

/** Draws bills in a process of their own, one after the other, and in turns of those who wait. */
export function billLane(log: Log, settings: BillSettings): BillLane {
  const lane = processLane<BillTask, Uint8Array>({
    entry: new URL('./bill-process.mjs', import.meta.url),
    settings,
    niceness: NICENESS,
    heapMb: MAX_HEAP_MB,
    processes: 1,
    shares: SHARES,
  });
  return {
    draw: (paper, owner, signal) =>
      lane.run({ owner: [owner], request: async () => ({ paper }), limits: LIMITS, signal }).catch((error: unknown) => {
        if (error instanceof LimitExceeded || error instanceof ProcessFell)
          log.warn(
            { paper: paper.kind === 'poster' ? paper.station : paper.number, error },
            'a bill could not be drawn',
          );
        const passes = [LaneFull, LaneClosed, LimitExceeded, ProcessFell].some((kind) => error instanceof kind);
        throw passes ? new CallError('unavailable') : error;
      }),
    close: lane.close,
  };
}
