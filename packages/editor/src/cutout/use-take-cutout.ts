import { UPLOAD_LIMITS } from '@cpc/contract/wire';
import type { PictureLayer } from '@cpc/design';
import { type AssetId, brand } from '@cpc/domain';
import { useState } from 'react';
import { useEditor, usePictures } from '../context.ts';
import { type CutSource, cutPicture } from './source.ts';
import type { Cutout } from './use-cutout.ts';

/** Makes the cut-out the picture of the layer, as one step, and closes the screen. */
export function useTakeCutout(layer: PictureLayer, source: CutSource, onClose: () => void) {
  const editor = useEditor();
  const pictures = usePictures();
  const [busy, setBusy] = useState(false);
  const take = async ({ mask, history }: Cutout): Promise<void> => {
    if (!history.canUndo()) return onClose();
    setBusy(true);
    const file = await cutPicture(source, mask.canvas);
    if (!file || file.size > UPLOAD_LIMITS.bytes) {
      setBusy(false);
      return editor.notify('error.imageTooLarge', 'error');
    }
    const { randomId } = editor.ports;
    const asset = brand<AssetId>(`${randomId()}${randomId()}`);
    await pictures.remake(layer.id, { asset, file }, source.made);
    onClose();
  };
  return { take: (cutout: Cutout) => void take(cutout), busy };
}
