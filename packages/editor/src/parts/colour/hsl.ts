import { type Colour, hexColour } from '@cpc/design';

/** hue 0 … 360, saturation and lightness 0 … 100 (CSS Color 4, section 7). */
export interface Hsl {
  readonly hue: number;
  readonly saturation: number;
  readonly lightness: number;
}

/** CSS Color 4, section 7.1. */
export function colourOf({ hue, saturation, lightness }: Hsl): Colour {
  const [s, l] = [saturation / 100, lightness / 100];
  const reach = s * Math.min(l, 1 - l);
  const channel = (n: number): number => {
    const k = (n + hue / 30) % 12;
    return l - reach * Math.max(-1, Math.min(k - 3, 9 - k, 1));
  };
  return hex([channel(0), channel(8), channel(4)]);
}

/**
 * CSS Color 4, section 7.2. A grey has no hue and no saturation: those of `before` are kept, so that a slider stays
 * in place.
 */
export function hslOf(colour: Colour, before?: Hsl): Hsl {
  const [r, g, b] = channelsOf(colour);
  const [least, most] = [Math.min(r, g, b), Math.max(r, g, b)];
  const lightness = (least + most) / 2;
  const spread = most - least;
  if (spread === 0) {
    const ends = lightness === 0 || lightness === 1;
    return { hue: before?.hue ?? 0, saturation: ends ? (before?.saturation ?? 0) : 0, lightness: lightness * 100 };
  }
  const saturation = (most - lightness) / Math.min(lightness, 1 - lightness);
  const sixth =
    most === r ? (g - b) / spread + (g < b ? 6 : 0) : most === g ? (b - r) / spread + 2 : (r - g) / spread + 4;
  return { hue: sixth * 60, saturation: saturation * 100, lightness: lightness * 100 };
}

/** Parses a typed colour: three or six hexadecimal digits, with or without `#`. */
export function readHex(typed: string): Colour | undefined {
  const digits = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(typed.trim())?.[1]?.toLowerCase();
  if (digits === undefined) return undefined;
  return hexColour(`#${digits.length === 3 ? digits.replaceAll(/./g, '$&$&') : digits}`);
}

const channelsOf = (colour: Colour): readonly [number, number, number] =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255) as [number, number, number];

function hex(channels: readonly number[]): Colour {
  const digits = channels.map((value) => Math.round(Math.min(1, Math.max(0, value)) * 255));
  return hexColour(`#${digits.map((value) => value.toString(16).padStart(2, '0')).join('')}`);
}
