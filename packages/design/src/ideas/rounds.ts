import type { Colour } from '../colour.ts';
import { atLightness } from '../palette/inks.ts';
import { keepOuts } from '../surface/geometry.ts';
import { hasRoom } from '../surface/quiet.ts';
import type { Point } from '../surface/shapes.ts';
import type { IdeaDesk } from './desk.ts';
import { closerCrop, type Line } from './page.ts';
import { disc } from './shapes.ts';
import { boldInk } from './tones.ts';

/** How close the photo comes in each circle, and which part it shows. */
const PARTS = [
  { zoom: 1, at: { x: 0.5, y: 0.35 } },
  { zoom: 1.45, at: { x: 0.5, y: 0.2 } },
  { zoom: 1.2, at: { x: 0.6, y: 0.4 } },
] as const;
/** More pictures would make the design costly to paint. */
const MOST = 9;

/** The photo in circles among circles of its colours, as a pattern over the whole case. */
export function rounds({ page, photo, tones, bleed, frame, surface, unit, inTurn, hasWords, write }: IdeaDesk): void {
  const ground = inTurn([
    atLightness(tones.accent, 0.94, 0.4),
    atLightness(tones.second, 0.82, 0.9),
    tones.deep,
    atLightness(tones.accent, 0.72, 1.1),
  ]);
  page.fill({ kind: 'colour', colour: ground });
  const colours: readonly Colour[] = [
    atLightness(tones.accent, ground === tones.deep ? 0.5 : 0.62, 1.2),
    atLightness(tones.second, ground === tones.deep ? 0.86 : 0.7, 1.1),
    atLightness(tones.accent, ground === tones.deep ? 0.92 : 0.38, 0.9),
  ];
  const columns = inTurn([2, 3]);
  const step = bleed.width / columns;
  const size = step * 0.84;
  const tall = hasWords ? frame.height * 0.2 : 0;
  const base = frame.y + frame.height * 0.99 - tall;
  const cameras = { outline: surface.outline, holes: keepOuts(surface) };
  const shift = unit() < 0.5 ? 0 : 1;
  const solid: Line[] = [];
  const shown: Point[] = [];
  // Rows end above the words; a whole number of them fills what is there.
  const space = (hasWords ? base : bleed.y + bleed.height) - bleed.y;
  const rows = Math.max(1, Math.round(space / step));
  const high = space / rows;
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const at = { x: bleed.x + (column + 0.5) * step, y: bleed.y + (row + 0.5) * high };
      const wanted = columns === 2 ? (row + column + shift) % 2 === 0 : (row + column + shift) % 3 !== 0;
      const fits = hasRoom(cameras, at, size * 0.3) && shown.length < MOST;
      if (wanted && fits) shown.push(at);
      else solid.push(disc(at, Math.min(size, high * 0.94), colours[(row * 2 + column) % colours.length] ?? ground));
    }
  }
  page.lines(solid);
  // On a small surface every circle of the grid may lie too near an edge.
  if (shown.length === 0) shown.push({ x: frame.x + frame.width / 2, y: frame.y + (frame.height - tall) / 2 });
  const wide = Math.min(size, high * 0.94);
  shown.forEach((at, i) => {
    const box = { x: at.x - wide / 2, y: at.y - wide / 2, width: wide, height: wide };
    const part = PARTS[i % PARTS.length] ?? PARTS[0];
    page.photo(photo, box, { mask: 'circle', crop: closerCrop(photo, box, part.zoom, part.at) });
  });
  const ink = boldInk(tones, ground);
  write({ ...frame, y: base, height: tall }, { ink: { kind: 'colour', colour: ink } });
}
