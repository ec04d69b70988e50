import { cp } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { previewsFolder } from '../src/directory.ts';

/** Copies the committed previews to `previews/<key>.jpg`; the large pictures are drawn on request. */
export async function buildWallpapers(folder: string): Promise<void> {
  await cp(previewsFolder(), join(folder, 'previews'), {
    recursive: true,
    filter: (path) => basename(path) !== '.stamp',
  });
}
