import { atLightness, type Colour, hexColour, isColourful, paletteOf, plainInkOn } from '@cpc/design';
import type { Ground } from './subject.ts';

/** Pixels of the sample that the colours are taken from. */
const SAMPLE = 48;
/** For a design without a colour. */
const NEUTRAL = hexColour('#e2a06f');
/** A smaller part of the design does not give the ground its hue. */
const MIN_SHARE = 0.05;
/** A design that is lighter than this stands out only on a deeper ground, OKLab lightness 0 … 1. */
const PALE = 0.8;

/** A quiet ground in the hue of the design: pale, or deeper behind a pale design. */
export function groundFor(art: HTMLCanvasElement): Ground {
  const canvas = Object.assign(document.createElement('canvas'), { width: SAMPLE, height: SAMPLE });
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return groundOf(NEUTRAL, false);
  context.drawImage(art, 0, 0, SAMPLE, SAMPLE);
  const palette = paletteOf(context.getImageData(0, 0, SAMPLE, SAMPLE));
  const main = palette.find(({ colour, share }) => isColourful(colour) && share > MIN_SHARE);
  const pale = palette.reduce((sum, { colour, share }) => sum + share * lightness(colour), 0);
  return groundOf(main?.colour ?? NEUTRAL, palette.length > 0 && pale > PALE);
}

function groundOf(hue: Colour, deep: boolean): Ground {
  const [upper, lower] = deep
    ? [atLightness(hue, 0.7, 0.8), atLightness(hue, 0.54, 0.85)]
    : [atLightness(hue, 0.89, 0.6), atLightness(hue, 0.75, 0.75)];
  return { upper, lower, ink: plainInkOn(upper, lower) };
}

/** The mean of the channels, as a rough lightness. */
const lightness = (colour: Colour): number =>
  [1, 3, 5].reduce((sum, at) => sum + Number.parseInt(colour.slice(at, at + 2), 16), 0) / 765;

/** A studio backdrop: lit from above, with a soft horizon. */
export function groundPicture({ upper, lower }: Ground, width: number, height: number): HTMLCanvasElement {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d');
  if (!context) return canvas;
  const fall = context.createLinearGradient(0, 0, 0, height);
  fall.addColorStop(0, upper);
  fall.addColorStop(0.62, upper);
  fall.addColorStop(1, lower);
  context.fillStyle = fall;
  context.fillRect(0, 0, width, height);
  const light = context.createRadialGradient(width * 0.5, height * 0.34, 0, width * 0.5, height * 0.4, height * 0.62);
  light.addColorStop(0, 'rgba(255, 255, 255, 0.5)');
  light.addColorStop(0.5, 'rgba(255, 255, 255, 0.14)');
  light.addColorStop(1, 'rgba(255, 255, 255, 0)');
  context.fillStyle = light;
  context.fillRect(0, 0, width, height);
  const corners = context.createRadialGradient(
    width / 2,
    height * 0.42,
    height * 0.4,
    width / 2,
    height / 2,
    height * 0.85,
  );
  corners.addColorStop(0, 'rgba(20, 16, 30, 0)');
  corners.addColorStop(1, 'rgba(20, 16, 30, 0.2)');
  context.fillStyle = corners;
  context.fillRect(0, 0, width, height);
  return canvas;
}

/** A soft shadow on the floor: dark where the goods stand, and wide around. @param x, y its middle @param across half of it */
export function floorShadow(context: CanvasRenderingContext2D, x: number, y: number, across: number): void {
  for (const [reach, flat, dark] of FLOOR) {
    context.save();
    context.translate(x, y);
    context.scale(1, flat);
    const shade = context.createRadialGradient(0, 0, 0, 0, 0, across * reach);
    shade.addColorStop(0, `rgba(24, 14, 26, ${dark})`);
    shade.addColorStop(0.4, `rgba(24, 14, 26, ${dark * 0.55})`);
    shade.addColorStop(1, 'rgba(24, 14, 26, 0)');
    context.fillStyle = shade;
    context.beginPath();
    context.arc(0, 0, across * reach, 0, 2 * Math.PI);
    context.fill();
    context.restore();
  }
}

/** Reach, height by breadth, and darkness of the two parts of a shadow. */
const FLOOR = [
  [1.75, 0.13, 0.3],
  [1.02, 0.055, 0.55],
] as const;

/** What the phone's screen shows: the hue of the ground, and the time of watches in pictures. */
export function screenPicture({ upper, lower }: Ground, font: string): HTMLCanvasElement {
  const [width, height] = [360, 760];
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d');
  if (!context) return canvas;
  const fall = context.createLinearGradient(0, 0, width, height);
  fall.addColorStop(0, atLightness(upper, 0.42, 1.3));
  fall.addColorStop(0.55, atLightness(lower, 0.62, 1.6));
  fall.addColorStop(1, atLightness(upper, 0.86, 1.2));
  context.fillStyle = fall;
  context.fillRect(0, 0, width, height);
  context.fillStyle = 'rgba(255, 255, 255, 0.94)';
  context.textAlign = 'center';
  context.font = `600 92px ${font}`;
  context.fillText('10:09', width / 2, height * 0.25);
  context.beginPath();
  context.roundRect(width / 2 - 56, height * 0.955, 112, 6, 3);
  context.roundRect(width / 2 - 44, height * 0.035, 88, 24, 12);
  context.fill();
  return canvas;
}
