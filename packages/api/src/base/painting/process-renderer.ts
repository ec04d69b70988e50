import type { Blobs } from '../ports/blobs.ts';
import { LaneClosed, LaneFull, type Limits } from '../processes/errors.ts';
import { type Lane, type LanePlan, processLane } from '../processes/lane.ts';
import { assetsOf, MAX_PICTURE_BYTES, type PaintRequest, type PaintTask, type PainterSettings } from './paint-task.ts';
import { CannotRenderNow, type Renderer } from './renderer.ts';

type Kind = PaintTask['kind'];

type LaneName = 'prints' | 'calls' | 'orders' | 'previews';

/**
 * Each lane has its own process, so that lanes do not wait for each other. A profile is tried during a call of the
 * partner, so it waits for no print and no picture.
 */
const LANE_OF: Readonly<Record<Kind, LaneName>> = {
  print: 'prints',
  chart: 'prints',
  profile: 'calls',
  thumbnail: 'orders',
  preview: 'previews',
};

/**
 * Values like in os.constants.priority: prints have precedence over pictures, and calls that wait for an answer have
 * precedence over both.
 */
const NICENESS: Readonly<Record<LaneName, number>> = { prints: 7, calls: 5, orders: 10, previews: 10 };

/** Many times the needs of a rich design. */
const LARGE: Limits = { wallMs: 300_000, cpuMs: 60_000, memory: 1.5e9 };
const SMALL: Limits = { wallMs: 120_000, cpuMs: 8_000, memory: 700e6 };
const LIMITS: Readonly<Record<Kind, Limits>> = {
  print: LARGE,
  chart: LARGE,
  profile: SMALL,
  thumbnail: SMALL,
  preview: SMALL,
};

const MAX_HEAP_MB = 512;
/** Callers have few at a time: background work renders one after the other. */
const MAX_WAITING = 256;

/** Overrides of the default values. */
interface Options {
  readonly limits?: Partial<Record<Kind, Limits>>;
  readonly niceness?: number;
}

export interface ProcessRenderer extends Renderer {
  /** Ends the running work. @returns after the last process has ended */
  readonly close: () => Promise<void>;
}

/**
 * Renders in separate processes, which are killed if a design exceeds its limits: painting is native code, and only
 * killing stops it. Prints, calls, small pictures of orders and unpaid previews each have a lane.
 */
export function processRenderer(
  blobs: Pick<Blobs, 'get'>,
  settings: PainterSettings,
  { limits = {}, niceness }: Options = {},
): ProcessRenderer {
  const plan = (usual: number): LanePlan => ({
    entry: new URL('./paint-process.mjs', import.meta.url),
    settings,
    niceness: niceness ?? usual,
    heapMb: MAX_HEAP_MB,
    processes: 1,
    shares: [{ maxRunning: 1, maxWaiting: MAX_WAITING }],
  });
  const lanes: Readonly<Record<LaneName, Lane<PaintRequest, Uint8Array>>> = {
    prints: processLane(plan(NICENESS.prints)),
    calls: processLane(plan(NICENESS.calls)),
    orders: processLane(plan(NICENESS.orders)),
    previews: processLane(plan(NICENESS.previews)),
  };

  async function render(task: PaintTask): Promise<Uint8Array> {
    const { kind } = task;
    const request = async () => ({ task, blobs: await blobsFor(blobs, task) });
    try {
      return await lanes[LANE_OF[kind]].run({ owner: [kind], request, limits: limits[kind] ?? LIMITS[kind] });
    } catch (error) {
      if (error instanceof LaneClosed || error instanceof LaneFull)
        throw new CannotRenderNow(error.message, { cause: error });
      throw error;
    }
  }

  return {
    printFile: (art, settings, facts) => render({ kind: 'print', art, settings, facts }),
    thumbnail: (art) => render({ kind: 'thumbnail', art }),
    preview: (art, side) => render({ kind: 'preview', art, side }),
    chart: (page, settings) => render({ kind: 'chart', page, settings }),
    async tryProfile(profile) {
      await render({ kind: 'profile', profile });
    },
    async close() {
      await Promise.all(Object.values(lanes).map((lane) => lane.close()));
    },
  };
}

async function blobsFor(blobs: Pick<Blobs, 'get'>, task: PaintTask): Promise<ReadonlyMap<string, Uint8Array>> {
  const found = new Map<string, Uint8Array>();
  let size = 0;
  for (const asset of assetsOf(task)) {
    const bytes = await blobs.get(asset).catch((error: unknown) => {
      throw new CannotRenderNow(`the file ${asset} cannot be read`, { cause: error });
    });
    if (!bytes) continue;
    found.set(asset, bytes);
    size += bytes.length;
    // A work may contain more than an order accepts.
    if (size > MAX_PICTURE_BYTES) throw new Error('the pictures are too large to be painted');
  }
  return found;
}
