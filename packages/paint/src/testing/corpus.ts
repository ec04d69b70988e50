import {
  BRUSHES,
  type Brush,
  type DesignDocument,
  type DoodleLayer,
  type Fill,
  type Filter,
  FILTERS,
  type Gradient,
  MASKS,
  NO_EFFECTS,
  type PictureLayer,
  PLAIN_LOOK,
  type StickerLayer,
  type Surface,
  type TextLayer,
  WHOLE_PICTURE,
} from '@cpc/design';
import { roundedRect } from '@cpc/design/testing';
import { brand, degrees, mm, randomUnits } from '@cpc/domain';
import { at, CASE, colour, design, doodle, picture, stroke, text, wave } from './scene.ts';

/** A design of the corpus: a description, and the surface it lies on. */
export interface CorpusDesign {
  readonly name: string;
  readonly surface: Surface;
  readonly document: DesignDocument;
}

/** Words in every script with its own shaping; line feeds where two lines are wanted. */
const WORDS = {
  latin: { typeface: 'noto-sans', words: ['Ångström Öl', 'Čeština\nžluťoučký', 'Việt Nam đẹp'] },
  arabic: { typeface: 'cairo', words: ['مرحبا بالعالم', 'السلام\nعليكم', 'صباح الخير 123'] },
  thai: { typeface: 'mitr', words: ['สวัสดีที่รัก', 'ภาษาไทย\nน้ำใจ', 'ปู่ย่าตายาย'] },
  bengali: { typeface: 'baloo-da-2', words: ['শুভ জন্মদিন', 'বাংলা\nক্ষমা', 'আমি তোমায়'] },
  han: { typeface: 'noto-sans-sc', words: ['自助定制手机壳', '你好，世界！\n「晚安」', '生日快乐'] },
  cyrillic: { typeface: 'noto-sans', words: ['Привет, мир', 'Щедрый\nвечер', 'Ёжик'] },
  greek: { typeface: 'noto-sans', words: ['Καλημέρα κόσμε', 'Ελλάδα\nφως', 'Ωραία'] },
  emoji: { typeface: 'noto-sans', words: ['😀 I ❤️ you', 'Anna 🦄\n🇧🇷 👍🏽 1️⃣', '🌈👩🏽‍🚀 ✨'] },
} as const;

/** Bold and italic styles, and capitals of a language, in faces of the catalogue with difficult outlines: hairlines, insides, joined letters. */
const STYLED: readonly Partial<TextLayer>[] = [
  { typeface: 'montserrat', weight: 'bold', slant: 'italic', text: 'Zażółć\nGęślą' },
  { typeface: 'bodoni-moda', slant: 'italic', text: 'Sophie & Ben' },
  { typeface: 'qwitcher-grypen', weight: 'bold', text: 'Forever' },
  { typeface: 'amiri', weight: 'bold', text: 'مرحبا بالعالم' },
  { typeface: 'source-han-sans', weight: 'bold', text: '生日快乐 Mia' },
  { typeface: 'rubik-bubbles', weight: 'bold', text: 'Boo 12' },
  { typeface: 'kanit', weight: 'bold', slant: 'italic', text: 'น้ำใจ Mia' },
  { typeface: 'tourney', weight: 'bold', capitals: 'tr', text: 'iyi ki\nΜάιος' },
];

/** Returns a number 0 … 1, a different one at every call. */
type Dice = () => number;

/** All features of texts, one after the other. */
const TEXT_FEATURES: readonly (readonly [name: string, change: (dice: Dice) => Partial<TextLayer>])[] = [
  ['plain', () => ({})],
  ['edge', (dice) => ({ edge: edge(dice) })],
  ['shadow', (dice) => ({ shadow: shadow(dice) })],
  ['edge, shadow, half there', (dice) => ({ edge: edge(dice), shadow: shadow(dice), opacity: 0.55 })],
  ['linear ink, edge, half there', (dice) => ({ ink: gradient(dice, 'linear'), edge: edge(dice), opacity: 0.7 })],
  ['radial ink, shadow', (dice) => ({ ink: gradient(dice, 'radial'), shadow: shadow(dice) })],
  ['bent up', (dice) => ({ arc: 40 + Math.round(dice() * 280), letterSpacing: 0.05 })],
  ['bent down, edge', (dice) => ({ arc: -40 - Math.round(dice() * 200), edge: edge(dice) })],
  ['vertical', (dice) => ({ direction: 'vertical', letterSpacing: dice() * 0.2, align: 'start' })],
  ['spaced, two lines', (dice) => ({ letterSpacing: 0.1 + dice() * 0.3, lineSpacing: 0.8 + dice(), breaks: [4] })],
];

