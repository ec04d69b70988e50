import {
  type Colour,
  type DesignDocument,
  type Point,
  type ShellLook,
  backgroundOf,
  contrast,
  hexColour,
  layersOf,
  luminance,
  toLayer,
} from '@cpc/design';

const WHITE = hexColour('#ffffff');
const BLACK = hexColour('#16161c');

/**
 * The ink with the best contrast at a point of the surface (mm): against the background, or else against the shell.
 * White on a picture or wallpaper, because their colours are not known.
 */
export function inkFor(document: DesignDocument, shell: ShellLook, point: Point): Colour {
  if (isOnPicture(document, point)) return WHITE;
  const { fill } = backgroundOf(document);
  if (fill.kind === 'wallpaper') return WHITE;
  if (fill.kind === 'colour') return contrasting([luminance(fill.colour)]);
  if (fill.kind === 'gradient') return contrasting(fill.stops.map(({ colour }) => luminance(colour)));
  // A clear shell shows the dark studio, and later mostly a dark phone.
  return contrasting([luminance(shell.colour) * shell.opacity]);
}

/** Whether a visible picture lies at a point of the surface. */
export function isOnPicture(document: DesignDocument, point: Point): boolean {
  return layersOf(document).some((layer) => {
    if (layer.type !== 'picture' || layer.hidden) return false;
    const { x, y } = toLayer(layer.placement, point);
    return Math.abs(x) <= layer.width / 2 && Math.abs(y) <= layer.height / 2;
  });
}

/** Black or white, whichever has the better worst-case contrast with the luminances. */
function contrasting(grounds: readonly number[]): Colour {
  const worst = (ink: Colour) => Math.min(...grounds.map((ground) => contrast(luminance(ink), ground)));
  return worst(BLACK) > worst(WHITE) ? BLACK : WHITE;
}
