import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hexColour } from '../colour.ts';
import { chromaOf, labOfColour } from '../palette/oklab.ts';
import { apartFrom, clothsFor, WARDROBE } from './wardrobe.ts';

const colour = fc
  .integer({ min: 0, max: 0xff_ff_ff })
  .map((value) => hexColour(`#${value.toString(16).padStart(6, '0')}`));
const swatches = fc.array(fc.record({ colour, share: fc.double({ min: 0, max: 1, noNaN: true }) }), { maxLength: 6 });

describe('the wardrobe of grounds', () => {
  it('[ED-16] no bold colour is mud: yellow and green are light, and every one has a hue', () => {
    for (const { name, bold } of WARDROBE) {
      const { l, a, b } = labOfColour(bold);
      const hue = ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360;
      expect([name, chromaOf({ l, a, b }) > 0.095]).toEqual([name, true]);
      if (hue > 75 && hue < 145) expect([name, l > 0.78]).toEqual([name, true]);
    }
  });

  it('[ED-16] every photo gets at least two cloths of the wardrobe, different ones', () => {
    fc.assert(
      fc.property(swatches, (palette) => {
        const cloths = clothsFor(palette);
        expect(new Set(cloths.map(({ name }) => name)).size).toBe(cloths.length);
        expect(cloths.every((cloth) => WARDROBE.includes(cloth))).toBe(true);
      }),
    );
  });

  it('[ED-16] a ground from which the photo would not stand out gives way to another one', () => {
    const [{ deep, pale, soft }] = clothsFor([]);
    expect(apartFrom(deep, deep, [deep, pale, soft])).toBe(pale);
    expect(apartFrom(deep, soft, [soft, pale])).toBe(soft);
  });
});