/** Surfaces with every kind of outline: a phone, a path, a disc, a shirt. */
const SURFACES: readonly Surface[] = [
  CASE,
  {
    ...CASE,
    id: brand('heart'),
    category: 'bakedGoods',
    width: mm(70),
    height: mm(66),
    cutouts: [],
    outline: {
      kind: 'path',
      path: [
        ['move', 35, 14],
        ['cubic', 42, -4, 70, -4, 70, 20],
        ['cubic', 70, 42, 48, 50, 35, 66],
        ['cubic', 22, 50, 0, 42, 0, 20],
        ['cubic', 0, -4, 28, -4, 35, 14],
        ['close'],
      ],
    },
    form: { kind: 'disc', height: mm(8) },
  },
  {
    ...CASE,
    id: brand('disc'),
    category: 'golf',
    width: mm(60),
    height: mm(60),
    cutouts: [],
    outline: { kind: 'ellipse', cx: mm(30), cy: mm(30), rx: mm(30), ry: mm(30) },
    form: { kind: 'ball', diameter: mm(62) },
  },
  {
    ...CASE,
    id: brand('shirt'),
    category: 'tShirt',
    width: mm(90),
    height: mm(100),
    cutouts: [],
    outline: roundedRect(0, 0, 90, 100, 0),
    bleed: mm(0),
    form: { kind: 'garment' },
  },
];

/**
 * The pictures that a design of the corpus may show; the test provides them: a photograph, one that fades out, a
 * sticker with hard edges, and one of few pixels, which is enlarged.
 */
const CORPUS_PICTURES = ['photo', 'soft', 'sharp', 'small'] as const;
export type CorpusPicture = (typeof CORPUS_PICTURES)[number];

/**
 * One design for every text feature in every script, and one for each of some styles of typefaces, each with a picture, a sticker and strokes. Their features and the
 * surfaces alternate. Another seed gives other numbers and combinations.
 */
export function corpus(seed: number): readonly CorpusDesign[] {
  const dice = randomUnits(seed);
  // Dice of their own: the rest of a corpus stays as it was without them.
  const effectDice = randomUnits(seed + 1);
  const effectsOf = deck(
    [
      () => NO_EFFECTS,
      () => ({ ...NO_EFFECTS, edge: edge(effectDice) }),
      () => ({ ...NO_EFFECTS, shadow: shadow(effectDice) }),
      () => ({ edge: edge(effectDice), shadow: shadow(effectDice) }),
    ],
    effectDice,
  );
  const decks = {
    surface: deck(SURFACES, dice),
    fill: deck(['linear', 'radial', 'colour', 'none', 'wallpaper'] as const, dice),
    picture: deck(CORPUS_PICTURES, dice),
    sticker: deck(['soft', 'sharp'] as const, dice),
    mask: deck([null, ...MASKS], dice),
    filter: deck([null, ...FILTERS], dice),
    brush: deck(BRUSHES, dice),
  };
  const plain = Object.entries(WORDS).flatMap(([script, { typeface, words }]) =>
    TEXT_FEATURES.map(([feature, change], n) => ({
      script,
      feature,
      change,
      fields: { text: nth(words, n), typeface },
    })),
  );
  const styled = STYLED.map((fields, n) => {
    const [feature, change] = nth(TEXT_FEATURES, n);
    return { script: `styled ${fields.typeface}`, feature, change, fields };
  });
  return [...plain, ...styled].map(({ script, feature, change, fields }) => {
    const surface = decks.surface();
    const image = pictureOn(surface, decks.picture(), decks.mask(), decks.filter(), dice);
    const shown = { ...image, ...effectsOf()() };
    const drawn = doodleOn(surface, [decks.brush(), decks.brush(), decks.brush()], dice);
    const fill = decks.fill();
    const top = { ...text('', 6 + dice() * 4, place(surface, dice)), ...fields, ...change(dice) };
    const brushes = drawn.strokes.map(({ brush }) => brush).join(' ');
    return {
      name: [
        script,
        feature,
        shown.mask ?? 'whole',
        shown.look.filter ?? 'unfiltered',
        ...(shown.edge ? ['edged'] : []),
        ...(shown.shadow ? ['with a shadow'] : []),
        brushes,
        fill,
        surface.id,
      ].join(', '),
      surface,
      document: design(fillOf(fill, dice), shown, stickerOn(surface, decks.sticker(), dice), drawn, top),
    };
  });
}

