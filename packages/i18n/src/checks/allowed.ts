import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Keys that may break a rule in one language, each looked at by a person. */
export interface Allowed {
  /** Texts that are written as in English. */
  readonly same: readonly string[];
  /** Texts that are much longer than in English, and fit. */
  readonly long: readonly string[];
}

/** @param directory contains `same-as-english/<locale>.json` and `long/<locale>.json`; a missing file allows nothing */
export function readAllowed(directory: string, locale: string): Allowed {
  return {
    same: listIn(join(directory, 'same-as-english', `${locale}.json`)),
    long: listIn(join(directory, 'long', `${locale}.json`)),
  };
}

function listIn(file: string): readonly string[] {
  if (!existsSync(file)) return [];
  const list: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (!Array.isArray(list) || !list.every((key) => typeof key === 'string'))
    throw new Error(`${file}: expected a list of keys`);
  return list;
}
