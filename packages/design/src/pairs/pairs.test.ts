import { degrees, mm } from '@cpc/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrast, hexColour, luminance } from '../colour.ts';
import { backgroundOf, type DesignDocument, layersOf } from '../document/document.ts';
import type { Layer } from '../document/layers.ts';
import { PLAIN_LOOK } from '../document/layers/picture.ts';
import type { TextLayer } from '../document/layers/text.ts';
import { parseDocument } from '../document/parse.ts';
import { toSurface } from '../document/placement.ts';
import { CASE, documentOf, doodle, picture, sticker, text } from '../preflight/testing.ts';
import { region, regionContains } from '../surface/geometry.ts';
import { camera, phoneSurface, roundedRect } from '../surface/testing.ts';
import { anyDocument } from '../testing.ts';
import { matching } from './matching.ts';
import { mirrored } from './mirrored.ts';
import { lackingFor, PAIR_KINDS, type PairInput, pairOf } from './pairs.ts';
import { seamOf } from './seam.ts';
import { brokenWord } from './split-word.ts';

const LARGE = phoneSurface({ id: 'large', width: 84, height: 172 });
const boxOf = (layer: TextLayer) => ({ width: layer.text.length * 0.6 * layer.size, height: 1.2 * layer.size });
const same = { own: CASE, other: CASE };
const white = hexColour('#ffffff');
const [first] = [documentOf([text({ at: [40, 90] })], { kind: 'colour', colour: hexColour('#1f3a93') })];

const inputWith = (more: Partial<PairInput> = {}): PairInput => ({
  document: first,
  ...same,
  side: 'left',
  photo: undefined,
  palette: [],
  names: { own: undefined, other: undefined },
  word: undefined,
  boxOf,
  round: 0,
  ...more,
});

const placed = (document: DesignDocument) => layersOf(document).map(({ placement }) => placement);
const onlyText = (document: DesignDocument): TextLayer => {
  const found = layersOf(document).find((layer): layer is TextLayer => layer.type === 'text');
  if (!found) throw new Error('there is no text');
  return found;
};

describe('the seam of two cases', () => {
  it('[ED-13.8] lies where the faces touch; the middles lie at one height', () => {
    const wrapped = { ...LARGE, wrap: mm(8) };
    const seam = seamOf({ left: wrapped, right: CASE });
    expect([seam.xOn('left'), seam.xOn('right')]).toEqual([76, 0]);
    expect(seam.onto('left', { x: 0, y: 0 })).toEqual({ x: 76, y: 86 });
    expect(seam.onto('right', { x: 0, y: 0 })).toEqual({ x: 0, y: 80 });
    expect(seam.whole).toEqual({ x: -78, y: -88, width: 160, height: 176 });
  });
});

