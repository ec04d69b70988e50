import type { AssetId, Brand, Degrees, Mm } from '@cpc/domain';
import type { Colour } from '../colour.ts';

export type LayerId = Brand<string, 'LayerId'>;
export type GroupId = Brand<string, 'GroupId'>;

/**
 * The placement of a layer: a similarity, applied to the layer's own box centred on its origin.
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
  /** Layers of the same group are selected together; null means no group. Groups are flat: none contains another. */
  readonly group: GroupId | null;
  readonly placement: Placement;
  /** 0 … 1 */
  readonly opacity: number;
  readonly locked: boolean;
  readonly hidden: boolean;
}

/** The shown part of a picture: fractions 0 … 1 of its width and height, from its top-left corner. */
export interface Crop {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export const WHOLE_PICTURE: Crop = { x: 0, y: 0, width: 1, height: 1 };

export const FILTERS = ['mono', 'sepia', 'vivid', 'fade', 'cool', 'warm', 'noir', 'film', 'pop', 'dusk'] as const;
export type Filter = (typeof FILTERS)[number];

/**
 * Changes of a picture's colours, pixel by pixel. No pixel depends on its neighbours, so a proxy on the screen and the
 * whole picture in print look alike. With all values 0 and no filter, the picture is unchanged.
 */
export interface PictureLook {
  readonly filter: Filter | null;
  /** 0 … 1: strength of the filter. */
  readonly strength: number;
  /** Each -1 … 1. */
  readonly brightness: number;
  readonly contrast: number;
  readonly saturation: number;
  readonly warmth: number;
}

export const PLAIN_LOOK: PictureLook = {
  filter: null,
  strength: 1,
  brightness: 0,
  contrast: 0,
  saturation: 0,
  warmth: 0,
};

export const MASKS = [
  'circle',
  'rounded',
  'arch',
  'heart',
  'star',
  'hexagon',
  'diamond',
  'flower',
  'blob',
  'ticket',
  'shield',
  'cloud',
] as const;
export type Mask = (typeof MASKS)[number];

/** A customer's picture. width × height: the box of the cropped picture at scale 1. */
export interface PictureLayer extends LayerBase {
  readonly type: 'picture';
  readonly asset: AssetId;
  readonly width: Mm;
  readonly height: Mm;
  readonly crop: Crop;
  /** The shape that masks the picture, stretched over the box. */
  readonly mask: Mask | null;
  readonly look: PictureLook;
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

export const TEXT_DIRECTIONS = ['horizontal', 'vertical'] as const;
export type TextDirection = (typeof TEXT_DIRECTIONS)[number];

/** A line around every letter, outside its shape. */
export interface TextEdge {
  readonly colour: Colour;
  /** mm at scale 1 */
  readonly width: Mm;
}

export interface TextShadow {
  readonly colour: Colour;
  /** mm at scale 1, in the layer's own space */
  readonly dx: Mm;
  readonly dy: Mm;
  readonly blur: Mm;
}

/** Text as typed, with line feeds. Its box is computed by shaping and never stored. */
export interface TextLayer extends LayerBase {
  readonly type: 'text';
  readonly text: string;
  /** Key of a typeface in the catalogue. */
  readonly typeface: string;
  /** Em size at scale 1. */
  readonly size: Mm;
  readonly ink: Ink;
  readonly align: TextAlignment;
  readonly edge: TextEdge | null;
  readonly shadow: TextShadow | null;
  /** Space added between clusters, in em. Scripts with joined letters ignore it. */
  readonly letterSpacing: number;
  /** Line distance as a multiple of the typeface's own. */
  readonly lineSpacing: number;
  /** Degrees of a circle that the text spans, bent upwards; negative bends it downwards, 0 is straight. */
  readonly arc: number;
  /** Vertical: from top to bottom, columns from right to left. */
  readonly direction: TextDirection;
  /** Maximum line width, in mm at scale 1; null breaks lines only at typed line feeds. */
  readonly measure: Mm | null;
  /**
   * Line breaks that fit the text to the measure: ascending UTF-16 offsets into `text`. Stored, because the word lists
   * for breaking Thai or Chinese differ between machines, and a print must break like the screen.
   */
  readonly breaks: readonly number[];
}

/** The fields of a text without any styling. */
export const PLAIN_TEXT = {
  edge: null,
  shadow: null,
  letterSpacing: 0,
  lineSpacing: 1,
  arc: 0,
  direction: 'horizontal',
  measure: null,
  breaks: [],
} as const satisfies Partial<TextLayer>;

export const BRUSHES = ['pen', 'marker', 'neon', 'spray', 'eraser'] as const;
export type Brush = (typeof BRUSHES)[number];

export interface Stroke {
  /** An eraser erases the earlier strokes of its own doodle. */
  readonly brush: Brush;
  readonly colour: Colour;
  /** Full width of the line at pressure 1. */
  readonly width: Mm;
  /** 0 … 1 */
  readonly opacity: number;
  /** Seed that alone decides the positions of a spray's drops: a whole number 0 … 2³² − 1. */
  readonly seed: number;
  /** Flat triples x, y (mm from the centre of the layer's box, at scale 1), pressure 0 … 1. */
  readonly points: readonly number[];
}

/** Strokes of one sitting. width × height: the box of the strokes' points at scale 1. */
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

export const GRADIENT_SHAPES = ['linear', 'radial'] as const;
export type GradientShape = (typeof GRADIENT_SHAPES)[number];

export interface Gradient {
  readonly kind: 'gradient';
  /** Radial: from the box's centre to its corners. */
  readonly shape: GradientShape;
  /** 0 runs left to right, 90 top to bottom; ignored for a radial gradient. */
  readonly angle: Degrees;
  readonly stops: readonly GradientStop[];
}

export interface PlainColour {
  readonly kind: 'colour';
  readonly colour: Colour;
}

/** The fill of letters. */
export type Ink = PlainColour | Gradient;

export type Fill =
  | { readonly kind: 'none' }
  | Ink
  /** A wallpaper covers the bleed box, centred, in its own ratio. */
  | { readonly kind: 'wallpaper'; readonly wallpaper: string };

/** Lies beneath every layer; there is exactly one. */
export interface Background {
  readonly id: 'background';
  readonly type: 'background';
  readonly fill: Fill;
}

export type DesignRecord = Layer | Background;
export type RecordId = DesignRecord['id'];
