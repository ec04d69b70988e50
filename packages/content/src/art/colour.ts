import { clamp01, lerp } from './noise.ts';

/** sRGB, 0 … 255 each. */
export type Rgb = readonly [red: number, green: number, blue: number];

/** @throws RangeError for anything but `#rrggbb` */
export function rgb(hex: string): Rgb {
  if (!/^#[0-9a-f]{6}$/i.test(hex)) throw new RangeError(`rgb: expected #rrggbb, got ${hex}`);
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

export const css = ([red, green, blue]: Rgb, alpha = 1): string =>
  `rgb(${Math.round(red)} ${Math.round(green)} ${Math.round(blue)} / ${alpha})`;

export function mix(a: Rgb, b: Rgb, t: number): Rgb {
  return [lerp(a[0], b[0], t), lerp(a[1], b[1], t), lerp(a[2], b[2], t)];
}

/** A colour along evenly spaced stops, by t 0 … 1. */
export function ramp(...hexes: string[]): (t: number) => Rgb {
  const stops = hexes.map(rgb);
  return (t) => {
    const along = clamp01(t) * (stops.length - 1);
    const i = Math.min(Math.floor(along), stops.length - 2);
    const [from, to] = [stops[i], stops[i + 1]];
    if (!from || !to) throw new RangeError('ramp: expected at least two stops');
    return mix(from, to, along - i);
  };
}

export type Lab = readonly [lightness: number, a: number, b: number];

/** OKLab (Ottosson, 2020): blending in this space keeps a gradient between two vivid colours from turning grey. */
export function toOklab(colour: Rgb): Lab {
  const [r, g, b] = colour.map(toLinear) as [number, number, number];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

export function fromOklab([lightness, a, b]: Lab): Rgb {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    fromLinear(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    fromLinear(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    fromLinear(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}

/** IEC 61966-2-1, both ways. */
function toLinear(byte: number): number {
  const value = byte / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

export function fromLinear(value: number): number {
  const v = clamp01(value);
  return 255 * (v <= 0.0031308 ? 12.92 * v : 1.055 * v ** (1 / 2.4) - 0.055);
}
