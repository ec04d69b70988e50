import { type DesignDocument, type LayerId, layersOf, type TextLayer } from '@cpc/design';
import { documentOf, layerOf } from '../document/state.ts';
import type { EditorStore } from '../session/store.ts';
import { mapHistory } from '../document/map-history.ts';
import { setHistory } from '../document/steps.ts';

/** The fields of a text that decide its line breaks. */
const SETTING = [
  'text',
  'typeface',
  'weight',
  'slant',
  'capitals',
  'size',
  'letterSpacing',
  'direction',
  'measure',
] as const satisfies readonly (keyof TextLayer)[];

/**
 * Keeps the line breaks of texts up to date when the fields they depend on change, by any change or step. A text that
 * arrives with breaks keeps them: they may come from another device. While its fonts are loading, a text has no breaks,
 * so that they are computed later, even after a reload.
 * @param breakLines returns undefined while the fonts of the text are loading
 */
export function keepLineBreaks(
  store: EditorStore,
  breakLines: (layer: TextLayer) => readonly number[] | undefined,
): void {
  const owed = new Set<LayerId>(unbroken(documentOf(store.getState())));
  let woken = false;
  const pay = () => {
    woken = false;
    for (const id of owed) {
      const layer = layerOf(store.getState(), id);
      const isText = layer?.type === 'text';
      const breaks = isText ? breakLines(layer) : [];
      if (breaks) owed.delete(id);
      if (isText) setBreaks(store, layer, breaks ?? []);
    }
  };
  // Runs after the other subscribers of this change, and before the next frame is painted.
  const wake = () => {
    if (woken || owed.size === 0) return;
    woken = true;
    queueMicrotask(pay);
  };
  store.subscribe((state, before) => {
    const [now, was] = [documentOf(state), documentOf(before)];
    if (now === was && state.arrivals === before.arrivals) return;
    for (const id of changedTexts(now, was)) owed.add(id);
    wake();
  });
  wake();
}

function changedTexts(now: DesignDocument, was: DesignDocument): readonly LayerId[] {
  if (now === was) return [];
  return layersOf(now).flatMap((layer) => {
    const before = was.records[layer.id];
    if (layer === before || layer.type !== 'text') return [];
    const isChanged = before?.type === 'text' ? !isSetAlike(layer, before) : isUnbroken(layer);
    return isChanged ? layer.id : [];
  });
}

const unbroken = (document: DesignDocument): readonly LayerId[] =>
  layersOf(document).flatMap((layer) => (layer.type === 'text' && isUnbroken(layer) ? layer.id : []));

const isUnbroken = ({ measure, breaks }: TextLayer): boolean => measure !== null && breaks.length === 0;

const isSetAlike = (a: TextLayer, b: TextLayer): boolean => SETTING.every((field) => a[field] === b[field]);

/** Sets the breaks of all equally set texts throughout the history. This is not a step of its own. */
function setBreaks(store: EditorStore, layer: TextLayer, breaks: readonly number[]): void {
  if (breaks.join() === layer.breaks.join()) return;
  const history = mapHistory(store.getState().history, (record) =>
    record.type === 'text' && isSetAlike(record, layer) ? { ...record, breaks } : record,
  );
  setHistory(store, history);
}
