import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { doodle, picture, place, sticker, text } from '../preflight/testing.ts';
import { contentHash } from './content-hash.ts';
import { DOCUMENT_VERSION, EMPTY_DOCUMENT, layersOf } from './document.ts';
import { parseDocument } from './parse.ts';

const FIXTURES = join(import.meta.dirname, 'fixtures');
const read = (name: string) => readFileSync(join(FIXTURES, name), 'utf8');
const PLAIN: Readonly<Record<string, object>> = {
  picture: picture(),
  place: place(),
  text: text(),
  doodle: doodle(),
  sticker: sticker(),
};

/** The cases of a file: fields separated by ` | `, the last one JSON. */
function casesOf(name: string): string[][] {
  const lines = read(name)
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
  return lines.map((line) => line.split(' | '));
}

/** Expands values that JSON cannot express, or only on many lines. */
function expanded(key: string, value: unknown): unknown {
  const [, what, count] = typeof value === 'string' ? (/^~([a-zA-Z]+)(?::(\d+))?$/.exec(value) ?? []) : [];
  if (what === 'long') return 'a'.repeat(Number(count));
  if (what === 'NaN' || what === 'Infinity') return Number(what);
  if (what === 'layers')
    return Object.fromEntries(Array.from({ length: Number(count) }, (_, n) => [`l${n}`, layer(n)]));
  if (typeof value !== 'object' || value === null || !('~' in value)) return value;
  const { '~': kind, ...more } = value;
  return { ...PLAIN[String(kind)], id: key, ...more };
}

const layer = (n: number) => ({ ...picture(), id: `l${n}` });

/** A document from the records of a case, with an empty background. Defined, not spread: an id may be `__proto__`. */
function documentOf(json: string): unknown {
  const given = JSON.parse(json, expanded) as object | null;
  if (given === null || Array.isArray(given)) return { ...EMPTY_DOCUMENT, records: given };
  const records: Record<string, unknown> = { ...EMPTY_DOCUMENT.records };
  for (const [id, value] of Object.entries(given))
    Object.defineProperty(records, id, { value, enumerable: true, configurable: true });
  return { ...EMPTY_DOCUMENT, records };
}

describe('documents from outside', () => {
  it.each(casesOf('valid.txt'))('[ED-06.1] accepts %s', (_what, json) => {
    expect(parseDocument(documentOf(json ?? ''))).toMatchObject({ ok: true });
  });

  it.each(casesOf('invalid.txt'))('[ED-06.1] reports %s for %s', (where, _what, json) => {
    const parsed = parseDocument(documentOf(json ?? ''));
    expect(parsed.ok ? [] : parsed.problems.join('\n')).toContain(where);
  });

  it('[ED-06.1] a refused document does not pollute Object.prototype', () => {
    parseDocument(documentOf('{"__proto__": {"~": "picture", "locked": "polluted"}}'));
    expect(({} as Record<string, unknown>)['locked']).toBeUndefined();
  });
});

describe('documents of every version', () => {
  const versions = Array.from({ length: DOCUMENT_VERSION }, (_, n) => n + 1);

  it.each(versions)(
    '[ED-06.2] a stored document of version %i with every layer type of its time exists and is read',
    (version) => {
      const name = `version-${version}.json`;
      expect(existsSync(join(FIXTURES, name)), `keep a document of version ${version} in fixtures/${name}`).toBe(true);
      const stored = JSON.parse(read(name)) as { readonly version: number };
      expect(stored.version).toBe(version);
      const parsed = parseDocument(stored);
      if (!parsed.ok) throw new Error(parsed.problems.join('\n'));
      const kinds = layersOf(parsed.document).map(({ type }) => type);
      expect(kinds).toEqual(['picture', 'text', 'sticker', 'doodle', 'place']);
    },
  );

  it('[ED-06.3] a stored document has the hash that others compute of it', () => {
    const parsed = parseDocument(JSON.parse(read('version-1.json')));
    if (!parsed.ok) throw new Error(parsed.problems.join('\n'));
    // jq --compact-output --sort-keys --join-output . version-1.json | sha256sum
    expect(contentHash(parsed.document)).toBe('0c89c7b6d1db1d10473231fcf64bfa7c96ddb3801bc8695db6be555ec2f6341d');
  });

  it('[ED-06.2] a document of the current version is accepted unchanged', () => {
    const stored: unknown = JSON.parse(read(`version-${DOCUMENT_VERSION}.json`));
    expect(parseDocument(stored)).toEqual({ ok: true, document: stored });
  });
});
