import type { Art } from '../art/art.ts';
import { inkOf, styled } from '../art/resolve.ts';
import { silhouette } from '../art/recolour.ts';
import { n, type Box, type Studio } from '../draw/studio.ts';

/** Where a drawing stands: the middle of its foot, its height, turned and mirrored. */
export interface Stand {
  readonly x: number;
  readonly y: number;
  readonly height: number;
  readonly turn?: number;
  readonly mirrored?: boolean;
}

/** Elements of a drawing, and the same in one colour for masks. */
export interface Placed {
  readonly svg: string;
  readonly mask: string;
}

export const NOTHING: Placed = { svg: '', mask: '' };

export const together = (parts: readonly Placed[]): Placed => ({
  svg: parts.map(({ svg }) => svg).join(''),
  mask: parts.map(({ mask }) => mask).join(''),
});

/** A drawing that can be put into the picture many times; its elements are defined once. */
export interface Stamp {
  readonly id: string;
  readonly art: Art;
}

/** Defines a drawing with its outline in the manner of the style. */
export function stampOf(studio: Studio, name: string, art: Art): Stamp {
  const id = `a-${name}`;
  const { body } = styled(studio, art);
  const own = (text: string, prefix: string): string =>
    text
      .replaceAll(/ id="([^"]+)"/g, ` id="${prefix}$1"`)
      .replaceAll(/url\(#([^)]+)\)/g, `url(#${prefix}$1)`)
      .replaceAll(/href="#([^"]+)"/g, `href="#${prefix}$1"`);
  studio.defs.set(id, `<g id="${id}">${own(body, `${id}-`)}</g>`);
  studio.defs.set(`${id}-ink`, `<g id="${id}-ink">${own(silhouette(art.body, inkOf(studio)), `${id}-i-`)}</g>`);
  if (studio.style === 'cartoon')
    studio.defs.set(`${id}-rim`, `<g id="${id}-rim">${own(silhouette(art.body, '#ffffff'), `${id}-r-`)}</g>`);
  return { id, art };
}

const OUTLINES: Readonly<Record<Studio['style'], number>> = {
  modern: 0,
  cartoon: 0.95,
  anime: 0.36,
  pencil: 0.3,
  sketch: 0.36,
};

/** Puts a drawing into the picture, with its outline. */
export function put(studio: Studio, stamp: Stamp, stand: Stand): Placed {
  const { id, art } = stamp;
  studio.figures.push(boxOf(stamp, stand));
  const scale = stand.height / art.height;
  const turn =
    stand.turn === undefined || stand.turn === 0 ? '' : ` rotate(${n(stand.turn)} 0 ${n(-stand.height / 2)})`;
  const transform = `translate(${n(stand.x)} ${n(stand.y)})${turn} scale(${(stand.mirrored === true ? -scale : scale).toFixed(4)} ${scale.toFixed(4)}) translate(${n(-art.width / 2)} ${n(-art.height)})`;
  // A small drawing has a thinner line.
  const line = OUTLINES[studio.style] * studio.unit * Math.min(1, 0.35 + stand.height / (studio.unit * 60));
  const ring = (suffix: string, colour: string, width: number): string =>
    `<use href="#${id}-${suffix}" stroke="${colour}" stroke-width="${n((width * 2) / scale)}" stroke-linejoin="round"/>`;
  const outer =
    studio.style === 'cartoon' ? ring('ink', studio.look.ink, line * 2.4) + ring('rim', '#ffffff', line * 1.9) : '';
  const outline = line > 0 ? outer + ring('ink', inkOf(studio), line) : '';
  return {
    svg: `<g transform="${transform}">${outline}<use href="#${id}"/></g>`,
    mask: `<g transform="${transform}"><use href="#${id}-ink"/></g>`,
  };
}

/** The box around a drawing, also where it is turned. */
export function boxOf({ art }: Stamp, { x, y, height, turn = 0 }: Stand): Box {
  const width = (art.width / art.height) * height;
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.abs(Math.sin((turn * Math.PI) / 180))];
  const [wide, tall] = [width * cos + height * sin, width * sin + height * cos];
  return { x: x - wide / 2, y: y - height / 2 - tall / 2, width: wide, height: tall };
}

/** A soft shadow on the ground. */
export const shadow = (studio: Studio, x: number, y: number, half: number): string =>
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(half)}" ry="${n(half * 0.16)}" fill="${studio.palette.ink}" fill-opacity=".26"/>`;
