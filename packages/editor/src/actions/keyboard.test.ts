import type { LayerId } from '@cpc/design';
import { describe, expect, it } from 'vitest';
import { editorWith, picture } from '../testing.ts';
import { comboOf } from './action.ts';
import { pressKey } from './keyboard.ts';

const press = (key: string, more: Partial<KeyboardEvent> = {}) =>
  ({ key, ctrlKey: false, metaKey: false, shiftKey: false, altKey: false, ...more }) as KeyboardEvent;

describe('keys', () => {
  it('spells a combination one way on every keyboard', () => {
    expect(comboOf(press('Z', { ctrlKey: true, shiftKey: true }))).toBe('mod+shift+z');
    expect(comboOf(press('ArrowLeft', { shiftKey: true }))).toBe('shift+arrowleft');
    expect(comboOf(press('+', { shiftKey: true }))).toBe('+');
  });

  it('[ED-11] Delete removes the selected layer, brackets change the order, Control and Z takes it back', () => {
    const editor = editorWith([picture('a'), picture('b', { stack: 'a1' })]);
    editor.store.setState({ selection: ['a' as LayerId] });
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

  it('[ED-11] Escape leaves the innermost thing, and what means nothing goes its own way', () => {
    const editor = editorWith([picture('a')]);
    editor.store.setState({ selection: ['a' as LayerId], panel: 'opacity' });
    expect(pressKey(editor, press('Escape'))).toBe(true);
    expect(editor.store.getState()).toMatchObject({ panel: null, selection: ['a'] });
    expect(pressKey(editor, press('Escape'))).toBe(true);
    expect(editor.store.getState().selection).toEqual([]);
    expect(pressKey(editor, press('Escape'))).toBe(false);
    expect(pressKey(editor, press('Delete'))).toBe(false);
  });
});
