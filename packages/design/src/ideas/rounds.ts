import type { Colour } from '../colour.ts';
import { atLightness } from '../palette/inks.ts';
import { hasRoom, quietRegion } from '../surface/quiet.ts';
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
/** Room is looked for at a few points of a circle only: between them it bulges. */
const BEYOND = 1.07;
/** More pictures would make the design costly to paint. */
const MOST = 9;

/** The photo in circles among circles of its colours, as a pattern over the whole case. */
export function rounds({ page, photo, tones, frame, surface, unit, inTurn, hasWords, write }: IdeaDesk): void {
  const pale = atLightness(tones.accent, 0.94, 0.4);
  const ground = inTurn([pale, atLightness(tones.second, 0.82, 0.9), tones.deep, atLightness(tones.accent, 0.72, 1.1)]);
  page.fill({ kind: 'colour', colour: ground });
  const colours: readonly Colour[] = [
    atLightness(tones.accent, ground === pale ? 0.62 : 0.5, 1.2),
    atLightness(tones.second, ground === pale ? 0.7 : 0.95, 1),
    atLightness(tones.accent, ground === tones.deep ? 0.85 : 0.38, 0.9),
  ];
  const columns = inTurn([2, 3]);
  const inset = Math.max(surface.safeInset, surface.wrap) + 0.6;
  const area = { x: inset, y: inset, width: surface.width - 2 * inset, height: surface.height - 2 * inset };
  const tall = hasWords ? frame.height * 0.2 : 0;
  const base = frame.y + frame.height * 0.99 - tall;
  // Rows end above the words; a whole number of them fills what is there.
  const step = area.width / columns;
  const space = hasWords ? base - area.y : area.height;
  const rows = Math.max(1, Math.round(space / step));
  const high = space / rows;
  const wide = Math.min(step, high) * 0.9;
  const quiet = quietRegion(surface);
  const shift = unit() < 0.5 ? 0 : 1;
  const solid: Line[] = [];
  const shown: Point[] = [];
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const at = { x: area.x + (column + 0.5) * step, y: area.y + (row + 0.5) * high };
      const wanted = columns === 2 ? (row + column + shift) % 2 === 0 : (row + column + shift) % 3 !== 0;
      if (wanted && shown.length < MOST && hasRoom(quiet, at, (wide / 2) * BEYOND)) shown.push(at);
      else solid.push(disc(at, wide, colours[(row * 2 + column) % colours.length] ?? ground));
    }
  }
  page.lines(solid);
  // On a small surface every circle of the grid may lie too near an edge.
  if (shown.length === 0) shown.push({ x: frame.x + frame.width / 2, y: frame.y + (frame.height - tall) / 2 });
  shown.forEach((at, i) => {
    const box = { x: at.x - wide / 2, y: at.y - wide / 2, width: wide, height: wide };
    const part = PARTS[i % PARTS.length] ?? PARTS[0];
    page.photo(photo, box, { mask: 'circle', crop: closerCrop(photo, box, part.zoom, part.at) });
  });
  const ink = boldInk(tones, ground);
  write({ ...frame, y: base, height: tall }, { ink: { kind: 'colour', colour: ink } });
}
