import { LOCALES, type Locale } from '@cpc/i18n';
import { describe, expect, it } from 'vitest';
import { PROMPTS } from '../testing/prompts.ts';
import { drawnAs, keyOfPicture } from '../words/art-table.ts';
import { LANGUAGES } from '../words/languages.ts';
import type { Understanding } from './types.ts';
import { understand } from './understand.ts';

interface Row {
  readonly prompt: string;
  readonly subjects: string;
  readonly scene: string;
}

const rowsOf = (locale: Locale): Row[] =>
  PROMPTS[locale]
    .trim()
    .split('\n')
    .map((line) => {
      const [prompt = '', subjects = '', scene = ''] = line.split('|').map((part) => part.trim());
      return {
        prompt,
        subjects: sorted(subjects.replaceAll(/[^\s×/\w]+/gu, (sign) => drawnAs(keyOfPicture(sign)))),
        scene: sorted(scene),
      };
    });

const sorted = (words: string): string =>
  words
    .split(' ')
    .filter((word) => word !== '')
    .toSorted()
    .join(' ');

const subjectsOf = ({ subjects }: Understanding): string =>
  sorted(
    subjects
      .map(({ art, number, colour }) => `${art}${number > 1 ? `×${number}` : ''}${colour === null ? '' : `/${colour}`}`)
      .join(' '),
  );

const sceneOf = ({ colours, places, time, season, weather, moods }: Understanding): string =>
  sorted([...colours, ...places, time ?? '', season ?? '', ...weather, ...moods].join(' '));

describe.each(LOCALES.map(({ tag }) => tag))('prompts in %s', (tag) => {
  it.each(rowsOf(tag))('[AI-01.1] “$prompt” names its subjects with number and colour, and its scene', (row) => {
    const understood = understand(row.prompt, tag);
    expect({ subjects: subjectsOf(understood), scene: sceneOf(understood) }).toEqual({
      subjects: row.subjects,
      scene: row.scene,
    });
  });
});

it('[AI-01.1] every language of the product is read, with at least twelve prompts to show it', () => {
  expect(LANGUAGES.map(({ locale }) => locale).toSorted()).toEqual(LOCALES.map(({ tag }) => tag).toSorted());
  for (const { tag } of LOCALES) expect(rowsOf(tag).length).toBeGreaterThanOrEqual(12);
});

it.each(['ru', 'ja', 'ar', 'th', 'el', 'ko', 'bn'] as const)(
  '[AI-01.1] a prompt in %s is read without being told its language',
  (code) => {
    const understood = rowsOf(code).map((row) => ({ row, found: understand(row.prompt) }));
    for (const { row, found } of understood) expect(subjectsOf(found)).toBe(row.subjects);
  },
);

it('[AI-01.1] colours and scenery are never subjects', () => {
  for (const prompt of [
    'orange',
    'blue sea',
    'a golden sunset',
    'forest at night',
    'rosa und violett',
    'moon and stars',
    'verde y azul',
    '🌊🌙⭐',
  ]) {
    expect(understand(prompt).subjects).toEqual([]);
  }
});

it('[AI-01.4] what is not known is said, and of a broad word its kinds are offered', () => {
  const animal = understand('ein Tier', 'de');
  expect(animal.subjects).toEqual([]);
  expect(animal.near.map(({ name }) => name)).toEqual(['hund', 'katze', 'hase', 'hamster', 'papagei', 'tropenfisch']);
  expect(understand('xqzt')).toMatchObject({ unknown: ['xqzt'], near: [], instead: [] });
});

it.each(['a dragoon', 'joue', 'montag', 'feeling good'])(
  '[AI-01.4] a word that is spelled like another is not taken for it: %s',
  (prompt) => {
    const { subjects, unknown, near } = understand(prompt);
    expect({ subjects, near }).toEqual({ subjects: [], near: [] });
    expect(unknown.length).toBeGreaterThan(0);
  },
);

it('[AI-01.4] the things that do not fit into the picture are said to be left out', () => {
  const { subjects, unknown } = understand('cat, dog, horse, fox, owl, tiger, whale');
  expect(subjects.map(({ word }) => word)).toEqual(['cat', 'dog', 'horse', 'fox', 'owl']);
  expect(unknown).toEqual(['tiger', 'whale']);
});
