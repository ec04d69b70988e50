import { type LayerId, PLAIN_TEXT, type TextLayer, updateLayer } from '@cpc/design';
import { mm } from '@cpc/domain';
import { describe, expect, it } from 'vitest';
import { documentOf } from '../document/state.ts';
import { amend, commit, endStep, redoStep, undoStep } from '../document/steps.ts';
import { createEditorStore } from '../session/store.ts';
import { editorWith, picture } from '../testing.ts';
import { keepLineBreaks } from './line-breaks.ts';
import { noteArrival } from '../loading/state.ts';

const { asset: _, crop: _crop, mask: _mask, look: _look, width: _width, height: _height, ...base } = picture('a');
const TEXT: TextLayer = {
  ...base,
  ...PLAIN_TEXT,
  type: 'text',
  text: 'aaa bbb ccc',
  typeface: 'lato',
  size: mm(10),
  ink: { kind: 'colour', colour: '#000000' as never },
  align: 'centre',
};
const ID = TEXT.id as LayerId;

/** Line breaks for letters that are half as wide as their size. */
const byCharacters = ({ text, measure, size }: TextLayer): number[] => {
  const each = Math.max(1, Math.floor((measure ?? Infinity) / (size / 2)));
  return Array.from({ length: Math.ceil(text.length / each) - 1 }, (_none, i) => (i + 1) * each);
};

function kept(
  layer: Partial<TextLayer>,
  breakLines: (layer: TextLayer) => readonly number[] | undefined = byCharacters,
) {
  const store = createEditorStore(editorWith([{ ...TEXT, ...layer }]).store.getState().history);
  keepLineBreaks(store, breakLines);
  const diff = (fields: Partial<TextLayer>) => updateLayer<TextLayer>(documentOf(store.getState()), ID, fields);
  const breaks = async () => {
    await Promise.resolve();
    return (documentOf(store.getState()).records[ID] as TextLayer).breaks;
  };
  return { store, diff, breaks };
}

describe('line breaks', () => {
  it('[ED-03.2] [ED-03.4] follow text, typeface, size, spacing, direction and measure', async () => {
    const asked: string[] = [];
    const { store, diff, breaks } = kept({ measure: mm(25), breaks: [5, 10] }, (layer) => {
      asked.push(layer.typeface);
      return byCharacters(layer);
    });
    commit(store, diff({ text: 'aaa' }));
    expect(await breaks()).toEqual([]);
    commit(store, diff({ text: 'aaa bbb ccc' }));
    expect(await breaks()).toEqual([5, 10]);
    commit(store, diff({ size: mm(20) }));
    expect(await breaks()).toEqual([2, 4, 6, 8, 10]);
    commit(store, diff({ measure: null }));
    expect(await breaks()).toEqual([]);
    for (const fields of [{ typeface: 'other' }, { letterSpacing: 0.2 }, { direction: 'vertical' }] as const) {
      asked.length = 0;
      commit(store, diff(fields));
      await breaks();
      expect(asked).toHaveLength(1);
    }
  });

  it('[ED-05.3] belong to the step of their change and are never a step of their own', async () => {
    const { store, diff, breaks } = kept({ measure: mm(25), breaks: [5, 10] });
    for (const measure of [30, 35, 40]) {
      amend(store, diff({ measure: mm(measure) }));
      await breaks();
    }
    endStep(store);
    expect(await breaks()).toEqual([8]);
    expect(store.getState().history.done).toHaveLength(1);
    undoStep(store);
    expect(await breaks()).toEqual([5, 10]);
    expect(store.getState().history.undone).toHaveLength(1);
    redoStep(store);
    expect(await breaks()).toEqual([8]);
  });

  it('[ED-03.2] are computed when the fonts arrive, also after other steps or undo', async () => {
    let there = false;
    const { store, diff, breaks } = kept({ measure: mm(25), breaks: [5, 10] }, (layer) =>
      there ? byCharacters(layer) : undefined,
    );
    commit(store, diff({ text: 'aaaaaaa' }));
    expect(await breaks()).toEqual([]);
    commit(store, diff({ opacity: 0.5 }));
    undoStep(store);
    there = true;
    noteArrival(store);
    expect(await breaks()).toEqual([5]);
    redoStep(store);
    expect(await breaks()).toEqual([5]);
    expect(store.getState().history.done).toHaveLength(2);
  });

  it('[ED-08] breaks from another device stay; a text without breaks gets them at the start', async () => {
    const other = kept({ measure: mm(25), breaks: [4] });
    commit(other.store, other.diff({ opacity: 0.5 }));
    expect(await other.breaks()).toEqual([4]);
    expect(await kept({ measure: mm(25) }).breaks()).toEqual([5, 10]);
  });
});
