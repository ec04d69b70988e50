import {
  addLayersOnTop,
  type GroupId,
  isCell,
  type LayerId,
  type PictureLayer,
  type PlaceLayer,
  removeLayers,
  updateLayer,
} from '@cpc/design';
import { place } from '@cpc/design/testing';
import { mm, type AssetId } from '@cpc/domain';
import { describe, expect, it } from 'vitest';
import { UNDO } from '../actions/history-actions.ts';
import { deleteLayer } from '../actions/layer-actions.ts';
import { pressKey } from '../actions/keyboard.ts';
import { GROUP } from '../actions/selection-actions.ts';
import { commit } from '../document/steps.ts';
import { editorWith, picture, pointersOn } from '../testing.ts';
import { select } from '../session/selection.ts';

// The surface's corner is at (40, 20) on the stage, 4 px per mm.
const onStage = (x: number, y: number) => [40 + 4 * x, 20 + 4 * y] as const;
const [A, B, SPOT] = ['a', 'b', 'spot'] as LayerId[] as [LayerId, LayerId, LayerId];
const group = 'collage.grid.20.0.one' as GroupId;
const HALF = { x: 0.25, y: 0.25, width: 0.5, height: 0.5 };

function collage() {
  const cell = (id: string, y: number, stack: string): PictureLayer =>
    picture(id, { at: [40, y], group, stack, framed: true, crop: HALF, asset: id.repeat(64) as AssetId });
  const spot: PlaceLayer = { ...place({ at: [40, 140], width: mm(20), height: mm(30) }), id: SPOT, group, stack: 'a2' };
  const editor = editorWith([cell('a', 60, 'a0'), cell('b', 100, 'a1'), spot]);
  const layer = (id: LayerId) => editor.store.getState().history.document.records[id] as PictureLayer;
  const steps = () => editor.store.getState().history.done.length;
  const key = (name: string) =>
    pressKey(editor, { key: name, code: '', preventDefault: () => undefined } as KeyboardEvent);
  const hands = pointersOn(editor);
  const tap = (x: number, y: number) => {
    hands.wait(900);
    hands.down(1, ...onStage(x, y));
    hands.up(1, ...onStage(x, y));
  };
  return { editor, layer, steps, key, hands, tap, selection: () => editor.store.getState().selection };
}

