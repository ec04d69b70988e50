import { type LayerId, setBackground, type Colour, layersOf, updateLayer } from '@cpc/design';
import { degrees, mm } from '@cpc/domain';
import { describe, expect, it } from 'vitest';
import { pressKey } from '../actions/keyboard.ts';
import { UNDO } from '../actions/history-actions.ts';
import { commit } from '../document/steps.ts';
import { editorWith, picture } from '../testing.ts';
import { describeSteps } from './describe-changes.ts';
import { select } from '../session/selection.ts';

const t = ((key: string, values: object = {}) =>
  [key.replace('studio.', ''), ...Object.values(values)].join(' ')) as Parameters<typeof describeSteps>[2];
const press = (key: string, more: Partial<KeyboardEvent> = {}) =>
  ({ key, ctrlKey: false, metaKey: false, shiftKey: false, altKey: false, ...more }) as KeyboardEvent;

describe('the announcement of a step', () => {
  it('[ED-11.2] tells position, size and rotation of a layer, and what undo did', () => {
    const editor = editorWith([picture('a'), picture('b', { stack: 'a1' })]);
    select(editor.store, ['a' as LayerId]);
    const after = (act: () => void) => {
      const { history } = editor.store.getState();
      act();
      return describeSteps(history, editor.store.getState().history, t);
    };
    const name = 'layer.picture';
    expect(after(() => pressKey(editor, press('ArrowRight')))).toBe(`told.moved ${name} 40.5 80`);
    expect(after(() => pressKey(editor, press('+')))).toBe(`told.scaled ${name} 105`);
    expect(after(() => pressKey(editor, press('>', { shiftKey: true })))).toBe(`told.turned ${name} 45`);
    expect(after(() => pressKey(editor, press('d', { ctrlKey: true })))).toBe(`told.added ${name}`);
    expect(after(() => UNDO.run(editor))).toBe(`told.undone told.removed ${name}`);
    expect(after(() => pressKey(editor, press('y', { ctrlKey: true })))).toBe(`told.redone told.added ${name}`);
    select(editor.store, ['a', 'b'] as LayerId[]);
    expect(after(() => pressKey(editor, press('Delete')))).toBe('told.many 2');
    const red = { kind: 'colour', colour: '#ff0000' as Colour } as const;
    expect(after(() => commit(editor.store, setBackground(editor.store.getState().history.document, red)))).toBe(
      'told.background',
    );
    expect(after(() => undefined)).toBe('');
  });

  it('[ED-11.2] [LG-02.2] joins what changed at once by a message of the language', () => {
    const editor = editorWith([picture('a')]);
    const { history } = editor.store.getState();
    const a = layersOf(history.document)[0];
    if (!a) throw new Error('expected a layer');
    const placement = { ...a.placement, x: mm(a.placement.x + 1), scale: 2, rotation: degrees(90) };
    commit(editor.store, updateLayer(history.document, a.id, { placement }));
    expect(describeSteps(history, editor.store.getState().history, t)).toBe(
      'told.and told.and told.moved layer.picture 41 80 told.scaled layer.picture 200 told.turned layer.picture 90',
    );
  });
});
