import type { CapitalsLanguage } from '../capitals.ts';
import { type Colour, hexColour } from '../colour.ts';
import { type DesignDocument, backgroundOf, layersOf } from '../document/document.ts';
import type { TextLayer } from '../document/layers/text.ts';
import type { IdeaPhoto } from '../ideas/page.ts';
import { tonesOf } from '../ideas/tones.ts';
import type { WordBox } from '../names/spot.ts';
import { isColourful } from '../palette/inks.ts';
import { labDistance, labOfColour } from '../palette/oklab.ts';
import type { Swatch } from '../palette/palette.ts';
import type { Surface } from '../surface/surface.ts';
import type { Lettering } from './desk.ts';
import { matching } from './matching.ts';
import { mirrored } from './mirrored.ts';
import { otherSide, type Side, type TwoSurfaces } from './seam.ts';
import { splitPhoto } from './split-photo.ts';
import { splitWord } from './split-word.ts';
import { twoHalves } from './two-halves.ts';

/** The kinds of pairs: what makes two designs belong together. */
export const PAIR_KINDS = ['photo', 'halves', 'word', 'mirror', 'colours'] as const;
export type PairKind = (typeof PAIR_KINDS)[number];

/** What the kinds of pairs are made from. */
export interface PairInput {
  /** The customer's design: some kinds continue it. */
  readonly document: DesignDocument;
  readonly own: Surface;
  readonly other: Surface;
  /** Where the customer's case lies. */
  readonly side: Side;
  readonly photo: IdeaPhoto | undefined;
  /** The colours of the photo, or none. */
  readonly palette: readonly Swatch[];
  /** The name on each half; undefined for none. */
  readonly names: { readonly own: Lettering | undefined; readonly other: Lettering | undefined };
  /** Of the names, if that has capitals of its own. */
  readonly language?: CapitalsLanguage | undefined;
  /** The two parts of a word, as they are read from the left; undefined without a word that can be broken. */
  readonly word: Readonly<Record<Side, Lettering>> | undefined;
  /** The size of a text of the design at scale 1, mm. */
  readonly boxOf: (text: TextLayer) => WordBox;
  /** Another round gives other colours and shapes; the same round gives the same. */
  readonly round: number;
}

/** Two designs that belong together (ED-13). */
export interface Pair {
  /** The same object as the customer's design if that need not change. */
  readonly own: DesignDocument;
  readonly other: DesignDocument;
}

/** What a kind needs and does not have. */
export type Lacking = 'photo' | 'word' | 'design';

export function lackingFor(kind: PairKind, input: Pick<PairInput, 'photo' | 'word' | 'document'>): Lacking | undefined {
  if (kind === 'photo') return input.photo ? undefined : 'photo';
  if (kind === 'word') return input.word ? undefined : 'word';
  if (kind === 'halves') return undefined;
  const isEmpty = layersOf(input.document).length === 0 && backgroundOf(input.document).fill.kind === 'none';
  return isEmpty ? 'design' : undefined;
}

/** The two designs of a pair; undefined if something is lacking for it. */
export function pairOf(kind: PairKind, input: PairInput): Pair | undefined {
  const { document, own, other, side, photo, word, names, language, boxOf } = input;
  if (lackingFor(kind, input)) return undefined;
  if (kind === 'mirror') return { own: document, other: mirrored(document, { own, other }, boxOf) };
  if (kind === 'colours')
    return { own: document, other: matching(document, { own, other }, boxOf, names.other?.text ?? '', language) };
  const surfaces: TwoSurfaces = side === 'left' ? { left: own, right: other } : { left: other, right: own };
  const desk = {
    tones: tonesOf(input.palette.length > 0 ? input.palette : plainPalette(document, input.round), input.round),
    names: side === 'left' ? { left: names.own, right: names.other } : { left: names.other, right: names.own },
    round: input.round,
  };
  const halves =
    kind === 'photo'
      ? photo && splitPhoto(photo, surfaces)
      : kind === 'word'
        ? word && splitWord(word, surfaces, desk)
        : twoHalves(photo, surfaces, desk);
  return halves && { own: halves[side], other: halves[otherSide(side)] };
}

/** Colours that go together, for a pair without a photo. */
const PLAIN: readonly (readonly Colour[])[] = [
  ['#ff6b5e', '#2a9d8f', '#f4a261'],
  ['#7b5cd6', '#f2a900', '#e85d9e'],
  ['#1f7ae0', '#ff8fa3', '#34c3a0'],
].map((colours) => colours.map(hexColour));

function hueDistance(colour: Colour, from: Colour | undefined): number {
  return from === undefined ? 0 : labDistance({ ...labOfColour(colour), l: 0 }, { ...labOfColour(from), l: 0 });
}

/** The colours of a design's background, or else colours that go together. */
function plainPalette(document: DesignDocument, round: number): readonly Swatch[] {
  const { fill } = backgroundOf(document);
  const own =
    fill.kind === 'colour' ? [fill.colour] : fill.kind === 'gradient' ? fill.stops.map(({ colour }) => colour) : [];
  const plain = PLAIN[Math.floor(round / 2) % PLAIN.length] ?? [];
  const colourful = own.filter(isColourful);
  // One colour of the design with one that is far from it.
  const far = plain.toSorted((a, b) => hueDistance(b, colourful[0]) - hueDistance(a, colourful[0]));
  const colours = colourful.length > 0 ? [...colourful, ...far.slice(0, colourful.length > 1 ? 0 : 1)] : plain;
  return colours.map((colour) => ({ colour, share: 1 / colours.length }));
}
