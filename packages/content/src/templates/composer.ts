import {
  bleedBox,
  type DesignDocument,
  DOCUMENT_VERSION,
  type DoodleLayer,
  drawnLines,
  type Fill,
  frameOf,
  growShape,
  type Ink,
  type Layer,
  type Line,
  type Mask,
  marksOn,
  maskLine,
  type Pattern,
  patternLines,
  type PlaceLayer,
  polylineOf,
  PLAIN_TEXT,
  type Point,
  type Rect,
  type Surface,
  type TextLayer,
  groupId,
  layerId,
} from '@cpc/design';
import { degrees, type Mm, mm } from '@cpc/domain';
import { type Art, hex, type Mark, marksIn, strokeOf } from './art/pen.ts';
import { seenOn } from './art/seen.ts';
import { type Style, typefaceOf } from './faces.ts';
import { boxInEm, leastSize, lineSpacingOf, sturdier } from './lettering.ts';

export interface WordsAt {
  /** The centre, as shares of the frame. */
  readonly u?: number;
  readonly v?: number;
  /** Where its left or right edge lies, instead of the centre. */
  readonly left?: number;
  readonly right?: number;
  /** Maximum size, as shares of the frame. */
  readonly width?: number;
  readonly height?: number;
  /** `#rrggbb`, or several from top to bottom. */
  readonly ink: string;
  readonly edge?: string;
  readonly shadow?: string;
  readonly arc?: number;
  readonly rotation?: number;
  readonly vertical?: boolean;
  readonly letterSpacing?: number;
  /** The field that the customer fills in. */
  readonly field?: string;
  /** Words of a group without a field are left out if a field of that group is left empty. */
  readonly group?: string;
}

/** A place for a photo of the customer. */
export interface PhotoAt {
  /** Maximum size, as shares of the frame. */
  readonly width?: number;
  readonly height?: number;
  /** Ratio of height to width. */
  readonly tall: number;
  readonly mask?: Mask;
  readonly rounding?: number;
  readonly rotation?: number;
  /** A line around it, `#rrggbb`, and its width in mm. */
  readonly border?: string;
  readonly borderWidth?: number;
}

/** Composes a design on one surface; everything it places is whole and away from the camera. */
export interface Composer {
  readonly surface: Surface;
  readonly frame: Rect;
  /** All that is printed, with the part that is cut off. */
  readonly bleed: Rect;
  /** Shorter side of the frame, mm. */
  readonly unit: number;
  /** A point by shares of the frame. */
  readonly at: (u: number, v: number) => Point;
  /** A point by shares of all that is printed. */
  readonly over: (u: number, v: number) => Point;
  readonly fill: (...colours: readonly string[]) => void;
  readonly glow: (...colours: readonly string[]) => void;
  /** From top to bottom. */
  readonly sky: (...colours: readonly string[]) => void;
  readonly wallpaper: (key: string) => void;
  readonly words: (text: string, style: Style, at: WordsAt) => void;
  /** An empty place for a photo, in a group with the line around it: without a photo, both are left out. */
  readonly photo: (u: number, v: number, at: PhotoAt) => void;
  /** A place for a photo over the whole surface. */
  readonly fullPhoto: () => void;
  /** Lines through points in shares of the frame. @param width mm */
  readonly line: (points: readonly (readonly [u: number, v: number])[], colour: string, width: number) => void;
  /** A quiet pattern over the whole surface, in two colours near that of the ground unless others are given. */
  readonly pattern: (pattern: Pattern, ground: string, first?: string, second?: string) => void;
  /** A line along the edge of the surface, inside the safe area. @param inset further inwards, mm */
  readonly rim: (colour: string, width: number, inset?: number) => void;
  /** Adds a drawing as one layer. */
  readonly draw: (...art: readonly Art[]) => void;
  readonly document: () => DesignDocument;
}

