import { access, mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';

const inWork = new Map<string, Promise<void>>();

/**
 * Ensures that a file exists, and makes it if it is missing. Parallel calls wait for the same run. Another process may
 * do the same work without harm, because a file appears complete under its name and both make the same bytes.
 */
export function makeOnce(path: string, make: () => Promise<Uint8Array>): Promise<void> {
  const underWay = inWork.get(path);
  if (underWay) return underWay;
  const making = makeIfMissing(path, make).finally(() => inWork.delete(path));
  inWork.set(path, making);
  return making;
}

async function makeIfMissing(path: string, make: () => Promise<Uint8Array>): Promise<void> {
  if (await isThere(path)) return;
  const bytes = await make();
  const draft = `${path}.${process.pid}.draft`;
  await mkdir(dirname(path), { recursive: true });
  try {
    await writeSynced(draft, bytes);
    await rename(draft, path);
  } finally {
    await rm(draft, { force: true });
  }
}

/** Syncs to disk before the rename: a file left empty by a power cut would be served for ever. */
async function writeSynced(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(path, 'w');
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}

const isThere = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );
