import { CallError } from '@cpc/contract';
import type { ModelSource } from '@cpc/domain';
import { addressOf } from '../../base/http/address.ts';
import type { Log } from '../../base/ports/log.ts';
import { LaneClosed, LaneFull, LimitExceeded, type Limits, ProcessFell } from '../../base/processes/errors.ts';
import { processLane } from '../../base/processes/lane.ts';
import type { Keeper } from '../../records/quotas/bytes.ts';
import type { CutPicture, Cutter } from './cut-picture.ts';
import type { Picture } from './picture.ts';
import type { PictureAnswer, PictureTask } from './picture-task.ts';

/**
 * Makes a picture of an untrusted file.
 * @param hungUp aborts when nobody waits for the picture any more: then it is not decoded
 * @param made how it is marked if it came without a mark
 * @throws CallError notImage, imageTooLarge, imageBroken; unavailable for a moment; uploadFailed if nobody waits for it
 */
export type TakePicture = (
  path: string,
  sender: Keeper,
  hungUp: AbortSignal,
  made?: ModelSource | null,
) => Promise<Picture>;

/** Makes pictures of untrusted files. */
export interface Pictures {
  readonly take: TakePicture;
  readonly cut: Cutter;
}

export interface PictureLane extends Pictures {
  /** Ends all decoding. @returns when no process is left */
  readonly close: () => Promise<void>;
}

/** Many times what the largest photograph needs. */
const LIMITS: Limits = { wallMs: 60_000, cpuMs: 20_000, memory: 1e9 };
const NICENESS = 5;
const MAX_HEAP_MB = 256;

/** Pictures decoded at once. One address, and one account of it, never gets all, so that one stays free for others. */
const MAX_PROCESSES = 3;
const SHARES = [
  { maxRunning: 2, maxWaiting: 64 },
  { maxRunning: 1, maxWaiting: 16 },
];

/**
 * Decodes in separate processes, which are killed when a file exceeds its limits: a hostile file costs its sender's
 * turn, and none of the server's memory.
 */
export function pictureLane(log: Log, { limits = LIMITS, niceness = NICENESS } = {}): PictureLane {
  const lane = processLane<PictureTask, PictureAnswer<CutPicture>>({
    entry: new URL('./picture-process.mjs', import.meta.url),
    settings: null,
    niceness,
    heapMb: MAX_HEAP_MB,
    processes: MAX_PROCESSES,
    shares: SHARES,
  });

  async function make(task: PictureTask, { accountId, ip }: Keeper, signal: AbortSignal): Promise<CutPicture> {
    const work = { owner: [addressOf(ip), accountId], request: async () => task, limits, signal };
    const answer = await lane.run(work).catch((error: unknown) => {
      if (signal.aborted) throw new CallError('uploadFailed');
      if (error instanceof LimitExceeded || error instanceof ProcessFell)
        log.warn({ accountId, error }, 'a picture could not be decoded');
      throw asCallError(error);
    });
    if ('refused' in answer) throw new CallError(answer.refused);
    const { picture, proxy } = answer;
    return { ...picture, proxy: proxy ?? picture.bytes };
  }

  return {
    take: (path, sender, hungUp, made = null) => make({ kind: 'take', path, made }, sender, hungUp),
    cut: (bytes, mediaType, cut, sender, signal) => make({ kind: 'cut', bytes, mediaType, cut }, sender, signal),
    close: lane.close,
  };
}

/** A lasting failure is the fault of the file: it is refused for good. */
function asCallError(error: unknown): unknown {
  if (error instanceof LaneFull || error instanceof LaneClosed) return new CallError('unavailable');
  if (error instanceof LimitExceeded) return new CallError(error.limit === 'time' ? 'unavailable' : 'imageTooLarge');
  if (error instanceof ProcessFell) return new CallError(error.fromOutside ? 'unavailable' : 'imageBroken');
  return error;
}
