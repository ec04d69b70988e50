import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  bleedBox,
  type DoodleLayer,
  type Gradient,
  type Ink,
  type Layer,
  layersOf,
  type Path,
  pathData,
  type Rect,
  region,
  regionPaths,
  type Stroke,
  type TextLayer,
} from '@cpc/design';
import { dpiToScale } from '@cpc/domain';
import { type PaintAssets, strokeOutline } from '@cpc/paint';
import type { PrintImage } from '@cpc/paint/node';
import { BACKGROUND, DOCUMENT, SURFACE } from './scene.ts';

/**
 * Writes the scene as an SVG with the same shapes, gradients, shadows and pictures, next to its prepared files, so that
 * the rivals need not decode base64. @returns the SVG's path
 */
export async function writeScene(folder: string, dpi: number, assets: PaintAssets<PrintImage>): Promise<string> {
  const path = join(folder, 'scene.svg');
  await writeFile(path, sceneSvg(dpi, assets));
  return path;
}

function sceneSvg(dpi: number, assets: PaintAssets<PrintImage>): string {
  const box = bleedBox(SURFACE);
  const { outline, holes } = regionPaths(region(SURFACE, 'outline'));
  const layers = layersOf(DOCUMENT).map((layer) => layerSvg(layer, assets));
  const px = (mm: number): number => Math.ceil(mm * dpiToScale(dpi));
  return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="${box.x} ${box.y} ${box.width} ${box.height}" width="${px(box.width)}" height="${px(box.height)}">
<defs>${gradientSvg('g', BACKGROUND, box)}
<clipPath id="c"><path clip-rule="evenodd" d="${[outline, ...holes].map((path) => pathData(path)).join('')}"/></clipPath></defs>
<g clip-path="url(#c)"><rect x="${box.x}" y="${box.y}" width="${box.width}" height="${box.height}" fill="url(#g)"/>${layers.join('\n')}</g></svg>`;
}

/** The line of a gradient as the painter draws it: through the centre of the box, out to its corners. */
function gradientSvg(id: string, { angle, stops }: Gradient, { x, y, width, height }: Rect): string {
  const [cos, sin] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
  const half = (width * Math.abs(cos) + height * Math.abs(sin)) / 2;
  const [cx, cy] = [x + width / 2, y + height / 2];
  const line = `x1="${cx - half * cos}" y1="${cy - half * sin}" x2="${cx + half * cos}" y2="${cy + half * sin}"`;
  const colours = stops.map((stop) => `<stop offset="${stop.at}" stop-color="${stop.colour}"/>`).join('');
  return `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" ${line}>${colours}</linearGradient>`;
}

function layerSvg(layer: Layer, assets: PaintAssets<PrintImage>): string {
  const { x, y, rotation, scale } = layer.placement;
  return `<g transform="translate(${x} ${y}) rotate(${rotation}) scale(${scale})">${shapeSvg(layer, assets)}</g>`;
}

function shapeSvg(layer: Layer, assets: PaintAssets<PrintImage>): string {
  switch (layer.type) {
    case 'picture':
      return image('photo.jpg', layer);
    case 'sticker':
      return image(`${layer.sticker}.png`, layer);
    case 'text':
      return textSvg(layer, assets);
    case 'place':
      return '';
    case 'doodle':
      return doodleSvg(layer);
  }
}

function textSvg(layer: TextLayer, assets: PaintAssets<PrintImage>): string {
  const outline = assets.outline(layer);
  if (!outline) return '';
  const { id, edge, shadow } = layer;
  const box = { x: 0, y: 0, width: outline.width, height: outline.height };
  const d = pathData(outline.path);
  const edged = edge
    ? `<path fill="none" stroke="${edge.colour}" stroke-width="${2 * edge.width}" stroke-linejoin="round" d="${d}"/>`
    : '';
  const letters = `${edged}<path ${fillOf(layer.ink, id)} d="${d}"/>`;
  const defs = layer.ink.kind === 'gradient' ? gradientSvg(`g-${id}`, layer.ink, box) : '';
  const cast = shadow ? castShadow(`s-${id}`, letters, { ...shadow, box: outline.ink }) : letters;
  return `<g transform="translate(${-outline.width / 2} ${-outline.height / 2})">${defs}${cast}</g>`;
}

const fillOf = (ink: Ink, id: string): string =>
  ink.kind === 'colour' ? `fill="${ink.colour}"` : `fill="url(#g-${id})"`;

/**
 * A canvas blurs a shadow with a deviation of half its blur. Written with the primitives of SVG 1.1, because librsvg
 * 2.54 does not draw elements with a `feDropShadow`.
 */
function castShadow(
  id: string,
  content: string,
  { colour, dx, dy, blur, box }: { colour: string; dx: number; dy: number; blur: number; box: Rect },
): string {
  const reach = 2 * blur + 2;
  const area = `x="${box.x - reach}" y="${box.y - reach}" width="${box.width + 2 * reach}" height="${box.height + 2 * reach}"`;
  const steps = [
    `<feGaussianBlur in="SourceAlpha" stdDeviation="${blur / 2}"/><feOffset dx="${dx}" dy="${dy}" result="soft"/>`,
    `<feFlood flood-color="${colour}"/><feComposite in2="soft" operator="in" result="shadow"/>`,
    '<feMerge><feMergeNode in="shadow"/><feMergeNode in="SourceGraphic"/></feMerge>',
  ].join('');
  return `<filter id="${id}" filterUnits="userSpaceOnUse" color-interpolation-filters="sRGB" ${area}>${steps}</filter><g filter="url(#${id})">${content}</g>`;
}

/** The painter's values: a neon line's glow in line widths, its core, the opacity of the marker. */
const NEON = { glow: 2.2, core: 0.45, colour: '#caf5ff' } as const;
const MARKER_OPACITY = 0.5;

function doodleSvg({ id, strokes, width, height }: DoodleLayer): string {
  const box = { x: -width / 2, y: -height / 2, width, height };
  return strokes
    .map((stroke, index) => {
      const line = filled(strokeOutline(stroke), stroke.colour);
      if (stroke.brush !== 'neon') return `<g opacity="${MARKER_OPACITY}">${line}</g>`;
      const { colour } = stroke;
      const glow = castShadow(`n-${id}-${index}`, line, { colour, dx: 0, dy: 0, blur: stroke.width * NEON.glow, box });
      return glow + filled(strokeOutline(core(stroke)), NEON.colour);
    })
    .join('');
}

const core = (stroke: Stroke): Stroke => ({ ...stroke, width: (stroke.width * NEON.core) as Stroke['width'] });

const filled = (path: Path, colour: string): string => `<path fill="${colour}" d="${pathData(path)}"/>`;

const image = (file: string, { width, height }: { width: number; height: number }): string =>
  `<image x="${-width / 2}" y="${-height / 2}" width="${width}" height="${height}" preserveAspectRatio="none" xlink:href="${file}"/>`;
