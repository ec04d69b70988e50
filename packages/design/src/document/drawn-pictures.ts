import type { AssetId } from '@cpc/domain';
import { trimBox } from '../surface/geometry.ts';
import type { Surface } from '../surface/surface.ts';
import { type DesignDocument, layersOf } from './document.ts';
import { isShown } from './is-shown.ts';
import { makings } from './layers/made.ts';
import type { PictureLayer } from './layers/picture.ts';

/** Who knows which result of a drawing a picture comes from; undefined for a picture that is not known to be drawn. */
export type DrawnFrom = (asset: AssetId) => AssetId | undefined;

const NOBODY_KNOWS: DrawnFrom = () => undefined;

/**
 * The results of drawings that a design prints, each once: what a drawing costs is counted by them (AI-04). A result counts
 * however tools have changed it since, and however often it is there. If one was redrawn, only the last counts. A picture
 * that lies wholly outside the trim box does not count; one that another layer covers does.
 * @param known what is known beside the design's own word
 */
export function drawnPictures(
  document: DesignDocument,
  surface: Surface,
  known: DrawnFrom = NOBODY_KNOWS,
): ReadonlySet<AssetId> {
  return new Set(printedPictures(document, surface).flatMap((layer) => drawnFrom(layer, known) ?? []));
}

/** The layers of pictures that a design prints. */
export function printedPictures(document: DesignDocument, surface: Surface): readonly PictureLayer[] {
  // What lies wholly in the bleed is cut off: nobody gets it.
  const page = trimBox(surface);
  return layersOf(document).filter(
    (layer): layer is PictureLayer => layer.type === 'picture' && isShown(layer, surface, page),
  );
}

/** A layer's picture, and those that it was made from, the latest first. The last one is as the customer gave it. */
export const pictureChain = ({ asset, made }: Pick<PictureLayer, 'asset' | 'made'>): readonly AssetId[] => [
  asset,
  ...makings(made).map(({ from }) => from),
];

/** The result of a drawing that a layer's picture comes from; undefined if none is known. */
export function drawnFrom(
  layer: Pick<PictureLayer, 'asset' | 'made'>,
  known: DrawnFrom = NOBODY_KNOWS,
): AssetId | undefined {
  const steps = makings(layer.made);
  for (const [index, picture] of pictureChain(layer).entries()) {
    const step = steps[index];
    const source =
      known(picture) ?? (step?.by === 'drawing' ? step.from : step?.by === 'restyle' ? picture : undefined);
    if (source !== undefined) return source;
  }
  return undefined;
}
