import { type Fill, hexColour, type Ink, type NameLayout } from '@cpc/design';
import { degrees } from '@cpc/domain';
import type { FaceChoice, Mood } from '../../parts/words/moods.ts';

/** How a part of a composition is set. Lengths are shares of the letters' size. */
export interface NamePart {
  readonly mood: Mood;
  readonly face: FaceChoice;
  readonly ink: Ink;
  readonly edge?: { readonly colour: string; readonly width: number };
  readonly shadow?: { readonly colour: string; readonly dx: number; readonly dy: number; readonly blur: number };
  /** em */
  readonly letterSpacing?: number;
  /** 0 … 1 */
  readonly opacity?: number;
}

/** A finished design of a name: ground, composition, faces and inks. */
export interface NameStyle {
  /** Its name is `nameArt.style.<key>`. */
  readonly key: NameStyleKey;
  readonly layout: NameLayout;
  readonly ground: Fill;
  readonly parts: readonly NamePart[];
}

export type NameStyleKey =
  | 'golden'
  | 'seventies'
  | 'college'
  | 'neon'
  | 'bold'
  | 'signed'
  | 'atelier'
  | 'bubble'
  | 'comic'
  | 'gothic'
  | 'arcade'
  | 'rainbow'
  | 'love'
  | 'saloon'
  | 'aurora'
  | 'crest';

const colour = (hex: string): Ink & Fill => ({ kind: 'colour', colour: hexColour(hex) });

function blend(angle: number, ...colours: readonly string[]): Ink & Fill {
  const stops = colours.map((one, i) => ({ at: i / (colours.length - 1), colour: hexColour(one) }));
  return { kind: 'gradient', shape: 'linear', angle: degrees(angle), stops };
}

const GOLD = blend(90, '#fff2c0', '#f6cf68', '#e2ad3f', '#fff0b8');

/** One name in several colours, for layouts that set it once for each part. */
const striped = (mood: Mood, face: FaceChoice, ...colours: readonly string[]): readonly NamePart[] =>
  colours.map((one) => ({ mood, face, ink: colour(one) }));

