import type { Path, PathCommand, TextAlignment } from '@cpc/design';
import type { Face, PlacedGlyph } from './face.ts';
import { graphemesOf, type ItemisedLine, type Run } from './itemise.ts';
import type { TextOutline } from './outline.ts';
import type { FaceManifest } from './typeface.ts';

/** Room, in em, of a space no face has; the ideographic space is a full em wide. */
const SPACE = 0.25;
const IDEOGRAPHIC_SPACE = '\u3000';
/** Height, in em, of lines of which nothing can be drawn. */
const BARE_LINE = { ascent: 0.9, descent: 0.3 };

/** A loaded face, or undefined while its file has not come. */
export type LoadedFaces = (face: FaceManifest) => Face | undefined;

interface LaidGlyph extends PlacedGlyph {
  readonly face: Face;
}

interface LaidLine {
  readonly glyphs: readonly LaidGlyph[];
  readonly advance: number;
  readonly ascent: number;
  readonly descent: number;
  readonly rightToLeft: boolean;
  readonly missing: readonly string[];
  readonly pending: readonly string[];
}

/** Shapes lines and puts them under each other. @param size mm per em */
export function layOut(
  lines: readonly ItemisedLine[],
  faces: LoadedFaces,
  size: number,
  align: TextAlignment,
): TextOutline {
  const laid = evenEmptyLines(lines.map((line) => layLine(line, faces)));
  const widest = Math.max(0, ...laid.map((line) => line.advance));
  const path: PathCommand[] = [];
  let top = 0;
  for (const line of laid) {
    const left = (widest - line.advance) * share(align, line.rightToLeft);
    for (const glyph of line.glyphs) appendGlyph(path, glyph, left, top + line.ascent, size);
    top += line.ascent + line.descent;
  }
  return {
    width: widest * size,
    height: top * size,
    path,
    missing: [...new Set(laid.flatMap((line) => line.missing))],
    pending: [...new Set(laid.flatMap((line) => line.pending))],
  };
}

/** Which part of a line's spare room stands at its left. `start` is the side the line is read from. */
function share(align: TextAlignment, rightToLeft: boolean): number {
  if (align === 'centre') return 0.5;
  return (align === 'end') === rightToLeft ? 0 : 1;
}

function layLine({ text, rightToLeft, runs }: ItemisedLine, faces: LoadedFaces): LaidLine {
  const glyphs: LaidGlyph[] = [];
  const missing: string[] = [];
  const pending: string[] = [];
  const used: Face[] = [];
  let advance = 0;
  for (const run of runs) {
    const face = run.drawer.kind === 'face' ? faces(run.drawer.face) : undefined;
    if (face) {
      const shaped = shape(face, text, run);
      for (const glyph of shaped.glyphs) glyphs.push({ ...glyph, x: glyph.x + advance, face });
      advance += shaped.advance;
      used.push(face);
    } else if (run.drawer.kind === 'face') pending.push(run.drawer.face.url);
    else if (run.drawer.kind === 'unknown') pending.push(run.drawer.typeface);
    else {
      const part = text.slice(run.start, run.end);
      advance += spaceOf(part);
      missing.push(...graphemesOf(part).filter((character) => character.trim() !== ''));
    }
  }
  const ascent = Math.max(0, ...used.map((face) => face.ascent));
  const descent = Math.max(0, ...used.map((face) => face.descent));
  return { glyphs, advance, ascent, descent, rightToLeft, missing, pending };
}

const shape = (face: Face, line: string, { start, end, script, level }: Run) =>
  face.shape({ line, start, end, script, rightToLeft: level % 2 === 1 });

function spaceOf(text: string): number {
  let room = 0;
  for (const char of text) if (char.trim() === '') room += char === IDEOGRAPHIC_SPACE ? 1 : SPACE;
  return room;
}

/** A line without ink is as high as the highest other line. */
function evenEmptyLines(lines: readonly LaidLine[]): LaidLine[] {
  const inked = lines.filter((line) => line.ascent > 0);
  const ascent = inked.length > 0 ? Math.max(...inked.map((line) => line.ascent)) : BARE_LINE.ascent;
  const descent = inked.length > 0 ? Math.max(...inked.map((line) => line.descent)) : BARE_LINE.descent;
  return lines.map((line) => (line.ascent > 0 ? line : { ...line, ascent, descent }));
}

function appendGlyph(
  path: PathCommand[],
  { face, id, x, y }: LaidGlyph,
  left: number,
  baseline: number,
  size: number,
): void {
  const dx = left + x;
  const dy = baseline + y;
  for (const command of face.outline(id)) path.push(place(command, dx, dy, size));
}

function place(command: Path[number], dx: number, dy: number, size: number): PathCommand {
  switch (command[0]) {
    case 'close':
      return command;
    case 'cubic': {
      const [, x1, y1, x2, y2, x, y] = command;
      return [
        'cubic',
        (x1 + dx) * size,
        (y1 + dy) * size,
        (x2 + dx) * size,
        (y2 + dy) * size,
        (x + dx) * size,
        (y + dy) * size,
      ];
    }
    case 'move':
    case 'line':
      return [command[0], (command[1] + dx) * size, (command[2] + dy) * size];
  }
}
