import { addLayer, madeBy } from '@cpc/design';
import type { AssetId } from '@cpc/domain';
import { decodeProxy } from '../../assets/proxy.ts';
import type { Editor } from '../../model/editor.ts';
import { coveringPicture, isCaseShaped, newPicture } from '../../document/additions.ts';
import { documentOf } from '../../document/state.ts';
import { commit } from '../../document/steps.ts';
import { closePanel } from '../../session/panels.ts';
import { select } from '../../session/selection.ts';

/**
 * Puts a kept drawing on the case as an ordinary picture layer, in one step (AI-06). As the first picture, and if it has
 * the shape of the surface, it covers the surface, which it was drawn for.
 * @param asset a picture of the account @param isWanted is asked when the picture is loaded
 * @returns false if it is not wanted any more, or if the design has no room for it, which the customer is told
 * Rejects if the picture cannot be loaded.
 */
export async function placeDrawing(
  editor: Editor,
  asset: AssetId,
  isWanted: () => boolean = () => true,
): Promise<boolean> {
  const { assets, ports, store, surface } = editor;
  const { bitmap, pixels } = await decodeProxy(await ports.loadWhole(asset, 'anywhere'));
  if (!isWanted()) {
    bitmap.close();
    return false;
  }
  assets.putPicture(asset, bitmap);
  // What was previewed over the whole case is put over the whole case.
  const place = isCaseShaped(pixels, surface) ? coveringPicture : newPicture;
  const plain = place(documentOf(store.getState()), surface, editor.nextLayerId(), asset, pixels);
  const layer = { ...plain, made: madeBy(plain, 'drawing') };
  if (!commit(store, addLayer(layer))) return false;
  closePanel(store);
  select(store, [layer.id]);
  return true;
}
