/** Photos composed from openly licensed people, a pet and places, for what must keep faces whole. */
import type { Box, Pixels } from '@cpc/imaging';
import sharp from 'sharp';
import { cutPerson, PORTRAITS, type Portrait, pixelsOf } from './photos.ts';

/** A person in a photo, standing at its lower edge or above it. */
interface Standing {
  readonly portrait: Portrait;
  /** The middle of the person, 0 … 1 from the left. */
  readonly at: number;
  /** Width of the portrait as a share of the photo's width. */
  readonly wide: number;
  /** How far the foot is above the lower edge, as a share of the photo's height. */
  readonly up?: number;
  readonly mirrored?: boolean;
}

export interface CorpusPhoto {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly place: string;
  readonly people: readonly Standing[];
  /** Light that is left, 0 … 1. */
  readonly light: number;
}

const places = new URL('../../../content/photos/', import.meta.url);
const place = (name: string): string => new URL(`${name}.jpg`, places).pathname;
const PLACES = ['mountain-lake', 'mountain-lake-upright', 'raccoon'] as const;

/** The faces in the portraits, in shares of them: from brow to chin, from ear to ear. Marked by eye. */
const FACES: Readonly<Record<Portrait, Box>> = {
  astronaut: { x: 0.345, y: 0.14, width: 0.19, height: 0.205 },
  admiral: { x: 0.335, y: 0.235, width: 0.36, height: 0.32 },
};

const SHAPES = {
  tall: [600, 800],
  narrow: [450, 960],
  wide: [960, 640],
  square: [720, 720],
  panorama: [1280, 560],
} as const;
type Shape = keyof typeof SHAPES;

const one = (portrait: Portrait, at: number, wide: number, more: Partial<Standing> = {}): Standing => ({
  portrait,
  at,
  wide,
  ...more,
});

/** Who stands where: alone at the side and in the middle, large and small, pairs near and far, groups. */
const SCENES: readonly (readonly [name: string, shapes: readonly Shape[], people: readonly Standing[]])[] = [
  ['astronaut alone', ['tall', 'wide', 'square', 'narrow'], [one('astronaut', 0.5, 0.8)]],
  ['admiral alone', ['tall', 'wide', 'square'], [one('admiral', 0.5, 0.6)]],
  ['selfie at the left', ['tall', 'wide', 'square'], [one('astronaut', 0.28, 0.62, { up: 0.1 })]],
  ['selfie at the right', ['tall', 'wide'], [one('admiral', 0.7, 0.5)]],
  ['small before a place', ['tall', 'wide', 'narrow'], [one('astronaut', 0.6, 0.5)]],
  ['high up', ['tall', 'narrow'], [one('admiral', 0.5, 0.66, { up: 0.3 })]],
  ['near pair', ['tall', 'wide', 'square'], [one('astronaut', 0.34, 0.55), one('admiral', 0.68, 0.42)]],
  [
    'far pair',
    ['wide', 'square', 'panorama'],
    [one('admiral', 0.18, 0.3), one('astronaut', 0.8, 0.38, { mirrored: true })],
  ],
  ['pair, one above', ['tall', 'square'], [one('astronaut', 0.65, 0.55, { up: 0.22 }), one('admiral', 0.3, 0.42)]],
  [
    'three friends',
    ['wide', 'square', 'panorama'],
    [one('admiral', 0.18, 0.3), one('astronaut', 0.5, 0.4), one('admiral', 0.82, 0.3, { mirrored: true })],
  ],
  [
    'group of five',
    ['wide', 'panorama'],
    [0.1, 0.3, 0.5, 0.7, 0.9].map((at, i) =>
      one(PORTRAITS[i % 2] ?? 'admiral', at, i % 2 === 0 ? 0.3 : 0.24, { mirrored: i > 2 }),
    ),
  ],
];

const WITHOUT: readonly CorpusPhoto[] = (['tall', 'wide', 'square', 'panorama'] as const).flatMap((shape, i) =>
  PLACES.slice(0, i < 2 ? 3 : 1).map((name) => photo(`${name}, nobody`, shape, name, [], 1)),
);

function photo(
  name: string,
  shape: Shape,
  at: (typeof PLACES)[number],
  people: readonly Standing[],
  light: number,
): CorpusPhoto {
  const [width, height] = SHAPES[shape];
  return { name: `${name}, ${shape}${light < 1 ? ', dark' : ''}`, width, height, place: place(at), people, light };
}

/** Every scene in its shapes, by day and in the dark, and places without people. */
export const CORPUS: readonly CorpusPhoto[] = [
  ...SCENES.flatMap(([name, shapes, people], i) =>
    shapes.flatMap((shape, n) =>
      [1, 0.4].map((light) => photo(name, shape, PLACES[(i + n) % PLACES.length] ?? 'mountain-lake', people, light)),
    ),
  ),
  ...WITHOUT,
];

/** A composed photo, and the faces in it, in shares of it. */
export async function composed({ width, height, place: ground, people, light }: CorpusPhoto): Promise<{
  readonly picture: Pixels;
  readonly faces: readonly Box[];
}> {
  const standing = await Promise.all(
    people.map(async ({ portrait, at, wide, up = 0, mirrored = false }) => {
      // As high as the photo at most: the portraits are nearly square.
      const side = Math.min(Math.round(wide * width), Math.round(height * (0.98 - up)));
      const left = Math.round(at * width - side / 2);
      const top = Math.round(height * (1 - up)) - side;
      const input = await shown(await cutPerson(portrait, side, mirrored), side, { left, width });
      return { input: { input, left: Math.max(0, left), top }, face: faceOf(portrait, mirrored), left, top, side };
    }),
  );
  const base = await sharp(ground).rotate().resize(width, height, { fit: 'cover' }).removeAlpha().png().toBuffer();
  const whole = await sharp(base)
    .composite(standing.map(({ input }) => input))
    .png()
    .toBuffer();
  const picture = await pixelsOf(await sharp(whole).linear(light, 0).png().toBuffer(), 1280);
  const faces = standing.map(({ face, left, top, side }) => ({
    x: (left + face.x * side) / width,
    y: (top + face.y * side) / height,
    width: (face.width * side) / width,
    height: (face.height * side) / height,
  }));
  return { picture, faces };
}

/** The part of a person that is in the photo. */
const shown = (person: Buffer, side: number, { left, width }: { readonly left: number; readonly width: number }) => {
  const from = Math.max(0, -left);
  return sharp(person)
    .extract({ left: from, top: 0, width: Math.min(side, width - left) - from, height: side })
    .png()
    .toBuffer();
};

/** Where the face is in the square into which the portrait is fitted at the foot. */
function faceOf(portrait: Portrait, mirrored: boolean): Box {
  const [ratio, face] = [RATIO[portrait], FACES[portrait]];
  // Taller than wide: it is as high as the square.
  const x = (1 - ratio) / 2 + face.x * ratio;
  const own = { x, y: face.y, width: face.width * ratio, height: face.height };
  return mirrored ? { ...own, x: 1 - own.x - own.width } : own;
}

/** Width by height of the portraits. */
const RATIO: Readonly<Record<Portrait, number>> = { astronaut: 1, admiral: 512 / 600 };
