import { GLASS, type GlassName, type GlassPlaces } from './glass.ts';

type Box = readonly [x: number, y: number, width: number, height: number, radius: number];
type Circle = readonly [cx: number, cy: number, diameter: number];

/** An opening in mm from the body's top-left corner, on the back of the phone. */
export type Opening =
  /** What is seen in an island: nothing is drawn in one whose lenses are not known. */
  | { readonly island: Box; readonly lenses?: readonly Circle[]; readonly flashes?: readonly Circle[] }
  | { readonly lens: Circle }
  | { readonly flash: Circle };

/** A camera design that many models share: its openings on a body of this width. */
interface CameraDesign {
  readonly width: number;
  /**
   * `left`: measured from the left edge. `centre`: symmetric about the vertical middle. `across`: from edge to edge.
   */
  readonly place: 'left' | 'centre' | 'across';
  readonly openings: readonly Opening[];
}

const left = (width: number, ...openings: Opening[]): CameraDesign => ({ width, place: 'left', openings });
const centre = (width: number, ...openings: Opening[]): CameraDesign => ({ width, place: 'centre', openings });
const across = (width: number, ...openings: Opening[]): CameraDesign => ({ width, place: 'across', openings });

/** By name, approximated from the appearance of the first model with it. */
const CAMERAS = {
  // Apple
  'iphone-single': left(67.3, { lens: [12, 12, 11.4] }, { flash: [22.6, 12, 5] }),
  'iphone-square': left(71.6, { island: [3.1, 3.1, 33, 33.4, 9.2] }),
  'iphone-square-pro': left(71.5, { island: [2.9, 2.9, 38.2, 39, 11] }),
  'iphone-pill': left(71.6, { island: [4.4, 4.4, 17.2, 34.4, 8.6] }, { flash: [28.4, 21.6, 6] }),
  'iphone-bar': across(74.7, { island: [4, 4, 66.7, 20.5, 10] }),
  'iphone-plateau': across(71.9, { island: [4, 4, 63.9, 37, 11] }),
  // Samsung
  'galaxy-row': centre(70.4, { island: [14.2, 16.4, 42, 12.4, 6.2] }),
  'galaxy-slot': left(71.8, { island: [5, 5.4, 12.6, 37.4, 6.3] }, { flash: [22.6, 12, 4.6] }),
  'galaxy-block': left(73.6, { island: [5.4, 6, 20, 33.4, 6] }),
  'galaxy-block-wide': left(76, { island: [5.2, 5.4, 31, 47, 6.6] }),
  'galaxy-corner': left(71.2, { island: [2.6, 2.6, 21.6, 44.4, 7.6] }),
  'galaxy-corner-wide': left(75.6, { island: [2.6, 2.6, 33.8, 50.6, 8] }),
  'galaxy-three': left(
    70.6,
    { lens: [13.2, 13.6, 13.2] },
    { lens: [13.2, 30.4, 13.2] },
    { lens: [13.2, 47.2, 13.2] },
    { flash: [26.4, 14.8, 4.4] },
  ),
  // Four lenses in two columns; the left column has the three larger ones.
  'galaxy-ultra': left(
    79,
    { lens: [14.2, 15.4, 15] },
    { lens: [14.2, 34, 15] },
    { lens: [14.2, 52.6, 15] },
    { lens: [30.8, 34.4, 9.6] },
    { flash: [30.8, 13, 4.4] },
    { flash: [30.8, 21.2, 4.4] },
  ),
  'galaxy-pill': left(77.5, { island: [6, 6, 15.6, 46.6, 7.8] }, { flash: [28.4, 15.4, 4.6] }),
  'galaxy-pill-short': left(75.6, { island: [6, 6, 15.6, 34.4, 7.8] }, { flash: [28.4, 15.4, 4.6] }),
  // Google
  'pixel-square': left(69.4, { island: [5.4, 5.6, 22, 22, 6.6] }),
  'pixel-visor': across(74.8, { island: [4, 18.4, 66.8, 23, 5] }),
  'pixel-bar': across(70.8, { island: [4, 19.2, 62.8, 21.4, 8] }),
  'pixel-island': across(72, { island: [5.6, 16.2, 60.8, 22.4, 11.2] }),
  'pixel-flush': left(73.3, { island: [6, 10.6, 40, 17.6, 8.8] }),
  // Shared by many makers
  'two-lens-column': left(75.6, { lens: [15.4, 16, 17] }, { lens: [15.4, 37.4, 17] }, { flash: [32, 16, 5] }),
  'three-lens-column': left(
    75.4,
    { lens: [13.8, 14.4, 13.2] },
    { lens: [13.8, 31.2, 13.2] },
    { lens: [13.8, 48, 13.2] },
    { flash: [27.6, 15, 4.6] },
  ),
  'single-pill': left(75.3, { island: [6, 7, 13.6, 27, 6.8] }),
  'long-pill': left(75, { island: [5.4, 6, 13.4, 41, 6.7] }),
  'narrow-pill': left(71, { island: [4.6, 7, 11, 34, 5.5] }),
  'centre-pill': centre(74.4, { island: [29, 9.6, 16.4, 42, 8.2] }),
  'square-block': left(71.5, { island: [3.4, 3.4, 37.4, 38, 9.5] }),
  'square-block-small': left(74.2, { island: [3.6, 3.6, 35.2, 36.6, 7.5] }),
  'tall-block': left(75, { island: [5, 5.4, 22.6, 39, 7] }),
  'wide-block': left(74.5, { island: [4.2, 4.6, 32.4, 41, 8] }),
  'centre-block': centre(75, { island: [23.5, 8, 28, 30, 8] }),
  'square-eye': centre(77, { island: [15.4, 7.6, 46.2, 46.2, 14] }),
  'full-block': across(74.6, { island: [4.4, 5.4, 65.8, 36, 8] }),
  'round-left': left(74.1, { island: [4.8, 7.6, 42, 42, 21] }),
  'round-centre': centre(75.5, { island: [13.7, 8, 48, 48, 24] }),
  'round-small': centre(75.5, { island: [20.7, 10, 34, 34, 17] }),
  'two-rings': left(73.7, { lens: [18, 18.6, 22] }, { lens: [18, 44.2, 22] }),
  'wide-slab': centre(76.8, { island: [9.4, 13, 58, 20, 6] }),
  'twin-centre': centre(76.4, { island: [14.2, 10, 48, 27, 13.5] }),
} satisfies Readonly<Record<string, CameraDesign>>;

