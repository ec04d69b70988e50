import { describe, expect, it } from 'vitest';
import { writingView } from './writing-view.ts';

const SEEN = { width: 360, height: 300 };
const FIT = { scale: 3, x: 70, y: 40 };
const look = (box: { x: number; y: number; width: number; height: number }, letters: number, seen = SEEN) =>
  writingView(box, letters, seen, { view: FIT, fit: FIT });

describe('the view in which a text is written', () => {
  it('[ED-03.8] makes small letters large enough to read, in the middle of what no keyboard covers', () => {
    const box = { x: 30, y: 120, width: 12, height: 4 };
    const view = look(box, 2.5);
    expect(view.scale * 2.5).toBeCloseTo(56, 6);
    expect(view.x + 36 * view.scale).toBeCloseTo(180, 6);
    expect(view.y + 122 * view.scale).toBeCloseTo(150, 6);
  });

  it('[ED-03.8] shows all of a long text, above the keyboard', () => {
    const box = { x: 5, y: 100, width: 60, height: 8 };
    const view = look(box, 1);
    expect(view.scale * box.width).toBeLessThanOrEqual(360);
    expect(view.y + (box.y + box.height) * view.scale).toBeLessThan(300);
  });

  it('[ED-03.8] does not come nearer than the tools allow, nor go far away from a text that is high', () => {
    expect(look({ x: 30, y: 50, width: 1, height: 0.5 }, 0.2).scale).toBe(24);
    expect(look({ x: 30, y: 0, width: 30, height: 140 }, 20, { width: 360, height: 120 }).scale).toBeCloseTo(1.8, 6);
  });
});
