import type { LayerId } from '@cpc/design';
import { describe, expect, it } from 'vitest';
import { editorWith, pointersOn, picture, placementOf } from '../testing.ts';
import { select } from '../session/selection.ts';
import { beginDoodle, openPreview } from '../session/panels.ts';

// The surface's corner is at (40, 20) on the stage, 4 px per mm: the layer's centre (40, 80 mm) is at (200, 340) px.

describe('gestures on the stage', () => {
  it('[ED-02.1] one finger moves the layer under it', () => {
    const editor = editorWith([picture('a', { at: [20, 60] })]);
    const hands = pointersOn(editor);
    hands.down(1, 120, 260);
    hands.move(1, 140, 260);
    hands.move(1, 160, 300);
    hands.up(1, 160, 300);
    expect(placementOf(editor, 'a')).toMatchObject({ x: 30, y: 70, scale: 1, rotation: 0 });
    expect(editor.store.getState()).toMatchObject({ selection: ['a'], dragged: null });
  });

  it('[ED-02.1] a second finger far outside the layer scales and rotates it', () => {
    const editor = editorWith([picture('a')]);
    const hands = pointersOn(editor);
    hands.down(1, 200, 340);
    hands.down(2, 300, 340);
    hands.move(2, 200, 540);
    expect(placementOf(editor, 'a')).toMatchObject({ x: 40, y: 80, scale: 2, rotation: 90 });
  });

  it('[ED-02.1] two fingers beside the selected layer hold it, whatever is beneath them', () => {
    const editor = editorWith([picture('under', { at: [20, 120] }), picture('a', { stack: 'a1' })]);
    select(editor.store, ['a' as LayerId]);
    const hands = pointersOn(editor);
    hands.down(1, 120, 500);
    hands.down(2, 280, 500);
    hands.move(1, 160, 500);
    hands.move(2, 240, 500);
    expect(placementOf(editor, 'a').scale).toBe(0.5);
    expect(placementOf(editor, 'under')).toMatchObject({ x: 20, y: 120, scale: 1 });
  });

  it('[ED-02.2] lifting one finger of a pinch continues as a drag without a jump', () => {
    const editor = editorWith([picture('a')]);
    const hands = pointersOn(editor);
    hands.down(1, 200, 340);
    hands.down(2, 300, 340);
    hands.move(2, 320, 380);
    const before = placementOf(editor, 'a');
    hands.up(1, 200, 340);
    expect(placementOf(editor, 'a')).toEqual(before);
    hands.move(2, 360, 400);
    expect(placementOf(editor, 'a').x).toBeCloseTo(before.x + 10, 3);
    expect(placementOf(editor, 'a').y).toBeCloseTo(before.y + 5, 3);
    expect(placementOf(editor, 'a').scale).toBe(before.scale);
  });

  it('[ED-02.3] a pinch on empty space zooms at the fingers and leaves the design alone', () => {
    const editor = editorWith([picture('a', { at: [40, 30] })]);
    const { document } = editor.store.getState().history;
    const hands = pointersOn(editor);
    hands.down(1, 150, 500);
    hands.down(2, 250, 500);
    hands.move(1, 100, 500);
    hands.move(2, 300, 500);
    const { view } = editor.store.getState();
    expect(view.scale).toBe(8);
    // The point under the middle of the fingers (200, 500) is still there.
    expect((200 - view.x) / 8).toBeCloseTo((200 - 40) / 4, 9);
    hands.up(1, 100, 500);
    hands.up(2, 300, 500);
    expect(editor.store.getState()).toMatchObject({ viewMoving: false, history: { document } });
  });

  it('[ED-02.9] in the preview gestures move the view and change nothing', () => {
    const editor = editorWith([picture('a')]);
    const { document } = editor.store.getState().history;
    const hands = pointersOn(editor);
    hands.down(1, 200, 340);
    hands.move(1, 240, 380);
    // The preview opens while a finger holds the layer.
    openPreview(editor.store);
    hands.move(1, 260, 400);
    hands.up(1, 260, 400);
    hands.down(1, 200, 340);
    hands.down(2, 300, 340);
    hands.move(2, 400, 340);
    hands.up(2, 400, 340);
    hands.up(1, 200, 340);
    const state = editor.store.getState();
    expect(state).toMatchObject({ history: { document }, dragged: null, selection: [], viewMoving: false });
    expect(state.view.scale).toBeGreaterThan(4);
  });

  it('[ED-02.10] a cancelled drag puts the layer back', () => {
    const editor = editorWith([picture('a')]);
    const hands = pointersOn(editor);
    hands.down(1, 200, 340);
    hands.move(1, 260, 400);
    hands.cancel(1, 260, 400);
    expect(placementOf(editor, 'a')).toMatchObject({ x: 40, y: 80 });
    expect(editor.store.getState().history.done).toHaveLength(0);
  });

  it('[ED-02.3] a second finger discards the stroke and zooms the view', () => {
    const editor = editorWith([]);
    beginDoodle(editor.store);
    const hands = pointersOn(editor);
    hands.down(1, 150, 300);
    hands.move(1, 170, 310);
    hands.down(2, 270, 310);
    hands.move(2, 370, 310);
    expect(editor.sketch.line()).toBeNull();
    expect(editor.store.getState().view.scale).toBe(8);
    expect(editor.store.getState().history.done).toHaveLength(0);
  });

  it('[ED-02.4] a stylus continues its line while the palm rests on the screen', () => {
    const editor = editorWith([]);
    beginDoodle(editor.store);
    const pen = pointersOn(editor, 'pen');
    pen.down(1, 150, 300);
    pointersOn(editor).down(2, 300, 600);
    pen.move(1, 190, 340);
    pen.up(1, 190, 340);
    expect(editor.store.getState().history.done).toHaveLength(1);
  });

  it('[ED-01.2] [ED-01.5] a finger cannot select a locked layer, and a tap on bare ground deselects', () => {
    const editor = editorWith([picture('a', { locked: true })]);
    const hands = pointersOn(editor);
    hands.down(1, 200, 340);
    hands.up(1, 200, 340);
    expect(editor.store.getState().selection).toEqual([]);
  });

  it('[ED-01.6] a layer near the centre snaps to it and shows the guides', () => {
    const editor = editorWith([picture('a', { at: [30, 80] })]);
    const hands = pointersOn(editor);
    hands.down(1, 160, 340);
    hands.move(1, 197, 342);
    expect(placementOf(editor, 'a')).toMatchObject({ x: 40, y: 80 });
    expect(editor.store.getState().guides).toMatchObject([
      { kind: 'line', axis: 'x', at: 40 },
      { kind: 'line', axis: 'y', at: 80 },
    ]);
  });
});
