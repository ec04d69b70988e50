import * as fc from 'fast-check';
import type { Capitals } from '../capitals.ts';
import { brand, mm } from '@cpc/domain';
import { describe, expect, it } from 'vitest';
import { hexColour } from '../colour.ts';
import { addLayer } from '../document/change.ts';
import { applyDiff } from '../document/diff.ts';
import { EMPTY_DOCUMENT } from '../document/document.ts';
import type { Layer } from '../document/layers.ts';
import type { LayerId } from '../document/layers/base.ts';
import { PLAIN_LOOK } from '../document/layers/picture.ts';
import type { Stroke } from '../document/layers/doodle.ts';
import { CASE, documentOf, doodle, picture, sticker, stroke, text } from '../preflight/testing.ts';
import { anyDocument, anyLayer } from '../testing.ts';
import { designCost, isTooComplex, MAX_DESIGN_BYTES, MAX_DESIGN_COST } from './design-cost.ts';

const many = <T>(count: number, make: (n: number) => T): T[] => Array.from({ length: count }, (_, n) => make(n));
const named = (layers: readonly Layer[]): Layer[] =>
  layers.map((layer, n) => ({ ...layer, id: brand<LayerId>(`layer-${n}`), stack: `a${1000 + n}` }));
const totalOf = (...layers: readonly Layer[]): number => designCost(documentOf(named(layers)), CASE).total;

/** Points like those of a hand: curves, a reading about every millimetre, rounded as the editor rounds. */
const byHand = (count: number): number[] =>
  many(count, (i) => [Math.sin(i / 9) * 12 + (i % 700) / 40, Math.cos(i / 11) * 14 + (i % 900) / 30, 0.5])
    .flat()
    .map((value) => Math.round(value * 1e3) / 1e3);
const byAttack = (count: number, size = 60): number[] =>
  many(count, (i) => [((i * 7919) % 997) / 997 - 0.5, ((i * 104_729) % 991) / 991 - 0.5, 0.5]).flatMap(([x, y, p]) => [
    (x ?? 0) * size,
    (y ?? 0) * size * 2,
    p ?? 0,
  ]);

