import { madeWithNames, type PictureLayer, updateLayer } from '@cpc/design';
import { type AssetId, brand } from '@cpc/domain';
import { useEffect, useRef, useState } from 'react';
import { decodeProxy } from '../../assets/proxy.ts';
import { useEditor, usePictures } from '../../model/context.ts';
import { documentOf, layerOf } from '../../document/state.ts';
import { commit } from '../../document/steps.ts';
import { type ToolRun, noteToolRun } from '../../loading/state.ts';
import { openPanel } from '../../session/panels.ts';
import { type CutSource, cutPicture } from './source.ts';
import type { Cutout } from './use-cutout.ts';

/**
 * Makes the cut-out the picture of the layer, as one step (AI-06). Then the screen closes, and the edge, the shadow and
 * the background come next. To close it earlier cancels. Until it is done, the customer cannot go on to the order.
 */
export function useTakeCutout(layer: PictureLayer, source: CutSource, onClose: () => void) {
  const { store, ports } = useEditor();
  const pictures = usePictures();
  const [run, setRun] = useState<ToolRun>();
  const isOpen = useRef(false);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);
  useEffect(() => {
    if (!run) return undefined;
    noteToolRun(store, run);
    return () => noteToolRun(store, null);
  }, [run, store]);
  /** @returns whether the layer has the cut-out; false if the screen is closed, or the layer is gone or has another picture */
  const show = (file: Blob, bitmap: ImageBitmap): Promise<boolean> => {
    const asset = brand<AssetId>(`${ports.randomId()}${ports.randomId()}`);
    return pictures.show({ asset, file }, bitmap, () => {
      if (!isOpen.current) return false;
      const now = layerOf(store.getState(), layer.id);
      if (now?.type !== 'picture' || now.asset !== pictures.nameOf(layer.asset)) return false;
      // The uploads of the originals may have ended in the meantime, which changes their names.
      const made = madeWithNames(source.made, pictures.nameOf);
      return commit(store, updateLayer<PictureLayer>(documentOf(store.getState()), layer.id, { asset, made }));
    });
  };
  const take = async ({ mask, history, tell }: Cutout): Promise<void> => {
    if (!history.canUndo()) return onClose();
    setRun({ layer: layer.id, tool: 'cutout', share: 0, cancel: onClose });
    const file = await cutPicture(source, mask.canvas);
    const decoded = file && (await decodeProxy(file).catch(() => undefined));
    if (!isOpen.current) return decoded?.bitmap.close();
    if (!file || !decoded) {
      setRun(undefined);
      return tell('notMade');
    }
    const isShown = await show(file, decoded.bitmap);
    if (!isOpen.current) return;
    if (!isShown) return onClose();
    openPanel(store, 'picture', 'effects');
  };
  return { take: (cutout: Cutout) => void take(cutout), busy: run !== undefined };
}
