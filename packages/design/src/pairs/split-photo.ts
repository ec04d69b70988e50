import type { DesignDocument } from '../document/document.ts';
import { coveringCrop } from '../ideas/crop.ts';
import { createPage, type IdeaPhoto } from '../ideas/page.ts';
import { bleedBox } from '../surface/geometry.ts';
import { seamOf, type Side, type TwoSurfaces } from './seam.ts';

/**
 * One photo over both cases: it covers the box around both, and each half is the part of it that lies over one case with
 * its bleed. At the seam both show the same part of the photo at the same height.
 */
export function splitPhoto(photo: IdeaPhoto, surfaces: TwoSurfaces): Readonly<Record<Side, DesignDocument>> {
  const seam = seamOf(surfaces);
  const { whole } = seam;
  const shown = coveringCrop(photo, whole);
  const half = (side: Side): DesignDocument => {
    const page = createPage();
    const bleed = bleedBox(surfaces[side]);
    const box = seam.inPlane(side, bleed);
    const crop = {
      x: shown.x + (shown.width * (box.x - whole.x)) / whole.width,
      y: shown.y + (shown.height * (box.y - whole.y)) / whole.height,
      width: (shown.width * box.width) / whole.width,
      height: (shown.height * box.height) / whole.height,
    };
    page.photo(photo, bleed, { crop });
    return page.document();
  };
  return { left: half('left'), right: half('right') };
}
