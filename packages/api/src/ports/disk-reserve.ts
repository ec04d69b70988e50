import { statfs } from 'node:fs/promises';
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
}

/** @returns undefined where the disk is away, or does not tell its size */
export type MeasureDisk = () => Promise<DiskRoom | undefined>;

/** Measures the disk a folder lies on, as it is for a user who is not root. */
export const diskOf =
  (folder: string): MeasureDisk =>
  async () => {
    const { bavail, blocks, bsize } = await statfs(folder);
    return blocks > 0 ? { folder, free: bavail * bsize, total: blocks * bsize } : undefined;
  };

const MAX_DEFAULT_BYTES = 1_000_000_000;
const DEFAULT_SHARE = 0.05;
const LOOK_MS = 2_000;
/** A reserve that was touched is whole again where so many times as much is free: a temporary file does not toggle it. */
const WHOLE_AGAIN = 1.1;

interface WatchedReserve extends DiskReserve {
  /** Measures now, unless a look is in work: a disk that hangs holds one thread. */
  readonly look: () => Promise<void>;
  readonly close: () => void;
}

/**
 * Watches the free space of the disks. The log says once that the reserve is touched, and once that it is whole again.
 * A disk that cannot be measured refuses nothing.
 * @param bytes to keep free on each disk, 0 for none; left out, 1 GB or 5 % of the disk, whichever is smaller
 */
export function watchReserve(disks: readonly MeasureDisk[], bytes: number | undefined, log: Log): WatchedReserve {
  let isTouched = false;
  let wasTold = false;
  let looking: Promise<void> | undefined;

  async function measure(): Promise<void> {
    const rooms: Room[] = [];
    for (const disk of disks) {
      const room = await disk().catch(() => undefined);
      if (room) rooms.push({ folder: room.folder, freeBytes: room.free, reserveBytes: reserveOf(room, bytes) });
    }
    if (!wasTold) log.info({ disks: rooms }, 'disk space is kept free for orders');
    wasTold = true;
    const low = rooms.find((room) => room.freeBytes < room.reserveBytes * (isTouched ? WHOLE_AGAIN : 1));
    if (low && !isTouched) log.warn({ ...low }, 'free disk space is low: uploads and saved designs are refused');
    if (!low && isTouched) log.warn({}, 'free disk space is enough again: uploads and saved designs are taken');
    isTouched = low !== undefined;
  }

  const look = () => (looking ??= measure().finally(() => (looking = undefined)));
  const timer = setInterval(() => void look(), LOOK_MS).unref();
  void look();
  return { isTouched: () => isTouched, look, close: () => clearInterval(timer) };
}

interface Room {
  readonly folder: string;
  readonly freeBytes: number;
  readonly reserveBytes: number;
}

const reserveOf = ({ total }: DiskRoom, bytes: number | undefined): number =>
  bytes ?? Math.min(MAX_DEFAULT_BYTES, Math.round(total * DEFAULT_SHARE));
