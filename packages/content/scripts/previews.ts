/**
 * `npm run previews -w @cpc/content`: draws the previews of the wallpapers again, after a change of what draws them. They
 * are committed, because drawing all takes longer than the rest of a first start.
 */
import { once } from 'node:events';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { previewsFolder } from '../src/directory.ts';
import { WALLPAPERS } from '../src/wallpapers/wallpapers.ts';
import { hashOf } from './stamp.ts';

const PACKAGE = fileURLToPath(new URL('..', import.meta.url));

/** Names what draws the previews; the file `.stamp` beside them has the one they were drawn with. */
export const previewsStamp = (): Promise<string> => hashOf(PACKAGE, ['scripts/previews', 'src/art', 'src/wallpapers']);

/** Draws wallpapers small, as `<key>.jpg`. */
export async function drawPreviews(folder: string, keys: readonly string[]): Promise<void> {
  const threads = availableParallelism();
  await Promise.all(
    Array.from({ length: threads }, async (_, thread) => {
      const own = keys.filter((_key, i) => i % threads === thread);
      const worker = new Worker(new URL('./previews/preview-thread.mjs', import.meta.url), {
        workerData: { folder, keys: own },
      });
      await once(worker, 'exit');
    }),
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const folder = previewsFolder();
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder);
  const keys = WALLPAPERS.map(({ key }) => key);
  await drawPreviews(folder, keys);
  await writeFile(join(folder, '.stamp'), await previewsStamp());
  console.log(`previews: ${keys.length}`);
}