export type CameraName = keyof typeof CAMERAS;

export function isCameraName(name: string): name is CameraName {
  return Object.hasOwn(CAMERAS, name);
}

/**
 * A camera design on a body of another width: scaled in proportion, except that a bar only gets longer.
 * @param glass the lenses and lights in its island; without it nobody knows them
 */
export function cameraOn(name: CameraName, width: number, glass?: GlassName): readonly Opening[] {
  const { place, openings, width: designed }: CameraDesign = CAMERAS[name];
  const by = place === 'across' ? width - designed : 0;
  const scale = place === 'across' ? 1 : width / designed;
  return openings.map((opening) => {
    if (!('island' in opening)) return scaled(opening, scale);
    const [x, y, long, height, radius] = opening.island;
    const island = [x * scale, y * scale, long * scale + by, height * scale, radius * scale] as const;
    return { island, ...(glass && glassIn(island, GLASS[glass])) };
  });
}

/** Places in an island: shares of its sides, or of its height from the left and, if negative, from the right. */
function glassIn([x, y, width, height]: Box, { lenses, flashes = [], by }: GlassPlaces) {
  const short = Math.min(width, height);
  const across = (share: number) =>
    by === 'sides' ? width * share : share < 0 ? width + height * share : height * share;
  const circle = ([cx, cy, diameter]: Circle): Circle => [x + across(cx), y + height * cy, short * diameter];
  return { lenses: lenses.map(circle), flashes: flashes.map(circle) };
}

function scaled(opening: Exclude<Opening, { readonly island: Box }>, scale: number): Opening {
  const [cx, cy, diameter] = 'lens' in opening ? opening.lens : opening.flash;
  const circle = [cx * scale, cy * scale, diameter * scale] as const;
  return 'lens' in opening ? { lens: circle } : { flash: circle };
}
