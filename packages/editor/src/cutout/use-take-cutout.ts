import { type PictureLayer, updateLayer } from '@cpc/design';
import { type AssetId, brand } from '@cpc/domain';
import { useEffect, useRef, useState } from 'react';
import { decodeProxy } from '../assets/proxy.ts';
import { useEditor, usePictures } from '../context.ts';
import { documentOf, layerOf } from '../store/state.ts';
import { commit } from '../store/store.ts';
import { type CutSource, cutPicture } from './source.ts';
import type { Cutout } from './use-cutout.ts';

/** Makes the cut-out the picture of the layer, as one step (AI-06), and closes the screen. To close it earlier cancels. */
export function useTakeCutout(layer: PictureLayer, source: CutSource, onClose: () => void) {
  const { store, ports } = useEditor();
  const pictures = usePictures();
  const [busy, setBusy] = useState(false);
  const isOpen = useRef(false);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);
  const take = async ({ mask, history, tell }: Cutout): Promise<void> => {
    if (!history.canUndo()) return onClose();
    setBusy(true);
    const file = await cutPicture(source, mask.canvas);
    const decoded = file && (await decodeProxy(file).catch(() => undefined));
    if (!isOpen.current) return decoded?.bitmap.close();
    if (!file || !decoded) {
      setBusy(false);
      return tell('broken');
    }
    const asset = brand<AssetId>(`${ports.randomId()}${ports.randomId()}`);
    await pictures.show({ asset, file }, decoded.bitmap, () => {
      const now = layerOf(store.getState(), layer.id);
      // Gone, or another picture by now: the cut-out is no longer wanted.
      if (now?.type !== 'picture' || now.asset !== pictures.nameOf(layer.asset)) return false;
      // The upload of the original may have ended in the meantime, which changes its name.
      const made = { ...source.made, from: pictures.nameOf(source.made.from) };
      return commit(store, updateLayer<PictureLayer>(documentOf(store.getState()), layer.id, { asset, made }));
    });
    if (isOpen.current) onClose();
  };
  return { take: (cutout: Cutout) => void take(cutout), busy };
}
