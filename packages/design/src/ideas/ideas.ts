import { mm, randomUnits } from '@cpc/domain';
import type { DesignDocument } from '../document/document.ts';
import type { TextLayer } from '../document/layers/text.ts';
import { NAME_FIELD } from '../names/set-field.ts';
import type { WordBox } from '../names/spot.ts';
import type { Swatch } from '../palette/palette.ts';
import { bleedBox } from '../surface/geometry.ts';
import { frameOf } from '../surface/quiet.ts';
import type { Rect } from '../surface/shapes.ts';
import type { Surface } from '../surface/surface.ts';
import { blocks } from './blocks.ts';
import { collage } from './collage.ts';
import { cover } from './cover.ts';
import { forbiddenOn } from './crop.ts';
import { figure, figureIn } from './figure.ts';
import type { IdeaDesk } from './desk.ts';
import { framed } from './framed.ts';
import { fullPhoto } from './full-photo.ts';
import { instant } from './instant.ts';
import { createPage, type IdeaPhoto, type WordsAt } from './page.ts';
import { poster } from './poster.ts';
import { rounds } from './rounds.ts';
import { stamp } from './stamp.ts';
import { steppingOut, stepOut } from './step-out.ts';
import { strip } from './strip.ts';
import type { IdeaSubject } from './subject.ts';
import { tonesOf } from './tones.ts';
import { apartFrom } from './wardrobe.ts';

/** A typeface that can write some words, with their size in em. */
interface Lettered {
  readonly typeface: string;
  readonly box: WordBox;
}

/** What ten ideas are made from. */
export interface IdeaInput {
  readonly surface: Surface;
  readonly photo: IdeaPhoto;
  /** The people of the photo, cut out; only `CUT_KINDS` need them. */
  readonly subject?: IdeaSubject | undefined;
  readonly palette: readonly Swatch[];
  /** A name or a motto; empty for none. */
  readonly words: string;
  /** Typefaces that can write the words, with the size of the words in em. */
  readonly lettering: readonly Lettered[];
  /** Something short and true, such as the date, for the kinds that look empty without words. */
  readonly caption?: { readonly words: string; readonly lettering: readonly Lettered[] } | undefined;
  /** Stickers that go with photos. */
  readonly stickers: readonly string[];
  /** Another round gives other ideas; the same round gives the same. */
  readonly round: number;
}

/** In the order in which they are offered: those that most people would wear come first. */
export const IDEA_KINDS = [
  'full',
  'blocks',
  'instant',
  'stamp',
  'framed',
  'cover',
  'collage',
  'rounds',
  'strip',
  'poster',
] as const;
/** Kinds that show people without what was around them, the one that most people choose first. */
export const CUT_KINDS = ['stepOut', 'figure'] as const;
export type CutKind = (typeof CUT_KINDS)[number];
export type IdeaKind = (typeof IDEA_KINDS)[number] | CutKind;

const ALL_KINDS: readonly IdeaKind[] = [...IDEA_KINDS, ...CUT_KINDS];
const COMPOSE: Readonly<Record<IdeaKind, (desk: IdeaDesk) => void>> = {
  full: fullPhoto,
  blocks,
  instant,
  poster,
  framed,
  strip,
  cover,
  collage,
  stamp,
  rounds,
  figure,
  stepOut,
};

/**
 * A finished design from one photo (ED-13), in the colours of its palette.
 * @throws Error for a kind that shows people, if `cutKindsFor` has not named it for these
 */
export function ideaOf(kind: IdeaKind, input: IdeaInput): DesignDocument {
  const { surface, photo, subject, palette, stickers, round } = input;
  const page = createPage();
  const index = ALL_KINDS.indexOf(kind);
  const unit = randomUnits(round * 31 + index * 7 + 1);
  const written = writtenOn(kind, input, round + index);
  const frame = frameOf(surface);
  // Neighbours take different accents of the photo.
  const tones = tonesOf(palette, round + index);
  const inTurn: IdeaDesk['inTurn'] = (from) => from[round % from.length] ?? from[0];
  COMPOSE[kind]({
    page,
    photo,
    subject,
    tones,
    bleed: bleedBox(surface),
    frame,
    surface,
    forbidden: forbiddenOn(surface),
    round,
    stickers,
    unit,
    inTurn,
    ground(from) {
      const wanted = inTurn(from);
      const colour = tones.main ? apartFrom(tones.main, wanted, from) : wanted;
      page.fill({ kind: 'colour', colour });
      return colour;
    },
    hasWords: written !== undefined,
    write(box, style, rotation = 0) {
      if (!written) return;
      const { size, ...at } = fitted(box, written.box, rotation, frame);
      page.words({ ...written.layer, ...scaled(style, size) }, { ...at, size, rotation });
    },
  });
  return page.document();
}

/** Kinds that look empty without words. */
const CAPTIONED: readonly IdeaKind[] = ['cover', 'instant', 'poster'];

/** What a kind writes, and how: the words of the customer, else the caption if it needs one. */
function writtenOn(kind: IdeaKind, { words, lettering, caption }: IdeaInput, turn: number) {
  const isOwn = words.trim() !== '';
  if (!isOwn && !CAPTIONED.includes(kind)) return undefined;
  const { words: text = '', lettering: from = [] } = isOwn ? { words, lettering } : (caption ?? {});
  const lettered = from[turn % Math.max(1, from.length)];
  const { typeface, box } = lettered ?? {};
  if (!typeface || !box || text.trim() === '') return undefined;
  return { box, layer: { text: text.trim(), typeface, field: isOwn ? NAME_FIELD : null } };
}

/** The kinds that can show these people on this surface, with words and without. */
export function cutKindsFor(subject: IdeaSubject, surface: Surface): readonly CutKind[] {
  const space = { bleed: bleedBox(surface), frame: frameOf(surface) };
  const fits: Readonly<Record<CutKind, (hasWords: boolean) => boolean>> = {
    figure: (hasWords) => figureIn(subject, { ...space, hasWords }) !== undefined,
    stepOut: (hasWords) => steppingOut(subject, { ...space, hasWords }) !== undefined,
  };
  return CUT_KINDS.filter((kind) => fits[kind](true) && fits[kind](false));
}

/** Room for an edge and a shadow around the letters, in em. */
const MARGIN = 0.2;
/** A line is higher than its letters. */
const LETTERS_HIGH = 0.76;
/** Letters are not higher than this share of the frame. */
const MAX_HIGH = 0.24;

function fitted(box: Rect, words: WordBox, rotation: number, frame: Rect): Omit<WordsAt, 'rotation'> {
  const angle = (Math.abs(rotation) * Math.PI) / 180;
  const [cos, sin] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))];
  const [wide, high] = [words.width + MARGIN, words.height * LETTERS_HIGH + MARGIN];
  const size = Math.min(
    box.width / (wide * cos + high * sin),
    box.height / (high * cos + wide * sin),
    (frame.height * MAX_HIGH) / high,
  );
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, size: Math.floor(size * 100) / 100 };
}

/** The edge and the shadow of a style are given in em. */
function scaled<Style extends Partial<TextLayer>>(style: Style, size: number): Style {
  const { edge, shadow } = style;
  return {
    ...style,
    ...(edge && { edge: { ...edge, width: mm(Math.max(0.3, edge.width * size)) } }),
    ...(shadow && {
      shadow: { ...shadow, dx: mm(shadow.dx * size), dy: mm(shadow.dy * size), blur: mm(shadow.blur * size) },
    }),
  };
}