/** The finished styles, in the order in which they are offered; neighbours differ. */
export const NAME_STYLES: readonly NameStyle[] = [
  {
    key: 'golden',
    layout: 'tower',
    ground: blend(160, '#1b2350', '#0b0e24'),
    parts: [{ mood: 'script', face: { typeface: 'great-vibes' }, ink: GOLD }],
  },
  {
    key: 'seventies',
    layout: 'stripes',
    ground: colour('#f7e8c9'),
    parts: striped('loud', { typeface: 'shrikhand' }, '#fff6e4', '#f2b33d', '#e8772e', '#c8402b', '#6a2231').map(
      (part, i) => (i === 0 ? { ...part, edge: { colour: '#6a2231', width: 0.025 } } : part),
    ),
  },
  {
    key: 'college',
    layout: 'arch',
    ground: colour('#7c1428'),
    parts: [
      {
        mood: 'loud',
        face: { typeface: 'alumni-sans-collegiate-one', capitals: true },
        ink: colour('#fff1d6'),
        letterSpacing: 0.05,
      },
      {
        mood: 'loud',
        face: { typeface: 'alumni-sans-collegiate-one', capitals: true },
        ink: colour('#ffcf4a'),
        edge: { colour: '#3a0813', width: 0.02 },
      },
    ],
  },
  {
    key: 'signed',
    layout: 'signed',
    ground: colour('#f1ebe1'),
    parts: [{ mood: 'script', face: { typeface: 'allura' }, ink: colour('#1d1a17') }],
  },
  {
    key: 'neon',
    layout: 'sash',
    ground: blend(120, '#1a1030', '#0c0a16'),
    parts: [
      {
        mood: 'script',
        face: { typeface: 'pacifico' },
        ink: colour('#fff0fa'),
        edge: { colour: '#ff4fb0', width: 0.03 },
        shadow: { colour: '#ff2fa0', dx: 0, dy: 0, blur: 0.4 },
      },
    ],
  },
  {
    key: 'bold',
    layout: 'rows',
    ground: colour('#f4503c'),
    parts: [
      { mood: 'loud', face: { typeface: 'anton', capitals: true }, ink: colour('#fff4e6') },
      {
        mood: 'loud',
        face: { typeface: 'anton', capitals: true },
        ink: colour('#f4503c'),
        edge: { colour: '#fff4e6', width: 0.014 },
      },
    ],
  },
  {
    key: 'atelier',
    layout: 'ghost',
    ground: colour('#ece3d6'),
    parts: [
      {
        mood: 'clean',
        face: { typeface: 'montserrat', capitals: true },
        ink: colour('#2a2420'),
        letterSpacing: 0.3,
      },
      { mood: 'elegant', face: { typeface: 'bodoni-moda', slant: 'italic' }, ink: colour('#cbb79d') },
    ],
  },
  {
    key: 'bubble',
    layout: 'tower',
    ground: blend(90, '#cfeaff', '#f6d8ff'),
    parts: [
      {
        mood: 'round',
        face: { typeface: 'dynapuff', weight: 'bold' },
        ink: blend(90, '#ff9bd0', '#ff5aa5'),
        edge: { colour: '#ffffff', width: 0.08 },
        shadow: { colour: '#8a3fd1', dx: 0.03, dy: 0.07, blur: 0 },
      },
    ],
  },
  {
    key: 'gothic',
    layout: 'tower',
    ground: colour('#121214'),
    parts: [{ mood: 'elegant', face: { typeface: 'grenze-gotisch', weight: 'bold' }, ink: colour('#ebe6da') }],
  },
  {
    key: 'comic',
    layout: 'sash',
    ground: colour('#19a7e8'),
    parts: [
      {
        mood: 'loud',
        face: { typeface: 'bangers' },
        ink: colour('#ffdd33'),
        edge: { colour: '#16161c', width: 0.06 },
        shadow: { colour: '#e5262f', dx: 0.08, dy: 0.09, blur: 0 },
        letterSpacing: 0.03,
      },
    ],
  },
  {
    key: 'love',
    layout: 'lens',
    ground: colour('#ffdce4'),
    parts: [
      {
        mood: 'script',
        face: { typeface: 'pacifico' },
        ink: colour('#c81e4a'),
      },
      {
        mood: 'script',
        face: { typeface: 'great-vibes' },
        ink: colour('#c81e4a'),
      },
    ],
  },
  {
    key: 'arcade',
    layout: 'rows',
    ground: colour('#171a3a'),
    parts: [
      {
        mood: 'loud',
        face: { typeface: 'silkscreen', weight: 'bold' },
        ink: colour('#7dffb0'),
        shadow: { colour: '#ff3d9a', dx: 0.06, dy: 0.06, blur: 0 },
      },
      { mood: 'loud', face: { typeface: 'silkscreen', weight: 'bold' }, ink: colour('#3d4690') },
    ],
  },
  {
    key: 'crest',
    layout: 'crest',
    ground: colour('#0f3d36'),
    parts: [
      { mood: 'elegant', face: { typeface: 'cinzel', weight: 'regular' }, ink: GOLD },
      {
        mood: 'elegant',
        face: { typeface: 'cinzel', weight: 'bold', capitals: true },
        ink: colour('#f0ddaa'),
        letterSpacing: 0.22,
      },
    ],
  },
  {
    key: 'rainbow',
    layout: 'stripes',
    ground: colour('#ffffff'),
    parts: striped(
      'round',
      { typeface: 'fredoka', weight: 'bold' },
      '#ff4d6d',
      '#ff9f1c',
      '#ffd60a',
      '#2ec4b6',
      '#4361ee',
    ),
  },
  {
    key: 'saloon',
    layout: 'arch',
    ground: colour('#e8d2a6'),
    parts: [
      {
        mood: 'elegant',
        face: { typeface: 'smokum', capitals: true },
        ink: colour('#6b2a14'),
        letterSpacing: 0.05,
      },
      {
        mood: 'elegant',
        face: { typeface: 'ultra' },
        ink: colour('#6b2a14'),
        shadow: { colour: '#c4752f', dx: 0.04, dy: 0.04, blur: 0 },
      },
    ],
  },
  {
    key: 'aurora',
    layout: 'tower',
    ground: blend(150, '#0fb5a6', '#3f6bff', '#9a4dff', '#ff5fa8'),
    parts: [{ mood: 'loud', face: { typeface: 'unbounded', weight: 'bold' }, ink: colour('#ffffff') }],
  },
];
