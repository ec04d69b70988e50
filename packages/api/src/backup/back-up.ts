import { mkdir, readdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { sha256Of } from '../base/ports/file-hash.ts';
import { storeMarker } from '../base/ports/store-marker.ts';
import { StartError } from '../base/ports/start-error.ts';
import { dump, namesFiles } from './dump.ts';
import { copyUnlessGone, filesBelow } from './files.ts';
import { type Manifest, writeManifest } from './manifest.ts';
import { DATABASE_FILES, FILE_FOLDERS, type StorePlace } from './place.ts';

/**
 * Copies a running shop into an empty folder (RL-04). The database is copied first. A stored file never changes, and is
 * deleted only a day after it was last needed, so every file that the copied database names is still there when the
 * files are copied.
 * @throws StartError if the folder is not empty, there is nothing to copy, or the stored files are unavailable
 */
export async function backUp(place: StorePlace, into: string, now: Date): Promise<Manifest> {
  const { database, dataDir, inBucket = false } = place;
  const folder = resolve(into);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if ((await readdir(folder)).length > 0)
    throw new StartError(`${folder} is not empty: a back-up needs its own empty folder`);
  const copy = join(folder, DATABASE_FILES[database.engine]);
  await dump(database, copy);
  if (!inBucket) await refuseUnlessThere(place);
  const files: Record<string, string> = {};
  for (const part of FILE_FOLDERS.filter((each) => !(inBucket && each === 'blobs')))
    for (const path of await filesBelow(dataDir, part)) {
      const sum = await copyUnlessGone(join(dataDir, path), join(folder, path));
      if (sum !== undefined) files[path] = sum;
    }
  const sum = await sha256Of(copy);
  return writeManifest(folder, { engine: database.engine, madeAt: now.toISOString(), database: sum, files });
}

async function refuseUnlessThere({ database, dataDir }: StorePlace): Promise<void> {
  const { isThere } = storeMarker(join(dataDir, 'blobs'), () => namesFiles(database));
  if (!(await isThere())) throw new StartError(`the stored files are not in ${dataDir}: is their volume mounted?`);
}
