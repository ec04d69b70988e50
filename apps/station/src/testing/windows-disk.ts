import { unlinkSync } from 'node:fs';
import { type FileHandle, readdir } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { DISK, type Disk, ifThere } from '../files.ts';

/** How often a file is refused that was just written: a virus scanner reads it. */
const SCANS = 2;

const RESERVED = /[<>:"|?*\p{Cc}]|[. ]$|^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/iu;

/**
 * The disk of this computer with the refusals that Node meets on Windows: it syncs no folder and no file that is open
 * for reading only, replaces and moves no open file, keeps the name of a removed file until everybody has closed it, is
 * busy with what was just written, takes one name for another that differs only in its case, and knows no modes.
 */
export function windowsDisk(): Disk {
  const opened = new Map<string, number>();
  const removed = new Set<string>();
  const scanned = new Map<string, number>();

  /** The path under which a file was made, whatever the case in which it is asked for. */
  async function made(path: string): Promise<string> {
    if (RESERVED.test(basename(path))) throw refusal('ENOENT', path);
    const names = (await ifThere(readdir(dirname(path)))) ?? [];
    const alike = names.find((name) => name.toLowerCase() === basename(path).toLowerCase());
    return alike === undefined ? path : join(dirname(path), alike);
  }
  const inUse = (path: string): void => {
    if (removed.has(path)) throw refusal('EPERM', path);
  };
  const busy = (path: string): void => {
    inUse(path);
    const left = scanned.get(path) ?? 0;
    scanned.set(path, left - 1);
    if (left > 0) throw refusal('EBUSY', path);
  };
  const still = (path: string): void => {
    busy(path);
    if (opened.has(path)) throw refusal('EPERM', path);
  };
  /** @param act with the path under which the file was made */
  const as = async <T>(path: string, allow: (path: string) => void, act: (path: string) => Promise<T>): Promise<T> => {
    const found = await made(path);
    allow(found);
    return act(found);
  };
  const closed = (path: string, flags: string): void => {
    if (flags !== 'r') scanned.set(path, SCANS);
    const left = (opened.get(path) ?? 1) - 1;
    if (left > 0) opened.set(path, left);
    else opened.delete(path);
    if (left === 0 && removed.delete(path)) unlinkSync(path);
  };

  async function open(path: string, flags: string): Promise<FileHandle> {
    const file = await DISK.open(path, flags);
    if (flags === 'r') file.sync = file.datasync = () => Promise.reject(refusal('EPERM', path));
    opened.set(path, (opened.get(path) ?? 0) + 1);
    const close = file.close.bind(file);
    file.close = async () => {
      await close();
      closed(path, flags);
    };
    return file;
  }

  return {
    open: (path, flags) => as(path, flags === 'r' ? inUse : busy, (found) => open(found, flags)),
    readFile: (path, encoding) => as(path, inUse, (found) => DISK.readFile(found, encoding)),
    readdir: (path) => DISK.readdir(path),
    stat: (path) => as(path, inUse, DISK.stat),
    access: (path) => as(path, inUse, (found) => DISK.access(found, 0)),
    mkdir: (path, options) => as(path, inUse, (found) => DISK.mkdir(found, { recursive: options?.recursive ?? false })),
    copyFile: (from, to) =>
      as(to, still, async (found) => {
        await DISK.copyFile(await made(from), found);
        scanned.set(found, SCANS);
      }),
    rename: (from, to) =>
      as(from, still, async (source) => {
        const target = await made(to);
        if (target !== source) still(target);
        // The case that is asked for holds for a file of its own, not for one that is replaced.
        await DISK.rename(source, target === source ? to : target);
      }),
    unlink: (path) =>
      as(path, busy, async (found) => {
        if (!opened.has(found)) return DISK.unlink(found);
        removed.add(found);
      }),
  };
}

/** The disks that the agent's tests run on. */
export const DISKS = ['plain', 'Windows'] as const;

/** What tells a program of the tests to stop. On Windows a SIGTERM ends it at once. */
export const stopsOf = (name: string | undefined): NodeJS.Signals[] =>
  name === 'Windows' ? ['SIGHUP'] : ['SIGTERM', 'SIGHUP'];

/** @param name one of `DISKS` */
export const diskOf = (name: string | undefined): Disk => (name === 'Windows' ? windowsDisk() : DISK);

const refusal = (code: string, path: string): Error => Object.assign(new Error(`${code}: ${path}`), { code });
