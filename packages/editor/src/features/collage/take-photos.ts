import { type AssetId, brand } from '@cpc/domain';
import {
  type DesignDiff,
  fillCell,
  isCell,
  isEmptyDiff,
  type LayerId,
  type PictureLayer,
  putInFrame,
  updateLayer,
} from '@cpc/design';
import { documentOf, layerOf } from '../../document/state.ts';
import { commit } from '../../document/steps.ts';
import type { Editor } from '../../model/editor.ts';
import type { Pictures } from '../../model/pictures.ts';
import { newPicture } from '../../document/additions.ts';
import { selectedCell } from '../../session/cells.ts';
import { joinStep } from './join-step.ts';

export interface PhotoCells {
  /** The cell for the next photo; undefined if there is none left. */
  readonly cellFor: () => LayerId | undefined;
  /** The step that made the cells: the photos belong to it. */
  readonly begun?: DesignDiff | undefined;
}

/**
 * Puts chosen files into cells of a collage, one after the other: a phone decodes one photo at a time. All of them are
 * one step, as long as the customer makes no other in between. A file that cannot be used says why, and the next one
 * takes its cell. Photos for which there is no cell are left out, and the customer is told.
 */
export async function takePhotos(
  editor: Editor,
  pictures: Pictures,
  files: readonly File[],
  { cellFor, begun }: PhotoCells,
): Promise<void> {
  const { store, surface, ports, nextLayerId } = editor;
  let step = begun;
  let isFull = false;
  for (const file of files) {
    const picture = { asset: brand<AssetId>(`${ports.randomId()}${ports.randomId()}`), file };
    // If the device is full, go on anyway.
    await ports.chosen.keep(picture).catch(() => undefined);
    await pictures.add(picture, (asset, pixels) => {
      const id = cellFor();
      // A finger that moves the old photo would go on with its crop.
      if (id !== undefined && selectedCell(store.getState())?.id === id) editor.cancelGesture();
      const document = documentOf(store.getState());
      const layer: PictureLayer = newPicture(document, surface, nextLayerId(), asset, pixels);
      const change = id === undefined ? undefined : fillCell(document, id, layer, surface);
      isFull = change === undefined || isEmptyDiff(change);
      if (change === undefined || isFull) return false;
      const made = joinStep(store, step, change);
      step = made ?? step;
      return made !== undefined;
    });
    if (isFull) break;
  }
  if (isFull) editor.notify('studio.picture.leftOut');
}

/** Puts files into a cell, and more of them into the empty places of its collage, in their order. */
export function fillFrom(editor: Editor, pictures: Pictures, id: LayerId, files: readonly File[]): Promise<void> {
  const { store } = editor;
  const group = layerOf(store.getState(), id)?.group;
  let first = true;
  const cellFor = () => {
    const isFirst = first;
    first = false;
    if (isFirst) return id;
    return emptyPlaces(editor).find((place) => place.group === group)?.id;
  };
  return takePhotos(editor, pictures, files, { cellFor });
}

/**
 * Puts another photo of the device into the frame of a picture, as one step: its place, mask, look and effects stay. What
 * tools have made of the earlier photo goes with it. A file that cannot be used says why.
 */
export async function replacePicture(editor: Editor, pictures: Pictures, id: LayerId, file: File): Promise<void> {
  const { store, surface, ports } = editor;
  const picture = { asset: brand<AssetId>(`${ports.randomId()}${ports.randomId()}`), file };
  // If the device is full, go on anyway.
  await ports.chosen.keep(picture).catch(() => undefined);
  await pictures.add(picture, (asset, pixels) => {
    const document = documentOf(store.getState());
    const layer = layerOf(store.getState(), id);
    if (layer?.type !== 'picture' || isCell(layer) || layer.locked) return false;
    editor.cancelGesture();
    const fresh = newPicture(document, surface, id, asset, pixels);
    const { crop } = putInFrame(fresh, layer, surface);
    return commit(store, updateLayer<PictureLayer>(document, id, { asset, crop, made: null }));
  });
}

/** The empty places of the design, the lowest first. */
const emptyPlaces = ({ store }: Editor) =>
  Object.values(documentOf(store.getState()).records)
    .filter((record) => record.type === 'place')
    .toSorted((a, b) => (a.stack < b.stack ? -1 : 1));
