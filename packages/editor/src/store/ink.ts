import { type Colour, type DesignDocument, backgroundOf, layersOf, type Point, toLayer, hexColour } from '@cpc/design';
import type { ShellLook } from '@cpc/design';

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

/** WCAG 2.2, contrast ratio of two relative luminances. */
const contrast = (a: number, b: number): number => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);

/** WCAG 2.2, relative luminance of an sRGB colour: 0 black … 1 white. */
export function luminance(colour: Colour): number {
  const [r, g, b] = [1, 3, 5].map((at) => linear(Number.parseInt(colour.slice(at, at + 2), 16) / 255));
  return 0.2126 * (r ?? 0) + 0.7152 * (g ?? 0) + 0.0722 * (b ?? 0);
}

const linear = (value: number): number => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
