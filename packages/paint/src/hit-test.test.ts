import { describe, expect, it } from 'vitest';
import { hitTest } from './hit-test.ts';
import { assetsOf, at, design, doodle, DUSK, picture, stroke } from './testing/scene.ts';

const assets = assetsOf({});

describe('hitTest', () => {
  it('returns the visible layers under a point, topmost first', () => {
    const lower = picture('a', 20, 20, at(30, 30));
    const upper = picture('b', 20, 20, at(38, 30, { rotation: 45 }));
    const hidden = { ...picture('c', 60, 60, at(30, 30)), hidden: true };
    const document = design(DUSK, lower, upper, hidden);
    expect(hitTest(document, assets, { x: 36, y: 30 })).toEqual([upper, lower]);
    expect(hitTest(document, assets, { x: 22, y: 22 })).toEqual([lower]);
    expect(hitTest(document, assets, { x: 5, y: 5 })).toEqual([]);
  });

  it('widens every layer by the slop, measured on the surface', () => {
    const small = picture('a', 10, 10, at(30, 30, { scale: 0.1 }));
    const document = design(DUSK, small);
    expect(hitTest(document, assets, { x: 33, y: 30 })).toEqual([]);
    expect(hitTest(document, assets, { x: 33, y: 30 }, 3)).toEqual([small]);
  });

  it('a doodle is hit on its lines, not in the empty box between them', () => {
    const lines = doodle([stroke('pen', '#000000', 2, [-20, 0, 1, 20, 0, 1])], at(30, 60, { rotation: 90 }));
    const document = design(DUSK, lines);
    expect(hitTest(document, assets, { x: 30.9, y: 75 })).toEqual([lines]);
    expect(hitTest(document, assets, { x: 35, y: 60 })).toEqual([]);
  });
});
