import type { LibraryItem } from '@cpc/contract';
import { addLayer } from '@cpc/design';
import type { Editor } from '../../model/editor.ts';
import { newSticker } from '../../store/additions.ts';
import { commit } from '../../store/store.ts';

/** Adds a sticker to the design and selects it. */
export function addSticker(editor: Editor, item: LibraryItem): void {
  const { document } = editor.store.getState().history;
  const layer = newSticker(document, editor.surface, editor.nextLayerId(), item.key, item);
  if (commit(editor.store, addLayer(layer))) editor.store.setState({ selection: [layer.id] });
}
