import { describe, expect, it } from 'vitest';
import { moved, toMask, wholeLook, zoomed } from './look.ts';

const VIEW = { width: 390, height: 500 };
const PICTURE = { width: 1200, height: 1600 };
const WHOLE = wholeLook(VIEW, PICTURE);

describe('the view of a mask', () => {
  it('[AI-07.1] shows the whole picture in the middle', () => {
    expect(toMask(WHOLE, { x: 195, y: 250 })).toEqual({ x: 600, y: 800 });
    expect(WHOLE.x).toBeGreaterThanOrEqual(12);
    expect(WHOLE.y).toBeGreaterThanOrEqual(12);
  });

  it('[AI-07.1] zooms about the finger, from the whole picture to twelve times that', () => {
    const finger = { x: 300, y: 100 };
    const near = zoomed(WHOLE, finger, 3, WHOLE);
    expect(toMask(near, finger).x).toBeCloseTo(toMask(WHOLE, finger).x, 6);
    expect(zoomed(near, finger, 100, WHOLE).scale).toBeCloseTo(WHOLE.scale * 12, 6);
    expect(zoomed(near, finger, 0.01, WHOLE).scale).toBeCloseTo(WHOLE.scale, 6);
  });

  it('[AI-07.1] keeps the picture in sight however far it is moved', () => {
    const far = moved(zoomed(WHOLE, { x: 0, y: 0 }, 4, WHOLE), { x: 1e6, y: -1e6 }, VIEW, PICTURE);
    const middle = toMask(far, { x: VIEW.width / 2, y: VIEW.height / 2 });
    expect([middle.x, middle.y]).toEqual([0, PICTURE.height]);
  });
});
