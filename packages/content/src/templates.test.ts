import { readFileSync } from 'node:fs';
import { type DesignDocument, type Layer, layersOf, type Surface } from '@cpc/design';
import { describe, expect, it } from 'vitest';
import { GOODS, TEMPLATES, templatesFor } from './index.ts';
import { letteringFile } from './directory.ts';
import { exemplars } from './testing/exemplars.ts';
import type { MeasuredFace } from './templates/lettering.ts';
import type { Template } from './templates/template.ts';
import { designOf } from './templates.ts';

const CASE = GOODS.find(({ surface }) => surface.category === 'phoneCase')?.surface;
if (!CASE) throw new Error('no phone case is in the catalogue');
const measured: Readonly<Record<string, MeasuredFace>> = JSON.parse(readFileSync(letteringFile(), 'utf8'));
const LANGUAGES = Object.keys(exemplars());
const byFamily = new Map(
  TEMPLATES.map(({ family }) => [family, TEMPLATES.filter((template) => template.family === family)]),
);
const surfaceFor = ({ categories }: Template): Surface =>
  GOODS.find(({ surface }) => categories.includes(surface.category))?.surface ?? CASE;
const typesIn = (document: DesignDocument): readonly Layer['type'][] => layersOf(document).map(({ type }) => type);
/** The share of the case's templates whose design has a layer like that. */
const shareWith = (surface: Surface, like: (layer: Layer) => boolean): number => {
  const all = templatesFor(surface);
  return all.filter((template) => layersOf(designOf(template, surface, 'en-US')).some(like)).length / all.length;
};
const isField = (layer: Layer): boolean => layer.type === 'text' && layer.field !== null;
const isPlace = (layer: Layer): boolean => layer.type === 'place';

describe('the families of templates', () => {
  it('[ED-12.1] there are at least 120, most of them for phone cases', () => {
    expect(TEMPLATES.length).toBeGreaterThanOrEqual(120);
    expect(templatesFor(CASE).length).toBeGreaterThanOrEqual(120);
  });

  it('[ED-12.1] each has three to six templates of one style for the same goods; the signs of the zodiac are twelve', () => {
    expect(byFamily.size).toBeGreaterThanOrEqual(25);
    for (const [family, templates] of byFamily) {
      expect([family, new Set(templates.map(({ categories }) => categories.join(' '))).size]).toEqual([family, 1]);
      if (family === 'zodiac') expect(templates).toHaveLength(12);
      else expect([family, templates.length >= 3 && templates.length <= 6]).toEqual([family, true]);
    }
  });

  it('[ED-12.2] are found by occasion, season and interest', () => {
    const groups = new Set(templatesFor(CASE).map(({ group }) => group));
    const wanted =
      'birthday love wedding baby family friends graduation eid lunar diwali winter spring summer autumn halloween travel sport music pets zodiac work minimal fun retro thanks';
    expect([...groups].toSorted()).toEqual(wanted.split(' ').toSorted());
  });

  it('[ED-12.1] neighbours are of different families', () => {
    const cases = templatesFor(CASE).slice(0, 60);
    expect(cases.filter(({ family }, i) => family === cases[i + 1]?.family)).toEqual([]);
  });

  it('[ED-12.1] are drawn: few have a sticker, and none a sticker alone', () => {
    for (const template of TEMPLATES) {
      const types = typesIn(designOf(template, surfaceFor(template), 'en-US'));
      expect([template.key, types.includes('sticker')]).toEqual([template.key, false]);
    }
  });

  it('[ED-13.4] more than half ask for words, and a fifth for photos', () => {
    expect(shareWith(CASE, isField)).toBeGreaterThan(0.5);
    expect(shareWith(CASE, isPlace)).toBeGreaterThan(0.18);
  });

  it('[ED-12.3] have titles and words in the script of their language', () => {
    for (const { key, titles, words } of TEMPLATES) {
      expect([key, /\p{sc=Latn}/u.test(titles['en-US'])]).toEqual([key, true]);
      expect([key, /\p{sc=Hani}/u.test(titles['zh-Hans'])]).toEqual([key, true]);
      expect([key, /\p{sc=Arab}/u.test(titles['ar'])]).toEqual([key, true]);
      if (words['en-US'] === '') continue;
      expect([key, /\p{sc=Hani}/u.test(words['zh-Hans'])]).toEqual([key, true]);
      expect([key, /\p{sc=Arab}/u.test(words['ar'])]).toEqual([key, true]);
    }
  });

  it.each(LANGUAGES)(
    '[ED-12.3] [LG-02.1] have words and samples in %s, and every line of them is measured',
    (language) => {
      const unknown: string[] = [];
      for (const template of TEMPLATES) {
        for (const titles of [template.words, ...Object.values(template.fields)])
          if (titles['en-US'] !== '' && !titles[language]) unknown.push(template.key);
        const surface = surfaceFor(template);
        for (const layer of layersOf(designOf(template, surface, language))) {
          if (layer.type !== 'text') continue;
          const lines = layer.text.split('\n');
          if (lines.some((line) => measured[layer.typeface]?.lines[line] === undefined))
            unknown.push(`${template.key}: ${layer.text}`);
        }
      }
      expect(unknown).toEqual([]);
    },
  );

  it('[ED-12.3] stay small: the list of all for a case is read over a slow network', () => {
    const sizes = templatesFor(CASE).map((template) => JSON.stringify(designOf(template, CASE, 'en-US')).length);
    expect(Math.max(...sizes)).toBeLessThan(100_000);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(2_000_000);
  });
});
