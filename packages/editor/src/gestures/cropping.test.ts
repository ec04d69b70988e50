import { type LayerId, type PictureLayer, type Point, parseDocument, toSurface } from '@cpc/design';
import { degrees } from '@cpc/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { UNDO } from '../actions/history-actions.ts';
import { pressKey } from '../actions/keyboard.ts';
import { CROP_HANDLES } from '../geometry/crop-handles.ts';
import { type CropPose, moveFrame, movePicture, pictureOf, reshapeFrame, wholeFrame } from '../geometry/crop.ts';
import { beginCrop, cancelCrop, finishCrop, resetCrop, setCropRatio } from '../session/crop.ts';
import { editorWith, pointersOn, picture } from '../testing.ts';
import { cropOf } from '../session/state.ts';

// The surface's corner is at (40, 20) on the stage, 4 px per mm.
const onStage = (x: number, y: number) => [40 + 4 * x, 20 + 4 * y] as const;
const A = 'a' as LayerId;
const HALF = { x: 0.25, y: 0.25, width: 0.5, height: 0.5 };
const GROW = { kind: 'picture' as const, by: { x: 0, y: 0 }, factor: 9 };

function cropping(fields: Partial<PictureLayer> = {}) {
  const editor = editorWith([picture('a', { crop: HALF, ...fields })]);
  beginCrop(editor.store, A);
  const layer = () => editor.store.getState().history.document.records[A] as PictureLayer;
  return { editor, layer, hands: pointersOn(editor) };
}

/** The corners of the picture on the surface. */
function cornersOf(pose: CropPose): readonly Point[] {
  const { x, y, width, height } = pictureOf(pose);
  return [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ].map(([px = 0, py = 0]) => toSurface(pose.placement, { x: px, y: py }));
}

