import { join, resolve } from 'node:path';
import { sha256Of } from '../base/ports/file-hash.ts';
import { StartError } from '../base/ports/start-error.ts';
import { load, refuseUnlessEmpty } from './dump.ts';
import { copyWhole } from './files.ts';
import { type Manifest, readManifest } from './manifest.ts';
import { DATABASE_FILES, type StorePlace } from './place.ts';

/**
 * Restores a shop from a back-up into an empty place (RL-04). All checksums are verified before anything is written,
 * and the database is loaded last: an interrupted restore can simply be started again.
 * @throws StartError if a database already exists, or the back-up is of another engine, incomplete or damaged
 */
export async function restore({ database, dataDir, inBucket }: StorePlace, from: string): Promise<Manifest> {
  const folder = resolve(from);
  const manifest = await readManifest(folder);
  if (manifest.engine !== database.engine)
    throw new StartError(`the back-up is from ${manifest.engine}, but DATABASE_URL selects ${database.engine}`);
  if (inBucket && Object.keys(manifest.files).some((path) => path.startsWith('blobs/')))
    throw new StartError(
      'the back-up holds stored files: copy its folder "blobs" into the bucket, or restore without S3_BUCKET',
    );
  await refuseUnlessEmpty(database);
  const copy = join(folder, DATABASE_FILES[manifest.engine]);
  for (const [path, sum] of [[copy, manifest.database] as const, ...filesOf(folder, manifest)])
    if ((await sha256Of(path).catch(() => '')) !== sum) throw new StartError(`the back-up is damaged: ${path}`);
  for (const path of Object.keys(manifest.files)) await copyWhole(join(folder, path), join(dataDir, path));
  await load(database, copy);
  return manifest;
}

/** @throws StartError for a path that leads out of the back-up */
function filesOf(folder: string, { files }: Manifest): readonly (readonly [path: string, sum: string])[] {
  return Object.entries(files).map(([path, sum]) => {
    if (path.split(/[/\\]/).includes('..')) throw new StartError(`the back-up is damaged: ${path}`);
    return [join(folder, path), sum] as const;
  });
}
