import { type LayerId, parseDocument, setBackground, type Colour, updateLayer } from '@cpc/design';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { REDO, UNDO } from '../actions/history-actions.ts';
import { deleteLayer, LAYER_ACTIONS, STACK_STEPS } from '../actions/layer-actions.ts';
import { pressKey } from '../actions/keyboard.ts';
import { editorWith, pointersOn, picture, placementOf } from '../testing.ts';
import { amend, commit } from '../document/steps.ts';
import { cancelCrop } from './crop.ts';
import { select } from './selection.ts';
import { beginDoodle, closePanel, openPanel } from './panels.ts';
import { isCropping } from './state.ts';

const actionOf = (id: string) =>
  [...LAYER_ACTIONS, ...STACK_STEPS].find((action) => action.id === id) as (typeof LAYER_ACTIONS)[number];

const press = (key: string, shiftKey = false) =>
  ({ key, shiftKey, ctrlKey: false, metaKey: false, altKey: false }) as KeyboardEvent;

describe('the editor and its history', () => {
  it("[ED-05.3] a drag is one step: one undo restores the layer's position", () => {
    const editor = editorWith([picture('a')]);
    const hands = pointersOn(editor);
    hands.down(1, 200, 340);
    for (let x = 210; x <= 300; x += 10) hands.move(1, x, 400);
    hands.up(1, 300, 400);
    expect(editor.store.getState().history.done).toHaveLength(1);
    UNDO.run(editor);
    expect(placementOf(editor, 'a')).toMatchObject({ x: 40, y: 80 });
    REDO.run(editor);
    expect(placementOf(editor, 'a')).toMatchObject({ x: 65, y: 95 });
  });

  it('[ED-05.3] closing a panel by key during a slider drag ends the step', () => {
    const editor = editorWith([picture('a')]);
    const { store } = editor;
    select(store, ['a' as LayerId]);
    openPanel(store, 'opacity');
    const fade = (opacity: number) =>
      amend(store, updateLayer(store.getState().history.document, 'a' as LayerId, { opacity }));
    fade(0.8);
    fade(0.6);
    pressKey(editor, press('Escape'));
    openPanel(store, 'picture');
    fade(0.3);
    expect(store.getState().history.done).toHaveLength(2);
    UNDO.run(editor);
    expect(store.getState().history.document.records['a']).toMatchObject({ opacity: 0.6 });
  });

  it('[ED-02.10] deleting a dragged layer removes it and releases the finger', () => {
    const editor = editorWith([picture('a')]);
    const hands = pointersOn(editor);
    hands.down(1, 200, 340);
    hands.move(1, 240, 400);
    UNDO.run(editor);
    expect(placementOf(editor, 'a')).toMatchObject({ x: 50, y: 95 });
    deleteLayer.run(editor);
    hands.move(1, 260, 420);
    hands.up(1, 260, 420);
    expect(editor.store.getState()).toMatchObject({ dragged: null, selection: [] });
    // The drag was not finished, so it made no step.
    UNDO.run(editor);
    expect(placementOf(editor, 'a')).toMatchObject({ x: 40, y: 80 });
  });

  it('[ED-05.4] undo and redo say when there is no step left', () => {
    const editor = editorWith([]);
    UNDO.run(editor);
    REDO.run(editor);
    expect(editor.messages).toEqual(['studio.undo.first', 'studio.redo.last']);
  });

  it('[ED-05.3] strokes of one sitting go into one layer, each as its own step', () => {
    const editor = editorWith([]);
    beginDoodle(editor.store);
    const hands = pointersOn(editor);
    for (const y of [200, 300, 400]) {
      hands.down(1, 100, y);
      hands.move(1, 180, y + 20);
      hands.up(1, 180, y + 20);
    }
    const layers = () =>
      Object.values(editor.store.getState().history.document.records).filter((record) => record.type === 'doodle');
    expect(layers()).toHaveLength(1);
    const drawn = layers()[0];
    closePanel(editor.store);
    // After the sitting the box fits the ink; this is not a step of its own.
    expect(layers()[0]).toMatchObject({ strokes: [{}, {}, {}], placement: { x: 25, y: 72.5 } });
    expect(editor.store.getState().history.done).toHaveLength(3);
    expect(drawn).toMatchObject({ placement: { x: 25, y: 47.5 } });
    UNDO.run(editor);
    expect(layers()[0]).toMatchObject({ strokes: [{}, {}] });
  });

  it('[ED-01.2] duplicate, flip, lock, hide, order and delete are undoable steps', () => {
    const editor = editorWith([picture('a'), picture('b', { stack: 'a1' })]);
    const before = editor.store.getState().history.document;
    for (const id of ['duplicate', 'flipX', 'flipY', 'back', 'forward', 'lock', 'hide', 'delete']) {
      select(editor.store, ['b' as LayerId]);
      actionOf(id).run(editor);
    }
    expect(editor.store.getState().history.done).toHaveLength(8);
    for (let i = 0; i < 8; i++) UNDO.run(editor);
    expect(editor.store.getState().history.document).toEqual(before);
    expect(editor.messages).toEqual([]);
  });

  it('[ED-01.2] cover makes a picture fill the case at any angle', () => {
    const editor = editorWith([picture('a', { at: [10, 10] })]);
    select(editor.store, ['a' as LayerId]);
    actionOf('cover').run(editor);
    // 84 × 164 mm with bleed, from a box of 20 × 30 mm.
    expect(placementOf(editor, 'a')).toMatchObject({ x: 40, y: 80, scale: 164 / 30 });
  });

  it('[ED-06.5] selection and view never enter the document, and every document is valid', () => {
    const act = fc.record({
      kind: fc.constantFrom('down', 'move', 'up', 'cancel'),
      finger: fc.integer({ min: 1, max: 3 }),
      x: fc.integer({ min: 0, max: 400 }),
      y: fc.integer({ min: 0, max: 680 }),
    });
    fc.assert(
      fc.property(fc.boolean(), fc.array(act, { maxLength: 40 }), (doodles, acts) => {
        const editor = editorWith([picture('a'), picture('b', { stack: 'a1', at: [20, 120] })]);
        if (doodles) beginDoodle(editor.store);
        const hands = pointersOn(editor);
        for (const { kind, finger, x, y } of acts) hands[kind as 'down'](finger, x, y);
        const { history } = editor.store.getState();
        expect(parseDocument(structuredClone(history.document))).toMatchObject({ ok: true });
        for (const record of Object.values(history.document.records)) expect(record).not.toHaveProperty('selected');
      }),
    );
  });

  it('[ED-05.1] undoing everything and redoing everything restores the design', () => {
    const move = fc.record({ x: fc.integer({ min: -60, max: 60 }), y: fc.integer({ min: -60, max: 60 }) });
    fc.assert(
      fc.property(fc.array(move, { minLength: 1, maxLength: 8 }), (moves) => {
        const editor = editorWith([picture('a')]);
        const start = editor.store.getState().history.document;
        const hands = pointersOn(editor);
        moves.forEach(({ x, y }, i) => {
          const { x: cx, y: cy } = placementOf(editor, 'a');
          const at = [40 + cx * 4, 20 + cy * 4] as const;
          hands.down(i, ...at);
          hands.move(i, at[0] + x, at[1] + y);
          hands.up(i, at[0] + x, at[1] + y);
        });
        // Two short moves count as a double tap, which opens the crop: while it is open, there is nothing to undo.
        if (isCropping(editor.store.getState())) cancelCrop(editor.store);
        const end = editor.store.getState().history.document;
        const steps = editor.store.getState().history.done.length;
        for (let i = 0; i < steps; i++) UNDO.run(editor);
        expect(editor.store.getState().history.document).toEqual(start);
        for (let i = 0; i < steps; i++) REDO.run(editor);
        expect(editor.store.getState().history.document).toEqual(end);
      }),
    );
  });

  it('[ED-11.1] keys move, rotate and scale the selected layer, but not a locked one', () => {
    const editor = editorWith([picture('a')]);
    select(editor.store, ['a' as LayerId]);
    for (const [key, shiftKey] of [['ArrowRight'], ['ArrowDown', true], ['.'], ['+']] as const)
      expect(pressKey(editor, press(key, shiftKey))).toBe(true);
    expect(placementOf(editor, 'a')).toMatchObject({ x: 40.5, y: 85, rotation: 5, scale: 1.05 });
    actionOf('lock').run(editor);
    expect(pressKey(editor, press('ArrowLeft'))).toBe(false);
  });

  it('[ED-05.1] a layer removed by undo is no longer selected', () => {
    const editor = editorWith([picture('a')]);
    select(editor.store, ['a' as LayerId]);
    actionOf('duplicate').run(editor);
    UNDO.run(editor);
    expect(editor.store.getState().selection).toEqual([]);
  });

  it('[ED-01.2] undo restores a deleted layer', () => {
    const editor = editorWith([picture('a')]);
    select(editor.store, ['a' as LayerId]);
    deleteLayer.run(editor);
    expect(editor.store.getState().history.document.records['a']).toBeUndefined();
    UNDO.run(editor);
    expect(editor.store.getState().history.document.records['a']).toBeDefined();
  });

  it('[ED-05.3] choosing the same background twice is one step', () => {
    const editor = editorWith([]);
    const red = { kind: 'colour', colour: '#e5383b' as Colour } as const;
    for (let i = 0; i < 2; i++) commit(editor.store, setBackground(editor.store.getState().history.document, red));
    expect(editor.store.getState().history.done).toHaveLength(1);
  });
});
