import type { Layer, LayerId, StickerLayer } from '@cpc/design';
import { describe, expect, it } from 'vitest';
import { editorWith, picture } from '../testing.ts';
import { barOf } from './bar.ts';
import { LAYER_ACTIONS } from './layer-actions.ts';

const sticker = (id: string): StickerLayer => {
  const { asset: _, crop: _crop, mask: _mask, look: _look, ...base } = picture(id, { stack: 'a1' });
  return { ...base, type: 'sticker', sticker: 'fox', colours: [] };
};

function barFor(layers: readonly Layer[], ...selected: readonly string[]) {
  const editor = editorWith(layers);
  editor.store.setState({ selection: selected as readonly LayerId[] });
  const { shown, rest } = barOf(editor.store.getState());
  return { editor, shown: shown.map(({ id }) => id), rest: rest.map(({ id }) => id) };
}

describe('the bar of a selection', () => {
  it('[ED-01] a photo has its most used actions in the bar, deleting last', () => {
    const { shown } = barFor([picture('a')], 'a');
    expect(shown).toEqual(['replace', 'crop', 'looks', 'mask', 'cutout', 'delete']);
  });

  it('[ED-01] [ED-11] a bar has at most seven places, and every possible action is in it or behind "More"', () => {
    const layers = [picture('a'), picture('locked', { locked: true, stack: 'a2' }), sticker('b')];
    for (const selected of [['a'], ['b'], ['locked'], ['a', 'b']]) {
      const { editor, shown, rest } = barFor(layers, ...selected);
      expect(shown.length + Math.min(1, rest.length)).toBeLessThanOrEqual(7);
      const possible = LAYER_ACTIONS.filter((action) => action.enabled(editor.store.getState())).map(({ id }) => id);
      for (const id of possible) expect([...shown, ...rest]).toContain(id);
    }
  });

  it('[ED-01] a locked layer begins with its unlocking, several layers being gathered with the end of that', () => {
    expect(barFor([picture('a', { locked: true })], 'a').shown[0]).toBe('lock');
    const { editor } = barFor([picture('a'), sticker('b')], 'a', 'b');
    editor.store.setState({ multiSelect: true });
    expect(barOf(editor.store.getState()).shown[0]?.id).toBe('gather');
  });
});
