import type { Fill, Gradient, Ink } from '@cpc/design';

/** A colour or gradient as a CSS background, for tiles and tracks. */
export function cssInk(ink: Ink): string {
  return ink.kind === 'colour' ? ink.colour : cssGradient(ink);
}

/** A CSS angle starts at upwards, a design angle at rightwards: hence + 90. */
export function cssGradient({ shape, angle, stops }: Gradient): string {
  const list = stops.map(({ colour, at }) => `${colour} ${at * 100}%`).join(', ');
  return shape === 'radial'
    ? `radial-gradient(farthest-corner, ${list})`
    : `linear-gradient(${angle + 90}deg, ${list})`;
}

export const sameInk = (a: Fill, b: Fill): boolean =>
  a.kind === b.kind &&
  (a.kind === 'colour' || a.kind === 'gradient') &&
  (b.kind === 'colour' || b.kind === 'gradient') &&
  cssInk(a) === cssInk(b);
