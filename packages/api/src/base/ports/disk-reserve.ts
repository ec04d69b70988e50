import { stat, statfs } from 'node:fs/promises';
import type { Log } from './log.ts';

/**
 * Free disk space that is reserved for orders: calls that only add bytes of customers must not use it (decision 126).
 */
export interface DiskReserve {
  /** Returns true if less than the reserve is free. It answers at once: the disks are measured in the background. */
  readonly isTouched: () => boolean;
}

/** The call would use free space that is reserved for orders. The caller is asked to retry later. */
export class ReserveTouched extends Error {
  override readonly name = 'ReserveTouched';
}

/** Bytes of one disk. */
interface DiskRoom {
  readonly folder: string;
  readonly free: number;
  readonly total: number;
  /** Free bytes inside files on the disk, which new rows will use. */
  readonly reusable: number;
}

/** @returns undefined if the disk does not report its size; rejects if the disk is unavailable */
export type MeasureDisk = () => Promise<DiskRoom | undefined>;

/** A file that has free room inside. */
interface Reusable {
  /** The folder of the file. */
  readonly folder: string;
  readonly bytes: () => Promise<number>;
}

/**
 * Measures the disk of a folder, for a user who is not root.
 * @param reusable counted only if it is on the same disk
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
/**
 * A used reserve counts as restored only when this many times its size is free: otherwise each temporary file would
 * change the answer.
 */
const WHOLE_AGAIN = 1.1;
/**
 * At most this share of the reserve may be room inside files: the database's log and print files of orders need free
 * disk space.
 */
const MAX_REUSABLE_SHARE = 0.5;

interface WatchedReserve extends DiskReserve {
  /** Measures each disk now, unless its measurement is running: a folder that hangs occupies one thread. */
  readonly look: () => Promise<void>;
  readonly close: () => void;
}

/**
 * Watches the free space of the disks. The log reports once that the reserve is touched, and once that it is whole
 * again. A disk that is unavailable does not touch the reserve; a disk that hangs keeps its last result.
 * @param bytes to keep free on each disk, 0 for none; default: 1 GB or 5 % of the disk, whichever is smaller
 */
export function watchReserve(disks: readonly MeasureDisk[], bytes: number | undefined, log: Log): WatchedReserve {
  let isTouched = false;
  const judge = () => {
    const low = watched.map((disk) => disk.low()).find((room) => room !== undefined);
    if (low && !isTouched) log.warn({ ...low }, 'free disk space is low: uploads and saved designs are refused');
    if (!low && isTouched) log.warn({}, 'free disk space is enough again: uploads and saved designs are accepted');
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

/** Watches one disk. @param judge is called after each measurement */
function watchDisk(measure: () => Promise<Room | undefined>, judge: () => void, log: Log) {
  let low: Room | undefined;
  let isLogged = false;
  let looking: Promise<void> | undefined;

  async function lookOnce(): Promise<void> {
    const room = await measure();
    if (room && !isLogged) log.info({ ...room }, 'a reserve of disk space is kept for orders');
    isLogged ||= room !== undefined;
    low = room && isLow(room, low !== undefined) ? room : undefined;
    judge();
  }

  return {
    /** The room of the disk if it is less than the reserve; else undefined. */
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