describe('a photo in a cell of a collage', () => {
  it('[ED-13.20] a tap selects the cell, the next one its whole collage, and that moves as one', () => {
    const { layer, hands, tap, selection, steps } = collage();
    tap(40, 60);
    expect(selection()).toEqual([A]);
    tap(40, 100);
    expect(selection()).toEqual([B]);
    tap(40, 100);
    expect(selection()).toEqual([A, B, SPOT]);
    hands.down(1, ...onStage(40, 60));
    hands.move(1, ...onStage(50, 60));
    hands.up(1, ...onStage(50, 60));
    expect(layer(SPOT).placement.x - layer(A).placement.x).toBeCloseTo(0, 6);
    expect(layer(A).placement.x).toBeGreaterThan(45);
    expect(steps()).toBe(1);
  });

  it('[ED-13.20] a finger moves it, and it still covers its frame; that is one step', () => {
    const { editor, layer, hands, steps } = collage();
    const { placement } = layer(A);
    hands.down(1, ...onStage(40, 60));
    hands.move(1, ...onStage(44, 57));
    expect(layer(A).crop).toEqual({ x: 0.15, y: 0.3, width: 0.5, height: 0.5 });
    hands.move(1, ...onStage(49, 73));
    hands.up(1, ...onStage(49, 73));
    expect(layer(A)).toMatchObject({ placement, width: 20, height: 30, crop: { width: 0.5, height: 0.5 } });
    expect(Math.min(layer(A).crop.x, layer(A).crop.y)).toBeGreaterThanOrEqual(0);
    expect(steps()).toBe(1);
    UNDO.run(editor);
    expect(layer(A).crop).toEqual(HALF);
  });

  it('[ED-13.20] two fingers zoom it', () => {
    const { layer, hands, tap } = collage();
    tap(40, 60);
    hands.wait(900);
    hands.down(1, ...onStage(35, 60));
    hands.down(2, ...onStage(45, 60));
    hands.move(1, ...onStage(30, 60));
    hands.move(2, ...onStage(50, 60));
    expect(layer(A).crop).toEqual({ x: 0.375, y: 0.375, width: 0.25, height: 0.25 });
  });

  it('[ED-13.20] dragged onto another cell it swaps, in one step; a cancelled drag changes nothing', () => {
    const { editor, layer, hands, steps } = collage();
    hands.down(1, ...onStage(40, 60));
    hands.move(1, ...onStage(40, 75));
    hands.move(1, ...onStage(40, 100));
    expect(editor.store.getState().swapTarget).toBe(B);
    expect(layer(A).crop).toEqual(HALF);
    hands.cancel(1, ...onStage(40, 100));
    expect([editor.store.getState().swapTarget, steps()]).toEqual([null, 0]);
    hands.down(1, ...onStage(40, 60));
    hands.move(1, ...onStage(40, 100));
    hands.up(1, ...onStage(40, 100));
    expect([layer(A).placement.y, layer(B).placement.y, steps()]).toEqual([100, 60, 1]);
    UNDO.run(editor);
    expect([layer(A).placement.y, layer(B).placement.y]).toEqual([60, 100]);
  });

  it('[ED-13.20] [ED-11.1] keys move, zoom and swap it, choose another, and empty its cell', () => {
    const { editor, layer, key, tap, steps } = collage();
    tap(40, 60);
    key('ArrowRight');
    expect(layer(A).crop.x).toBeLessThan(HALF.x);
    key('+');
    expect(layer(A).crop.width).toBeLessThan(HALF.width);
    expect(steps()).toBe(2);
    key('x');
    expect(layer(A).placement.y).toBe(100);
    const asked: unknown[] = [];
    editor.photoAsked.listen((cell) => asked.push(cell));
    key('Enter');
    expect(asked).toEqual([A]);
    deleteLayer.run(editor);
    expect(layer(A)).toMatchObject({ type: 'place', group });
    expect(isCell(layer(A))).toBe(true);
  });

  it('[ED-13.20] where another cell lies on it, a finger moves it; only outside its own cell it swaps', () => {
    const { editor, layer, hands } = collage();
    const { history } = editor.store.getState();
    commit(editor.store, updateLayer(history.document, B, { placement: { ...layer(B).placement, y: mm(80) } }));
    hands.down(1, ...onStage(40, 55));
    hands.move(1, ...onStage(40, 70));
    expect(editor.store.getState().swapTarget).toBeNull();
    expect(layer(A).crop.y).toBeLessThan(HALF.y);
    hands.move(1, ...onStage(40, 80));
    expect(editor.store.getState().swapTarget).toBe(B);
    hands.cancel(1, ...onStage(40, 80));
  });

  it('[ED-13.20] a photo that is removed while it moves no longer marks another cell', () => {
    const { editor, hands } = collage();
    hands.down(1, ...onStage(40, 60));
    hands.move(1, ...onStage(40, 100));
    expect(editor.store.getState().swapTarget).toBe(B);
    commit(editor.store, removeLayers(editor.store.getState().history.document, [A]));
    hands.move(1, ...onStage(40, 102));
    expect(editor.store.getState().swapTarget).toBeNull();
  });

  it('[ED-13.20] the key passes cells that are locked or hidden', () => {
    const { editor, layer, key, tap } = collage();
    tap(40, 60);
    const set = (id: LayerId, fields: { locked?: boolean; hidden?: boolean }) =>
      commit(editor.store, updateLayer(editor.store.getState().history.document, id, fields));
    set(B, { locked: true });
    key('x');
    expect([layer(A).placement.y, layer(B).placement.y, layer(SPOT).placement.y]).toEqual([140, 100, 60]);
    set(SPOT, { hidden: true });
    key('x');
    expect([layer(A).placement.y, layer(B).placement.y, layer(SPOT).placement.y]).toEqual([140, 100, 60]);
  });

  it('[ED-13.19] [ED-13.20] a collage that is grouped with another layer keeps its layout; a part of it does not', () => {
    const { editor } = collage();
    const { store } = editor;
    commit(store, addLayersOnTop(store.getState().history.document, [picture('free', { at: [20, 20] })]));
    const free = 'free' as LayerId;
    const groupOf = () => store.getState().history.document.records[free] as PictureLayer;
    select(store, [A, free]);
    GROUP.run(editor);
    expect(groupOf().group).not.toMatch(/^collage/);
    UNDO.run(editor);
    select(store, [A, B, SPOT, free]);
    GROUP.run(editor);
    expect(groupOf().group).toMatch(/^collage\.grid\.20\.0\./);
  });

  it('[ED-13.20] the wheel zooms the photo of the selected cell only', () => {
    const { editor, layer, tap } = collage();
    const at = { x: onStage(40, 60)[0], y: onStage(40, 60)[1] };
    expect(editor.zoomCell(at, 1.5)).toBe(false);
    tap(40, 60);
    expect(editor.zoomCell({ x: at.x, y: at.y + 400 }, 1.5)).toBe(false);
    expect(editor.zoomCell(at, 2)).toBe(true);
    expect(layer(A).crop).toEqual({ x: 0.375, y: 0.375, width: 0.25, height: 0.25 });
    expect([editor.cellAt(at), editor.cellAt({ x: at.x + 400, y: at.y })]).toEqual([A, null]);
  });
});
