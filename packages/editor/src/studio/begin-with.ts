import { setBackground } from '@cpc/design';
import { type AssetId, brand } from '@cpc/domain';
import { placeDrawing } from '../features/drawing/place-drawing.ts';
import type { Editor } from '../model/editor.ts';
import { documentOf } from '../document/state.ts';
import { commit } from '../document/steps.ts';
import { addSticker } from '../parts/library/add-sticker.ts';
import { askFor } from '../features/templates/asked-template.ts';
import { asksFor } from '../features/templates/asks-for.ts';
import { takeTemplate } from '../features/templates/take-template.ts';

/**
 * Adds a thing of the library or a kept drawing to the design, as a tap in its panel does: a template with something to
 * fill in opens its form. If the thing does not exist, nothing changes.
 * @param thing its kind and key: `sticker:heart`; for a drawing its asset
 */
export async function beginWith(editor: Editor, thing: string): Promise<void> {
  const [kind, ...rest] = thing.split(':');
  const key = rest.join(':');
  const { ports, store } = editor;
  const isIt = (one: { readonly key: string }) => one.key === key;
  if (kind === 'sticker') {
    const sticker = (await ports.stickers()).find(isIt);
    if (sticker) addSticker(editor, sticker);
  } else if (kind === 'template') {
    const template = (await ports.templates()).find(isIt);
    if (template && asksFor(template)) askFor(editor, template);
    else if (template) takeTemplate(editor, template);
  } else if (kind === 'drawing') {
    await placeDrawing(editor, brand<AssetId>(key));
  } else if (kind === 'wallpaper' && (await ports.wallpapers()).some(isIt)) {
    commit(store, setBackground(documentOf(store.getState()), { kind: 'wallpaper', wallpaper: key }));
  }
}
