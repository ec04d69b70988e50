import { describe, expect, it } from 'vitest';
import { GARMENT_SIZES, inSize, sizedColour } from './garment-size.ts';

describe('the name of a colour in a size', () => {
  it.each(GARMENT_SIZES)('[CT-10.1] is read back in the size %s', (size) => {
    expect(sizedColour(inSize('white', size))).toEqual({ colour: 'white', size });
  });

  it.each(['white', 'white.', '.M', 'white.m', 'white.4XL', 'M'])('[CT-10.1] %j names no size', (name) => {
    expect(sizedColour(name)).toEqual({ colour: name, size: undefined });
  });
});
