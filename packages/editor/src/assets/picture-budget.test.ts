import { describe, expect, it } from 'vitest';
import { SHRINK, tooLarge } from './picture-budget.ts';

const photo = { width: 2048, height: 1536 };

function settle(count: number) {
  let pictures = Array.from({ length: count }, () => ({ ...photo }));
  for (;;) {
    const large = tooLarge(pictures);
    if (!large) return pictures;
    pictures = pictures.map((one) =>
      one === large ? { width: one.width * SHRINK, height: one.height * SHRINK } : one,
    );
  }
}

describe('the memory budget of pictures', () => {
  it('[ED-10.1] a few photos keep their full proxy size', () => {
    expect(settle(5)).toEqual(Array.from({ length: 5 }, () => photo));
  });

  it('[ED-10.1] ten photos share the budget, and none gets smaller than 900 px', () => {
    const pictures = settle(10);
    expect(pictures.reduce((sum, { width, height }) => sum + width * height, 0)).toBeLessThanOrEqual(18e6);
    for (const { width } of settle(40)) expect(width).toBeGreaterThanOrEqual(900);
  });
});
