import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { once } from 'node:events';
import { WALLPAPERS } from '../src/wallpapers/wallpapers.ts';

/** The smallest supported machine has two cores. */
const THREADS = 2;

/** Draws every wallpaper small, as `previews/<key>.jpg`; the large ones are drawn on request. */
export async function buildWallpapers(folder: string): Promise<void> {
  await mkdir(join(folder, 'previews'));
  const keys = WALLPAPERS.map(({ key }) => key);
  await Promise.all(
    Array.from({ length: THREADS }, async (_, thread) => {
      const own = keys.filter((_key, i) => i % THREADS === thread);
      const worker = new Worker(new URL('./previews/preview-thread.mjs', import.meta.url), {
        workerData: { folder, keys: own },
      });
      await once(worker, 'exit');
    }),
  );
}
