import type { LibraryItem } from '@cpc/contract';
import { addLayer } from '@cpc/design';
import { mm } from '@cpc/domain';
import type { Editor } from '../../model/editor.ts';
import { newSticker } from '../../document/additions.ts';
import { freePlace } from '../../document/free-place.ts';
import { commit } from '../../document/steps.ts';
import { select } from '../../session/selection.ts';

/** Adds a sticker to the design, where it hides nothing if there is room, and selects it. */
export function addSticker(editor: Editor, item: LibraryItem): void {
  const { document } = editor.store.getState().history;
  const made = newSticker(document, editor.surface, editor.nextLayerId(), item.key, item);
  const at = freePlace(document, editor.surface, editor.assets, made);
  const layer = { ...made, placement: { ...made.placement, x: mm(at.x), y: mm(at.y) } };
  if (commit(editor.store, addLayer(layer))) select(editor.store, [layer.id]);
}