/** Deals every card once before any repeats, in a new order every time. */
function deck<T>(cards: readonly T[], dice: Dice): () => T {
  let left: T[] = [];
  return () => {
    if (left.length === 0) left = [...cards];
    return left.splice(Math.floor(dice() * left.length), 1)[0] as T;
  };
}

function fillOf(kind: 'linear' | 'radial' | 'colour' | 'none' | 'wallpaper', dice: Dice): Fill {
  if (kind === 'none') return { kind };
  if (kind === 'colour') return { kind, colour: anyColour(dice) };
  if (kind === 'wallpaper') return { kind, wallpaper: 'photo' };
  return gradient(dice, kind);
}

function pictureOn(
  surface: Surface,
  asset: string,
  mask: PictureLayer['mask'],
  filter: Filter | null,
  dice: Dice,
): PictureLayer {
  const cropped = { x: dice() * 0.4, y: dice() * 0.4, width: 0.3 + dice() * 0.3, height: 0.3 + dice() * 0.3 };
  return {
    ...picture(asset, 20 + dice() * 20, 20 + dice() * 20, place(surface, dice)),
    opacity: dice() < 0.3 ? 0.3 + dice() * 0.6 : 1,
    crop: dice() < 0.5 ? cropped : WHOLE_PICTURE,
    mask,
    look: { ...PLAIN_LOOK, filter, strength: dice(), contrast: dice() - 0.5, warmth: dice() - 0.5 },
  };
}

function stickerOn(surface: Surface, sticker: CorpusPicture, dice: Dice): StickerLayer {
  const { mask: _, look: __, crop: ___, asset: ____, ...base } = picture('-', 12, 12, place(surface, dice));
  return { ...base, type: 'sticker', sticker, colours: [] };
}

function doodleOn(surface: Surface, brushes: readonly Brush[], dice: Dice): DoodleLayer {
  const strokes = brushes.map((brush) => ({
    ...stroke(brush, anyColour(dice), 1 + dice() * 4, wave(dice() * 14 - 7, 30)),
    opacity: dice() < 0.4 ? 0.3 + dice() * 0.6 : 1,
    seed: Math.floor(dice() * 2 ** 32),
  }));
  return { ...doodle(strokes, place(surface, dice)), opacity: dice() < 0.3 ? 0.6 : 1 };
}

function place({ width, height }: Surface, dice: Dice) {
  return at(width * (0.3 + dice() * 0.4), height * (0.3 + dice() * 0.5), {
    rotation: Math.round(dice() * 3) === 0 ? 0 : dice() * 360 - 180,
    scale: 0.7 + dice() * 0.8,
    flipX: dice() < 0.15,
    flipY: dice() < 0.1,
  });
}

const edge = (dice: Dice) => ({ colour: anyColour(dice), width: mm(0.2 + dice()) });

const shadow = (dice: Dice) => ({
  colour: anyColour(dice),
  dx: mm(dice() * 3 - 1.5),
  dy: mm(dice() * 3 - 1.5),
  blur: mm(dice() * 2),
});

const gradient = (dice: Dice, shape: Gradient['shape']): Gradient => ({
  kind: 'gradient',
  shape,
  angle: degrees(Math.floor(dice() * 360)),
  stops: [0, 0.4, 1].map((stop) => ({ at: stop, colour: anyColour(dice) })),
});

const anyColour = (dice: Dice) =>
  colour(
    `#${Math.floor(dice() * 0x1000000)
      .toString(16)
      .padStart(6, '0')}`,
  );

const nth = <T>(values: readonly T[], n: number): T => values[n % values.length] as T;
