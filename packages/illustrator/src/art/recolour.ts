import { toHex, toOklch, type Oklch } from '../draw/colour.ts';
import { colourOf } from '../draw/named-colours.ts';
import type { Colour } from '../words/types.ts';

const HEX = /#(?:[0-9a-f]{6}|[0-9a-f]{3})\b/gi;

/** Applies a function to every colour of a drawing. */
export function mapColours(body: string, change: (hex: string) => string): string {
  const known = new Map<string, string>();
  return body.replaceAll(/(fill|stroke|stop-color)="(#[^"]+)"/g, (_, attribute: string, hex: string) => {
    if (!known.has(hex)) known.set(hex, hex.match(HEX) === null ? hex : change(hex.toLowerCase()));
    return `${attribute}="${known.get(hex) ?? hex}"`;
  });
}

/** One flat colour for each gradient: the middle of its stops. */
export function withoutGradients(body: string): string {
  const means = new Map<string, string>();
  const parents = new Map<string, string>();
  for (const [, attributes = '', inside = ''] of body.matchAll(
    /<(?:linear|radial)Gradient([^>]*?)(?:\/>|>(.*?)<\/(?:linear|radial)Gradient>)/gs,
  )) {
    const id = / id="([^"]+)"/.exec(attributes)?.[1] ?? '';
    const parent = / href="#([^"]+)"/.exec(attributes)?.[1];
    if (parent !== undefined) parents.set(id, parent);
    const stops = [...inside.matchAll(/stop-color="(#[^"]+)"(?: stop-opacity="([^"]+)")?/g)];
    const solid = stops.filter(([, , opacity]) => opacity === undefined || Number(opacity) > 0.5);
    const middle = solid[Math.floor(solid.length / 2)]?.[1];
    // A gradient into nothing is a gloss or a shade; without it the drawing is flatter and as clear.
    means.set(id, solid.length * 2 >= stops.length && middle !== undefined ? middle : 'none');
  }
  return body
    .replaceAll(/<(linear|radial)Gradient[^>]*?\/>/g, '')
    .replaceAll(/<(linear|radial)Gradient.*?<\/\1Gradient>/gs, '')
    .replaceAll(/url\(#([^)]+)\)/g, (whole, id: string) => means.get(parents.get(id) ?? id) ?? whole);
}

/** All of a drawing in one colour, for outlines, shadows and masks. */
export function silhouette(body: string, colour: string): string {
  return withoutGradients(body)
    .replaceAll(/ (?:fill|stroke)-opacity="[^"]*"/g, '')
    .replaceAll(/(fill|stroke)="(?!none)[^"]*"/g, `$1="${colour}"`);
}

/** A drawing in a named colour. Its light and shade, eyes, mouth and other hues stay; of a plant also the green. */
export function tinted(body: string, colour: Colour, isPlant = false): string {
  const target = colourOf(colour);
  const main = mainColour(body, isPlant);
  return mapColours(body, (hex) => {
    const { l, c, h } = toOklch(hex);
    const away = Math.abs(((h - main.h + 540) % 360) - 180);
    const neutral = main.c < 0.05 ? c < 0.05 && l > 0.3 : false;
    if (!neutral && (c < 0.035 || away > 55 || l < 0.22)) return hex;
    const light = target.l + (l - main.l) * (colour === 'black' ? 0.45 : 0.8);
    return toHex({
      l: Math.min(0.98, Math.max(0.14, light)),
      c: target.c * (0.55 + 0.45 * Math.min(1, c / 0.12)),
      h: target.h,
    });
  });
}

/** The colour that covers most: long paths are large or many; near black and white are lines and eyes. */
function mainColour(body: string, isPlant: boolean): Oklch {
  const weights = new Map<string, number>();
  for (const [, hex = '', path = ''] of body.matchAll(/fill="(#[^"]+)"[^>]*? d="([^"]*)"/g))
    weights.set(hex, (weights.get(hex) ?? 0) + Math.min(600, path.length + extentOf(path)));
  let best = '#b98a5a';
  let most = 0;
  for (const [hex, weight] of weights) {
    const { l, c, h } = toOklch(hex);
    const isLeaf = isPlant && h > 105 && h < 170;
    const value = l < 0.25 || isLeaf ? weight * 0.2 : weight * (c > 0.05 ? 1 : 0.5);
    if (value > most) [best, most] = [hex, value];
  }
  return toOklch(best);
}

/** A rough width of a path by its first absolute coordinates. */
const extentOf = (path: string): number =>
  Math.max(0, ...[...path.slice(0, 200).matchAll(/[hv](-?\d+(?:\.\d+)?)/g)].map(([, by]) => Math.abs(Number(by)))) * 3;

/** The colours of a scene's light on a drawing: a share of the tint. */
export function lit(body: string, tint: string, share: number): string {
  const to = toOklch(tint);
  return mapColours(body, (hex) => {
    const { l, c, h } = toOklch(hex);
    const turn = ((to.h - h + 540) % 360) - 180;
    return toHex({
      l: l + (to.l - l) * share * 0.6,
      c: c + (to.c - c) * share * 0.5,
      h: c < 0.03 ? to.h : h + turn * share * 0.35,
    });
  });
}
