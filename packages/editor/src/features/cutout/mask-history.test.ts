import { describe, expect, it } from 'vitest';
import { createMaskHistory } from './mask-history.ts';
import type { Mask } from '@cpc/imaging';

const maskOf = (value: number): Mask => ({ data: new Uint8ClampedArray(64).fill(value), width: 8, height: 8 });
const ADD = { radius: 2, softness: 0, adds: true };
const kept = ({ data }: Mask) => data.filter((value) => value > 0).length;

describe('mending a mask', () => {
  it('[AI-07.1] a line of many pieces is one step, undone and redone as a whole', () => {
    const history = createMaskHistory(maskOf(0));
    for (let x = 0; x < 6; x++) history.draw({ x, y: 4 }, { x: x + 1, y: 4 }, ADD);
    history.rest();
    const drawn = kept(history.mask());
    expect(drawn).toBeGreaterThan(20);
    expect([history.undo(), kept(history.mask()), history.undo()]).toEqual([true, 0, false]);
    expect([history.redo(), kept(history.mask()), history.redo()]).toEqual([true, drawn, false]);
  });

  it('[AI-07.1] a second finger takes back the line that it interrupts', () => {
    const history = createMaskHistory(maskOf(0));
    history.draw({ x: 4, y: 4 }, { x: 5, y: 5 }, ADD);
    history.discard();
    expect([kept(history.mask()), history.canUndo()]).toEqual([0, false]);
  });

  it('[AI-07.1] a found mask is a step too, and a step after an undo ends what could be redone', () => {
    const history = createMaskHistory(maskOf(0));
    history.replace(maskOf(255));
    history.undo();
    expect([kept(history.mask()), history.canRedo()]).toEqual([0, true]);
    history.replace(maskOf(9));
    expect([history.canRedo(), kept(history.mask())]).toEqual([false, 64]);
  });

  it('[AI-07.1] keeps twenty steps, and never changes the mask it was given', () => {
    const given = maskOf(0);
    const history = createMaskHistory(given);
    for (let i = 0; i < 30; i++) history.replace(maskOf(i));
    let undone = 0;
    while (history.undo()) undone += 1;
    expect([undone, kept(given)]).toEqual([20, 0]);
  });
});
