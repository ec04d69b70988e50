import { createHash } from 'node:crypto';
import type { Stats } from 'node:fs';
import * as fs from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { LeasedJob } from '@cpc/contract';

/** What the agent asks of its disk. Systems refuse different things: `testing/windows-disk.ts` refuses what Windows does. */
export interface Disk {
  readonly open: (path: string, flags: string, mode?: number) => Promise<fs.FileHandle>;
  readonly readFile: (path: string, encoding: 'utf8') => Promise<string>;
  readonly readdir: (path: string) => Promise<string[]>;
  readonly stat: (path: string) => Promise<Stats>;
  readonly access: (path: string, mode: number) => Promise<void>;
  readonly mkdir: (path: string, options?: { recursive?: boolean; mode?: number }) => Promise<unknown>;
  readonly copyFile: (from: string, to: string) => Promise<void>;
  readonly rename: (from: string, to: string) => Promise<void>;
  readonly unlink: (path: string) => Promise<void>;
}

/** The disk of this computer. */
export const DISK: Disk = fs;

const REFUSALS: ReadonlySet<unknown> = new Set(['EACCES', 'EBUSY', 'EPERM']);

/** Windows refuses what it would do a moment later: a scanner holds the file, or it is removed and still open. */
export const isRefusal = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && REFUSALS.has(error.code);

function unlessRefused(error: unknown): undefined {
  if (!isRefusal(error)) throw error;
}

/** The pauses double up to this one, ms: about five seconds together. */
const MAX_PAUSE_MS = 2_560;

/** Tries again for some seconds while the disk refuses it. @throws the last refusal, and every other error at once */
async function patiently<T>(act: () => Promise<T>): Promise<T> {
  for (let pause = 5; ; pause *= 2) {
    try {
      return await act();
    } catch (error) {
      if (!isRefusal(error) || pause > MAX_PAUSE_MS) throw error;
    }
    await sleep(pause);
  }
}

/** Opens a file, if need be after a scanner has left it. */
export const openFile = (disk: Disk, path: string, flags: string, mode?: number): Promise<fs.FileHandle> =>
  patiently(() => disk.open(path, flags, mode));

/** Reads a text, if need be after a scanner has left it; undefined if there is no such file. */
export const readText = (disk: Disk, path: string): Promise<string | undefined> =>
  ifThere(patiently(() => disk.readFile(path, 'utf8')));

/** Writes a file atomically: after a crash it is either complete or absent. */
export async function writeWhole(disk: Disk, path: string, content: string | Uint8Array, mode = 0o644): Promise<void> {
  await writePart(disk, path, content, mode);
  await renameDurably(disk, partOf(path), path);
}

const MAX_NAME = 80;

/** A text as the name of a file that every system and every RIP takes. */
export const fileNameOf = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/[^A-Za-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, MAX_NAME);

/** The name of a file until it is complete. */
export const partOf = (path: string): string => `${path}.part`;

/** Writes the part of a file to the disk. */
export function writePart(disk: Disk, path: string, content: string | Uint8Array, mode: number): Promise<void> {
  return withFile(disk, partOf(path), ['w', mode], async (file) => {
    await file.writeFile(content);
    await file.sync();
  });
}

/** Renames a file, and makes the new name survive a loss of power. */
export async function renameDurably(disk: Disk, from: string, to: string): Promise<void> {
  await rename(disk, from, to);
  await syncFolderOf(disk, to);
}

export const rename = (disk: Disk, from: string, to: string): Promise<void> => patiently(() => disk.rename(from, to));

/** Removes a file. @returns whether this call removed it: false if there was none */
export const remove = async (disk: Disk, path: string): Promise<boolean> =>
  (await ifThere(patiently(() => disk.unlink(path).then(() => true)))) ?? false;

/** Makes a file's bytes survive a loss of power. */
export function syncFile(disk: Disk, path: string): Promise<void> {
  return withFile(disk, path, ['r+'], (file) => file.sync());
}

/**
 * Makes a rename or a new file in a file's directory survive a loss of power. Windows refuses it: NTFS logs names in
 * order, so the next sync of a file there takes them along.
 */
export async function syncFolderOf(disk: Disk, path: string): Promise<void> {
  const directory = await disk.open(dirname(path), 'r').catch(unlessRefused);
  try {
    await directory?.sync().catch(unlessRefused);
  } finally {
    await directory?.close();
  }
}

/** Writes a file and removes it: only that shows that a folder can be written to. @throws if it cannot */
export async function tryToWrite(disk: Disk, path: string, content: Uint8Array): Promise<void> {
  await withFile(disk, path, ['w'], (file) => file.writeFile(content));
  await remove(disk, path);
}

async function withFile(
  disk: Disk,
  path: string,
  how: readonly [flags: string, mode?: number],
  act: (file: fs.FileHandle) => Promise<void>,
): Promise<void> {
  const file = await openFile(disk, path, ...how);
  try {
    await act(file);
  } finally {
    await file.close();
  }
}

/** Lower-case hex SHA-256 of a file's bytes. */
export async function sha256Of(disk: Disk, path: string): Promise<string> {
  const hash = createHash('sha256');
  const bytes: AsyncIterable<Buffer> = (await openFile(disk, path, 'r')).createReadStream();
  for await (const chunk of bytes) hash.update(chunk);
  return hash.digest('hex');
}

/** `undefined` if there is no such file; every other error is thrown. */
export async function ifThere<T>(found: Promise<T>): Promise<T | undefined> {
  return found.catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
}

const EXTENSION_OF: Readonly<Record<LeasedJob['format'], string>> = {
  'application/pdf': '.pdf',
  'image/tiff': '.tif',
  'image/png': '.png',
};
export const extensionOf = (format: LeasedJob['format']): string => EXTENSION_OF[format];
export const EXTENSIONS: readonly string[] = Object.values(EXTENSION_OF);