describe('the mirror image of a design', () => {
  it('[ED-13.8] mirrors every point of a layer about the seam', () => {
    const at = { x: mm(50), y: mm(100), scale: 1.5, rotation: degrees(30), flipX: false, flipY: true };
    const layer = { ...doodle(), placement: at };
    const [twin] = placed(mirrored(documentOf([layer]), same, boxOf));
    if (!twin) throw new Error('there is no layer');
    fc.assert(
      fc.property(fc.integer({ min: -50, max: 50 }), fc.integer({ min: -50, max: 50 }), (x, y) => {
        const [here, there] = [toSurface(at, { x, y }), toSurface(twin, { x, y })];
        expect(there.x).toBeCloseTo(CASE.width - here.x, 6);
        expect(there.y).toBeCloseTo(here.y, 6);
      }),
    );
  });

  it('[ED-13.8] texts stay readable, and what was clear of the camera is clear of it again', () => {
    const words = text({ at: [58, 20], text: 'Hi', align: 'start' });
    const after = onlyText(mirrored(documentOf([words]), same, boxOf));
    expect([after.placement.flipX, after.align, after.text]).toEqual([false, 'end', 'Hi']);
    expect(regionContains(region(CASE, 'safe'), after.placement)).toBe(true);
    // It was moved as little as possible, and not away from its side.
    expect(after.placement.x).toBeLessThan(CASE.width / 2 + 10);
  });

  it.each([
    ['word-love', false],
    ['ok-button', false],
    ['heart', true],
  ])('[ED-13.8] the sticker %s is moved and turned; it is flipped: %s', (key, flipX) => {
    const layer = sticker({ at: [50, 100], sticker: key });
    const turned = { ...layer, placement: { ...layer.placement, rotation: degrees(20) } };
    expect(placed(mirrored(documentOf([turned]), same, boxOf))).toMatchObject([
      { x: 30, y: 100, rotation: -20, flipX },
    ]);
  });

  it('[ED-13.8] a gradient is mirrored, too', () => {
    const stops = [
      { at: 0, colour: white },
      { at: 1, colour: hexColour('#000000') },
    ];
    const fill = { kind: 'gradient', shape: 'linear', angle: degrees(30), stops } as const;
    expect(backgroundOf(mirrored(documentOf([], fill), same, boxOf)).fill).toEqual({ ...fill, angle: 150 });
  });

  it('[ED-13.8] any design has a valid mirror image and valid opposite colours on another phone', () => {
    fc.assert(
      fc.property(anyDocument, (document) => {
        const surfaces = { own: CASE, other: LARGE };
        for (const other of [mirrored(document, surfaces, boxOf), matching(document, surfaces, boxOf, 'Bo')])
          expect(parseDocument(JSON.parse(JSON.stringify(other)))).toMatchObject({ ok: true });
      }),
      { numRuns: 60, seed: 11 },
    );
  });
});

describe('opposite colours', () => {
  it('[ED-13.8] turn the hue, keep the lightness and the contrast, and write the other name', () => {
    const name = text({ at: [40, 90], text: 'Lena', field: 'name' });
    const own = documentOf([name], { kind: 'colour', colour: hexColour('#1f3a93') });
    const other = matching(own, same, boxOf, 'Maximiliane');
    const { fill } = backgroundOf(other);
    const layer = onlyText(other);
    if (fill.kind !== 'colour' || layer.ink.kind !== 'colour') throw new Error('the inks are gone');
    expect(fill.colour).not.toBe('#1f3a93');
    expect(Number.parseInt(fill.colour.slice(1, 3), 16)).toBeGreaterThan(Number.parseInt(fill.colour.slice(5), 16));
    expect(contrast(luminance(layer.ink.colour), luminance(fill.colour))).toBeGreaterThan(3);
    expect(layer.text).toBe('Maximiliane');
    const initials = documentOf([text({ at: [40, 90], text: 'L', field: 'initial' })]);
    expect(onlyText(matching(initials, same, boxOf, 'irem', 'tr')).text).toBe('İ');
    expect(boxOf(layer).width * layer.placement.scale).toBeLessThanOrEqual(boxOf(name).width + 0.01);
  });

  it('[ED-13.8] black and white change places, and a photo becomes black and white', () => {
    const own = documentOf([text()], { kind: 'colour', colour: hexColour('#0d0d0f') });
    const { fill } = backgroundOf(matching(own, same, boxOf, ''));
    expect(fill.kind === 'colour' && luminance(fill.colour)).toBeGreaterThan(0.7);
    const photos = layersOf(matching(documentOf([picture()]), same, boxOf, ''));
    expect(photos).toMatchObject([{ look: { ...PLAIN_LOOK, filter: 'mono' } }]);
  });

  it('[ED-13.8] are opposite again of the opposite: the design gets its hues back', () => {
    const own = documentOf([], { kind: 'colour', colour: hexColour('#7a6a50') });
    const twice = matching(matching(own, same, boxOf, ''), same, boxOf, '');
    const { fill } = backgroundOf(twice);
    const parts = (colour: string) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
    const now = fill.kind === 'colour' ? parts(fill.colour) : [];
    expect(parts('#7a6a50').every((value, i) => Math.abs(value - (now[i] ?? -99)) <= 3)).toBe(true);
  });
});

