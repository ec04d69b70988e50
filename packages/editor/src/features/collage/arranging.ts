import {
  type Arrangement,
  arrangeCollage,
  type Collage,
  collagesIn,
  type DesignDiff,
  type DesignDocument,
  isCell,
  type LayerId,
  layersOf,
  layoutsFor,
  PLACES,
  PLAIN_STYLE,
  type PictureLayer,
  type Surface,
} from '@cpc/design';
import type { EditorState } from '../../session/state.ts';
import { selectedLayers } from '../../session/selected.ts';

/** The collage that the panel works on: the selected one, or else the first of the design. */
export function currentCollage(state: EditorState): Collage | undefined {
  const groups = new Set(selectedLayers(state).flatMap((layer) => (isCell(layer) ? [layer.group] : [])));
  const all = collagesIn(state.history.document);
  return all.find(({ group }) => groups.has(group)) ?? all[0];
}

/** The pictures of the design that are in no collage, the lowest first: as many as a collage has places. */
export const freePictures = (document: DesignDocument): readonly PictureLayer[] =>
  layersOf(document)
    .filter(
      (layer): layer is PictureLayer => layer.type === 'picture' && !isCell(layer) && !layer.locked && !layer.hidden,
    )
    .slice(0, PLACES.most);

/** As many places as there are photos, within what layouts have. */
export const placesFor = (photos: number): number => Math.min(PLACES.most, Math.max(PLACES.least, photos));

/** A layout for a number of places: the one that is used, if it has as many. */
export function layoutFor(places: number, used: string | null): string {
  const offered = layoutsFor(places);
  return (offered.find(({ key }) => key === used) ?? offered[0])?.key ?? 'strips';
}

/** The number of photos of a collage. */
export const photosOf = ({ cells }: Collage): number => cells.filter(({ type }) => type === 'picture').length;

interface Laying {
  readonly surface: Surface;
  readonly nextId: () => LayerId;
}

/** The change that lays out the collage of the design, or makes one of the design's pictures. */
export function layOut(
  document: DesignDocument,
  collage: Collage | undefined,
  change: Partial<Arrangement>,
  { surface, nextId }: Laying,
): DesignDiff {
  const pictures = collage ? [] : freePictures(document);
  const photos = collage ? photosOf(collage) : pictures.length;
  const places = Math.max(photos, change.places ?? collage?.cells.length ?? placesFor(photos));
  const arrangement = {
    layout: layoutFor(places, change.layout ?? collage?.layout ?? null),
    style: change.style ?? collage?.style ?? PLAIN_STYLE,
    places,
  };
  return arrangeCollage(document, arrangement, { surface, collage, pictures, nextId });
}

/** The change that gives a collage enough empty places for more photos, as far as layouts go. */
export function makeRoom(
  document: DesignDocument,
  collage: Collage | undefined,
  more: number,
  laying: Laying,
): DesignDiff {
  const photos = collage ? photosOf(collage) : freePictures(document).length;
  const places = placesFor(Math.max(collage?.cells.length ?? 0, photos + more));
  return layOut(document, collage, { places }, laying);
}
