import type { TextLayer } from '@cpc/design';
import { mm } from '@cpc/domain';
import { beforeAll, describe, expect, it } from 'vitest';
import { inkBox } from './ink-box.ts';
import { paintLayer } from './layer.ts';
import { shaperFor } from './testing/fonts.ts';
import { assetsOf, at, colour, easel, text } from './testing/scene.ts';
import type { TextOutline } from './text/outline.ts';
import { textFacts } from './text/text-facts.ts';

const SCALE = 6;
const SIDE = 40;

let outline: (layer: TextLayer) => TextOutline;

beforeAll(async () => {
  const shaper = await shaperFor(text('❤️👍🏽a😀', 8, at(0, 0)));
  outline = (layer) => shaper.shape(layer);
});

const heart = (more: Partial<TextLayer> = {}): TextLayer => ({ ...text('❤️', 20, at(SIDE / 2, SIDE / 2)), ...more });

function painted(layer: TextLayer) {
  const one = easel(SIDE * SCALE, SIDE * SCALE);
  paintLayer(one.target, layer, SCALE, assetsOf({ outline }));
  return one;
}

const count = ({ pixels }: ReturnType<typeof painted>, is: (rgba: Uint8ClampedArray) => boolean): number => {
  const data = pixels();
  let sum = 0;
  for (let i = 0; i < data.length; i += 4) if (is(data.subarray(i, i + 4))) sum += 1;
  return sum;
};
const isExactly =
  (...wanted: readonly number[]) =>
  (rgba: Uint8ClampedArray) =>
    rgba.join() === wanted.join();

describe('painting emoji', () => {
  it('[ED-03.10] the colour of the text does not change them', () => {
    const [dark, light] = ['#102030', '#fefefe'].map((ink) =>
      painted(heart({ ink: { kind: 'colour', colour: colour(ink) } })).pixels(),
    );
    expect(dark).toEqual(light);
    expect(count(painted(heart()), isExactly(244, 67, 54, 255))).toBeGreaterThan(2_000);
  });

  it('[ED-03.10] an edge lies around the silhouette, not within it', () => {
    const plain = painted(heart());
    const edged = painted(heart({ edge: { colour: colour('#0000ff'), width: mm(1) } }));
    expect(count(edged, isExactly(244, 67, 54, 255))).toBe(count(plain, isExactly(244, 67, 54, 255)));
    expect(count(edged, isExactly(0, 0, 255, 255))).toBeGreaterThan(800);
    expect(edged.pixel((SIDE * SCALE) / 2, (SIDE * SCALE) / 2)).toEqual(
      plain.pixel((SIDE * SCALE) / 2, (SIDE * SCALE) / 2),
    );
  });

  it('[ED-03.10] a shadow has the shape of the emoji', () => {
    const shadow = { colour: colour('#00ff00'), dx: mm(8), dy: mm(0), blur: mm(0) };
    const green = count(painted(heart({ shadow })), isExactly(0, 255, 0, 255));
    expect(green).toBeGreaterThan(1_500);
    expect(green).toBeLessThan(count(painted(heart()), ([, , , a]) => a === 255));
  });

  it('[ED-03.10] opacity applies once, where the parts of a drawing overlap', () => {
    const half = painted(heart({ opacity: 0.5 }));
    expect(count(half, ([, , , a = 0]) => a > 128)).toBe(0);
    expect(count(half, ([, , , a = 0]) => a > 120)).toBeGreaterThan(5_000);
  });

  it('[ED-03.10] the box of the ink contains them, with their edge', () => {
    const layer = heart({ edge: { colour: colour('#0000ff'), width: mm(1) } });
    const box = inkBox(layer, { outline });
    const { pixels } = painted(layer);
    const data = pixels();
    const width = SIDE * SCALE;
    const outside = Array.from({ length: data.length / 4 }, (_, i) => i).filter((i) => {
      const [x, y] = [(i % width) / SCALE - SIDE / 2, Math.floor(i / width) / SCALE - SIDE / 2];
      const isIn = x >= box.x - 0.2 && x <= box.x + box.width && y >= box.y - 0.2 && y <= box.y + box.height;
      return (data[4 * i + 3] ?? 0) > 0 && !isIn;
    });
    expect(outside).toEqual([]);
  });

  it('[PF-01.2] preflight knows where they are, and that nothing is missing', () => {
    const facts = textFacts(outline(heart()));
    expect(facts?.missing).toEqual([]);
    expect(facts?.letters).toEqual([]);
    expect(facts?.emoji).toHaveLength(1);
    expect(facts?.readHeight).toBeGreaterThan(20);
  });

  it('paints nothing before the drawing is there', async () => {
    const shaper = await shaperFor(text('a', 8, at(0, 0)));
    const layer = text('🪐', 20, at(SIDE / 2, SIDE / 2));
    expect(shaper.shape(layer).pending.length).toBe(1);
    expect(textFacts(shaper.shape(layer))).toBeUndefined();
    expect(shaper.shape(layer).width).toBeGreaterThan(20);
  });
});
