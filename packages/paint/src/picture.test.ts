import { type PictureLayer, PLAIN_LOOK } from '@cpc/design';
import { describe, expect, it } from 'vitest';
import { hitTest } from './hit-test.ts';
import { paintLayer } from './layer.ts';
import { applyLook } from './look/look.ts';
import type { PrintImage } from './node/raster/decode.ts';
import { assetsOf, at, design, easel, picture, quarters } from './testing/scene.ts';

const SCALE = 4;
const [RED, GREEN, BLUE, YELLOW] = [
  [0xe6, 0x19, 0x4b, 255],
  [0x3c, 0xb4, 0x4b, 255],
  [0x43, 0x63, 0xd8, 255],
  [0xff, 0xe1, 0x19, 255],
];

/** A picture of 40 × 40 mm in the middle of 60 × 60 mm: red, green above blue, yellow. */
const shown = (more: Partial<PictureLayer> = {}): PictureLayer => ({
  ...picture('p', 40, 40, at(30, 30)),
  ...more,
});

function painted(layer: PictureLayer, image: PrintImage = quarters(400, 400)) {
  const one = easel(60 * SCALE, 60 * SCALE);
  paintLayer(one.target, layer, SCALE, assetsOf({ picture: () => image }));
  return { at: (x: number, y: number) => one.pixel(x * SCALE, y * SCALE) };
}

describe('paintPicture', () => {
  it('[ED-01.3] shows the cropped part over the whole of its box', () => {
    const right = painted(shown({ crop: { x: 0.5, y: 0, width: 0.5, height: 1 } }));
    expect([right.at(12, 12), right.at(48, 12)]).toEqual([GREEN, GREEN]);
    expect([right.at(12, 48), right.at(48, 48)]).toEqual([YELLOW, YELLOW]);
    const middle = painted(shown({ crop: { x: 0.25, y: 0.25, width: 0.5, height: 0.5 } }));
    expect([middle.at(12, 12), middle.at(48, 12), middle.at(12, 48), middle.at(48, 48)]).toEqual([
      RED,
      GREEN,
      BLUE,
      YELLOW,
    ]);
  });

  it('[ED-01.3] a crop shows the same part at any resolution', () => {
    const crop = { x: 0.3, y: 0.3, width: 0.4, height: 0.4 };
    const [fine, coarse] = [800, 200].map((side) => painted(shown({ crop }), quarters(side, side)));
    for (const [x, y] of [
      [15, 15],
      [45, 15],
      [15, 45],
      [45, 45],
    ] as const)
      expect(fine?.at(x, y)).toEqual(coarse?.at(x, y));
  });

  it('[ED-01.3] is cut to its mask, also when rotated and flipped', () => {
    const arch = painted(shown({ mask: 'arch' }));
    expect(arch.at(11, 11)[3]).toBe(0);
    expect(arch.at(11, 49)).toEqual(BLUE);
    const turned = painted(shown({ mask: 'arch', placement: at(30, 30, { rotation: 90 }) }));
    expect(turned.at(49, 11)[3]).toBe(0);
    expect(turned.at(11, 11)).toEqual(BLUE);
    const flipped = painted(shown({ mask: 'arch', placement: at(30, 30, { flipY: true }) }));
    expect(flipped.at(11, 49)[3]).toBe(0);
  });

  it.each([0, 90, 30])('[ED-08] a mask does not move what the picture shows, turned by %d°', (rotation) => {
    const crop = { x: 0.4, y: 0.35, width: 0.5, height: 0.5 };
    const placement = at(30, 30, { rotation });
    const plain = painted(shown({ crop, placement }));
    const masked = painted(shown({ crop, placement, mask: 'arch' }));
    const inside = Array.from({ length: 20 * SCALE }, (_, n) => 20 + n / SCALE);
    const away = inside.flatMap((along) =>
      [
        [along, 25],
        [35, along],
      ].map(([x = 0, y = 0]) => {
        const seen = plain.at(x, y);
        return Math.max(...masked.at(x, y).map((value, channel) => Math.abs(value - (seen[channel] ?? 0))));
      }),
    );
    expect(Math.max(...away)).toBeLessThan(4);
  });

  it('[ED-01.3] looks its picture up with its look', () => {
    const asked: string[] = [];
    const one = easel(60 * SCALE, 60 * SCALE);
    const look = { ...PLAIN_LOOK, filter: 'mono' as const };
    const picture = (asset: string, { filter }: { filter: string | null }) => {
      asked.push(`${asset} ${filter}`);
      const image = quarters(40, 40);
      const pixels = image.getContext('2d').getImageData(0, 0, 40, 40);
      applyLook(pixels.data, look);
      image.getContext('2d').putImageData(pixels, 0, 0);
      return image;
    };
    paintLayer(one.target, shown({ look }), SCALE, assetsOf({ picture }));
    expect(asked).toEqual(['p mono']);
    const [r, g, b] = one.pixel(15 * SCALE, 15 * SCALE);
    expect([g, b]).toEqual([r, r]);
  });
});

describe('hitTest of a masked picture', () => {
  const hits = (layer: PictureLayer, x: number, y: number, slop = 0) =>
    hitTest(design({ kind: 'none' }, layer), assetsOf({}), { x, y }, slop).length;

  it('[ED-01.3] is hit in its mask, and within the slop around it', () => {
    const heart = shown({ mask: 'heart' });
    expect(hits(heart, 30, 30)).toBe(1);
    expect(hits(heart, 11, 49)).toBe(0);
    expect(hits(heart, 11, 49, 15)).toBe(1);
    expect(hits(shown({ mask: null }), 11, 49)).toBe(1);
  });
});
