import { type LayerId, type PictureLayer, type Surface, updateLayer } from '@cpc/design';
import { documentOf, layerOf } from '../document/state.ts';
import { amend, revoke } from '../document/steps.ts';
import { write } from '../document/write.ts';
import { type CropPose, wholeFrame } from '../geometry/crop.ts';
import { reshapeSeen } from '../geometry/seen.ts';
import { RESTING } from './activity.ts';
import { cropOf } from './state.ts';
import { croppedLayer } from './selected.ts';
import { type EditorStore, enter } from './store.ts';

/** Starts to crop a picture: all changes until the end are one open step. Other and locked layers are ignored. */
export function beginCrop(store: EditorStore, id: LayerId): void {
  const { activity } = store.getState();
  const layer = layerOf(store.getState(), id);
  if (layer?.type !== 'picture' || layer.locked) return;
  const before = activity.name === 'selecting' ? activity : RESTING;
  enter(store, 'crop', { name: 'cropping', layer: id, ratio: null, before }, { selection: [id] });
}

export function setCrop(store: EditorStore, { placement, width, height, crop }: CropPose): void {
  const layer = croppedLayer(store.getState());
  if (!layer) return;
  const fields = { placement, width, height, crop };
  amend(store, updateLayer<PictureLayer>(documentOf(store.getState()), layer.id, fields));
}

/** Turns the crop into a step; without a change there is no step. */
export function finishCrop(store: EditorStore): void {
  const crop = cropOf(store.getState());
  if (crop) enter(store, 'endCrop', crop.before);
}

export function cancelCrop(store: EditorStore): void {
  const crop = cropOf(store.getState());
  if (!crop) return;
  revoke(store);
  enter(store, 'endCrop', crop.before);
}

/** @param ratio width by height that the frame takes and keeps; null allows any ratio */
export function setCropRatio(store: EditorStore, ratio: number | null, surface: Surface): void {
  const layer = croppedLayer(store.getState());
  if (!layer) return;
  keepRatio(store, ratio);
  if (ratio !== null) setCrop(store, reshapeSeen(layer, ratio, surface));
}

/** Shows the whole picture again. */
export function resetCrop(store: EditorStore): void {
  const layer = croppedLayer(store.getState());
  if (!layer) return;
  keepRatio(store, null);
  setCrop(store, wholeFrame(layer));
}

function keepRatio(store: EditorStore, ratio: number | null): void {
  const crop = cropOf(store.getState());
  if (crop) write(store, { activity: { ...crop, ratio } });
}
