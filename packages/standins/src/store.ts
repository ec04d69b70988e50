import { mkdir, open, readFile, rename } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Where a stand-in stores the state that it needs after a restart: one text. */
export interface StandinStore {
  load(): Promise<string | undefined>;
  save(text: string): Promise<void>;
}

/** One file, replaced by a rename: after a crash the state is the old or the new one, never a part of it. */
export function fileStore(path: string): StandinStore {
  let last = Promise.resolve();
  return {
    async load() {
      try {
        return await readFile(path, 'utf8');
      } catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
        throw error;
      }
    },
    save(text) {
      const saving = last.then(() => replace(path, text));
      last = saving.catch(() => undefined);
      return saving;
    },
  };
}

async function replace(path: string, text: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const half = `${path}.half`;
  const file = await open(half, 'w', 0o600);
  try {
    await file.writeFile(text);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(half, path);
}
