import type { Layer, LayerId, StickerLayer } from '@cpc/design';
import { describe, expect, it } from 'vitest';
import { editorWith, picture } from '../testing.ts';
import { barOf } from './bar.ts';
import { select, toggleMultiSelect } from '../session/selection.ts';

/** What every selection can do besides the most used actions of its kind; it is behind "More" if not in the bar. */
const BEHIND = ['gather', 'arrange', 'back', 'flipY', 'lock', 'hide', 'forward', 'backward'];

const sticker = (id: string): StickerLayer => {
  const { asset: _, crop: _crop, mask: _mask, look: _look, ...base } = picture(id, { stack: 'a1' });
  return { ...base, type: 'sticker', sticker: 'fox', colours: [] };
};

function barFor(layers: readonly Layer[], ...selected: readonly string[]) {
  const editor = editorWith(layers);
  select(editor.store, selected as readonly LayerId[]);
  const { shown, rest } = barOf(editor.store.getState());
  return { editor, shown: shown.map(({ id }) => id), rest: rest.map(({ id }) => id) };
}

describe('the bar of a selection', () => {
  it('[ED-01.9] a photo has its most used actions in the bar, deleting last', () => {
    const { shown } = barFor([picture('a')], 'a');
    expect(shown).toEqual(['replace', 'crop', 'looks', 'mask', 'cutout', 'delete']);
  });

  it('[ED-01.9] [LG-05.1] where fewer have room, the rest is behind "More", and deleting stays', () => {
    const { editor, rest } = barFor([picture('a')], 'a');
    const narrow = barOf(editor.store.getState(), 4);
    expect(narrow.shown.map(({ id }) => id)).toEqual(['replace', 'crop', 'delete']);
    const behind = narrow.rest.map(({ id }) => id);
    expect(behind.toSorted()).toEqual([...rest, 'looks', 'mask', 'cutout'].toSorted());
  });

  it.each([
    {
      what: 'a photo',
      selected: ['a'],
      inBar: ['replace', 'crop', 'looks', 'mask', 'cutout', 'delete'],
      behind: ['cover', 'duplicate', 'flipX', 'front', 'opacity'],
    },
    {
      what: 'a sticker',
      selected: ['b'],
      inBar: ['recolour', 'duplicate', 'flipX', 'front', 'opacity', 'delete'],
      behind: [],
    },
    {
      what: 'a locked photo',
      selected: ['locked'],
      inBar: ['lock', 'looks', 'mask', 'delete'],
      behind: ['cover', 'duplicate', 'front', 'flipX', 'opacity'],
    },
    {
      what: 'several layers',
      selected: ['a', 'b'],
      inBar: ['group', 'arrange', 'duplicate', 'front', 'opacity', 'delete'],
      behind: ['flipX'],
    },
  ])('[ED-01.9] [ED-11.2] $what has its actions in the bar, at most seven with "More", or behind it', (one) => {
    const layers = [picture('a'), picture('locked', { locked: true, stack: 'a2' }), sticker('b')];
    const { shown, rest } = barFor(layers, ...one.selected);
    expect(shown).toEqual(one.inBar);
    expect(shown.length + Math.min(1, rest.length)).toBeLessThanOrEqual(7);
    expect(rest.toSorted()).toEqual([...one.behind, ...BEHIND.filter((id) => !shown.includes(id))].toSorted());
  });

  it('[ED-01.2] [ED-01.9] a locked layer begins with its unlocking, several layers being gathered with the end of that', () => {
    expect(barFor([picture('a', { locked: true })], 'a').shown[0]).toBe('lock');
    const { editor } = barFor([picture('a'), sticker('b')], 'a', 'b');
    toggleMultiSelect(editor.store);
    expect(barOf(editor.store.getState()).shown[0]?.id).toBe('gather');
  });
});
