import {
  addLayer,
  applyDiff,
  arrangeCollage,
  type DesignDiff,
  type DesignDocument,
  type IdeaPhoto,
  type LayerId,
  layersOf,
  PLAIN_STYLE,
  type PictureLayer,
  type Surface,
} from '@cpc/design';
import { degrees, mm } from '@cpc/domain';
import { newPicture } from '../../document/additions.ts';

export interface Laying {
  readonly surface: Surface;
  readonly nextId: () => LayerId;
}

/** The change that makes a collage of photos that are not in the design yet. @param layout key of a layout for so many */
export function photosAsCollage(
  document: DesignDocument,
  photos: readonly IdeaPhoto[],
  layout: string,
  { surface, nextId }: Laying,
): DesignDiff {
  const pictures = photos.map((photo) => newPicture(document, surface, nextId(), photo.asset, photo));
  return arrangeCollage(document, { layout, style: PLAIN_STYLE, places: photos.length }, { surface, pictures, nextId });
}

/** Turns of photos that lie one over another, degrees: as if they were put down by hand. */
const TURNS = [-5, 4, -3, 6, -6, 3, -4, 5] as const;

/** The change that puts photos one over another: the first one over the whole case, if no picture is there. */
export function photosInPile(
  document: DesignDocument,
  photos: readonly IdeaPhoto[],
  { surface, nextId }: Laying,
): DesignDiff {
  let now = document;
  const isBare = !layersOf(document).some(({ type }) => type === 'picture');
  let all: DesignDiff | undefined;
  photos.forEach((photo, n) => {
    const layer = newPicture(now, surface, nextId(), photo.asset, photo);
    const isGround = n === 0 && isBare;
    const diff = addLayer(isGround ? layer : putDown(layer, n / Math.max(1, photos.length - 1), n, surface));
    now = applyDiff(now, diff);
    all = all ? { ...all, added: { ...all.added, ...diff.added } } : diff;
  });
  return all ?? { added: {}, updated: {}, removed: {} };
}

/** From below the camera to the lower end, as shares of the surface's height; to and fro, as a share of its width. */
const REACH = { from: 0.3, to: 0.84 } as const;
const ASIDE = 0.09;

function putDown(layer: PictureLayer, along: number, n: number, { width, height }: Surface): PictureLayer {
  const x = width * (0.5 + (n % 2 === 0 ? ASIDE : -ASIDE));
  const y = height * (REACH.from + along * (REACH.to - REACH.from));
  const rotation = degrees(TURNS[n % TURNS.length] ?? 0);
  return { ...layer, placement: { ...layer.placement, x: mm(round(x)), y: mm(round(y)), rotation } };
}

const round = (value: number): number => Math.round(value * 100) / 100;
