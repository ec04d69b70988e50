import type { TextLayer } from '@cpc/design';
import { mm } from '@cpc/domain';
import { beforeAll, describe, expect, it } from 'vitest';
import { inkBox } from './ink-box.ts';
import { paintLayer } from './layer.ts';
import { layerBox } from './placement.ts';
import { shaperFor } from './testing/fonts.ts';
import { assetsOf, at, colour, easel, text } from './testing/scene.ts';
import type { TextOutline } from './text/outline.ts';

const SCALE = 6;
const SIDE = 90;

let outline: (layer: TextLayer) => TextOutline;

beforeAll(async () => {
  const every = 'Hei мир αβ 你好 مرحبا สวัสดี বাংলা';
  const shaper = await shaperFor(
    ...['noto-sans', 'cairo'].map((typeface) => ({ ...text(every, 8, at(0, 0)), typeface })),
  );
  outline = (layer) => shaper.shape(layer);
});

const word = (words: string, more: Partial<TextLayer> = {}): TextLayer => ({
  ...text(words, 12, at(SIDE / 2, SIDE / 2)),
  ...more,
});

function painted(layer: TextLayer) {
  const one = easel(SIDE * SCALE, SIDE * SCALE);
  paintLayer(one.target, layer, SCALE, assetsOf({ outline }));
  return one;
}

/** The colours on the canvas, as `r,g,b,a`, with their pixel counts. */
function coloursOf({ pixels }: ReturnType<typeof painted>): Map<string, number> {
  const found = new Map<string, number>();
  const data = pixels();
  for (let i = 0; i < data.length; i += 4) {
    const key = data.subarray(i, i + 4).join();
    found.set(key, (found.get(key) ?? 0) + 1);
  }
  return found;
}

const EDGE = { colour: colour('#ff0000'), width: mm(1) };
const SHADOW = { colour: colour('#00ff00'), dx: mm(4), dy: mm(0), blur: mm(0) };

describe('paintText', () => {
  it('[ED-03.4] draws the edge outside the letters, which keep their shape and colour', () => {
    const plain = coloursOf(painted(word('HEI')));
    const edged = coloursOf(painted(word('HEI', { edge: EDGE })));
    expect(edged.get('16,32,48,255')).toBe(plain.get('16,32,48,255'));
    expect(edged.get('255,0,0,255')).toBeGreaterThan(500);
  });

  it('[ED-03.4] shows no edge through half-transparent letters', () => {
    const found = coloursOf(painted(word('HEI', { edge: EDGE, opacity: 0.5 })));
    const plain = coloursOf(painted(word('HEI')));
    const alpha = (key: string): boolean => key.endsWith(',128') || key.endsWith(',127');
    const full = [...found].filter(([key]) => alpha(key));
    const letters = full.filter(([key]) => Number(key.split(',')[0]) < 24).reduce((sum, [, n]) => sum + n, 0);
    expect(Math.abs(letters - (plain.get('16,32,48,255') ?? 0))).toBeLessThan(10);
    expect(full.some(([key]) => Number(key.split(',')[0]) > 250)).toBe(true);
  });

  it.each([0, 90, 180])('[ED-03.4] casts the shadow in the layer’s own space: at %i° it rotates, too', (rotation) => {
    const one = painted(word('I', { shadow: SHADOW, placement: at(45, 45, { rotation, scale: 1.5 }) }));
    const angle = (rotation * Math.PI) / 180;
    const reach = 4 * 1.5 * SCALE;
    const spot = one.pixel(
      Math.round(45 * SCALE + Math.cos(angle) * reach),
      Math.round(45 * SCALE + Math.sin(angle) * reach),
    );
    expect(spot).toEqual([0, 255, 0, 255]);
    expect(one.pixel(45 * SCALE, 45 * SCALE)).toEqual([16, 32, 48, 255]);
  });

  it('[ED-03.4] a half-transparent text’s shadow does not show through its letters', () => {
    const one = painted(word('I', { shadow: { ...SHADOW, dx: mm(0.4) }, opacity: 0.5 }));
    const [, green = 0, , alpha = 0] = one.pixel(45 * SCALE, 45 * SCALE);
    expect(Math.abs(alpha - 128)).toBeLessThanOrEqual(1);
    expect(green).toBeLessThan(40);
  });

  it('[ED-03.4] runs a gradient over the text’s box', () => {
    const stops = [
      { at: 0, colour: colour('#ff0000') },
      { at: 1, colour: colour('#0000ff') },
    ];
    const layer = word('HHHH', { ink: { kind: 'gradient', shape: 'linear', angle: 0 as never, stops } });
    const { data } = { data: painted(layer).pixels() };
    const columns = (from: number, to: number): number => {
      let red = 0;
      for (let i = 0; i < data.length; i += 4) {
        const x = (i / 4) % (SIDE * SCALE);
        if (x >= from && x < to && data[i + 3] === 255) red = Math.max(red, data[i] ?? 0);
      }
      return red;
    };
    expect(columns(0, 45 * SCALE)).toBeGreaterThan(230);
    expect(columns(60 * SCALE, 90 * SCALE)).toBeLessThan(110);
  });

  it('[ED-08] paints no pixel outside its ink box, with any style', () => {
    const changes: Partial<TextLayer>[] = [
      { edge: EDGE },
      { shadow: { ...SHADOW, blur: mm(3), dy: mm(-2) } },
      { edge: EDGE, shadow: { ...SHADOW, blur: mm(1) } },
      { arc: 200 },
      { arc: -120, edge: EDGE },
      { direction: 'vertical' },
    ];
    for (const words of ['gÅj', 'مرحبا', 'บั้', 'ক্ষি', '你好']) {
      for (const change of changes) {
        const layer = word(words, change);
        const box = inkBox(layer, { outline });
        const one = painted(layer);
        one.context.setTransform(SCALE, 0, 0, SCALE, 0, 0);
        one.context.clearRect(45 + box.x - 0.2, 45 + box.y - 0.2, box.width + 0.4, box.height + 0.4);
        const most = one.pixels().reduce((max, value, i) => (i % 4 === 3 ? Math.max(max, value) : max), 0);
        // The last two steps of 255 of a shadow's tail may be outside.
        expect(most, `${words} ${JSON.stringify(change)}`).toBeLessThanOrEqual(2);
      }
    }
  });

  it('[ED-03.2] [ED-03.4] gives a bent text the box of its arc; from a half turn on it has the circle’s width', () => {
    const straight = layerBox(word('Hei Hei Hei'), { outline });
    const [half, most] = [180, 340].map((arc) => layerBox(word('Hei Hei Hei', { arc }), { outline }));
    expect(half?.width).toBeLessThan(straight.width);
    expect(most?.height).toBeGreaterThan((most?.width ?? 0) * 0.9);
    const down = layerBox(word('Hei Hei Hei', { arc: -180 }), { outline });
    expect(down.width).toBeGreaterThan(0);
  });
});
