import { DRAWING_KIT } from '@cpc/domain';
import { LOCALES } from '@cpc/i18n';
import { allTexts } from '@cpc/i18n/testing';
import { describe, expect, it } from 'vitest';
import { keyOfPicture } from '../words/art-table.ts';
import { understand } from './understand.ts';

/** Two emoji are a whale. */
const HEROES = '🐈 🐕 🦊 🐼 🦉 🦄 🐉 🦋 🐳🐋 🌻'.split(' ').map((signs) => Array.from(signs, keyOfPicture));
const { hero: heroes, place: places, mood: moods } = DRAWING_KIT;

describe.each(LOCALES.map(({ tag }) => tag))('the picture kit in %s', (tag) => {
  const texts: Readonly<Record<string, string>> = allTexts(tag);
  const named = (part: string) => texts[`drawing.kit.${part}`] ?? '';
  const joined = (one: string, other: string) => named('add').replace('{words}', one).replace('{word}', other);

  it('[AI-01.1] writes a prompt that is read as what its pictures show, without being told the language', () => {
    for (const [at, hero] of heroes.entries())
      for (const [offset, place] of places.entries()) {
        const mood = moods[(at + offset) % moods.length] ?? 'moon';
        const {
          subjects,
          places: where,
          time,
          season,
          weather,
          ...told
        } = understand(joined(joined(named(hero), named(place)), named(mood)));
        expect(subjects).toHaveLength(1);
        expect(HEROES[at]).toContain(subjects[0]?.art);
        expect({ where, mood: [time, season, ...weather].filter(Boolean) }).toEqual({ where: [place], mood: [mood] });
        expect({ unknown: told.unknown, instead: told.instead }).toEqual({ unknown: [], instead: [] });
      }
  });
});
