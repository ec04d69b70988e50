import { type Colour, type Gradient, type GradientStop, hexColour } from '@cpc/design';

/** A gradient needs two stops; more than five cannot be distinguished on a phone. */
export const STOPS = { least: 2, most: 5 } as const;

/** The colour between two others. @param part position from a to b, 0 … 1 */
export function mixed(a: Colour, b: Colour, part: number): Colour {
  const channel = (colour: Colour, at: number) => Number.parseInt(colour.slice(at, at + 2), 16);
  const mix = (at: number) => Math.round(channel(a, at) + (channel(b, at) - channel(a, at)) * part);
  return hexColour(`#${[1, 3, 5].map((at) => mix(at).toString(16).padStart(2, '0')).join('')}`);
}

/** Adds a stop in the middle of the widest gap, with the colour already there: the gradient looks the same. */
export function withStopAdded(gradient: Gradient): { readonly gradient: Gradient; readonly at: number } {
  const { stops } = gradient;
  let widest = 0;
  const gap = (i: number) => (stops[i + 1]?.at ?? 0) - (stops[i]?.at ?? 0);
  for (let i = 1; i < stops.length - 1; i += 1) if (gap(i) > gap(widest)) widest = i;
  const [a, b] = [stops[widest], stops[widest + 1]];
  if (!a || !b || stops.length >= STOPS.most) return { gradient, at: 0 };
  const stop = { at: (a.at + b.at) / 2, colour: mixed(a.colour, b.colour, 0.5) };
  return { gradient: { ...gradient, stops: stops.toSpliced(widest + 1, 0, stop) }, at: widest + 1 };
}

export function withoutStop(gradient: Gradient, at: number): Gradient {
  return gradient.stops.length <= STOPS.least ? gradient : { ...gradient, stops: gradient.stops.toSpliced(at, 1) };
}

/** Changes a stop. It cannot pass its neighbours, so their order stays. */
export function withStop(gradient: Gradient, at: number, fields: Partial<GradientStop>): Gradient {
  const stop = gradient.stops[at];
  if (!stop) return gradient;
  const [least, most] = [gradient.stops[at - 1]?.at ?? 0, gradient.stops[at + 1]?.at ?? 1];
  const changed = { ...stop, ...fields };
  return {
    ...gradient,
    stops: gradient.stops.with(at, { ...changed, at: Math.min(most, Math.max(least, changed.at)) }),
  };
}