const tenth = (value: number): Mm => mm(Math.round(value * 100) / 100);
/** mm */
const MIN_EDGE = 0.25;
/** Strokes of one drawing: fewer than a doodle may have. */
const MAX_STROKES = 480;
/** In em. */
const EDGE = 0.075;
const SHADOW = 0.06;
/** Letters of a high line without the space above and below them, as a share of the line. */
const LETTERS_HIGH = 0.78;
export function createComposer(surface: Surface, language: string): Composer {
  const frame = frameOf(surface);
  const short = Math.min(frame.width, frame.height);
  const layers: Layer[] = [];
  let fill: Fill = { kind: 'none' };
  let drawn: { readonly at: number; readonly marks: readonly Mark[] } = { at: -1, marks: [] };

  const nextBase = (centre: Point, rotation: number) => ({ ...nextId(layers.length), ...placed(centre, rotation) });
  const bleed = bleedBox(surface);
  return {
    surface,
    frame,
    bleed,
    unit: short,
    at: (u, v) => ({ x: frame.x + u * frame.width, y: frame.y + v * frame.height }),
    over: (u, v) => ({ x: bleed.x + u * bleed.width, y: bleed.y + v * bleed.height }),
    draw(...art) {
      // What is drawn one after the other is one layer, as long as it may be.
      const goesOn = drawn.at === layers.length - 1 && drawn.marks.length + marksIn(art).length <= MAX_STROKES;
      const before = goesOn ? drawn.marks : [];
      if (goesOn) layers.pop();
      const ground = fill.kind === 'colour' ? fill.colour : undefined;
      const marks = [...before, ...marksIn(art).map((mark) => (ground ? seenOn(ground, mark) : mark))];
      layers.push({ ...nextBase({ x: 0, y: 0 }, 0), ...doodleOf(marks) });
      drawn = { at: layers.length - 1, marks };
    },
    fill: (...colours) => {
      fill = inkOf(colours, 'linear', 120);
    },
    sky: (...colours) => {
      fill = inkOf(colours, 'linear', 90);
    },
    glow: (...colours) => {
      fill = inkOf(colours, 'radial', 0);
    },
    wallpaper: (key) => {
      fill = { kind: 'wallpaper', wallpaper: key };
    },
    words(text, style, at) {
      layers.push(wordsLayer(text, typefaceOf(style, language), at, frame, nextBase));
    },
    photo(u, v, at) {
      const [border, place] = photoLayers(u, v, at, frame, nextBase);
      const group = border ? groupId(`photo-${layers.length + 1}`) : null;
      if (border) layers.push({ ...border, group });
      layers.push({ ...place, group, ...nextId(layers.length) });
    },
    fullPhoto() {
      const { x, y, width, height } = bleedBox(surface);
      const base = nextBase({ x: x + width / 2, y: y + height / 2 }, 0);
      layers.push({ ...base, type: 'place', width: tenth(width), height: tenth(height), mask: null, rounding: 0 });
    },
    ...drawTools(surface, frame, (lines) => {
      if (lines.length > 0) layers.push(drawnLines(lines, (centre) => nextBase(centre, 0)));
    }),
    document: () => ({
      version: DOCUMENT_VERSION,
      records: {
        background: { id: 'background', type: 'background', fill },
        ...Object.fromEntries(layers.map((layer) => [layer.id, layer])),
      },
    }),
  };
}

/** Marks as one doodle about their middle. */
function doodleOf(marks: readonly Mark[]): Pick<DoodleLayer, 'type' | 'width' | 'height' | 'strokes' | 'placement'> {
  const reach = (axis: 'x' | 'y', side: 1 | -1): number =>
    side * Math.max(...marks.flatMap(({ points, width }) => points.map((point) => side * point[axis] + width / 2)));
  const [left, right, top, bottom] = [reach('x', -1), reach('x', 1), reach('y', -1), reach('y', 1)];
  const centre = { x: tenth((left + right) / 2), y: tenth((top + bottom) / 2) };
  const strokes = marks.map((mark) => strokeOf(mark, centre));
  const { placement } = placed(centre, 0);
  return { type: 'doodle', width: tenth(right - left), height: tenth(bottom - top), strokes, placement };
}

