import { errorCode } from './error-code.ts';
import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { NoRoom, TEMPORARY_LIMITS, type TemporaryFiles } from './temporary-files.ts';
import { unlessGone } from './unless-gone.ts';

/** No body takes this long: an older file is unused, even if its process ran on another machine. */
const MAX_AGE_MS = 24 * 3_600_000;

const HOST = encodeURIComponent(hostname());
/** Distinguishes this process from an earlier one with the same process id. */
const RUN = randomUUID();

/** Temporary files in a folder that several processes may share. A file's name contains its process. */
export function temporaryFolder(folder: string, limits: Limits = TEMPORARY_LIMITS): TemporaryFiles {
  const room = createRoom(limits);
  return {
    bytes: room.taken,
    async withFile(owner, body, work) {
      const path = join(folder, `${HOST}~${process.pid}~${RUN}~${randomUUID()}`);
      const share = room.share(owner);
      try {
        await mkdir(folder, { recursive: true, mode: 0o700 });
        await write(path, body, share.take);
        return await work(path);
      } finally {
        await rm(path, { force: true }).finally(share.free);
      }
    },
    async sweep(now) {
      for (const name of (await unlessGone(readdir(folder))) ?? []) {
        const path = join(folder, name);
        if (isLeft(name) || (await isOld(path, now))) await rm(path, { force: true });
      }
    },
  };
}

interface Limits {
  readonly total: number;
  readonly owner: number;
  /** An owner with at most this many bytes counts as holding little. */
  readonly little: number;
  /** The part of the total that is reserved for owners who hold little. */
  readonly reserved: number;
}

/** Counts the bytes of all files and of each owner. */
function createRoom(limits: Limits) {
  let total = 0;
  const byOwner = new Map<string, number>();
  const add = (owner: string, bytes: number) => {
    total += bytes;
    const own = (byOwner.get(owner) ?? 0) + bytes;
    if (own > 0) byOwner.set(owner, own);
    else byOwner.delete(owner);
  };
  return {
    taken: () => total,
    /** The part of the room that one file uses. */
    share(owner: string) {
      let mine = 0;
      return {
        take: (bytes: number): void => {
          const own = (byOwner.get(owner) ?? 0) + bytes;
          const room = own > limits.little ? limits.total - limits.reserved : limits.total;
          if (total + bytes > room || own > limits.owner) throw new NoRoom('the space for temporary files is used up');
          mine += bytes;
          add(owner, bytes);
        },
        free: () => add(owner, -mine),
      };
    },
  };
}

async function write(path: string, body: AsyncIterable<Uint8Array>, take: (bytes: number) => void): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  try {
    for await (const bytes of body) {
      take(bytes.length);
      await file.writeFile(bytes);
    }
  } finally {
    await file.close();
  }
}

/** Returns true if the file belongs to a process of this machine that has ended. */
function isLeft(name: string): boolean {
  const [host, pid, run] = name.split('~');
  if (host !== HOST) return false;
  if (Number(pid) === process.pid) return run !== RUN;
  return !isRunning(Number(pid));
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: the process of another user, which is running.
    return errorCode(error) === 'EPERM';
  }
}

async function isOld(path: string, now: number): Promise<boolean> {
  const facts = await unlessGone(stat(path));
  return facts !== undefined && facts.mtimeMs < now - MAX_AGE_MS;
}
