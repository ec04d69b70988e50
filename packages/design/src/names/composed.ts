import { frameOf } from '../surface/quiet.ts';
import type { Rect } from '../surface/shapes.ts';
import type { Surface } from '../surface/surface.ts';
import { type NameBoxes, type NameSpot, spotAt, type WordBox } from './spot.ts';

/** A name or its initials in a composition. */
export interface ComposedSpot extends Omit<NameSpot, 'ink'> {
  /** Which part of a style it is set in: its face, ink and effects. */
  readonly part: number;
}

/** The boxes of a name and its initials in em, for each part of a style. */
export type PartBoxes = readonly NameBoxes[];

type Lay = (frame: Rect, boxes: PartBoxes) => readonly ComposedSpot[];

const LAYS = { banner, tower, sash, rows, stripes, arch, lens, ghost, crest, signed } satisfies Record<string, Lay>;

export type NameLayout = keyof typeof LAYS;

/** Share of the free rectangle that letters may fill: swashes extend beyond a letter's box. */
const FILLED = 0.92;

/**
 * Where a composition writes a name once or a few times, from lowest to topmost: inside the largest rectangle that is
 * free of cut-outs.
 * @param boxes one for every part that the layout names; the last one serves for those that are missing
 */
export function composeName(layout: NameLayout, boxes: PartBoxes, surface: Surface): readonly ComposedSpot[] {
  const whole = frameOf(surface);
  const frame = {
    x: whole.x + (whole.width * (1 - FILLED)) / 2,
    y: whole.y + (whole.height * (1 - FILLED)) / 2,
    width: whole.width * FILLED,
    height: whole.height * FILLED,
  };
  return LAYS[layout](frame, boxes).map(rounded);
}

const NO_BOX: WordBox = { width: 1, height: 1.3 };
const boxOf = (boxes: PartBoxes, part: number, word: NameSpot['word']): WordBox =>
  (boxes[part] ?? boxes.at(-1))?.[word] ?? NO_BOX;

const fit = (box: WordBox, width: number, height: number): number => Math.min(width / box.width, height / box.height);

/** A spot at a share of the frame's height, in the middle of its width. */
function middle(frame: Rect, share: number, size: number, part: number, fields: Partial<NameSpot> = {}): ComposedSpot {
  const at = { x: frame.x + frame.width / 2, y: frame.y + frame.height * share };
  const { ink: _, ...spot } = spotAt(at, size, fields);
  return { ...spot, part };
}

/** One large name across. */
function banner(frame: Rect, boxes: PartBoxes): readonly ComposedSpot[] {
  return [middle(frame, 0.48, fit(boxOf(boxes, 0, 'name'), frame.width, frame.height * 0.5), 0)];
}

/** One large name along the case, read from below. */
function tower(frame: Rect, boxes: PartBoxes): readonly ComposedSpot[] {
  const size = fit(boxOf(boxes, 0, 'name'), frame.height, frame.width * 0.86);
  return [middle(frame, 0.5, size, 0, { rotation: -90 })];
}

const SASH_ANGLE = -34;

/** One large name that climbs. */
function sash(frame: Rect, boxes: PartBoxes): readonly ComposedSpot[] {
  const { width, height } = boxOf(boxes, 0, 'name');
  const [cos, sin] = [Math.cos((SASH_ANGLE * Math.PI) / 180), Math.abs(Math.sin((SASH_ANGLE * Math.PI) / 180))];
  const size = Math.min(frame.width / (width * cos + height * sin), frame.height / (width * sin + height * cos));
  return [middle(frame, 0.5, size, 0, { rotation: SASH_ANGLE })];
}

/** Line distance of rows that belong together, as a share of their boxes' height. */
const TIGHT = 0.8;
const MAX_ROWS = 7;

/** Rows of one name: filled in the middle, in the second part around it. */
function rows(frame: Rect, boxes: PartBoxes): readonly ComposedSpot[] {
  const { width, height } = boxOf(boxes, 0, 'name');
  const size = Math.min(frame.width / width, frame.height / ((2 * TIGHT + 1) * height));
  const pitch = height * size * TIGHT;
  const fitting = Math.floor((frame.height - height * size) / pitch + 1e-6) + 1;
  const many = Math.min(MAX_ROWS, fitting - ((fitting + 1) % 2));
  return Array.from({ length: many }, (_, i) => i - (many - 1) / 2).map((row) =>
    middle(frame, 0.5 + (row * pitch) / frame.height, size, row === 0 ? 0 : 1),
  );
}

/** How far the stripes stand below each other, in em, and how many there are. */
const STRIPE = 0.13;
const STRIPES = 5;

/** One name over its own stripes, across or along the case; the parts are their colours from the top. */
function stripes(frame: Rect, boxes: PartBoxes): readonly ComposedSpot[] {
  const { width, height } = boxOf(boxes, 0, 'name');
  const box = { width, height: height + (STRIPES - 1) * STRIPE };
  const across = fit(box, frame.width, frame.height * 0.6);
  const along = fit(box, frame.height, frame.width);
  const isAlong = along > across * 1.15;
  const size = isAlong ? along : across;
  return Array.from({ length: STRIPES }, (_, i) => STRIPES - 1 - i).map((part) => {
    const off = (part - (STRIPES - 1) / 2) * STRIPE * size;
    if (!isAlong) return middle(frame, 0.48 + off / frame.height, size, part);
    const spot = middle(frame, 0.5, size, part, { rotation: -90 });
    return { ...spot, x: spot.x + off };
  });
}

