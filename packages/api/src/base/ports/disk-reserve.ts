import { stat, statfs } from 'node:fs/promises';
import type { Log } from './log.ts';

/** Free disk space that is kept for orders: calls that only add bytes of customers leave it alone (decision 126). */
export interface DiskReserve {
  /** Whether less is free than the reserve. It answers at once: the disks are measured in the background. */
  readonly isTouched: () => boolean;
}

/** The call would take free space that is kept for orders. The caller is told to come back. */
export class ReserveTouched extends Error {
  override readonly name = 'ReserveTouched';
}

/** Bytes of one disk. */
interface DiskRoom {
  readonly folder: string;
  readonly free: number;
  readonly total: number;
  /** In files on it that hold nothing and that new rows are written to. */
  readonly reusable: number;
}

/** @returns undefined where the disk does not tell its size; rejects where it is away */
export type MeasureDisk = () => Promise<DiskRoom | undefined>;

/** A file that has room inside. */
interface Reusable {
  /** Where it lies. */
  readonly folder: string;
  readonly bytes: () => Promise<number>;
}

/**
 * Measures the disk a folder lies on, as it is for a user who is not root.
 * @param reusable counts where it lies on the same disk
 */
export const diskOf =
  (folder: string, reusable?: Reusable): MeasureDisk =>
  async () => {
    const { bavail, blocks, bsize } = await statfs(folder);
    if (blocks === 0) return undefined;
    const isSame = reusable && (await stat(folder)).dev === (await stat(reusable.folder)).dev;
    return { folder, free: bavail * bsize, total: blocks * bsize, reusable: isSame ? await reusable.bytes() : 0 };
  };

const MAX_DEFAULT_BYTES = 1_000_000_000;
const DEFAULT_SHARE = 0.05;
const LOOK_MS = 2_000;
/** A reserve that was touched is whole again where so many times as much is free: a temporary file does not toggle it. */
const WHOLE_AGAIN = 1.1;
/** Of the reserve may be room inside files: the database's log and print files of orders need free space of the disk. */
const MAX_REUSABLE_SHARE = 0.5;

interface WatchedReserve extends DiskReserve {
  /** Measures each disk now, unless a look at it is in work: a folder that hangs holds one thread. */
  readonly look: () => Promise<void>;
  readonly close: () => void;
}

/**
 * Watches the free space of the disks. The log says once that the reserve is touched, and once that it is whole again.
 * A disk that is away refuses nothing; one that hangs keeps its last result.
 * @param bytes to keep free on each disk, 0 for none; left out, 1 GB or 5 % of the disk, whichever is smaller
 */
export function watchReserve(disks: readonly MeasureDisk[], bytes: number | undefined, log: Log): WatchedReserve {
  let isTouched = false;
  const judge = () => {
    const low = watched.map((disk) => disk.low()).find((room) => room !== undefined);
    if (low && !isTouched) log.warn({ ...low }, 'free disk space is low: uploads and saved designs are refused');
    if (!low && isTouched) log.warn({}, 'free disk space is enough again: uploads and saved designs are taken');
    isTouched = low !== undefined;
  };
  const measureRoom = (measure: MeasureDisk) => async () => {
    const disk = await measure().catch(() => undefined);
    return disk && roomOf(disk, bytes);
  };
  const watched = disks.map((measure) => watchDisk(measureRoom(measure), judge, log));
  const look = async () => void (await Promise.all(watched.map((disk) => disk.look())));
  const timer = setInterval(() => watched.forEach((disk) => void disk.look()), LOOK_MS).unref();
  void look();
  return { isTouched: () => isTouched, look, close: () => clearInterval(timer) };
}

interface Room {
  readonly folder: string;
  readonly freeBytes: number;
  readonly reusableBytes: number;
  readonly reserveBytes: number;
}

/** Looks at one disk. @param judge is called after each look */
function watchDisk(measure: () => Promise<Room | undefined>, judge: () => void, log: Log) {
  let low: Room | undefined;
  let wasTold = false;
  let looking: Promise<void> | undefined;

  async function lookOnce(): Promise<void> {
    const room = await measure();
    if (room && !wasTold) log.info({ ...room }, 'disk space is kept free for orders');
    wasTold ||= room !== undefined;
    low = room && isLow(room, low !== undefined) ? room : undefined;
    judge();
  }

  return {
    /** What the disk has, where that is less than the reserve. */
    low: () => low,
    look: () => (looking ??= lookOnce().finally(() => (looking = undefined))),
  };
}

const roomOf = ({ folder, free, total, reusable }: DiskRoom, bytes: number | undefined): Room => ({
  folder,
  freeBytes: free,
  reusableBytes: reusable,
  reserveBytes: bytes ?? Math.min(MAX_DEFAULT_BYTES, Math.round(total * DEFAULT_SHARE)),
});

function isLow({ freeBytes, reusableBytes, reserveBytes }: Room, wasLow: boolean): boolean {
  const free = freeBytes + Math.min(reusableBytes, reserveBytes * MAX_REUSABLE_SHARE);
  return free < reserveBytes * (wasLow ? WHOLE_AGAIN : 1);
}
