import { type Colour, contrast as ratio, hexColour, luminance } from '../../colour.ts';
import { labDistance, labOfColour } from '../../palette/oklab.ts';

type Channels = readonly [red: number, green: number, blue: number];

/** The three channels, 0 … 1 each (sRGB, not linear). */
const channelsOf = (colour: Colour): Channels => [
  byteAt(colour, 1) / 255,
  byteAt(colour, 3) / 255,
  byteAt(colour, 5) / 255,
];
const byteAt = (colour: Colour, at: number): number => Number.parseInt(colour.slice(at, at + 2), 16);

function colourOf(channels: Channels): Colour {
  const hex = channels.map((value) =>
    Math.round(Math.min(1, Math.max(0, value)) * 255)
      .toString(16)
      .padStart(2, '0'),
  );
  return hexColour(`#${hex.join('')}`);
}

function combine(a: Colour, b: Colour, by: (a: number, b: number) => number): Colour {
  const [p, q] = [channelsOf(a), channelsOf(b)];
  return colourOf([by(p[0], q[0]), by(p[1], q[1]), by(p[2], q[2])]);
}

/** `from` with a share 0 … 1 of `to`, as a canvas blends them. */
export const mixed = (from: Colour, to: Colour, share: number): Colour =>
  combine(from, to, (a, b) => a + (b - a) * share);

/** Ink without white beneath it multiplies with its ground: it only removes light. */
export const multiplied = (ink: Colour, ground: Colour): Colour => combine(ink, ground, (a, b) => a * b);

/** WCAG 2.2, contrast ratio: 1 … 21. */
export const contrast = (a: Colour, b: Colour): number => ratio(luminance(a), luminance(b));

/** How different two colours look: their distance in OKLab. Black and white have distance 1. */
export const difference = (a: Colour, b: Colour): number => labDistance(labOfColour(a), labOfColour(b));
