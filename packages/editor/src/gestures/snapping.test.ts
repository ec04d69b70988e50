import type { LayerId } from '@cpc/design';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { snapLines, nearestLines } from '../geometry/snap-lines.ts';
import { editorWith, pointersOn, picture, placementOf, SURFACE } from '../testing.ts';
import { select, toggleSnaps } from '../session/selection.ts';

// The surface's corner is at (40, 20) on the stage, 4 px per mm: 5 px of snap distance are 1.25 mm.
const onStage = (x: number, y: number) => [40 + 4 * x, 20 + 4 * y] as const;

function dragged(to: readonly [x: number, y: number], others = [] as ReturnType<typeof picture>[], more = {}) {
  const editor = editorWith([...others, picture('a', { stack: 'b0', at: [30, 110] })]);
  const hands = pointersOn(editor);
  hands.down(1, ...onStage(30, 110), more);
  hands.move(1, ...onStage(...to), more);
  return { editor, hands, at: placementOf(editor, 'a'), guides: editor.store.getState().guides };
}

describe('snapping of moved layers', () => {
  it('[ED-01.6] edges snap to the edge of the case and of its safe area', () => {
    expect(dragged([11.1, 110]).at).toMatchObject({ x: 10, y: 110 });
    expect(dragged([14, 110]).at).toMatchObject({ x: 13, y: 110 });
    expect(dragged([67.5, 141]).at).toMatchObject({ x: 67, y: 142 });
  });

  it('[ED-01.6] edges and centres snap to those of other layers, and show the distance', () => {
    const other = picture('o', { at: [55, 40] });
    const { at, guides } = dragged([54.2, 110], [other]);
    expect(at).toMatchObject({ x: 55, y: 110 });
    expect(guides).toEqual([
      { kind: 'line', axis: 'x', at: 55, from: 25, to: 125 },
      { kind: 'gap', axis: 'y', at: 55, from: 55, to: 95 },
    ]);
  });

  it('[ED-01.6] a layer snaps to the same gap as between two other layers', () => {
    const row = [picture('o', { at: [10, 40] }), picture('p', { stack: 'a1', at: [35, 40] })];
    const { at, guides } = dragged([60.8, 43], row);
    expect(at.x).toBe(60);
    expect(guides.filter(({ kind }) => kind === 'gap')).toMatchObject([
      { axis: 'x', from: 20, to: 25 },
      { axis: 'x', from: 45, to: 50 },
    ]);
  });

  it('[ED-01.6] Alt, or the switch, turns snapping off', () => {
    expect(dragged([39.5, 80.5]).at).toMatchObject({ x: 40, y: 80 });
    expect(dragged([39.5, 80.5], [], { free: true }).at).toMatchObject({ x: 39.5, y: 80.5 });
    const editor = editorWith([picture('a')]);
    toggleSnaps(editor.store);
    const hands = pointersOn(editor);
    hands.down(1, ...onStage(40, 80));
    hands.move(1, ...onStage(40.5, 83));
    expect(placementOf(editor, 'a')).toMatchObject({ x: 40.5, y: 83 });
  });

  it('[ED-01.6] a snapped layer is released a little beyond the snap distance', () => {
    const { editor, hands } = dragged([38.9, 100]);
    expect(placementOf(editor, 'a').x).toBe(40);
    hands.move(1, ...onStage(38.5, 100));
    expect(placementOf(editor, 'a').x).toBe(40);
    hands.move(1, ...onStage(38.4, 100));
    expect(placementOf(editor, 'a').x).toBe(38.4);
    hands.move(1, ...onStage(38.6, 100));
    expect(placementOf(editor, 'a').x).toBe(38.6);
  });

  it('[ED-01.6] with Shift a drag keeps to one axis and a turn to steps of 15°', () => {
    expect(dragged([50.3, 112], [], { steps: true, free: true }).at).toMatchObject({ x: 50.3, y: 110 });
    const turned = (angle: number, steps: boolean) => {
      const editor = editorWith([picture('a')]);
      select(editor.store, ['a' as LayerId]);
      const hands = pointersOn(editor);
      const radians = (angle * Math.PI) / 180;
      hands.down(1, ...onStage(60, 80), { handle: 'turn' });
      hands.move(1, ...onStage(40 + 20 * Math.cos(radians), 80 + 20 * Math.sin(radians)), { steps });
      return placementOf(editor, 'a').rotation;
    };
    expect(turned(37, true)).toBe(30);
    expect(turned(37, false)).toBeCloseTo(37, 6);
    expect(turned(46.5, false)).toBe(45);
    expect(turned(-88, false)).toBe(-90);
    expect(turned(178, false)).toBe(180);
  });

  it('[ED-01.6] a plain drag never rotates a layer, even near a straight angle', () => {
    const leaning = picture('a', { at: [40, 80] });
    const editor = editorWith([{ ...leaning, placement: { ...leaning.placement, rotation: 1.5 as never } }]);
    const hands = pointersOn(editor);
    hands.down(1, ...onStage(40, 80));
    hands.move(1, ...onStage(25, 111));
    expect(placementOf(editor, 'a').rotation).toBe(1.5);
  });

  it('nearestLines finds the nearest line and all others at the same position', () => {
    const box = fc.record({
      x: fc.integer({ min: 0, max: 70 }),
      y: fc.integer({ min: 0, max: 150 }),
      width: fc.integer({ min: 1, max: 30 }),
      height: fc.integer({ min: 1, max: 30 }),
    });
    fc.assert(
      fc.property(fc.array(box, { maxLength: 30 }), fc.integer({ min: -20, max: 120 }), (boxes, at) => {
        const lines = snapLines(SURFACE, boxes).x.min;
        const least = Math.min(...lines.map((line) => Math.abs(line.at - at)));
        const found = nearestLines(lines, at, 3);
        const place = found[0]?.at ?? Number.NaN;
        const expected = least > 3 ? [] : lines.filter((line) => line.at === place);
        expect(found).toEqual(expected);
        if (least <= 3) expect(Math.abs(place - at)).toBe(least);
      }),
    );
  });
});