const placed = (centre: Point, rotation: number) => ({
  group: null,
  opacity: 1,
  placement: {
    x: tenth(centre.x),
    y: tenth(centre.y),
    scale: 1,
    rotation: degrees(rotation),
    flipX: false,
    flipY: false,
  },
  locked: false,
  hidden: false,
});

/** The tools that draw lines. @param draw adds lines as one layer */
function drawTools(
  surface: Surface,
  frame: Rect,
  draw: (lines: readonly Line[]) => void,
): Pick<Composer, 'line' | 'pattern' | 'rim'> {
  return {
    line(points, colour, width) {
      const on = points.map(([u, v]) => ({ x: frame.x + u * frame.width, y: frame.y + v * frame.height }));
      draw([{ points: on, colour: hex(colour), width }]);
    },
    pattern(pattern, ground, first, second) {
      const marks = marksOn(hex(ground));
      const colours = [first ? hex(first) : marks[0], second ? hex(second) : marks[1]] as const;
      draw(patternLines(pattern, bleedBox(surface), colours));
    },
    rim(colour, width, inset = 0) {
      const shape = growShape(surface.outline, -(Math.max(surface.safeInset, surface.wrap) + width / 2 + inset));
      draw([{ points: polylineOf(shape), colour: hex(colour), width }]);
    },
  };
}

/** The name and the place in the order of the next layer. */
const nextId = (count: number) => ({
  id: layerId(`layer-${count + 1}`),
  // Two digits keep the order of up to a hundred layers; a fractional index must not end in 0.
  stack: `a${String(count).padStart(2, '0')}V`,
});

/** From the centre of a box, mm. */
interface Reach {
  readonly side: number;
  readonly above: number;
  readonly below: number;
}

/** A position in shares of the frame, moved so that a box with this reach stays inside. */
function within(frame: Rect, [u, v]: readonly [u: number, v: number], { side, above, below }: Reach): Point {
  const inside = (at: number, from: number, length: number, [before, after]: readonly [number, number]): number =>
    before + after >= length
      ? from + length / 2
      : Math.min(Math.max(from + at * length, from + before), from + length - after);
  return {
    x: inside(u, frame.x, frame.width, [side, side]),
    y: inside(v, frame.y, frame.height, [above, below]),
  };
}

function inkOf(colours: readonly string[], shape: 'linear' | 'radial', angle: number): Ink {
  const [first = '000000'] = colours;
  if (colours.length < 2) return { kind: 'colour', colour: hex(first) };
  const stops = colours.map((colour, i) => ({ at: i / (colours.length - 1), colour: hex(colour) }));
  return { kind: 'gradient', shape, angle: degrees(angle), stops };
}

type Base = Pick<TextLayer, 'id' | 'stack' | 'group' | 'placement' | 'opacity' | 'locked' | 'hidden'>;

/** In em. */
const OVERHANG = 0.1;
/** How much a text may grow beyond its height, before it gets sturdier letters. */
const MAX_GROWTH = 1.2;

interface SetWords {
  readonly typeface: string;
  readonly size: number;
  readonly reach: Reach;
}

