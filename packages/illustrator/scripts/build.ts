import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { iconSet, iconsFile } from '@cpc/content';
import { artFile } from '../src/directory.ts';
import { artTable } from '../src/words/art-table.ts';

/** A drawing with more path data than this is left out: it would cost as much as a whole scene. */
const MAX_PATH_LENGTH = 40_000;

/**
 * Collects the drawings that words can name from the Noto set (25 MB) into one file (5 MB), so that a start reads
 * no more. Does nothing if the file is there and comes from the same icons.
 * @returns whether the file was written
 */
export async function buildArt(): Promise<boolean> {
  const icons = createHash('sha256').update(readFileSync(iconsFile())).digest('hex');
  const stamp = `${icons} ${artTable().size}`;
  if (existsSync(artFile()) && readFileSync(artFile(), 'utf8').startsWith(`{"stamp":"${stamp}"`)) return false;
  const set = iconSet('@iconify-json/noto');
  const bodies: Record<string, string> = {};
  for (const { art, icon } of artTable().values()) {
    const body = set.icons[icon]?.body ?? set.icons[set.aliases[icon]?.parent ?? '']?.body;
    if (body !== undefined && body.length <= MAX_PATH_LENGTH) bodies[art] = body;
  }
  await mkdir(dirname(artFile()), { recursive: true });
  const draft = `${artFile()}.${process.pid}`;
  await writeFile(draft, JSON.stringify({ stamp, bodies }));
  await rename(draft, artFile());
  return true;
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  console.log((await buildArt()) ? 'illustrator: built the drawings' : 'illustrator: up to date');
