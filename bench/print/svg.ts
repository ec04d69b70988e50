import { bleedBox, layersOf, pathData, region, regionPaths, type Layer, type Path, type Rect } from '@cpc/design';
import { type PaintAssets, strokeOutline, type TextOutlines } from '@cpc/paint';
import type { AssetSource, PrintImage } from '@cpc/paint/node';
import { DOCUMENT, SURFACE } from './scene.ts';

/** The bench's scene as an SVG of the same shapes and pictures, everything within the file. */
export async function sceneSvg(source: AssetSource, assets: PaintAssets<PrintImage>): Promise<string> {
  const box = bleedBox(SURFACE);
  const { outline, holes } = regionPaths(region(SURFACE, 'outline'));
  const layers = await Promise.all(layersOf(DOCUMENT).map((layer) => layerSvg(layer, source, assets)));
  const view = `${box.x} ${box.y} ${box.width} ${box.height}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="${view}" width="${box.width}mm" height="${box.height}mm">
<defs><linearGradient id="g" gradientUnits="userSpaceOnUse" ${gradientLine(box)}><stop offset="0" stop-color="#ff7a59"/><stop offset="1" stop-color="#3a1c71"/></linearGradient>
<clipPath id="c"><path clip-rule="evenodd" d="${[outline, ...holes].map((path) => pathData(path)).join('')}"/></clipPath></defs>
<g clip-path="url(#c)"><rect x="${box.x}" y="${box.y}" width="${box.width}" height="${box.height}" fill="url(#g)"/>${layers.join('\n')}</g></svg>`;
}

/** The line of the scene's gradient, as the painter lays it: at 60° through the middle, out to the corners. */
function gradientLine({ x, y, width, height }: Rect): string {
  const [cos, sin] = [Math.cos(Math.PI / 3), Math.sin(Math.PI / 3)];
  const half = (width * cos + height * sin) / 2;
  const [cx, cy] = [x + width / 2, y + height / 2];
  return `x1="${cx - half * cos}" y1="${cy - half * sin}" x2="${cx + half * cos}" y2="${cy + half * sin}"`;
}

async function layerSvg(layer: Layer, source: AssetSource, outlines: TextOutlines): Promise<string> {
  const { x, y, rotation, scale } = layer.placement;
  return `<g transform="translate(${x} ${y}) rotate(${rotation}) scale(${scale})">${await shapeSvg(layer, source, outlines)}</g>`;
}

async function shapeSvg(layer: Layer, source: AssetSource, outlines: TextOutlines): Promise<string> {
  switch (layer.type) {
    case 'picture':
      return image('image/jpeg', await source.picture(layer.asset), layer);
    case 'sticker':
      return image('image/png', await source.sticker(layer.sticker), layer);
    case 'text': {
      const outline = outlines.outline(layer);
      if (!outline) return '';
      return `<g transform="translate(${-outline.width / 2} ${-outline.height / 2})">${filled(outline.path, layer.colour)}</g>`;
    }
    case 'doodle':
      return layer.strokes
        .map((stroke) => filled(strokeOutline(stroke), stroke.colour, stroke.brush === 'marker' ? 0.5 : 1))
        .join('');
  }
}

const filled = (path: Path, colour: string, opacity = 1): string =>
  `<path fill="${colour}" fill-opacity="${opacity}" d="${pathData(path)}"/>`;

function image(type: string, bytes: Uint8Array, { width, height }: { width: number; height: number }): string {
  const data = Buffer.from(bytes).toString('base64');
  return `<image x="${-width / 2}" y="${-height / 2}" width="${width}" height="${height}" preserveAspectRatio="none" xlink:href="data:${type};base64,${data}"/>`;
}
