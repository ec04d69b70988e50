import type { Colour } from '@cpc/design';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { colourOf, hslOf, readHex } from './hsl.ts';

const colours = fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, '0')}` as Colour);

describe('the colour picker', () => {
  it('[ED-01.1] converting a colour to HSL and back gives the same colour', () => {
    fc.assert(
      fc.property(colours, (colour) => {
        expect(colourOf(hslOf(colour))).toBe(colour);
      }),
    );
  });

  it('[ED-11.1] a slider keeps its place when the colour loses its hue or saturation', () => {
    const orange = { hue: 30, saturation: 80, lightness: 50 };
    expect(hslOf('#808080' as Colour, orange)).toMatchObject({ hue: 30, saturation: 0 });
    expect(hslOf('#000000' as Colour, orange)).toMatchObject({ hue: 30, saturation: 80, lightness: 0 });
  });

  it('[ED-01.1] reads three- and six-digit colour codes, and nothing else', () => {
    expect(['#FF9a62', 'ff9a62', ' f96 ', '#f96'].map(readHex)).toEqual(['#ff9a62', '#ff9a62', '#ff9966', '#ff9966']);
    expect(['', 'ff9a6', 'orange', '#ff9a6g'].map(readHex)).toEqual([undefined, undefined, undefined, undefined]);
  });
});