describe('a picture under its crop frame', () => {
  it('[ED-01.3] one finger moves the picture; the frame stays and is always full', () => {
    const { layer, hands } = cropping();
    const { placement } = layer();
    hands.down(1, ...onStage(40, 80));
    hands.move(1, ...onStage(44, 77));
    // The picture is 40 × 60 mm: 4 mm are a tenth of it, 3 mm a twentieth.
    expect(layer().crop).toEqual({ x: 0.15, y: 0.3, width: 0.5, height: 0.5 });
    hands.move(1, ...onStage(80, 160));
    expect(layer().crop).toEqual({ x: 0, y: 0, width: 0.5, height: 0.5 });
    expect(layer()).toMatchObject({ placement, width: 20, height: 30 });
  });

  it('[ED-02.1] [ED-02.2] two fingers scale the picture, and lifting one causes no jump', () => {
    const { layer, hands } = cropping();
    hands.down(1, ...onStage(35, 80));
    hands.down(2, ...onStage(45, 80));
    hands.move(1, ...onStage(30, 80));
    hands.move(2, ...onStage(50, 80));
    expect(layer().crop).toEqual({ x: 0.375, y: 0.375, width: 0.25, height: 0.25 });
    hands.up(1, ...onStage(30, 80));
    const { crop } = layer();
    hands.move(2, ...onStage(50, 80));
    expect(layer().crop).toEqual(crop);
    hands.move(2, ...onStage(54, 80));
    expect(layer().crop).toEqual({ ...crop, x: 0.325 });
  });

  it('[ED-01.3] a corner of the frame follows the pointer, also if turned and mirrored', () => {
    const start = picture('a').placement;
    const { layer, hands } = cropping({ placement: { ...start, rotation: degrees(90), flipX: true } });
    const before = cornersOf(layer());
    // In its own space the corner at (10, 15) is the south-east one; it lies at (25, 70) on the surface.
    const from = toSurface(layer().placement, { x: 10, y: 15 });
    hands.down(1, ...onStage(from.x, from.y), { handle: 'se' });
    hands.move(1, ...onStage(from.x - 5, from.y - 3));
    expect(layer()).toMatchObject({ width: 23, height: 35 });
    const corner = toSurface(layer().placement, { x: 11.5, y: 17.5 });
    expect(corner.x).toBeCloseTo(from.x - 5, 6);
    expect(corner.y).toBeCloseTo(from.y - 3, 6);
    cornersOf(layer()).forEach(({ x, y }, i) => {
      expect(x).toBeCloseTo(before[i]?.x ?? 0, 4);
      expect(y).toBeCloseTo(before[i]?.y ?? 0, 4);
    });
  });

  it('[ED-02.10] a cancelled touch restores the picture', () => {
    const { layer, hands } = cropping();
    hands.down(1, ...onStage(40, 80));
    hands.move(1, ...onStage(42, 80));
    hands.up(1, ...onStage(42, 80));
    const before = layer();
    hands.down(1, ...onStage(40, 80));
    hands.move(1, ...onStage(44, 77));
    hands.cancel(1, ...onStage(44, 77));
    expect(layer()).toEqual(before);
    hands.move(1, ...onStage(30, 60));
    expect(layer()).toEqual(before);
  });

  it('[ED-05.3] a crop is one step, and a cancelled crop is none', () => {
    const { editor, layer, hands } = cropping();
    const before = layer();
    for (let i = 0; i < 3; i++) {
      hands.down(1, ...onStage(40, 80));
      hands.move(1, ...onStage(41, 82));
      hands.up(1, ...onStage(41, 82));
    }
    setCropRatio(editor.store, 1, editor.surface);
    UNDO.run(editor);
    expect(layer()).not.toEqual(before);
    finishCrop(editor.store);
    expect(editor.store.getState()).toMatchObject({ activity: { name: 'selecting' }, history: { done: [{}] } });
    UNDO.run(editor);
    expect(layer()).toEqual(before);
    beginCrop(editor.store, A);
    resetCrop(editor.store);
    expect(layer().crop).toEqual({ x: 0, y: 0, width: 1, height: 1 });
    cancelCrop(editor.store);
    expect(layer()).toEqual(before);
    expect(editor.store.getState().history.done).toHaveLength(0);
  });

  it('[ED-11.1] keys move and scale the picture in its frame; Enter keeps, Escape cancels', () => {
    const { editor, layer } = cropping();
    const press = (key: string) =>
      pressKey(editor, { key, ctrlKey: false, metaKey: false, shiftKey: false, altKey: false } as KeyboardEvent);
    press('ArrowRight');
    expect(layer().crop.x).toBeCloseTo(0.2375, 6);
    press('+');
    expect(layer().crop.width).toBeCloseTo(0.5 / 1.05, 6);
    press('Escape');
    expect(layer().crop).toEqual(HALF);
    press('Enter');
    expect(cropOf(editor.store.getState())?.layer).toBe('a');
    press('ArrowUp');
    press('Enter');
    expect(editor.store.getState()).toMatchObject({ activity: { name: 'selecting' }, history: { done: [{}] } });
  });

  it('[ED-01.3] a double tap crops a picture, but not a locked one', () => {
    const editor = editorWith([picture('a')]);
    const hands = pointersOn(editor);
    for (let i = 0; i < 2; i++) {
      hands.down(1, ...onStage(40, 80));
      hands.up(1, ...onStage(40, 80));
    }
    expect(cropOf(editor.store.getState())).toMatchObject({ layer: 'a', ratio: null });
    const locked = editorWith([picture('a', { locked: true })]);
    beginCrop(locked.store, A);
    expect(cropOf(locked.store.getState())).toBeUndefined();
  });

  it('[ED-06.1] any crop keeps the frame full and the document valid', () => {
    const shift = fc.record({ x: fc.integer({ min: -40, max: 40 }), y: fc.integer({ min: -40, max: 40 }) });
    const act = fc.oneof(
      fc.record({
        kind: fc.constant('picture' as const),
        by: shift,
        factor: fc.double({ min: 0.1, max: 9, noNaN: true }),
      }),
      fc.record({
        kind: fc.constant('frame' as const),
        by: shift,
        handle: fc.constantFrom(...CROP_HANDLES),
        ratio: fc.option(fc.constantFrom(1, 0.5625, 1.5), { nil: null }),
      }),
      fc.record({ kind: fc.constant('ratio' as const), ratio: fc.constantFrom(1, 0.5625, 1.5) }),
      fc.record({ kind: fc.constant('whole' as const) }),
    );
    const done = (pose: CropPose, one: typeof act extends fc.Arbitrary<infer T> ? T : never): CropPose => {
      if (one.kind === 'picture') return movePicture(pose, { x: 0, y: 0 }, one.by, one.factor);
      if (one.kind === 'frame') return moveFrame(pose, one.handle, one.by, one.ratio);
      return one.kind === 'ratio' ? reshapeFrame(pose, one.ratio) : wholeFrame(pose);
    };
    fc.assert(
      fc.property(fc.array(act, { minLength: 1, maxLength: 12 }), (acts) => {
        let pose: CropPose = picture('a', { crop: HALF });
        for (const one of acts) pose = done(pose, one);
        const { document } = editorWith([picture('a', pose)]).store.getState().history;
        expect(parseDocument(structuredClone(document))).toMatchObject({ ok: true });
        expect(pose.crop.x + pose.crop.width).toBeLessThanOrEqual(1);
        // The picture keeps its own ratio: 20 × 30 mm at first.
        const { width, height } = pictureOf(pose);
        expect(width / height / (2 / 3)).toBeCloseTo(1, 2);
      }),
      {
        examples: [
          // Repeatedly: scale the picture by nine, then frame the whole picture.
          [Array.from({ length: 6 }, () => [GROW, { kind: 'whole' as const }]).flat()],
        ],
      },
    );
  });
});