/** The size of words in their box; letters with strokes too thin for print grow a little, or are set in a sturdier face. */
function setWords(text: string, typeface: string, at: WordsAt, frame: Rect): SetWords {
  const { width = 1, height = 1, rotation = 0, arc = 0, vertical = false } = at;
  const lines = text.split('\n');
  const straight = boxInEm(lines, typeface, arc, at.letterSpacing);
  const isTight = at.field !== undefined && lines.length === 1 && straight.height > 1.4;
  const em = isTight ? { ...straight, height: straight.height * LETTERS_HIGH } : straight;
  const box = vertical ? { width: em.height, height: em.width } : em;
  const turn = (Math.abs(rotation) * Math.PI) / 180;
  const turned = {
    width: box.width * Math.cos(turn) + box.height * Math.sin(turn),
    height: box.height * Math.cos(turn) + box.width * Math.sin(turn),
  };
  // An edge and a shadow extend beyond the letters.
  const margin = (at.edge ? 2 * EDGE : 0) + (at.shadow ? 2 * SHADOW : 0);
  const widest = frame.width / (turned.width + margin);
  const fitting = Math.min(widest * width, (frame.height * height) / (turned.height + margin));
  const least = leastSize(typeface);
  if (fitting < least && Math.min(fitting * MAX_GROWTH, widest) < least) {
    const other = sturdier(typeface);
    if (other !== undefined) return setWords(text, other, at, frame);
  }
  const size = fitting < least ? Math.min(least, fitting * MAX_GROWTH, widest) : fitting;
  const above = ((turned.height + margin) * size) / 2;
  // A tight line leaves out the room above its letters. Below, some letters need all of it.
  const below = isTight && rotation === 0 && !vertical ? ((straight.height + margin) * size) / 2 : above;
  return { typeface, size, reach: { side: ((turned.width + margin) * size) / 2, above, below } };
}

function wordsLayer(
  text: string,
  wanted: string,
  at: WordsAt,
  frame: Rect,
  baseAt: (centre: Point, rotation: number) => Base,
): TextLayer {
  const { u = 0.5, v = 0.5, rotation = 0, arc = 0, vertical = false } = at;
  const { typeface, size, reach } = setWords(text, wanted, at, frame);
  const half = reach.side / frame.width;
  const middle = at.left === undefined ? (at.right === undefined ? u : at.right - half) : at.left + half;
  // Letters of a hand reach beyond their advance.
  const centre = within(frame, [middle, v], { ...reach, side: reach.side + size * OVERHANG });
  return {
    ...PLAIN_TEXT,
    ...baseAt(centre, rotation),
    type: 'text',
    text,
    typeface,
    size: tenth(Math.floor(size * 100) / 100),
    ink: inkOf(at.ink.split(' '), 'linear', 90),
    align: 'centre',
    edge: at.edge === undefined ? null : { colour: hex(at.edge), width: tenth(Math.max(MIN_EDGE, size * EDGE)) },
    shadow:
      at.shadow === undefined
        ? null
        : { colour: hex(at.shadow), dx: tenth(size * 0.03), dy: tenth(size * SHADOW), blur: tenth(size * 0.01) },
    letterSpacing: at.letterSpacing ?? 0,
    lineSpacing: lineSpacingOf(typeface),
    arc,
    direction: vertical ? 'vertical' : 'horizontal',
    field: at.field ?? null,
    group: at.group === undefined ? null : groupId(at.group),
  };
}

function photoLayers(
  u: number,
  v: number,
  at: PhotoAt,
  frame: Rect,
  baseAt: (centre: Point, rotation: number) => Base,
): readonly [border: DoodleLayer | undefined, place: PlaceLayer] {
  const { width = 1, height = 1, tall, mask = null, rounding = 0, rotation = 0, border, borderWidth = 1 } = at;
  const line = border === undefined ? 0 : borderWidth;
  const turn = (Math.abs(rotation) * Math.PI) / 180;
  const turned = { x: Math.cos(turn) + tall * Math.sin(turn), y: tall * Math.cos(turn) + Math.sin(turn) };
  const wide = Math.min((frame.width * width - 2 * line) / turned.x, (frame.height * height - 2 * line) / turned.y);
  const box = { width: wide, height: wide * tall };
  const high = (turned.y * wide) / 2 + line;
  const centre = within(frame, [u, v], { side: (turned.x * wide) / 2 + line, above: high, below: high });
  const around = { x: centre.x - box.width / 2, y: centre.y - box.height / 2, ...box };
  return [
    border === undefined
      ? undefined
      : drawnLines([{ points: maskLine(mask, around, rotation), colour: hex(border), width: 2 * line }], (middle) =>
          baseAt(middle, 0),
        ),
    {
      ...baseAt(centre, rotation),
      type: 'place',
      width: tenth(box.width),
      height: tenth(box.height),
      mask,
      rounding,
    },
  ];
}
