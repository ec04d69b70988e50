import type { Colour } from '../colour.ts';
import type { DesignDocument } from '../document/document.ts';
import type { TextLayer } from '../document/layers/text.ts';
import { createPage } from '../ideas/page.ts';
import { patternLines } from '../ideas/patterns.ts';
import type { Tones } from '../ideas/tones.ts';
import { NAME_FIELD } from '../names/set-field.ts';
import { atLightness, inkOn, marksOn } from '../palette/inks.ts';
import { bleedBox } from '../surface/geometry.ts';
import { frameOf } from '../surface/quiet.ts';
import type { Rect } from '../surface/shapes.ts';
import type { Surface } from '../surface/surface.ts';
import { clearBand, type Lettering, type PairDesk, sizeIn, wordsIn, written } from './desk.ts';
import { seamOf, type Side, SIDES, type TwoSurfaces } from './seam.ts';

const clusters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
/** Arabic letters that do not join the next one. */
const ENDS_JOINED = /[اأإآٱدذرزژوؤةىء]$/u;
const ARABIC = /\p{Script=Arabic}/u;
/** A stroke that joins letters. */
const TATWEEL = 'ـ';

/**
 * A word broken in two: the first half and the rest. Letters keep their marks. Joined letters reach for each other over the
 * break. Undefined for a word of one letter.
 */
export function brokenWord(word: string): readonly [first: string, second: string] | undefined {
  const parts = [...clusters.segment(word.trim())].map(({ segment }) => segment);
  if (parts.length < 2) return undefined;
  const half = Math.ceil(parts.length / 2);
  const [first, second] = [parts.slice(0, half).join('').trim(), parts.slice(half).join('').trim()];
  if (first === '' || second === '') return undefined;
  const joins = ARABIC.test(first.slice(-1)) && ARABIC.test(second.slice(0, 1)) && !ENDS_JOINED.test(first);
  return joins ? [`${first}${TATWEEL}`, `${TATWEEL}${second}`] : [first, second];
}

/** Letters are not larger than this share of the lower case's height. */
const MAX_LETTER_SHARE = 0.36;
/** Letters that would be smaller than this cannot be read, mm. */
const MIN_LETTER_MM = 4;
/** Names below the word are not larger than this, mm. */
const MAX_NAME_MM = 12;

/**
 * A word over both cases, half of it on each, in two colours that change places at the seam. Undefined if the letters have
 * no room, because the cases hardly lie side by side.
 */
export function splitWord(
  word: Readonly<Record<Side, Lettering>>,
  surfaces: TwoSurfaces,
  { tones, names, round }: PairDesk,
): Readonly<Record<Side, DesignDocument>> | undefined {
  const seam = seamOf(surfaces);
  const frames = { left: frameOf(surfaces.left), right: frameOf(surfaces.right) };
  const inPlane = { left: seam.inPlane('left', frames.left), right: seam.inPlane('right', frames.right) };
  const top = Math.max(inPlane.left.y, inPlane.right.y);
  const bottom = Math.min(inPlane.left.y + inPlane.left.height, inPlane.right.y + inPlane.right.height);
  const most = MAX_LETTER_SHARE * Math.min(surfaces.left.height, surfaces.right.height);
  const size = Math.min(
    ...SIDES.map((side) => sizeIn({ width: frames[side].width, height: (bottom - top) * 0.6 }, word[side].box, most)),
  );
  if (size < MIN_LETTER_MM) return undefined;
  const colours = twoColours(tones, round);
  const half = (side: Side): DesignDocument => {
    const page = createPage();
    const [ground, wanted] = colours[side];
    const marks = marksOn(ground);
    page.fill({ kind: 'colour', colour: ground });
    if (round % 3 > 0) page.lines(patternLines(round % 3 === 1 ? 'dots' : 'stripes', bleedBox(surfaces[side]), marks));
    const ink: TextLayer['ink'] = { kind: 'colour', colour: inkOn(wanted, ground, ...(round % 3 > 0 ? marks : [])) };
    const width = word[side].box.width * size;
    const frame = frames[side];
    const y = seam.onto(side, { x: 0, y: (top + bottom) / 2 }).y;
    // Towards the seam, so that the word is read in one.
    const x = side === 'left' ? frame.x + frame.width - width / 2 : frame.x + width / 2;
    page.words(written(word[side], ink), { x, y, size });
    const name = names[side];
    const band = name && bandBelow(surfaces[side], y + (word[side].box.height * size) / 2);
    if (name && band)
      page.words({ ...written(name, ink), field: NAME_FIELD }, wordsIn(band, sizeIn(band, name.box, MAX_NAME_MM)));
    return page.document();
  };
  return { left: half('left'), right: half('right') };
}

/** Height of the room for a name, mm. */
const NAME_HIGH = 14;

/** Room for a name near the lower end, below a height of the surface. */
function bandBelow(surface: Surface, from: number): Rect | undefined {
  const end = surface.height - Math.max(surface.safeInset, surface.wrap) - surface.height * 0.04;
  return end - from < NAME_HIGH / 2 ? undefined : clearBand(surface, Math.max(from, end - NAME_HIGH), end);
}

/** Ground and ink of each half: they change places. */
function twoColours(tones: Tones, round: number): Readonly<Record<Side, readonly [ground: Colour, ink: Colour]>> {
  const strong = atLightness(round % 2 === 0 ? tones.accent : tones.second, 0.5, 1.1);
  const light = atLightness(round % 2 === 0 ? tones.second : tones.accent, 0.92, 0.5);
  return { left: [strong, light], right: [light, strong] };
}
