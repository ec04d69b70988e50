import type { AssetId, Brand, Degrees, Mm } from '@cpc/domain';

export type LayerId = Brand<string, 'LayerId'>;
/** CSS-style `#rrggbb`, lower case. Transparency is a layer's opacity, never part of its colour. */
export type Colour = Brand<string, 'Colour'>;

/**
 * Where a layer stands: a similarity, applied to the layer's own box centred on its origin.
 * x, y: the box's centre on the surface, from the trim box's top-left corner, y down.
 * Order of application: flip, scale, rotate, translate.
 */
export interface Placement {
  readonly x: Mm;
  readonly y: Mm;
  readonly scale: number;
  readonly rotation: Degrees;
  readonly flipX: boolean;
  readonly flipY: boolean;
}

interface LayerBase {
  readonly id: LayerId;
  /** Fractional index: layers are painted in ascending order of this key, ties by id. */
  readonly stack: string;
  readonly placement: Placement;
  /** 0 … 1 */
  readonly opacity: number;
  readonly locked: boolean;
  readonly hidden: boolean;
}

/** A customer's picture. width × height: its box at scale 1. */
export interface PictureLayer extends LayerBase {
  readonly type: 'picture';
  readonly asset: AssetId;
  readonly width: Mm;
  readonly height: Mm;
}

/** A picture from the station's library; `sticker` is its key in the catalogue. */
export interface StickerLayer extends LayerBase {
  readonly type: 'sticker';
  readonly sticker: string;
  readonly width: Mm;
  readonly height: Mm;
}

export const TEXT_ALIGNMENTS = ['start', 'centre', 'end'] as const;
export type TextAlignment = (typeof TEXT_ALIGNMENTS)[number];

/** Text as typed, with line feeds. Its box follows from shaping and is never stored. */
export interface TextLayer extends LayerBase {
  readonly type: 'text';
  readonly text: string;
  /** Key of a typeface in the catalogue. */
  readonly typeface: string;
  /** Em size at scale 1. */
  readonly size: Mm;
  readonly colour: Colour;
  readonly align: TextAlignment;
}

export const BRUSHES = ['pen', 'marker', 'neon'] as const;
export type Brush = (typeof BRUSHES)[number];

export interface Stroke {
  readonly brush: Brush;
  readonly colour: Colour;
  /** Full width of the line at pressure 1. */
  readonly width: Mm;
  /** Flat triples x, y (mm from the centre of the layer's box, at scale 1), pressure 0 … 1. */
  readonly points: readonly number[];
}

/** Strokes drawn in one go. width × height: the box of the strokes' points at scale 1. */
export interface DoodleLayer extends LayerBase {
  readonly type: 'doodle';
  readonly width: Mm;
  readonly height: Mm;
  readonly strokes: readonly Stroke[];
}

export type Layer = PictureLayer | StickerLayer | TextLayer | DoodleLayer;
export type LayerType = Layer['type'];

export interface GradientStop {
  /** 0 … 1 along the gradient. */
  readonly at: number;
  readonly colour: Colour;
}

export type Fill =
  | { readonly kind: 'none' }
  | { readonly kind: 'colour'; readonly colour: Colour }
  /** angle 0 runs left to right, 90 top to bottom. */
  | { readonly kind: 'gradient'; readonly angle: Degrees; readonly stops: readonly GradientStop[] }
  /** A wallpaper covers the bleed box, centred, in its own ratio. */
  | { readonly kind: 'wallpaper'; readonly wallpaper: string };

/** What lies beneath every layer; there is exactly one. */
export interface Background {
  readonly id: 'background';
  readonly type: 'background';
  readonly fill: Fill;
}

export type DesignRecord = Layer | Background;
export type RecordId = DesignRecord['id'];