/** A bend: never so tight that the letters' feet meet. */
const MAX_SPAN_DEGREES = 130;
const MIN_RADIUS = 1.25;

/** The box of a name bent upwards, in em, and the angle it spans. */
function bent({ width, height }: WordBox) {
  const span = Math.min((MAX_SPAN_DEGREES * Math.PI) / 180, width / MIN_RADIUS);
  const radius = width / span;
  const [outer, inner] = [radius + height / 2, radius - height / 2];
  return {
    arc: (span * 180) / Math.PI,
    width: 2 * outer * Math.sin(Math.min(span, Math.PI) / 2),
    height: outer - inner * Math.cos(span / 2),
    /** From the top of the box to the feet of the middle letter. */
    depth: height,
  };
}

/** The initials under a bent name. */
function arch(frame: Rect, boxes: PartBoxes): readonly ComposedSpot[] {
  const [name, initial] = [boxOf(boxes, 0, 'name'), boxOf(boxes, 1, 'initial')];
  const bow = bent(name);
  // Relative to the name's letters. The initials stand below the middle letters, between the ends of the bow.
  const large = Math.min((bow.width * 0.62) / initial.width, 4.2 / initial.height);
  const high = bow.depth + 0.12 + initial.height * large;
  const size = Math.min(frame.width / bow.width, frame.height / Math.max(high, bow.height));
  const top = 0.5 - (Math.max(high, bow.height) * size) / 2 / frame.height;
  return [
    middle(frame, top + ((bow.height / 2) * size) / frame.height, size, 0, { arc: bow.arc }),
    middle(frame, top + ((high - (initial.height * large) / 2) * size) / frame.height, size * large, 1, {
      word: 'initial',
    }),
  ];
}

/** The name bent above the initials and below them. */
function lens(frame: Rect, boxes: PartBoxes): readonly ComposedSpot[] {
  const [name, initial] = [boxOf(boxes, 0, 'name'), boxOf(boxes, 1, 'initial')];
  const bow = bent(name);
  const large = Math.min((bow.width * 0.46) / initial.width, 3.2 / initial.height);
  const high = 2 * bow.depth + initial.height * large;
  const size = Math.min(frame.width / bow.width, frame.height / Math.max(high, 2 * bow.height * 0.8));
  const off = ((high / 2 - bow.height / 2) * size) / frame.height;
  return [
    middle(frame, 0.5 - off, size, 0, { arc: bow.arc }),
    middle(frame, 0.5, size * large, 1, { word: 'initial' }),
    middle(frame, 0.5 + off, size, 0, { arc: -bow.arc }),
  ];
}

/** The name over its huge initials. */
function ghost(frame: Rect, boxes: PartBoxes): readonly ComposedSpot[] {
  const [name, initial] = [boxOf(boxes, 0, 'name'), boxOf(boxes, 1, 'initial')];
  const huge = fit(initial, frame.width, frame.height * 0.94);
  const size = Math.min(fit(name, frame.width * 0.92, frame.height), huge * 0.34);
  return [middle(frame, 0.5, huge, 1, { word: 'initial' }), middle(frame, 0.52, size, 0)];
}

/** Large initials, and the name as a line below. */
function crest(frame: Rect, boxes: PartBoxes): readonly ComposedSpot[] {
  const [initial, name] = [boxOf(boxes, 0, 'initial'), boxOf(boxes, 1, 'name')];
  const large = fit(initial, frame.width * 0.92, frame.height * 0.74);
  const size = Math.min(fit(name, frame.width * 0.92, frame.height * 0.16), large * 0.22);
  // Beneath capitals the box of the initials is empty.
  const [high, low] = [initial.height * large * 0.88, name.height * size];
  const top = (frame.height - high - low) / 2;
  return [
    middle(frame, (top + high / 2) / frame.height, large, 0, { word: 'initial' }),
    middle(frame, (top + high + low / 2) / frame.height, size, 1),
  ];
}

/** A small name at the foot of an empty case. */
function signed(frame: Rect, boxes: PartBoxes): readonly ComposedSpot[] {
  const name = boxOf(boxes, 0, 'name');
  const size = fit(name, frame.width * 0.76, Math.min(frame.width * 0.42, frame.height * 0.3));
  return [middle(frame, 1 - (name.height * size) / 2 / frame.height, size, 0)];
}

const hundredth = (value: number): number => Math.round(value * 100) / 100;

const rounded = (spot: ComposedSpot): ComposedSpot => ({
  ...spot,
  x: hundredth(spot.x),
  y: hundredth(spot.y),
  size: Math.floor(spot.size * 100) / 100,
  arc: hundredth(spot.arc),
});
