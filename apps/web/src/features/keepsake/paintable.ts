import type { ShellLook, Surface } from '@cpc/design';
import { trimBox } from '@cpc/design';
import { screenTarget } from '@cpc/editor/screen';
import { paint } from '@cpc/paint';
import { loadAssets } from '../design/load-assets.ts';
import { readDesign } from '../design/read-design.ts';
import type { PaintableDesign } from './sheet/source.ts';

/** Loads all that a stored design shows, once; it is then painted without a network. @returns null if it cannot be read */
export async function paintable(stored: unknown, surface: Surface, look: ShellLook): Promise<PaintableDesign | null> {
  const parsed = await readDesign(stored);
  if (!parsed.ok) return null;
  const assets = await loadAssets(parsed.document, []);
  const { width, height } = trimBox(surface);
  return {
    document: parsed.document,
    surface,
    look,
    paint(part, side) {
      const scale = side / Math.max(width, height);
      const size = { width: Math.round(width * scale), height: Math.round(height * scale) };
      const canvas = Object.assign(document.createElement('canvas'), size);
      const context = canvas.getContext('2d');
      if (context) paint(screenTarget(context), { document: part, surface }, scale, assets);
      return canvas;
    },
    release: assets.release,
  };
}
