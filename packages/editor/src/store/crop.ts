import { type LayerId, type PictureLayer, type Surface, updateLayer } from '@cpc/design';
import { type CropPose, wholeFrame } from '../geometry/crop.ts';
import { reshapeSeen } from '../geometry/seen.ts';
import { croppedLayer, layerOf } from './state.ts';
import { amend, type EditorStore, revoke, settle } from './store.ts';

/** Starts to crop a picture: all changes until the end are one open step. Other and locked layers are ignored. */
export function startCrop(store: EditorStore, id: LayerId): void {
  const layer = layerOf(store.getState(), id);
  if (layer?.type !== 'picture' || layer.locked) return;
  settle(store);
  store.setState({ crop: { layer: id, ratio: null }, selection: [id], mode: 'select', sketch: null });
}

export function setCrop(store: EditorStore, { placement, width, height, crop }: CropPose): void {
  const layer = croppedLayer(store.getState());
  if (!layer) return;
  const fields = { placement, width, height, crop };
  amend(store, updateLayer<PictureLayer>(store.getState().history.document, layer.id, fields));
}

/** Turns the crop into a step; without a change there is no step. */
export function finishCrop(store: EditorStore): void {
  if (!store.getState().crop) return;
  settle(store);
  store.setState({ crop: null });
}

export function cancelCrop(store: EditorStore): void {
  if (!store.getState().crop) return;
  revoke(store);
  store.setState({ crop: null });
}

/** @param ratio width by height that the frame takes and keeps; null allows any ratio */
export function setCropRatio(store: EditorStore, ratio: number | null, surface: Surface): void {
  const { crop } = store.getState();
  const layer = croppedLayer(store.getState());
  if (!crop || !layer) return;
  store.setState({ crop: { ...crop, ratio } });
  if (ratio !== null) setCrop(store, reshapeSeen(layer, ratio, surface));
}

/** Shows the whole picture again. */
export function resetCrop(store: EditorStore): void {
  const { crop } = store.getState();
  const layer = croppedLayer(store.getState());
  if (!crop || !layer) return;
  store.setState({ crop: { ...crop, ratio: null } });
  setCrop(store, wholeFrame(layer));
}
