import { type CapitalsLanguage, type Ink, hexColour } from '@cpc/design';
import { degrees, mm } from '@cpc/domain';
import { type FaceChoice, faceFor, type Mood } from '../../parts/words/moods.ts';
import type { TextStyle } from '../../parts/words/text-style.ts';

/** A finished lettering: its face, case, spacing, ink and effects together. A customer could set all of it by hand. */
export interface Look {
  /** Its name is `studio.look.<key>`. */
  readonly key: LookKey;
  readonly mood: Mood;
  /** For Latin letters. Without a face, a look keeps the one that the text has. */
  readonly face?: FaceChoice;
  readonly ink: Ink | 'best';
  /** Lengths are shares of the text's size, so that a look fits every size. */
  readonly edge?: { readonly colour: string; readonly width: number };
  readonly shadow?: { readonly colour: string; readonly dx: number; readonly dy: number; readonly blur: number };
  /** em */
  readonly letterSpacing?: number;
}

export type LookKey =
  | 'plain'
  | 'signature'
  | 'headline'
  | 'airy'
  | 'editorial'
  | 'magazine'
  | 'classic'
  | 'deco'
  | 'typewriter'
  | 'diary'
  | 'marker'
  | 'monoline'
  | 'gothic'
  | 'neon'
  | 'openLate'
  | 'groovy'
  | 'sunset'
  | 'varsity'
  | 'bubble'
  | 'sticker'
  | 'kawaii'
  | 'candy'
  | 'comic'
  | 'pop'
  | 'retro'
  | 'arcade'
  | 'future'
  | 'racing'
  | 'western'
  | 'stencil'
  | 'graffiti'
  | 'slime'
  | 'wave'
  | 'gold'
  | 'rose'
  | 'love'
  | 'aurora'
  | 'disco';

const INK = { black: '#16161c', white: '#ffffff', cream: '#fff3dc', navy: '#182a5c' } as const;

