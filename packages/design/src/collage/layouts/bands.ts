import { SLANT } from '../../document/mask-shapes.ts';
import type { Cell, Layout, Room } from './layout.ts';

/**
 * Bands with slanted edges. The box of a band is as much higher as its edges rise, so neighbours' boxes overlap where
 * their masks do not. The first and the last band run beyond the bleed, where their own edges are.
 */
function bands(count: number, { width, height, gap }: Room, mask: 'slantUp' | 'slantDown'): readonly Cell[] {
  const band = (height - (count - 1) * gap) / (count * (1 - SLANT) - SLANT);
  const pitch = band * (1 - SLANT) + gap;
  return Array.from({ length: count }, (_, n) => ({
    box: { x: 0, y: n * pitch - band * SLANT, width, height: band },
    mask,
    rounding: 0,
  }));
}

/** How much of the surface's longer side a ribbon takes. */
const RIBBON = 0.46;

/** A band of cells across the middle, from edge to edge. */
function ribbon(count: number, { width, height, gap }: Room): readonly Cell[] {
  const isWide = width > height * 1.1;
  const [long, across] = isWide ? [height, width] : [width, height];
  const [share, deep] = [(long - (count - 1) * gap) / count, across * RIBBON];
  return Array.from({ length: count }, (_, n) => {
    const [along, aside] = [n * (share + gap), (across - deep) * 0.56];
    return {
      box: isWide
        ? { x: aside, y: along, width: deep, height: share }
        : { x: along, y: aside, width: share, height: deep },
    };
  });
}

/** Layouts that run into the bleed and leave their own gaps. */
export const BANDS: readonly Layout[] = [
  { key: 'rising', style: 'bleed', counts: [2, 3, 4, 5], cells: (count, room) => bands(count, room, 'slantUp') },
  { key: 'falling', style: 'bleed', counts: [2, 3, 4, 5], cells: (count, room) => bands(count, room, 'slantDown') },
  { key: 'ribbon', style: 'bleed', counts: [2, 3, 4], cells: ribbon },
];
