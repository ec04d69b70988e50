import type { GroupId, LayerId } from '@cpc/design';
import { describe, expect, it } from 'vitest';
import { REDO, UNDO } from '../actions/history-actions.ts';
import { pressKey } from '../actions/keyboard.ts';
import { editorWith, pointersOn, picture, placementOf } from '../testing.ts';
import { select, toggleSnaps } from '../session/selection.ts';
import { showView } from '../viewport/view.ts';

// The surface's corner is at (40, 20) on the stage, 4 px per mm; every picture is 20 × 30 mm.
const three = () => [
  picture('a', { at: [15, 40] }),
  picture('b', { stack: 'a1', at: [45, 40] }),
  picture('c', { stack: 'a2', at: [45, 120] }),
];
const grouped = () => three().map((layer) => (layer.id === 'c' ? layer : { ...layer, group: 'g' as GroupId }));
const onStage = (x: number, y: number) => [40 + 4 * x, 20 + 4 * y] as const;
const press = (key: string, more: Partial<KeyboardEvent> = {}) =>
  ({ key, ctrlKey: false, metaKey: false, shiftKey: false, altKey: false, ...more }) as KeyboardEvent;
const ids = (...names: string[]) => names as LayerId[];

describe('several selected layers', () => {
  it('[ED-01.3] [ED-01.5] Shift adds to and removes from the selection, a plain tap replaces it', () => {
    const editor = editorWith(three());
    const mouse = pointersOn(editor, 'mouse');
    const tap = (x: number, y: number, adds: boolean) => {
      mouse.down(1, ...onStage(x, y), { adds });
      mouse.up(1, ...onStage(x, y), { adds });
      mouse.wait(1000);
    };
    const selected = () => editor.store.getState().selection;
    tap(15, 40, false);
    tap(45, 120, true);
    expect(selected()).toEqual(['a', 'c']);
    tap(15, 40, true);
    expect(selected()).toEqual(['c']);
    tap(2, 150, true);
    expect(selected()).toEqual(['c']);
    tap(45, 40, false);
    expect(selected()).toEqual(['b']);
  });

  it('[ED-01.5] multiple selection selects several layers by taps, until Escape', () => {
    const editor = editorWith(three());
    const hands = pointersOn(editor);
    pressKey(editor, press('m'));
    for (const [x, y] of [
      [15, 40],
      [45, 120],
    ] as const) {
      hands.down(1, ...onStage(x, y));
      hands.up(1, ...onStage(x, y));
    }
    expect(editor.store.getState().selection).toEqual(['a', 'c']);
    pressKey(editor, press('Escape'));
    expect(editor.store.getState()).toMatchObject({ multiSelect: false, selection: ['a', 'c'] });
  });

  it('[ED-01.5] a mouse draws a selection rectangle, a finger moves the view', () => {
    const editor = editorWith(three());
    const mouse = pointersOn(editor, 'mouse');
    mouse.down(1, ...onStage(2, 10));
    mouse.move(1, ...onStage(50, 60));
    expect(editor.store.getState()).toMatchObject({ marquee: { x: 2, y: 10, width: 48, height: 50 } });
    mouse.up(1, ...onStage(50, 60));
    expect(editor.store.getState()).toMatchObject({ selection: ['a', 'b'], marquee: null });
    const { view } = editor.store.getState();
    const hands = pointersOn(editor);
    hands.down(1, ...onStage(70, 150));
    hands.move(1, ...onStage(60, 150));
    hands.up(1, ...onStage(60, 150));
    expect(editor.store.getState().view).toEqual({ ...view, x: view.x - 40 });
  });

  it('[ED-02.1] two fingers rotate and scale several layers about their centre in one step', () => {
    const editor = editorWith(three());
    select(editor.store, ids('a', 'b'));
    toggleSnaps(editor.store);
    const hands = pointersOn(editor);
    // The box of both reaches from (5, 25) to (55, 55); its middle is (30, 40).
    hands.down(1, ...onStage(30, 40));
    hands.down(2, ...onStage(40, 40));
    hands.move(2, ...onStage(30, 60));
    hands.up(2, ...onStage(30, 60));
    hands.up(1, ...onStage(30, 40));
    expect(placementOf(editor, 'a')).toMatchObject({ x: 30, y: 10, scale: 2, rotation: 90 });
    expect(placementOf(editor, 'b')).toMatchObject({ x: 30, y: 70, scale: 2, rotation: 90 });
    expect(placementOf(editor, 'c')).toMatchObject({ x: 45, y: 120, scale: 1 });
    expect(editor.store.getState().history.done).toHaveLength(1);
    UNDO.run(editor);
    expect(placementOf(editor, 'a')).toMatchObject({ x: 15, y: 40, scale: 1, rotation: 0 });
    REDO.run(editor);
    expect(placementOf(editor, 'b')).toMatchObject({ x: 30, y: 70 });
  });

  it('[ED-01.5] a layer at its minimum size stops the whole selection from shrinking', () => {
    const small = picture('b', { stack: 'a1', at: [45, 40] });
    const editor = editorWith([
      picture('a', { at: [15, 40] }),
      { ...small, placement: { ...small.placement, scale: 0.04 } },
    ]);
    select(editor.store, ids('a', 'b'));
    toggleSnaps(editor.store);
    const hands = pointersOn(editor);
    hands.down(1, ...onStage(15, 40));
    hands.down(2, ...onStage(45, 40));
    hands.move(2, ...onStage(18, 40));
    expect(placementOf(editor, 'b').scale).toBe(0.02);
    expect(placementOf(editor, 'a').scale).toBe(0.5);
    expect(placementOf(editor, 'b').x - placementOf(editor, 'a').x).toBeCloseTo(15, 6);
  });

  it('[ED-01.5] a tap selects the whole group, a double tap a single member', () => {
    const editor = editorWith(grouped());
    const hands = pointersOn(editor);
    const tap = () => {
      hands.down(1, ...onStage(15, 40));
      hands.up(1, ...onStage(15, 40));
    };
    tap();
    expect(editor.store.getState().selection).toEqual(['a', 'b']);
    tap();
    expect(editor.store.getState().selection).toEqual(['a']);
    hands.wait(1000);
    hands.down(1, ...onStage(45, 40));
    hands.up(1, ...onStage(45, 40));
    expect(editor.store.getState().selection).toEqual(['b']);
  });

  it('[ED-01.2] [ED-01.5] a group is dragged as a whole, but its locked layers stay', () => {
    const [a, b, c] = grouped();
    const editor = editorWith([
      { ...(a as NonNullable<typeof a>), locked: true },
      ...[b, c].flatMap((one) => one ?? []),
    ]);
    select(editor.store, ids('a', 'b'));
    toggleSnaps(editor.store);
    const hands = pointersOn(editor);
    hands.down(1, ...onStage(45, 40));
    hands.move(1, ...onStage(48, 47));
    hands.up(1, ...onStage(48, 47));
    expect(placementOf(editor, 'a')).toMatchObject({ x: 15, y: 40 });
    expect(placementOf(editor, 'b')).toMatchObject({ x: 48, y: 47 });
  });

  it('[ED-02.3] a pinch on bare ground zooms unless the selected layer is between the fingers', () => {
    const editor = editorWith([picture('a', { at: [40, 40] })]);
    select(editor.store, ids('a'));
    const hands = pointersOn(editor);
    hands.down(1, ...onStage(30, 120));
    hands.down(2, ...onStage(50, 120));
    hands.move(1, ...onStage(20, 120));
    hands.up(1, ...onStage(20, 120));
    hands.up(2, ...onStage(50, 120));
    expect(placementOf(editor, 'a').scale).toBe(1);
    expect(editor.store.getState().view.scale).toBeCloseTo(6, 9);
    showView(editor.store, { scale: 4, x: 40, y: 20 });
    hands.down(3, ...onStage(20, 40));
    hands.down(4, ...onStage(60, 40));
    hands.move(4, ...onStage(80, 40));
    expect(placementOf(editor, 'a').scale).toBe(1.5);
  });

  it('[ED-11.1] keys group, copy, mirror, order and delete the selection, one step each', () => {
    const editor = editorWith(three());
    const { document } = editor.store.getState().history;
    pressKey(editor, press('a', { ctrlKey: true }));
    expect(editor.store.getState().selection).toEqual(['a', 'b', 'c']);
    select(editor.store, ids('a', 'b'));
    pressKey(editor, press('g', { ctrlKey: true }));
    pressKey(editor, press('d', { ctrlKey: true }));
    const copies = editor.store.getState().selection;
    expect(copies).toHaveLength(2);
    const groups = [...copies, ...ids('a', 'b')].map((id) => editor.store.getState().history.document.records[id]);
    expect(new Set(groups.map((record) => record && 'group' in record && record.group)).size).toBe(2);
    pressKey(editor, press('H', { shiftKey: true }));
    expect(copies.map((id) => placementOf(editor, id).x).toSorted((x, y) => x - y)).toEqual([19, 49]);
    expect(copies.every((id) => placementOf(editor, id).flipX)).toBe(true);
    pressKey(editor, press('{', { shiftKey: true }));
    pressKey(editor, press('Delete'));
    expect(editor.store.getState().history.done).toHaveLength(5);
    for (let i = 0; i < 5; i++) UNDO.run(editor);
    expect(editor.store.getState().history.document).toEqual(document);
  });

  it('[ED-01.5] aligns one layer to the safe area and several layers to each other', () => {
    const editor = editorWith(three());
    select(editor.store, ids('c'));
    pressKey(editor, press('å', { altKey: true, code: 'KeyA' }));
    expect(placementOf(editor, 'c')).toMatchObject({ x: 13, y: 120 });
    select(editor.store, ids('a', 'b', 'c'));
    pressKey(editor, press('d', { altKey: true }));
    expect(['a', 'b', 'c'].map((id) => placementOf(editor, id).x)).toEqual([45, 45, 45]);
    pressKey(editor, press('V', { altKey: true, shiftKey: true }));
    expect(editor.store.getState().history.done).toHaveLength(3);
    expect(['a', 'b', 'c'].map((id) => placementOf(editor, id).y)).toEqual([40, 80, 120]);
  });

  it('[ED-02.9] Escape during a drag restores the layers and releases the finger', () => {
    const editor = editorWith(three());
    const hands = pointersOn(editor);
    hands.down(1, ...onStage(15, 40));
    hands.move(1, ...onStage(30, 60));
    pressKey(editor, press('Escape'));
    hands.move(1, ...onStage(50, 90));
    hands.up(1, ...onStage(50, 90));
    expect(placementOf(editor, 'a')).toMatchObject({ x: 15, y: 40 });
    expect(editor.store.getState().history.done).toHaveLength(0);
  });
});