/** Looks in the order in which they are offered; neighbours differ. The first one takes every effect away. */
export const LOOKS: readonly Look[] = [
  { key: 'plain', mood: 'clean', ink: 'best' },
  {
    key: 'groovy',
    mood: 'loud',
    face: { typeface: 'shrikhand' },
    ink: plain(INK.cream),
    edge: { colour: '#c2401c', width: 0.05 },
    shadow: { colour: '#7a1f2b', dx: 0.07, dy: 0.08, blur: 0 },
  },
  { key: 'signature', mood: 'script', face: { typeface: 'allura' }, ink: 'best' },
  {
    key: 'sticker',
    mood: 'round',
    face: { typeface: 'dynapuff', weight: 'bold' },
    ink: plain('#ff4d8d'),
    edge: { colour: INK.white, width: 0.12 },
    shadow: { colour: '#2b2b38', dx: 0.02, dy: 0.06, blur: 0.09 },
  },
  {
    key: 'airy',
    mood: 'clean',
    face: { typeface: 'montserrat', capitals: true },
    ink: 'best',
    letterSpacing: 0.34,
  },
  {
    key: 'neon',
    mood: 'clean',
    face: { typeface: 'tilt-neon' },
    ink: plain('#fff4fb'),
    edge: { colour: '#ff4fb0', width: 0.035 },
    shadow: { colour: '#ff2fa0', dx: 0, dy: 0, blur: 0.42 },
    letterSpacing: 0.04,
  },
  { key: 'editorial', mood: 'elegant', face: { typeface: 'bodoni-moda', slant: 'italic' }, ink: 'best' },
  {
    key: 'varsity',
    mood: 'loud',
    face: { typeface: 'alumni-sans-collegiate-one', capitals: true },
    ink: plain('#ffd451'),
    edge: { colour: INK.navy, width: 0.045 },
    shadow: { colour: INK.navy, dx: 0.05, dy: 0.05, blur: 0 },
    letterSpacing: 0.03,
  },
  { key: 'diary', mood: 'hand', face: { typeface: 'homemade-apple' }, ink: 'best' },
  {
    key: 'comic',
    mood: 'loud',
    face: { typeface: 'bangers' },
    ink: plain('#ffd23f'),
    edge: { colour: INK.black, width: 0.07 },
    shadow: { colour: INK.black, dx: 0.08, dy: 0.09, blur: 0 },
    letterSpacing: 0.04,
  },
  {
    key: 'gold',
    mood: 'elegant',
    face: { typeface: 'playfair', weight: 'bold', slant: 'italic' },
    ink: gradient(90, '#fff6d0', '#fbd866', '#f0bd3f', '#fff0b0'),
    edge: { colour: '#8f5c0a', width: 0.014 },
    shadow: { colour: '#b8791a', dx: 0.02, dy: 0.035, blur: 0 },
  },
  { key: 'headline', mood: 'loud', face: { typeface: 'anton', capitals: true }, ink: 'best', letterSpacing: 0.01 },
  {
    key: 'sunset',
    mood: 'script',
    face: { typeface: 'yellowtail' },
    ink: gradient(90, '#ffe14d', '#ff9a3d', '#ff4f6d', '#a436c9'),
    edge: { colour: INK.white, width: 0.05 },
    shadow: { colour: '#51186b', dx: 0.05, dy: 0.06, blur: 0 },
  },
  {
    key: 'arcade',
    mood: 'loud',
    face: { typeface: 'silkscreen', weight: 'bold' },
    ink: plain('#7dffb0'),
    edge: { colour: '#131a3d', width: 0.06 },
    shadow: { colour: '#ff3d9a', dx: 0.08, dy: 0.08, blur: 0 },
    letterSpacing: 0.02,
  },
  { key: 'marker', mood: 'hand', face: { typeface: 'permanent-marker' }, ink: 'best' },
  {
    key: 'bubble',
    mood: 'round',
    face: { typeface: 'fredoka', weight: 'bold' },
    ink: gradient(90, '#9be8ff', '#3aa0ff'),
    edge: { colour: INK.white, width: 0.075 },
    shadow: { colour: '#1546a0', dx: 0, dy: 0.09, blur: 0 },
  },
  { key: 'classic', mood: 'elegant', face: { typeface: 'cinzel', weight: 'bold' }, ink: 'best', letterSpacing: 0.1 },
  {
    key: 'love',
    mood: 'script',
    face: { typeface: 'pacifico' },
    ink: plain('#e11d48'),
    edge: { colour: INK.white, width: 0.07 },
    shadow: { colour: '#ffb3c7', dx: 0.06, dy: 0.07, blur: 0 },
  },
  {
    key: 'western',
    mood: 'elegant',
    face: { typeface: 'smokum', capitals: true },
    ink: plain('#f4b860'),
    edge: { colour: '#4f1e0d', width: 0.045 },
    shadow: { colour: '#b5451f', dx: 0.06, dy: 0.06, blur: 0 },
    letterSpacing: 0.06,
  },
  {
    key: 'kawaii',
    mood: 'round',
    face: { typeface: 'rubik-bubbles' },
    ink: plain('#c9b3ff'),
    edge: { colour: '#5b35c4', width: 0.05 },
    shadow: { colour: '#ff9ad5', dx: 0.05, dy: 0.07, blur: 0 },
  },
  { key: 'typewriter', mood: 'clean', face: { typeface: 'special-elite' }, ink: 'best' },
  {
    key: 'retro',
    mood: 'loud',
    face: { typeface: 'caprasimo' },
    ink: plain('#f7ead0'),
    edge: { colour: '#1f3d3a', width: 0.025 },
    shadow: { colour: '#e5562f', dx: 0.075, dy: 0.075, blur: 0 },
  },
  {
    key: 'graffiti',
    mood: 'hand',
    face: { typeface: 'sedgwick-ave-display' },
    ink: gradient(20, '#ff4fd8', '#8b5cff', '#28d3ff'),
    edge: { colour: INK.black, width: 0.06 },
    shadow: { colour: INK.white, dx: 0.03, dy: 0.03, blur: 0 },
  },
  { key: 'magazine', mood: 'elegant', face: { typeface: 'gloock' }, ink: 'best', letterSpacing: -0.02 },
  {
    key: 'openLate',
    mood: 'script',
    face: { typeface: 'pacifico' },
    ink: plain('#eaffff'),
    edge: { colour: '#21c7ff', width: 0.03 },
    shadow: { colour: '#00a3ff', dx: 0, dy: 0, blur: 0.42 },
  },
  {
    key: 'candy',
    mood: 'round',
    face: { typeface: 'chewy' },
    ink: gradient(90, '#ffb8e0', '#ff5fa2'),
    edge: { colour: INK.white, width: 0.06 },
    shadow: { colour: '#b3246b', dx: 0, dy: 0.08, blur: 0 },
    letterSpacing: 0.03,
  },
  { key: 'gothic', mood: 'elegant', face: { typeface: 'grenze-gotisch', weight: 'bold' }, ink: 'best' },
  {
    key: 'racing',
    mood: 'loud',
    face: { typeface: 'kanit', weight: 'bold', slant: 'italic' },
    ink: plain('#ffffff'),
    edge: { colour: '#d0142c', width: 0.06 },
    shadow: { colour: INK.black, dx: 0.07, dy: 0.05, blur: 0 },
  },
  {
    key: 'future',
    mood: 'loud',
    face: { typeface: 'unbounded', weight: 'bold', capitals: true },
    ink: gradient(90, '#ffffff', '#d5e4ff', '#8fa8ff', '#eef3ff'),
    edge: { colour: '#2c2fb8', width: 0.045 },
    letterSpacing: 0.06,
  },
  { key: 'monoline', mood: 'hand', face: { typeface: 'amatic-sc', weight: 'bold' }, ink: 'best', letterSpacing: 0.04 },
  {
    key: 'pop',
    mood: 'loud',
    face: { typeface: 'luckiest-guy' },
    ink: plain('#ff3d7f'),
    edge: { colour: '#fff200', width: 0.055 },
    shadow: { colour: '#0077e6', dx: 0.09, dy: 0.07, blur: 0 },
    letterSpacing: 0.02,
  },
  {
    key: 'stencil',
    mood: 'loud',
    face: { typeface: 'black-ops-one', capitals: true },
    ink: 'best',
    letterSpacing: 0.03,
  },
  {
    key: 'aurora',
    mood: 'loud',
    face: { typeface: 'unbounded', weight: 'bold' },
    ink: gradient(20, '#5be3b3', '#3f9bff', '#8a5cf6', '#ff6fb0'),
  },
  {
    key: 'slime',
    mood: 'loud',
    face: { typeface: 'rubik-wet-paint' },
    ink: gradient(90, '#e8ff6b', '#4bd13f'),
    edge: { colour: '#10351b', width: 0.045 },
  },
  {
    key: 'rose',
    mood: 'script',
    face: { typeface: 'great-vibes' },
    ink: gradient(90, '#f9b9a8', '#e2827f', '#d06a80', '#f6ab9d'),
  },
  { key: 'deco', mood: 'elegant', face: { typeface: 'poiret-one', capitals: true }, ink: 'best', letterSpacing: 0.12 },
  {
    key: 'disco',
    mood: 'loud',
    face: { typeface: 'bungee-shade' },
    ink: gradient(0, '#ffb02e', '#ff4f81', '#9b4dff'),
  },
  {
    key: 'wave',
    mood: 'script',
    face: { typeface: 'style-script' },
    ink: gradient(100, '#7fe3ff', '#2a86e0', '#1d3a9e'),
    edge: { colour: INK.white, width: 0.045 },
  },
];

