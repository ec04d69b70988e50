import { access, mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';

const inWork = new Map<string, Promise<void>>();

/**
 * Sees to it that a file is there, and makes it if not. Who asks meanwhile waits for the same making; another process
 * at the same work does no harm, because a file appears whole under its name and both make the same bytes.
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

/** On the disk before it has its name: a file that a power cut left empty would be served for ever. */
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
