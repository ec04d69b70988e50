import { describe, expect, it } from 'vitest';
import { type HasGlyphs, itemiseParagraph, normaliseText } from './itemise.ts';
import { faceChain, type TypefaceLookup, type TypefaceManifest, type WantedStyle } from './typeface.ts';

const face = (url: string, ...ranges: [number, number][]) => ({ url, ranges });
const typeface = (key: string, faces: TypefaceManifest['faces'], fallback: string[] = []): TypefaceManifest => ({
  key,
  title: key,
  faces,
  fallback,
});

const REGULAR = { weight: 'regular', slant: 'upright' } as const;
const STYLES = ['bold', 'italic', 'bold-italic'] as const;

const KNOWN: Record<string, TypefaceManifest> = {
  latin: typeface('latin', [face('latin', [0x20, 0x7e], [0xa0, 0x24f])], ['arabic', 'far']),
  family: { ...typeface('family', [face('family', [0x20, 0x7e])], ['latin']), styles: STYLES },
  ...Object.fromEntries(
    STYLES.map((style) => [`family-${style}`, typeface(`family-${style}`, [face(`family-${style}`, [0x20, 0x7e])])]),
  ),
  arabic: typeface('arabic', [face('arabic', [0x20, 0x20], [0x30, 0x39], [0x600, 0x6ff])], ['latin']),
};
const lookup: TypefaceLookup = (key) => KNOWN[key];

const searched = (style: Partial<WantedStyle>, key = 'latin') =>
  [...faceChain(key, { ...REGULAR, ...style }, lookup)].map((link) =>
    link.kind === 'face' ? link.face.url : link.typeface,
  );

const itemise = (lines: readonly string[], typeface: string, hasGlyphs: HasGlyphs = () => true) =>
  itemiseParagraph(lines, {
    typeface,
    ...REGULAR,
    direction: 'horizontal',
    lookup,
    hasGlyphs,
    hasDrawing: undefined,
  });

function runsOf(text: string, key = 'latin', hasGlyphs: HasGlyphs = () => true): string[] {
  return (itemise([text], key, hasGlyphs)[0]?.runs ?? []).map(({ start, end, drawer, level }) => {
    const who = drawer.kind === 'face' ? drawer.face.url : drawer.kind;
    return `${text.slice(start, end)}|${who}|${level}`;
  });
}

describe('itemiseParagraph', () => {
  it('[ED-03.1] keeps a line of one script in one run, with its spaces and digits', () => {
    expect(runsOf('Room 42, left')).toEqual(['Room 42, left|latin|0']);
    expect(runsOf('مرحبا بكم', 'arabic')).toEqual(['مرحبا بكم|arabic|1']);
  });

  it('[ED-03.1] puts runs in visual order: Arabic in a Latin line and Latin in an Arabic one', () => {
    expect(runsOf('ab مر cd')).toEqual(['ab |latin|0', 'مر|arabic|1', ' |arabic|0', 'cd|latin|0']);
    expect(runsOf('مر ab', 'arabic')).toEqual(['ab|latin|2', 'مر |arabic|1']);
  });

  it('[ED-03.1] never splits a grapheme cluster between faces', () => {
    expect(runsOf('a\u0651')).toEqual(['a\u0651|unknown|0']);
  });

  it('[ED-03.1] needs a manifest only if no known face has the character', () => {
    expect(runsOf('abc')).toEqual(['abc|latin|0']);
    expect(runsOf('你')).toEqual(['你|unknown|0']);
  });

  it('[ED-03.1] skips a face that lacks a promised glyph', () => {
    expect(itemise(['é'], 'arabic', () => false)[0]?.runs[0]?.drawer).toEqual({
      kind: 'unknown',
      typeface: 'far',
    });
  });

  it('visits typefaces that are fallbacks of each other only once', () => {
    expect(searched({})).toEqual(['latin', 'arabic', 'far']);
  });

  it('[ED-03.1] [ED-03.3] searches the files of the wanted style first, then those of the nearest styles and the regular one', () => {
    expect(searched({ weight: 'bold', slant: 'italic' }, 'family')).toEqual([
      'family-bold-italic',
      'family-bold',
      'family-italic',
      'family',
      'latin',
      'arabic',
      'far',
    ]);
    expect(searched({ weight: 'bold' }, 'family').slice(0, 2)).toEqual(['family-bold', 'family']);
    expect(searched({ slant: 'italic' }, 'family').slice(0, 2)).toEqual(['family-italic', 'family']);
    expect(searched({}, 'family')[0]).toBe('family');
    expect(searched({ weight: 'bold' }, 'latin')).toEqual(searched({}, 'latin'));
  });
});

describe('normaliseText', () => {
  it('[ED-03.1] composes characters and removes control characters except line feeds', () => {
    expect(normaliseText('e\u0301\r\nb\rc\td\u0007')).toBe('é\nb\nc d');
  });
});
