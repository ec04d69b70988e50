import type { Understanding } from '../understand/types.ts';
import type { DayTime, Place } from '../words/types.ts';
import type { Palette } from './palette.ts';
import type { Random } from './random.ts';

export const STYLES = ['modern', 'cartoon', 'pencil', 'anime', 'sketch'] as const;
export type Style = (typeof STYLES)[number];

/** A rectangle in pixels of the picture. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** How a style draws its shapes. */
export interface Look {
  /** Width of the line around shapes, in units of `Studio.unit`; 0 for none. */
  readonly line: number;
  readonly ink: string;
  /** Plain geometry instead of natural forms. */
  readonly geometric: boolean;
  /** Soft shading by gradients. */
  readonly soft: boolean;
}

/** All that a drawing function needs. Lengths are pixels; `unit` is a hundredth of the smaller measure of the picture. */
export interface Studio {
  readonly width: number;
  readonly height: number;
  readonly unit: number;
  readonly random: Random;
  readonly style: Style;
  readonly look: Look;
  readonly palette: Palette;
  readonly place: Place | null;
  readonly time: DayTime;
  readonly understanding: Understanding;
  readonly keepOut: readonly Box[];
  /** Where figures are, as they are put into the picture: none covers another. */
  readonly figures: Box[];
  /** Definitions that parts of the picture refer to, by id. */
  readonly defs: Map<string, string>;
}

/** A length or coordinate with one decimal. */
export const n = (value: number): string => (Math.round(value * 10) / 10).toString();

/** A filled path with the line of the style. `line` scales its width. */
export function shape(studio: Studio, d: string, fill: string, line = 1): string {
  return `<path d="${d}" fill="${fill}"${stroke(studio, line)}/>`;
}

export function disc(
  studio: Studio,
  [x, y, radius]: readonly [number, number, number],
  fill: string,
  line = 1,
): string {
  return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}" fill="${fill}"${stroke(studio, line)}/>`;
}

/** A disc without a line, a share of it covering. */
export const glow = ([x, y, radius]: readonly [number, number, number], fill: string, share: number): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}" fill="${fill}" fill-opacity="${share}"/>`;

export function stroke({ look, unit }: Studio, line = 1): string {
  if (look.line === 0 || line === 0) return '';
  return ` stroke="${look.ink}" stroke-width="${n(look.line * unit * line)}" stroke-linejoin="round" stroke-linecap="round"`;
}

/** Defines a vertical gradient and gives its reference. */
export function gradient(studio: Studio, id: string, stops: readonly (readonly [number, string])[]): string {
  const inside = stops.map(([at, colour]) => `<stop offset="${at}" stop-color="${colour}"/>`).join('');
  studio.defs.set(id, `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${inside}</linearGradient>`);
  return `url(#${id})`;
}

/** A soft round light that fades to nothing. */
export function halo(studio: Studio, id: string, colour: string): string {
  studio.defs.set(
    id,
    `<radialGradient id="${id}"><stop offset="0" stop-color="${colour}" stop-opacity=".85"/><stop offset=".35" stop-color="${colour}" stop-opacity=".4"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>`,
  );
  return `url(#${id})`;
}

export const overlaps = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
