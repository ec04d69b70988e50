import { CallError } from '@cpc/contract';
import { addressOf } from '../../../base/http/address.ts';
import type { Log } from '../../../base/ports/log.ts';
import { LaneClosed, LaneFull, LimitExceeded, type Limits, ProcessFell } from '../../../base/processes/errors.ts';
import { processLane } from '../../../base/processes/lane.ts';
import type { Keeper } from '../../../records/quotas/bytes.ts';

export interface CutoutTask {
  /** A stored picture. */
  readonly bytes: Uint8Array;
}

export interface CutoutAnswer {
  /** A grey PNG in the shape of the picture: how much of each pixel belongs to people. Null without a clear face. */
  readonly mask: Uint8Array | null;
}

/**
 * Finds the people of a stored picture.
 * @param read reads the picture when its turn has come: waiting pictures take no memory
 * @param signal aborts when nobody waits for it any more
 * @returns the mask as in {@link CutoutAnswer}
 * @throws CallError imageTooLarge; unavailable for a moment, or if nobody waits for it; what `read` throws
 */
export type FindPeople = (
  read: () => Promise<Uint8Array>,
  asker: Keeper,
  signal: AbortSignal,
) => Promise<CutoutAnswer['mask']>;

export interface CutoutLane {
  readonly find: FindPeople;
  /** @returns when no process is left */
  readonly close: () => Promise<void>;
}

/** Many times what a picture needs: 0.3 GB and 2 s. */
const LIMITS: Limits = { wallMs: 60_000, cpuMs: 30_000, memory: 1e9 };
const NICENESS = 10;
const MAX_HEAP_MB = 384;
/** One address has two turns waiting at most, one account of it one. */
const SHARES = [
  { maxRunning: 1, maxWaiting: 2 },
  { maxRunning: 1, maxWaiting: 1 },
];

/**
 * Cuts people out for devices that cannot (AI-03), in a process of its own that does one picture after the other and is
 * killed at its limits.
 */
export function cutoutLane(log: Log, { limits = LIMITS } = {}): CutoutLane {
  const lane = processLane<CutoutTask, CutoutAnswer>({
    entry: new URL('./cutout-process.mjs', import.meta.url),
    settings: null,
    niceness: NICENESS,
    heapMb: MAX_HEAP_MB,
    processes: 1,
    shares: SHARES,
  });
  return {
    async find(read, { accountId, ip }, signal) {
      try {
        const request = async () => ({ bytes: await read() });
        return (await lane.run({ owner: [addressOf(ip), accountId], request, limits, signal })).mask;
      } catch (error) {
        if (signal.aborted) throw new CallError('unavailable');
        if (error instanceof LaneFull || error instanceof LaneClosed) throw new CallError('unavailable');
        if (!(error instanceof LimitExceeded || error instanceof ProcessFell)) throw error;
        log.warn({ accountId, error }, 'nobody could be cut out of a picture');
        throw new CallError(
          error instanceof LimitExceeded && error.limit === 'memory' ? 'imageTooLarge' : 'unavailable',
        );
      }
    },
    close: lane.close,
  };
}