describe('designCost', () => {
  it('[SC-07.2] attack: 24 pen strokes of 10,000 points are far over the limit', () => {
    const strokes = many(24, () => stroke({ points: byAttack(10_000) }));
    expect(totalOf(doodle({ strokes }))).toBeGreaterThan(10 * MAX_DESIGN_COST);
  });

  it('[SC-07.2] attack: wild points on a small spot are over the limit', () => {
    const strokes = many(6, () => stroke({ points: byAttack(10_000, 3) }));
    expect(totalOf(doodle({ strokes }))).toBeGreaterThan(MAX_DESIGN_COST);
  });

  it('[SC-07.2] attack: 250 texts of 1,000 letters are over the limit', () => {
    expect(totalOf(...many(250, () => text({ text: 'letters '.repeat(125), size: mm(4) })))).toBeGreaterThan(
      2 * MAX_DESIGN_COST,
    );
  });

  it('[SC-07.2] attack: 25 texts of 500 emoji are over the limit, a text of 500 is not', () => {
    const crowd = (n: number) => text({ text: '🧜'.repeat(500), size: mm(4 + n / 100) });
    expect(totalOf(...many(25, crowd))).toBeGreaterThan(MAX_DESIGN_COST);
    expect(totalOf(crowd(0))).toBeLessThan(MAX_DESIGN_COST / 4);
    expect(totalOf(crowd(0))).toBeGreaterThan(4 * totalOf(text({ text: 'w'.repeat(500), size: mm(4) })));
  });

  it('[SC-07.2] attack: one picture with a hundred looks is over the limit', () => {
    const looks = many(100, (n) => picture({ look: { ...PLAIN_LOOK, brightness: n / 100 + 0.001 } }));
    expect(totalOf(...looks)).toBeGreaterThan(MAX_DESIGN_COST);
  });

  it('[SC-07.2] attack: 150 stickers in 150 colours are over the limit, 150 in the same one are not', () => {
    const recoloured = (n: number) => [{ from: hexColour('#ff0000'), to: hexColour(`#0000${(16 + n).toString(16)}`) }];
    const stuck = (to: (n: number) => number) => many(150, (n) => sticker({ colours: recoloured(to(n)) }));
    expect(totalOf(...stuck((n) => n))).toBeGreaterThan(MAX_DESIGN_COST);
    expect(totalOf(...stuck(() => 0))).toBeLessThan(MAX_DESIGN_COST / 4);
  });

  it('[SC-07.2] attack: letters of a heavy face count more than those of others', () => {
    const written = { text: 'w'.repeat(500), size: mm(4) };
    const heavy = totalOf(...many(20, () => text({ ...written, typeface: 'homemade-apple' })));
    const light = totalOf(...many(20, () => text({ ...written, typeface: 'noto-sans' })));
    expect(heavy).toBeGreaterThan(MAX_DESIGN_COST);
    expect(light).toBeLessThan(MAX_DESIGN_COST / 2);
  });

  it('[SC-07.2] attack: a letter that becomes three capitals counts as three, others as one', () => {
    const lettersOf = (written: string, capitals: Capitals) =>
      designCost(documentOf(named([text({ text: written, capitals })])), CASE).parts.letters;
    expect(lettersOf('ﬃ'.repeat(100), true)).toBe(3 * lettersOf('ﬃ'.repeat(100), false));
    expect(lettersOf('ΐ'.repeat(100), true)).toBe(lettersOf('ΐ'.repeat(100), false));
    expect(lettersOf('i'.repeat(100), 'tr')).toBe(lettersOf('i'.repeat(100), false));
    expect(lettersOf('Hello', true)).toBe(lettersOf('Hello', false));
  });

  it('[SC-07.2] attack: huge blurs on every layer are over the limit', () => {
    const shadow = { colour: stroke().colour, dx: mm(1), dy: mm(1), blur: mm(40) };
    const edge = { colour: stroke().colour, width: mm(1) };
    expect(totalOf(...many(1_000, () => text({ shadow, edge, opacity: 0.5 })))).toBeGreaterThan(MAX_DESIGN_COST);
  });

  it('[ED-04.1] ten minutes of drawing stay below half of the limit', () => {
    // 120 readings per second, with the pen down half of the time.
    const strokes = many(360, () => stroke({ points: byHand(100) }));
    expect(totalOf(doodle({ strokes }))).toBeLessThan(MAX_DESIGN_COST / 2);
  });

  it('[SE-05] 300 layers, long Chinese texts and 20 photographs stay below the limit', () => {
    const texts = many(100, (n) => text({ text: `生日快乐你好世界${n}`, size: mm(5) }));
    const poems = many(3, () => text({ text: '床前明月光疑是地上霜'.repeat(30), size: mm(3) }));
    const photos = many(20, (n) => picture({ asset: brand(`${n}`.padStart(64, '0')) }));
    const doodles = many(150, () => doodle({ strokes: many(4, () => stroke({ points: byHand(60) })) }));
    expect(totalOf(...texts, ...poems, ...photos, ...doodles)).toBeLessThan(MAX_DESIGN_COST);
  });

  it('[SC-07.2] the size in bytes alone can reach the limit', () => {
    const bytes = designCost(documentOf(named([doodle()])), CASE).parts.bytes;
    expect(Math.abs(bytes - JSON.stringify(documentOf(named([doodle()]))).length)).toBeLessThan(100);
    const long = stroke({ points: many(3 * 9_000, () => 0.1234567890123) });
    const strokes = many(Math.ceil(MAX_DESIGN_BYTES / JSON.stringify(long).length) + 1, () => long);
    expect(isTooComplex(documentOf([doodle({ strokes })]), CASE)).toBe(true);
  });

  it('[SC-07.2] adding a layer never lowers the cost', () => {
    fc.assert(
      fc.property(anyDocument, anyLayer, (document, layer) => {
        const more = applyDiff(document, addLayer(layer));
        expect(designCost(more, CASE).total).toBeGreaterThan(designCost(document, CASE).total);
      }),
    );
  });

  it('[SC-07.2] adding a stroke or letters never lowers the cost', () => {
    const anyStroke = fc
      .record({
        brush: fc.constantFrom<Stroke['brush']>('pen', 'marker', 'neon', 'spray', 'eraser'),
        points: fc.array(fc.tuple(fc.nat(40), fc.nat(90), fc.constant(0.5)), { minLength: 1, maxLength: 20 }),
      })
      .map(({ brush, points }) => stroke({ brush, points: points.flat() }));
    fc.assert(
      fc.property(fc.array(anyStroke, { minLength: 1, maxLength: 8 }), anyStroke, (strokes, one) => {
        expect(totalOf(doodle({ strokes: [...strokes, one] }))).toBeGreaterThan(totalOf(doodle({ strokes })));
      }),
    );
    fc.assert(
      fc.property(
        fc.string({ minLength: 1, maxLength: 400 }),
        fc.constantFrom('a', '好', 'ب', '😀', '🇩', '👍🏽'),
        (words, letter) => {
          const at = (written: string) => totalOf(text({ text: `x${written}`, size: mm(6) }));
          expect(at(words + letter)).toBeGreaterThanOrEqual(at(words));
        },
      ),
    );
  });

  it('[ED-04.1] moving a layer keeps the cached cost of the others', () => {
    const still = doodle({ strokes: [stroke({ points: byHand(2_000) })] });
    const document = documentOf([still]);
    designCost(document, CASE);
    // From here on, reading the points again throws.
    const guarded = { ...document, records: { ...document.records } };
    Object.defineProperty(still, 'strokes', {
      get: () => {
        throw new Error('the strokes of a layer that has not changed are read again');
      },
    });
    const moved = applyDiff(guarded, addLayer({ ...text(), id: brand<LayerId>('moved') }));
    expect(designCost(moved, CASE).total).toBeGreaterThan(0);
  });

  it('[SC-07.2] an empty case costs next to nothing', () => {
    expect(designCost(EMPTY_DOCUMENT, CASE).total).toBeLessThan(0.1);
  });
});
