import { type AssetId, brand } from '@cpc/domain';
import { fillCell, type LayerId, type PictureLayer } from '@cpc/design';
import type { Editor } from '../model/editor.ts';
import type { Pictures } from '../model/pictures.ts';
import { newPicture } from '../store/additions.ts';
import { documentOf, layerOf } from '../store/state.ts';
import { amend, settle } from '../store/store.ts';

/**
 * Puts chosen files into cells of a collage, one after the other: a phone decodes one photo at a time. All of them are
 * one step, together with what is open before. A file that cannot be used says why, and the next one takes its cell.
 *
 * @param cellFor the cell for the next photo; undefined if there is none left
 */
export async function takePhotos(
  editor: Editor,
  pictures: Pictures,
  files: readonly File[],
  cellFor: () => LayerId | undefined,
): Promise<void> {
  const { store, surface, ports, nextLayerId } = editor;
  for (const file of files) {
    const picture = { asset: brand<AssetId>(`${ports.randomId()}${ports.randomId()}`), file };
    // If the device is full, go on anyway.
    await ports.chosen.keep(picture).catch(() => undefined);
    await pictures.add(picture, (asset, pixels) => {
      const id = cellFor();
      if (id === undefined) return false;
      const document = documentOf(store.getState());
      const layer: PictureLayer = newPicture(document, surface, nextLayerId(), asset, pixels);
      return amend(store, fillCell(document, id, layer, surface));
    });
  }
  settle(store);
}

/** Puts files into a cell, and more of them into the empty places of its collage, in their order. */
export function fillFrom(editor: Editor, pictures: Pictures, id: LayerId, files: readonly File[]): Promise<void> {
  const { store } = editor;
  const group = layerOf(store.getState(), id)?.group;
  let first = true;
  return takePhotos(editor, pictures, files, () => {
    const isFirst = first;
    first = false;
    if (isFirst) return id;
    return emptyPlaces(editor).find((place) => place.group === group)?.id;
  });
}

/** The empty places of the design, the lowest first. */
const emptyPlaces = ({ store }: Editor) =>
  Object.values(documentOf(store.getState()).records)
    .filter((record) => record.type === 'place')
    .toSorted((a, b) => (a.stack < b.stack ? -1 : 1));
