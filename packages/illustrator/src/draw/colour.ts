/** A colour by lightness (0 to 1), chroma (0 to about 0.37) and hue (degrees): Björn Ottosson's OKLCH. */
export interface Oklch {
  readonly l: number;
  readonly c: number;
  readonly h: number;
}

const linear = (value: number): number => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
const gamma = (value: number): number => (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055);

/** Reads `#rgb` and `#rrggbb`. */
export function channels(hex: string): [number, number, number] {
  const full = hex.length === 4 ? hex.replaceAll(/[0-9a-f]/gi, '$&$&') : hex;
  const value = Number.parseInt(full.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

export function toOklch(hex: string): Oklch {
  const [r, g, b] = channels(hex).map((value) => linear(value / 255)) as [number, number, number];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const bb = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return {
    l: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    c: Math.hypot(a, bb),
    h: ((Math.atan2(bb, a) * 180) / Math.PI + 360) % 360,
  };
}

function toLinear({ l, c, h }: Oklch): [number, number, number] {
  const a = c * Math.cos((h * Math.PI) / 180);
  const b = c * Math.sin((h * Math.PI) / 180);
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const middle = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short,
  ];
}

/** The nearest sRGB colour of the same lightness and hue: chroma is lowered until it fits. */
export function toHex(colour: Oklch): string {
  const l = Math.min(1, Math.max(0, colour.l));
  let c = Math.max(0, colour.c);
  let rgb = toLinear({ l, c, h: colour.h });
  for (let step = 0; step < 24 && rgb.some((value) => value < -0.001 || value > 1.001); step++) {
    c *= 0.9;
    rgb = toLinear({ l, c, h: colour.h });
  }
  return `#${rgb.map((value) => byte(gamma(Math.min(1, Math.max(0, value))) * 255)).join('')}`;
}

const byte = (value: number): string =>
  Math.round(Math.min(255, Math.max(0, value)))
    .toString(16)
    .padStart(2, '0');

/** From `a` (0) to `b` (1), in sRGB. */
export function mix(a: string, b: string, share: number): string {
  const to = channels(b);
  return `#${channels(a)
    .map((value, at) => byte(value + ((to[at] ?? 0) - value) * share))
    .join('')}`;
}

/** Lighter (above 0) or darker, with more (above 1) or less chroma. */
export function shade(hex: string, lighter: number, chroma = 1): string {
  const { l, c, h } = toOklch(hex);
  return toHex({ l: l + lighter, c: c * chroma, h });
}
