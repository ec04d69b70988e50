import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { TERMS_VERSION } from '@cpc/domain';
import { LOCALES_DIRECTORY } from './compile.ts';
import { FILLED_LOCALES } from './locales.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

function textsOf(locale: string): Readonly<Record<string, string>> {
  const files = readdirSync(join(LOCALES_DIRECTORY, locale));
  return Object.assign(
    {},
    ...files.map((file) => JSON.parse(readFileSync(join(LOCALES_DIRECTORY, locale, file), 'utf8'))),
  );
}
const texts = FILLED_LOCALES.map(textsOf);
const markOf = (key: string): string =>
  createHash('sha256')
    .update(texts.map((all) => all[key] ?? '').join('\n'))
    .digest('hex')
    .slice(0, 8);

interface Promised {
  readonly key: string;
  readonly mark: string;
  readonly keeps: string;
  readonly files: readonly string[];
}

/** The rows of docs/PROMISES.md. */
const rows: readonly Promised[] = readFileSync(join(ROOT, 'docs/PROMISES.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) => {
    const [, key = '', mark = '', keeps = '', where = ''] = line.split('|').map((cell) => cell.trim());
    const bare = (cell: string) => cell.replaceAll('`', '');
    return { key: bare(key), mark: bare(mark), keeps, files: bare(where).split(' ').filter(Boolean) };
  });

describe('docs/PROMISES.md', () => {
  it('[SN-07.5] every sentence of the terms has a row', () => {
    const terms = Object.keys(texts[0] ?? {}).filter((key) => /^shop\.agreement\.\w+\.\d+$/.test(key));
    expect(terms.length).toBeGreaterThan(10);
    expect(terms.filter((key) => !rows.some((row) => row.key === key))).toEqual([]);
  });

  it('[RT-09.3] the terms have another version when their words change', () => {
    const terms = Object.keys(texts[0] ?? {}).filter((key) => /^shop\.agreement\.\w+\.(\d+|title)$/.test(key));
    const marks = terms.toSorted().map((key) => `${key} ${markOf(key)}`);
    const mark = createHash('sha256').update(marks.join('\n')).digest('hex').slice(0, 8);
    // When this fails, the words have changed: change the version of `packages/domain/src/terms.ts`, then this mark.
    expect(`${TERMS_VERSION} ${mark}`).toBe('2026-11-30 29f04dcf');
  });

  it('a sentence does not change in any language without its row', () => {
    const marks = rows.map(({ key, mark }) => `${key} ${mark}`);
    expect(marks).toEqual(rows.map(({ key }) => `${key} ${markOf(key)}`));
    expect(rows.filter(({ key }) => texts.some((all) => all[key] === undefined))).toEqual([]);
  });

  it('[SN-07.5] a promise names the code that keeps it', () => {
    expect(rows.flatMap(({ files }) => files).filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
    expect(rows.filter(({ keeps, files }) => !keeps.startsWith('no promise') && files.length === 0)).toEqual([]);
  });
});
