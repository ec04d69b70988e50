import type { Layer, LayerId, StickerLayer } from '@cpc/design';
import { describe, expect, it } from 'vitest';
import { editorWith, picture } from '../testing.ts';
import { barOf } from './bar.ts';

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

  it.each([
    ['a', 'gather arrange back flipY lock hide forward backward cover duplicate front flipX opacity'],
    ['b', 'gather arrange back flipY lock hide forward backward'],
    ['locked', 'gather arrange back flipY hide forward backward cover duplicate front flipX opacity'],
    ['a b', 'gather back flipX flipY lock hide forward backward'],
  ])('[ED-01] [ED-11] a bar of %s has at most seven places; behind "More" is what is left', (selected, more) => {
    const layers = [picture('a'), picture('locked', { locked: true, stack: 'a2' }), sticker('b')];
    const { shown, rest } = barFor(layers, ...selected.split(' '));
    expect(shown.length + 1).toBeLessThanOrEqual(7);
    expect(rest.toSorted()).toEqual(more.split(' ').toSorted());
  });

  it('[ED-01] a locked layer begins with its unlocking, several layers being gathered with the end of that', () => {
    expect(barFor([picture('a', { locked: true })], 'a').shown[0]).toBe('lock');
    const { editor } = barFor([picture('a'), sticker('b')], 'a', 'b');
    editor.store.setState({ multiSelect: true });
    expect(barOf(editor.store.getState()).shown[0]?.id).toBe('gather');
  });
});
