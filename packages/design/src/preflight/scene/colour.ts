import { type Colour, hexColour } from '../../colour.ts';

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

const linear = (value: number): number => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);

/** WCAG 2.2, relative luminance of an sRGB colour: 0 black … 1 white. */
export function luminance(colour: Colour): number {
  const [r, g, b] = channelsOf(colour);
  return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
}

/** WCAG 2.2, contrast ratio: 1 … 21. */
export function contrast(a: Colour, b: Colour): number {
  const [p, q] = [luminance(a), luminance(b)];
  return (Math.max(p, q) + 0.05) / (Math.min(p, q) + 0.05);
}

/** How different two colours look: their distance in Oklab (B. Ottosson, 2020). Black and white have distance 1. */
export function difference(a: Colour, b: Colour): number {
  const [p, q] = [oklab(a), oklab(b)];
  return Math.hypot(p[0] - q[0], p[1] - q[1], p[2] - q[2]);
}

function oklab(colour: Colour): Channels {
  const [red, green, blue] = channelsOf(colour);
  const [r, g, b] = [linear(red), linear(green), linear(blue)];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}
