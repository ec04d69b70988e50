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
  it.each(casesOf('valid.txt'))('[ED-06] accepts %s', (_what, json) => {
    expect(parseDocument(documentOf(json ?? ''))).toMatchObject({ ok: true });
  });

  it.each(casesOf('invalid.txt'))('[ED-06] reports %s for %s', (where, _what, json) => {
    const parsed = parseDocument(documentOf(json ?? ''));
    expect(parsed.ok ? [] : parsed.problems.join('\n')).toContain(where);
  });

  it('[ED-06] a refused document does not pollute Object.prototype', () => {
    parseDocument(documentOf('{"__proto__": {"~": "picture", "locked": "polluted"}}'));
    expect(({} as Record<string, unknown>)['locked']).toBeUndefined();
  });
});

describe('documents of every version', () => {
  const versions = Array.from({ length: DOCUMENT_VERSION }, (_, n) => n + 1);

  it.each(versions)('[ED-06] a stored document of version %i with every layer type of its time exists', (version) => {
    const name = `version-${version}.json`;
    expect(existsSync(join(FIXTURES, name)), `keep a document of version ${version} in fixtures/${name}`).toBe(true);
    const stored = JSON.parse(read(name)) as { readonly version: number };
    expect(stored.version).toBe(version);
    const parsed = parseDocument(stored);
    if (!parsed.ok) throw new Error(parsed.problems.join('\n'));
    const kinds = layersOf(parsed.document).map(({ type }) => type);
    expect(kinds).toEqual(['picture', 'text', 'sticker', 'doodle', ...(version >= 4 ? ['place'] : [])]);
  });

  it('[ED-06] version 1 is converted to the current version', () => {
    const parsed = parseDocument(JSON.parse(read('version-1.json')));
    expect(parsed).toMatchObject({
      document: {
        records: {
          background: { fill: { kind: 'gradient', shape: 'linear', angle: 90 } },
          photo: { group: null, crop: { x: 0, y: 0, width: 1, height: 1 }, mask: null, opacity: 0.9 },
          words: { ink: { kind: 'colour', colour: '#ffffff' }, edge: null, arc: 0, breaks: [] },
          lines: {
            strokes: [
              { opacity: 1, seed: 0 },
              { brush: 'neon', opacity: 1, seed: 0 },
            ],
          },
        },
      },
    });
  });

  it('[ED-06] [AI-06] a picture of version 2 was not made by a tool', () => {
    const parsed = parseDocument(JSON.parse(read('version-2.json')));
    expect(parsed).toMatchObject({ document: { records: { photo: { mask: 'heart', made: null } } } });
  });

  it('[ED-06] [ED-13] a picture of version 3 has no frame, no edge and no shadow, and a text no field', () => {
    const parsed = parseDocument(JSON.parse(read('version-3.json')));
    expect(parsed).toMatchObject({
      document: {
        records: { photo: { framed: false, rounding: 0, edge: null, shadow: null }, words: { field: null } },
      },
    });
  });

  it('[ED-06] [ED-03] a text of version 4 is regular, upright and as typed', () => {
    const parsed = parseDocument(JSON.parse(read('version-4.json')));
    expect(parsed).toMatchObject({
      document: { records: { words: { weight: 'regular', slant: 'upright', capitals: false } } },
    });
  });

  it('[ED-06] a sticker of version 4 has the colours that it was drawn in', () => {
    const stickers = (version: number) => {
      const parsed = parseDocument(JSON.parse(read(`version-${version}.json`)));
      return parsed.ok ? layersOf(parsed.document).filter(({ type }) => type === 'sticker') : [];
    };
    expect(stickers(4)).toMatchObject([{ sticker: 'fox', colours: [] }]);
  });

  it('[ED-06] [LG-08] a document in capitals, stored before they followed a language, keeps its hash', () => {
    const stored: unknown = JSON.parse(read('version-5.json'));
    const parsed = parseDocument(stored);
    if (!parsed.ok) throw new Error(parsed.problems.join('\n'));
    expect(parsed).toMatchObject({ document: { records: { words: { capitals: true } } } });
    // Computed before: jq --compact-output --sort-keys --join-output . version-5.json | sha256sum
    expect(contentHash(parsed.document)).toBe('1f56477369c398c0a59d1dbed17401aa95443ebb9fe32d3605308481e93995e9');
  });

  it('[ED-06] a document of the current version is accepted unchanged', () => {
    const stored: unknown = JSON.parse(read(`version-${DOCUMENT_VERSION}.json`));
    expect(parseDocument(stored)).toEqual({ ok: true, document: stored });
  });
});
