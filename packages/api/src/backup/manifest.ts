import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { StartError } from '../base/ports/start-error.ts';
import { MANIFEST } from './place.ts';

const FORMAT = 1;

/** The manifest is written last: a folder without it is not a back-up. */
const manifest = z.object({
  format: z.literal(FORMAT),
  engine: z.enum(['sqlite', 'postgres']),
  /** UTC, ISO 8601. */
  madeAt: z.string(),
  /** SHA-256 of the database's file. */
  database: z.string().regex(/^[0-9a-f]{64}$/),
  /** Paths inside the back-up with the SHA-256 of each file. */
  files: z.record(z.string(), z.string().regex(/^[0-9a-f]{64}$/)),
});
export type Manifest = z.infer<typeof manifest>;

export async function writeManifest(folder: string, made: Omit<Manifest, 'format'>): Promise<Manifest> {
  const whole: Manifest = { format: FORMAT, ...made };
  const half = join(folder, `${MANIFEST}.half`);
  await writeFile(half, `${JSON.stringify(whole, null, 2)}\n`);
  await rename(half, join(folder, MANIFEST));
  return whole;
}

/** @throws StartError if there is no complete back-up that this program can read */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, MANIFEST), 'utf8').catch(() => undefined);
  if (text === undefined) throw new StartError(`${folder} has no complete back-up: ${MANIFEST} is missing`);
  const parsed = manifest.safeParse(safeJson(text));
  if (!parsed.success) throw new StartError(`${join(folder, MANIFEST)} cannot be read by this version`);
  return parsed.data;
}

function safeJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
