import { type AssetId, degrees, mm, brand } from '@cpc/domain';
import { hexColour } from '../colour.ts';
import { addLayer, setBackground } from '../document/change.ts';
import { applyDiff } from '../document/diff.ts';
import { type DesignDocument, EMPTY_DOCUMENT } from '../document/document.ts';
import type { DoodleLayer, Stroke } from '../document/layers/doodle.ts';
import type { Fill } from '../document/layers/background.ts';
import { NO_EFFECTS } from '../document/layers/effects.ts';
import type { Layer } from '../document/layers.ts';
import { layerId } from '../document/layers/base.ts';
import { type PictureLayer, PLAIN_LOOK, WHOLE_PICTURE } from '../document/layers/picture.ts';
import type { PlaceLayer } from '../document/layers/place.ts';
import { PLAIN_TEXT, type TextLayer } from '../document/layers/text.ts';
import type { StickerLayer } from '../document/layers/sticker.ts';
import type { ShellLook } from '../surface/surface.ts';
import { phoneSurface } from '../surface/testing.ts';
import type { PreflightFacts, TextFacts } from './scene/facts.ts';
import type { PreflightInput } from './scene/scene.ts';

/** A case of 80 × 160 mm with a camera of 30 × 30 mm in its top-left corner. */
export const CASE = phoneSurface();

export const colour = (hex: string) => hexColour(hex);
export const BLACK_SHELL: ShellLook = { colour: colour('#101014'), opacity: 1, underbase: 'underColour' };

const base = (x: number, y: number) => ({
  stack: 'a0',
  group: null,
  placement: { x: mm(x), y: mm(y), scale: 1, rotation: degrees(0), flipX: false, flipY: false },
  opacity: 1,
  locked: false,
  hidden: false,
});

type More<L> = Partial<Omit<L, 'id' | 'type' | 'placement'>> & { readonly at?: readonly [x: number, y: number] };
const MIDDLE = [40, 90] as const;

const PLAIN_FRAME = { rounding: 0, framed: false, made: null } as const;

export function picture({ at: [x, y] = MIDDLE, ...more }: More<PictureLayer> = {}): PictureLayer {
  const asset = brand<AssetId>('a'.repeat(64));
  const plain = {
    asset,
    width: mm(30),
    height: mm(30),
    crop: WHOLE_PICTURE,
    mask: null,
    look: PLAIN_LOOK,
    ...PLAIN_FRAME,
    ...NO_EFFECTS,
  };
  return { id: layerId('picture'), type: 'picture', ...base(x, y), ...plain, ...more };
}

export function place({ at: [x, y] = MIDDLE, ...more }: More<PlaceLayer> = {}): PlaceLayer {
  const plain = { width: mm(30), height: mm(30), mask: null, rounding: 0 };
  return { id: layerId('place'), type: 'place', ...base(x, y), ...plain, ...more };
}

export function sticker({ at: [x, y] = MIDDLE, ...more }: More<StickerLayer> = {}): StickerLayer {
  const plain = { sticker: 'heart', width: mm(20), height: mm(20), colours: [] };
  return { id: layerId('sticker'), type: 'sticker', ...base(x, y), ...plain, ...more };
}

export function text({ at: [x, y] = MIDDLE, ...more }: More<TextLayer> = {}): TextLayer {
  const ink = { kind: 'colour' as const, colour: colour('#ffffff') };
  const plain = { text: 'Hello', typeface: 'source-han-sans', size: mm(8), ink, align: 'centre' as const };
  return { id: layerId('text'), type: 'text', ...base(x, y), ...PLAIN_TEXT, ...plain, ...more };
}

export function stroke(more: Partial<Stroke> = {}): Stroke {
  const points = [-10, 0, 1, 0, 5, 1, 10, 0, 1];
  return { brush: 'pen', colour: colour('#ffffff'), width: mm(1.6), opacity: 1, seed: 0, points, ...more };
}

export function doodle({ at: [x, y] = MIDDLE, ...more }: More<DoodleLayer> = {}): DoodleLayer {
  const plain = { width: mm(20), height: mm(5), strokes: [stroke()] };
  return { id: layerId('doodle'), type: 'doodle', ...base(x, y), ...plain, ...more };
}

/** Measures of a typeface with square letters: each 0.6 em wide and 0.5 em high, with strokes of 0.08 em. */
export function roughText({ text: { length }, size }: Pick<TextLayer, 'text' | 'size'>): TextFacts {
  const [advance, height] = [0.6 * size, 0.5 * size];
  const letters = Array.from({ length }, (_, n) => ({
    x: (n - length / 2) * advance,
    y: -height / 2,
    width: advance * 0.9,
    height,
  }));
  return {
    width: length * advance,
    height: size * 1.2,
    letters,
    missing: [],
    readHeight: height,
    thinStroke: 0.08 * size,
    emoji: [],
  };
}

/** Facts where all assets are loaded and pictures are sharp. */
export const ALL_WELL: PreflightFacts = {
  picture: () => ({ width: 4000, height: 4000 }),
  sticker: () => ({ width: 1024, height: 1024 }),
  wallpaper: () => ({ width: 1200, height: 2400 }),
  text: roughText,
  typefacesFor: () => [],
};

export function documentOf(layers: readonly Layer[], fill: Fill = { kind: 'none' }): DesignDocument {
  const filled = applyDiff(EMPTY_DOCUMENT, setBackground(EMPTY_DOCUMENT, fill));
  return layers.reduce((document, layer) => applyDiff(document, addLayer(layer)), filled);
}

/** A design on the test case, with `ALL_WELL` and the given changes. */
export function inputOf(
  layers: readonly Layer[],
  more: { readonly fill?: Fill; readonly shell?: ShellLook; readonly facts?: Partial<PreflightFacts> } = {},
): PreflightInput {
  return {
    document: documentOf(layers, more.fill),
    surface: CASE,
    shell: more.shell ?? BLACK_SHELL,
    facts: { ...ALL_WELL, ...more.facts },
  };
}