describe('a word over two cases', () => {
  it.each([
    ['LOVE', 'LO', 'VE'],
    ['amour', 'amo', 'ur'],
    ['爱你', '爱', '你'],
    ['é́a', 'é́', 'a'],
    // Joined letters reach for each other; a letter that never joins the next one does not.
    ['حب', 'حـ', 'ـب'],
    ['داد', 'دا', 'د'],
    [' two words ', 'two w', 'ords'],
  ])('[ED-13.8] %s breaks into %s and %s', (word, left, right) => {
    expect(brokenWord(word)).toEqual([left, right]);
  });

  it.each(['', ' ', 'A', '👩‍🚀'])('[ED-13.8] %s cannot be broken', (word) => {
    expect(brokenWord(word)).toBeUndefined();
  });
});

describe('pairs', () => {
  it('[ED-13.8] say what is lacking, and are not made without it', () => {
    const empty = inputWith({ document: documentOf([]) });
    expect(PAIR_KINDS.map((kind) => lackingFor(kind, empty))).toEqual(['photo', undefined, 'word', 'design', 'design']);
    expect(PAIR_KINDS.filter((kind) => pairOf(kind, empty))).toEqual(['halves']);
  });

  it('[ED-13.8] a mirror image and opposite colours leave the customer’s design as it is', () => {
    for (const kind of ['mirror', 'colours'] as const) expect(pairOf(kind, inputWith())?.own).toBe(first);
  });

  it('[ED-13.8] the halves change places with the sides', () => {
    const lettering = (words: string) => ({ text: words, typeface: 'x', box: { width: 1.2, height: 1.2 } });
    const word = { left: lettering('LO'), right: lettering('VE') };
    const words = (side: 'left' | 'right') => {
      const pair = pairOf('word', inputWith({ word, side }));
      return [pair?.own, pair?.other].map((document) => document && onlyText(document).text);
    };
    expect([words('left'), words('right')]).toEqual([
      ['LO', 'VE'],
      ['VE', 'LO'],
    ]);
  });

  it('[ED-13.8] no word is broken over cases whose free parts do not lie side by side', () => {
    const lettering = (words: string) => ({ text: words, typeface: 'x', box: { width: 1.2, height: 1.2 } });
    const word = { left: lettering('LO'), right: lettering('VE') };
    const lowWith = (y: number) =>
      phoneSurface({ id: `low-${y}`, width: 60, height: 60, cutouts: [camera(roundedRect(4, y, 52, 26, 4))] });
    const [lower, upper] = [lowWith(4), lowWith(30)];
    expect(pairOf('word', inputWith({ word, own: lower, other: upper }))).toBeUndefined();
    expect(pairOf('word', inputWith({ word, own: lower, other: lower }))).toBeDefined();
  });

  it('[ED-13.8] the same round gives the same pair, another round another one', () => {
    const of = (round: number) => JSON.stringify(pairOf('halves', inputWith({ round })));
    expect(of(1)).toBe(of(1));
    expect(new Set([0, 1, 2, 3].map(of)).size).toBe(4);
  });

  it('[ED-13.8] lines of half a shape end at the bleed, and no layer lies wholly beyond the case', () => {
    const pair = pairOf('halves', inputWith({ other: LARGE }));
    for (const [document, surface] of [
      [pair?.own, CASE],
      [pair?.other, LARGE],
    ] as const) {
      const points = layersOf(document ?? first).flatMap((layer: Layer) =>
        layer.type === 'doodle'
          ? layer.strokes.flatMap(({ points: flat }) =>
              Array.from({ length: flat.length / 3 }, (_, i) =>
                toSurface(layer.placement, { x: flat[3 * i] ?? 0, y: flat[3 * i + 1] ?? 0 }),
              ),
            )
          : [layer.placement],
      );
      expect(points.length).toBeGreaterThan(20);
      for (const { x, y } of points) {
        expect(x).toBeGreaterThanOrEqual(-4.01);
        expect(x).toBeLessThanOrEqual(surface.width + 4.01);
        expect(y).toBeGreaterThanOrEqual(0);
        expect(y).toBeLessThanOrEqual(surface.height);
      }
    }
  });
});
