import { type Ink, hexColour } from '@cpc/design';
import { degrees, mm } from '@cpc/domain';
import type { TextStyle } from './text-style.ts';

interface Look {
  /** Its name is `studio.look.<key>`. */
  readonly key:
    | 'plain'
    | 'neon'
    | 'sticker'
    | 'retro'
    | 'gold'
    | 'chrome'
    | 'candy'
    | 'sunset'
    | 'ocean'
    | 'comic'
    | 'ink'
    | 'ghost'
    | 'forest'
    | 'pop'
    | 'aurora'
    | 'rose';
  readonly ink: Ink | 'best';
  /** Lengths are shares of the text's size, so that a look fits every size. */
  readonly edge?: { readonly colour: string; readonly width: number };
  readonly shadow?: { readonly colour: string; readonly dx: number; readonly dy: number; readonly blur: number };
  readonly letterSpacing?: number;
}

/** Ready-made looks of a text: ink, edge, shadow and spacing. A customer could set all of it by hand. */
export const LOOKS: readonly Look[] = [
  { key: 'plain', ink: 'best' },
  {
    key: 'neon',
    ink: plain('#fff4fb'),
    edge: { colour: '#ff4fb0', width: 0.035 },
    shadow: { colour: '#ff2fa0', dx: 0, dy: 0, blur: 0.42 },
    letterSpacing: 0.04,
  },
  {
    key: 'sticker',
    ink: plain('#16161c'),
    edge: { colour: '#ffffff', width: 0.11 },
    shadow: { colour: '#3a3a47', dx: 0.03, dy: 0.06, blur: 0.1 },
  },
  { key: 'retro', ink: plain('#f4ead8'), shadow: { colour: '#e5383b', dx: 0.08, dy: 0.08, blur: 0 } },
  {
    key: 'gold',
    ink: gradient(90, '#fff3c4', '#e8b84a', '#9a6a17', '#f4d98a'),
    edge: { colour: '#5e3d0b', width: 0.02 },
    shadow: { colour: '#3b2605', dx: 0.02, dy: 0.05, blur: 0.05 },
  },
  {
    key: 'chrome',
    ink: gradient(90, '#ffffff', '#b9c3d3', '#5b6577', '#dfe6f0'),
    edge: { colour: '#2b313d', width: 0.025 },
  },
  {
    key: 'candy',
    ink: gradient(90, '#ff9ad5', '#ff5fa2'),
    edge: { colour: '#ffffff', width: 0.06 },
    shadow: { colour: '#b3246b', dx: 0, dy: 0.08, blur: 0 },
  },
  { key: 'sunset', ink: gradient(90, '#ffd23f', '#ff8c42', '#e5383b', '#8a2be2') },
  {
    key: 'ocean',
    ink: gradient(120, '#a8f0ff', '#3a9bdc', '#1d2a5e'),
    edge: { colour: '#ffffff', width: 0.035 },
  },
  {
    key: 'comic',
    ink: plain('#ffd23f'),
    edge: { colour: '#16161c', width: 0.07 },
    shadow: { colour: '#16161c', dx: 0.09, dy: 0.09, blur: 0 },
  },
  { key: 'ink', ink: plain('#1d2a5e'), shadow: { colour: '#7cc6fe', dx: 0.02, dy: 0.02, blur: 0.02 } },
  { key: 'ghost', ink: plain('#ffffff'), shadow: { colour: '#16161c', dx: 0, dy: 0, blur: 0.3 }, letterSpacing: 0.08 },
  {
    key: 'forest',
    ink: gradient(90, '#d9f99d', '#2fa05a', '#134e3a'),
    edge: { colour: '#0f2f22', width: 0.03 },
  },
  {
    key: 'pop',
    ink: plain('#ff3d7f'),
    edge: { colour: '#fff200', width: 0.05 },
    shadow: { colour: '#00b3ff', dx: 0.1, dy: 0.06, blur: 0 },
  },
  { key: 'aurora', ink: gradient(20, '#7fe0c3', '#5aaef8', '#8a5cf6', '#ff7eb6') },
  {
    key: 'rose',
    ink: gradient(90, '#ffe3dc', '#e7a08f', '#b76e79', '#f3c9bd'),
    shadow: { colour: '#5c2f36', dx: 0.02, dy: 0.04, blur: 0.05 },
  },
];

export type LookStyle = Pick<TextStyle, 'ink' | 'edge' | 'shadow' | 'letterSpacing'>;

/** Applies a look to a text size (mm). @param best the plain ink with the best contrast at the text's place */
export function lookStyle({ ink, edge, shadow, letterSpacing = 0 }: Look, size: number, best: Ink): LookStyle {
  const length = (part: number) => mm(Math.round(part * size * 1e3) / 1e3);
  return {
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
