import { type LayerId, layersOf, parseDocument } from '@cpc/design';
import { describe, expect, it } from 'vitest';
import { editorWith, picture } from '../testing.ts';
import { comboOf } from './action.ts';
import { pressKey } from './keyboard.ts';
import { UNGROUP } from './selection-actions.ts';
import { select } from '../session/selection.ts';
import { openPanel } from '../session/panels.ts';

const press = (key: string, more: Partial<KeyboardEvent> = {}) =>
  ({ key, ctrlKey: false, metaKey: false, shiftKey: false, altKey: false, ...more }) as KeyboardEvent;

describe('keys', () => {
  it('a key combination has one spelling on every keyboard', () => {
    expect(comboOf(press('Z', { ctrlKey: true, shiftKey: true }))).toBe('mod+shift+z');
    expect(comboOf(press('ArrowLeft', { shiftKey: true }))).toBe('shift+arrowleft');
    expect(comboOf(press('+', { shiftKey: true }))).toBe('+');
  });

  it('[ED-11.1] Delete removes the layer, brackets reorder it, Control+Z undoes', () => {
    const editor = editorWith([picture('a'), picture('b', { stack: 'a1' })]);
    select(editor.store, ['a' as LayerId]);
    const stack = () => (editor.store.getState().history.document.records['a'] as { stack: string } | undefined)?.stack;
    const before = stack() ?? '';
    expect(pressKey(editor, press(']'))).toBe(true);
    expect((stack() ?? '') > 'a1').toBe(true);
    pressKey(editor, press('Delete'));
    expect(stack()).toBeUndefined();
    pressKey(editor, press('z', { ctrlKey: true }));
    pressKey(editor, press('z', { metaKey: true }));
    expect(stack()).toBe(before);
  });

  it('[ED-06.1] [ED-07.1] a design stays readable when everything is duplicated repeatedly', () => {
    const editor = editorWith([picture('a'), picture('b', { stack: 'a1' })]);
    const layers = () => layersOf(editor.store.getState().history.document).length;
    for (let n = 0; n < 12; n++) {
      pressKey(editor, press('a', { ctrlKey: true }));
      pressKey(editor, press('d', { ctrlKey: true }));
    }
    expect(layers()).toBe(1024);
    expect(parseDocument(structuredClone(editor.store.getState().history.document)).ok).toBe(true);
  });

  it('[ED-01.5] a group with one layer left counts as ungrouped', () => {
    const editor = editorWith([picture('a'), picture('b', { stack: 'a1' })]);
    select(editor.store, ['a', 'b'] as LayerId[]);
    pressKey(editor, press('g', { ctrlKey: true }));
    expect(UNGROUP.enabled(editor.store.getState())).toBe(true);
    select(editor.store, ['a' as LayerId]);
    pressKey(editor, press('Delete'));
    select(editor.store, ['b' as LayerId]);
    expect(UNGROUP.enabled(editor.store.getState())).toBe(false);
  });

  it('[ED-11.1] Escape closes the innermost thing; other keys are not handled', () => {
    const editor = editorWith([picture('a')]);
    select(editor.store, ['a' as LayerId]);
    openPanel(editor.store, 'opacity');
    expect(pressKey(editor, press('Escape'))).toBe(true);
    expect(editor.store.getState()).toMatchObject({ activity: { name: 'selecting', panel: null }, selection: ['a'] });
    expect(pressKey(editor, press('Escape'))).toBe(true);
    expect(editor.store.getState().selection).toEqual([]);
    expect(pressKey(editor, press('Escape'))).toBe(false);
    expect(pressKey(editor, press('Delete'))).toBe(false);
  });
});
