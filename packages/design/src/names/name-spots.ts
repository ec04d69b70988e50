import type { Surface } from '../surface/surface.ts';
import { confetti } from './confetti.ts';
import { monogram, ripple } from './rings.ts';
import { brick, diagonal, echo, poster, towers, wave } from './rows.ts';
import { laidOut, type NameBoxes, type NameSpot, spotAt } from './spot.ts';

const LAYS = { brick, wave, diagonal, confetti, poster, echo, towers, ripple, monogram } as const;

export type NameLook = keyof typeof LAYS;
/** The ways to repeat a name over a surface (ED-13), in the order in which they are offered. */
export const NAME_LOOKS = Object.keys(LAYS) as readonly NameLook[];

/**
 * Where a look writes a name: whole names only, away from edges, folds and cameras. The same input gives the same
 * spots. At least one: a surface too small for the look gets the name once.
 */
export function nameSpots(look: NameLook, boxes: NameBoxes, surface: Surface): readonly NameSpot[] {
  const spots = laidOut(surface, boxes, LAYS[look]);
  return spots.length > 0
    ? spots
    : laidOut(surface, boxes, ({ frame, tall }) => [
        spotAt(
          { x: frame.x + frame.width / 2, y: frame.y + frame.height / 2 },
          Math.min(frame.width / boxes.name.width, frame.height / tall.name),
        ),
      ]);
}
