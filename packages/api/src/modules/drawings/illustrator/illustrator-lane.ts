import type { DrawingReading } from '@cpc/contract';
import type { DrawingStyle } from '@cpc/domain';
import { LaneClosed, LaneFull, LimitExceeded, type Limits, ProcessFell } from '../../../base/processes/errors.ts';
import { processLane } from '../../../base/processes/lane.ts';
import { type Box, DrawingFailed, type DrawingProvider } from '../providers/provider.ts';

/** A prompt that the illustrator shall read, and draw as one picture if there is an order. */
export interface IllustratorTask {
  readonly prompt: string;
  readonly order: PictureOrder | undefined;
}

/** Sizes are in px. */
interface PictureOrder {
  readonly style: DrawingStyle;
  readonly seed: number;
  readonly width: number;
  readonly height: number;
  readonly keepOut: readonly Box[];
}

export interface IllustratorAnswer {
  /** A PNG; null if nothing in the prompt can be drawn, or no picture was ordered. */
  readonly picture: Uint8Array | null;
  readonly reading: DrawingReading;
}

export interface Illustrator {
  readonly provider: DrawingProvider;
  /** @returns when no process is left */
  readonly close: () => Promise<void>;
}

/** Many times what a picture needs: 0.3 GB and 0.6 s. */
const LIMITS: Limits = { wallMs: 60_000, cpuMs: 20_000, memory: 700e6 };
const NICENESS = 10;
const MAX_HEAP_MB = 384;
/** As many may wait as one server draws at most (DRAWINGS_AT_ONCE). */
const SHARES = [{ maxRunning: 1, maxWaiting: 64 }];
/** All drawings of this server: the jobs have taken turns before they come here. */
const OWNER = 'drawings';

/** The embedded illustrator, in a process of its own that draws one picture after the other (AI-03). */
export function illustratorLane(): Illustrator {
  const lane = processLane<IllustratorTask, IllustratorAnswer>({
    entry: new URL('./illustrator-process.mjs', import.meta.url),
    settings: {},
    niceness: NICENESS,
    heapMb: MAX_HEAP_MB,
    processes: 1,
    shares: SHARES,
  });
  const one = async (owner: string, task: IllustratorTask, signal?: AbortSignal): Promise<IllustratorAnswer> => {
    try {
      return await lane.run({ owner: [owner], request: async () => task, limits: LIMITS, signal });
    } catch (error) {
      signal?.throwIfAborted();
      const known = [LaneFull, LaneClosed, LimitExceeded, ProcessFell].some((kind) => error instanceof kind);
      if (known) throw new DrawingFailed('provider', `the illustrator: ${(error as Error).message}`);
      throw error;
    }
  };
  return {
    provider: {
      by: 'illustrator',
      restyles: false,
      read: async (prompt, reader) => (await one(reader, { prompt, order: undefined })).reading,
      async draw({ prompt, style, seeds, width, height, keepOut }, { signal, progress }) {
        const pictures: { bytes: Uint8Array; seed: number }[] = [];
        let words = { unknown: [] as readonly string[], near: [] as readonly string[] };
        for (const [at, seed] of seeds.entries()) {
          const order = { style, seed, width, height, keepOut };
          const answer = await one(OWNER, { prompt, order }, signal);
          words = { unknown: answer.reading.unknown, near: answer.reading.near };
          if (!answer.picture) throw new DrawingFailed('nothingKnown', 'no word of the prompt can be drawn', words);
          pictures.push({ bytes: answer.picture, seed });
          progress((at + 1) / seeds.length);
        }
        return { pictures, ...words };
      },
    },
    close: lane.close,
  };
}
