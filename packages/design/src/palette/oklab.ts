import { type Colour, hexColour, linear } from '../colour.ts';

/**
 * A colour in OKLab (Björn Ottosson, "A perceptual color space for image processing", 2020): equal distances look about
 * equally different. l: 0 black … 1 white; a, b: about -0.4 … 0.4.
 */
export interface Lab {
  readonly l: number;
  readonly a: number;
  readonly b: number;
}

/** @param red, green, blue 0 … 255 */
export function labOf(red: number, green: number, blue: number): Lab {
  const [r, g, b] = [linear(red / 255), linear(green / 255), linear(blue / 255)];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return {
    l: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    a: 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    b: 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  };
}

export const labOfColour = (colour: Colour): Lab => {
  const [r, g, b] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  return labOf(r ?? 0, g ?? 0, b ?? 0);
};

/** A screen may miss this much of a channel, of its light, without a visible change. */
const GAMUT_SLACK = 0.001;

/** The sRGB colour with this lightness and hue. A colour that screens cannot show becomes paler, but keeps both. */
export function colourOf(lab: Lab): Colour {
  let [least, most] = [0, 1];
  if (!isShown(lightOf(lab))) {
    for (let round = 0; round < 12; round += 1) {
      const middle = (least + most) / 2;
      if (isShown(lightOf(paler(lab, middle)))) least = middle;
      else most = middle;
    }
    most = least;
  }
  return hexColour(`#${lightOf(paler(lab, most)).map(hexChannel).join('')}`);
}

const paler = ({ l, a, b }: Lab, chroma: number): Lab => ({ l, a: a * chroma, b: b * chroma });

const isShown = (channels: readonly number[]): boolean =>
  channels.every((channel) => channel >= -GAMUT_SLACK && channel <= 1 + GAMUT_SLACK);

/** The light of red, green and blue: 0 … 1 if a screen can show it. */
function lightOf(lab: Lab): readonly number[] {
  const l = (lab.l + 0.3963377774 * lab.a + 0.2158037573 * lab.b) ** 3;
  const m = (lab.l - 0.1055613458 * lab.a - 0.0638541728 * lab.b) ** 3;
  const s = (lab.l - 0.0894841775 * lab.a - 1.291485548 * lab.b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

function hexChannel(light: number): string {
  const cut = Math.min(1, Math.max(0, light));
  const value = cut <= 0.0031308 ? cut * 12.92 : 1.055 * cut ** (1 / 2.4) - 0.055;
  return Math.round(value * 255)
    .toString(16)
    .padStart(2, '0');
}

export const chromaOf = ({ a, b }: Lab): number => Math.hypot(a, b);

/** How different two colours look. */
export const labDistance = (one: Lab, other: Lab): number =>
  Math.hypot(one.l - other.l, one.a - other.a, one.b - other.b);