/** What a look sets. The face is missing in a look that keeps it. */
export type LookStyle = Pick<TextStyle, 'ink' | 'edge' | 'shadow' | 'letterSpacing' | 'capitals'> &
  Partial<Pick<TextStyle, 'typeface' | 'weight' | 'slant'>>;

/**
 * Applies a look to words.
 * @param size of the text, mm
 * @param best the plain ink with the best contrast at the text's place
 * @param language of capitals
 */
export function lookStyle(
  look: Look,
  words: string,
  size: number,
  best: Ink,
  language: CapitalsLanguage | undefined,
): LookStyle {
  const { face, mood, ink, edge, shadow, letterSpacing = 0 } = look;
  const length = (part: number) => mm(Math.round(part * size * 1e3) / 1e3);
  return {
    ...(face ? faceFor(words, mood, face, language) : { capitals: false }),
    ink: ink === 'best' ? best : ink,
    edge: edge ? { colour: hexColour(edge.colour), width: length(edge.width) } : null,
    shadow: shadow
      ? { colour: hexColour(shadow.colour), dx: length(shadow.dx), dy: length(shadow.dy), blur: length(shadow.blur) }
      : null,
    letterSpacing,
  };
}

function plain(colour: string): Ink {
  return { kind: 'colour', colour: hexColour(colour) };
}

function gradient(angle: number, ...colours: readonly string[]): Ink {
  const stops = colours.map((colour, i) => ({ at: i / (colours.length - 1), colour: hexColour(colour) }));
  return { kind: 'gradient', shape: 'linear', angle: degrees(angle), stops };
}
