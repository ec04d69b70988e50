import { readFileSync } from 'node:fs';
import { LOCALES } from '@cpc/i18n';
import { describe, expect, it } from 'vitest';
import { wordFile } from '../directory.ts';
import { understand } from '../understand/understand.ts';
import { artTable } from './art-table.ts';
import { kindWords } from './kinds.ts';
import { PLACES } from './types.ts';

const [HEAD = [], ...ROWS] = readFileSync(wordFile('kinds.tsv'), 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => line.split('\t'));

describe('the tree of kinds', () => {
  it('[AI-01.4] has a column for each language, and each kind belongs to one that is there', () => {
    expect(HEAD.slice(4).toSorted()).toEqual(LOCALES.map(({ tag }) => tag).toSorted());
    const names = ROWS.map(([name]) => name);
    expect(new Set(names).size).toBe(names.length);
    for (const [, of] of ROWS) expect(of === '' || names.includes(of)).toBe(true);
    for (const row of ROWS) expect(row.length).toBeLessThanOrEqual(HEAD.length);
  });

  it('[AI-01.4] leads each of its words to something that is drawn', () => {
    for (const { tag } of LOCALES)
      for (const { word, drawn } of kindWords(tag)) {
        if (drawn.kind === 'subject') expect(artTable().has(drawn.art)).toBe(true);
        else if (drawn.kind === 'place') expect(PLACES).toContain(drawn.value);
        else expect({ word, offers: drawn.kind === 'broad' && drawn.arts.length >= 2 }).toEqual({ word, offers: true });
      }
  });

  it.each(LOCALES.map(({ tag }) => tag))('[AI-01.4] all of its words are read in %s', (tag) => {
    const unread = kindWords(tag).flatMap(({ word }) => {
      const { unknown, near } = understand(word, tag);
      return unknown.length > near.length ? [word] : [];
    });
    expect(unread).toEqual([]);
  });
});

it.each([
  ['en-US', 'a puppy', 'puppy', 'dog'],
  ['de', 'ein Fohlen', 'fohlen', 'pferd'],
  ['fr', 'une mouette', 'mouette', 'oiseau'],
  ['tr', 'bir martı', 'martı', 'kuş'],
  ['ja', '柴犬', '柴犬', '犬'],
  ['ar', 'نورس', 'نورس', 'طائر'],
] as const)('[AI-01.4] in %s “%s” is drawn as the nearest kind, and that is said', (tag, prompt, word, name) => {
  expect(understand(prompt, tag)).toMatchObject({ instead: [{ word, name }], unknown: [] });
});
