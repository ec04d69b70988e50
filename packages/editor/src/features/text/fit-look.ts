import { type LayerId, type TextLayer, updateLayer } from '@cpc/design';
import type { Editor } from '../../model/editor.ts';
import { documentOf, layerOf } from '../../document/state.ts';
import { amendLast } from '../../document/steps.ts';
import { measureWords } from '../../parts/words/measure-words.ts';
import { fitWhenLoaded } from '../../parts/words/late-fit.ts';

/** A face with narrow letters may become this much taller than the text was. */
const MAX_GROWTH = 1.5;

/** The printed size of a straight text; undefined while its fonts are loading. */
function printedSize({ assets }: Editor, layer: TextLayer) {
  const box = measureWords(assets, layer);
  const em = layer.size * layer.placement.scale;
  return box && { width: box.width * em, height: box.height * em };
}

/**
 * Keeps the room that a text took before it got another look, within the last step: at once, or when its fonts are
 * loaded. A later change of the text ends the wait.
 */
export function fitLookSoon(editor: Editor, before: TextLayer): void {
  const { store } = editor;
  const layer = layerOf(store.getState(), before.id);
  const was = printedSize(editor, before);
  // A text with a line width keeps that, and a vertical one its column.
  if (!was || before.measure !== null || before.direction === 'vertical') return;
  fitWhenLoaded(
    store,
    () => fit(editor, before.id, was),
    (now) => layerOf(now, before.id) !== layer,
  );
}

function fit(editor: Editor, id: LayerId, was: { readonly width: number; readonly height: number }): boolean {
  const { store } = editor;
  const layer = layerOf(store.getState(), id);
  if (layer?.type !== 'text') return true;
  const now = printedSize(editor, layer);
  if (!now) return false;
  const grow = Math.min(was.width / now.width, (MAX_GROWTH * was.height) / now.height);
  if (Math.abs(grow - 1) < 0.01) return true;
  const placement = { ...layer.placement, scale: Math.round(layer.placement.scale * grow * 1e4) / 1e4 };
  amendLast(store, updateLayer(documentOf(store.getState()), id, { placement }));
  return true;
}
