import type { AssetId, Mm } from '@cpc/domain';
import { baseFields, type LayerBase } from './base.ts';
import { effectFields, type LayerEffects, NO_EFFECTS } from './effects.ts';
import type { Fields } from '../fields/fields.ts';
import { type Made, madeSchema, makings } from './made.ts';

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
  'slantUp',
  'slantDown',
] as const;
export type Mask = (typeof MASKS)[number];

/** The least and the greatest share of the shorter side that a corner is rounded by. */
export const ROUNDING = { least: 0, most: 0.5 } as const;

/**
 * A customer's picture. width × height: the box of the cropped picture at scale 1. Its edge and shadow follow what it
 * shows: the opaque parts of its crop, within its mask.
 */
export interface PictureLayer extends LayerBase, LayerEffects {
  readonly type: 'picture';
  readonly asset: AssetId;
  readonly width: Mm;
  readonly height: Mm;
  readonly crop: Crop;
  /** The shape that masks the picture, stretched over the box. */
  readonly mask: Mask | null;
  readonly look: PictureLook;
  /** Radius of the corners of a picture without a mask, as a share of the shorter side. */
  readonly rounding: number;
  /** Whether the box is a frame, in which the picture is moved by its crop: the box keeps its shape (ED-13). */
  readonly framed: boolean;
  /** How a tool made this picture; null if it is as the customer gave it. */
  readonly made: Made | null;
}

/** The fields of a whole picture that nothing was done to. */
export const PLAIN_PICTURE = {
  crop: WHOLE_PICTURE,
  mask: null,
  look: PLAIN_LOOK,
  rounding: 0,
  framed: false,
  made: null,
  ...NO_EFFECTS,
} as const satisfies Partial<PictureLayer>;

/** Every picture that is stored for a layer: the painted one, and those that tools began with. */
export const storedWith = ({ asset, made }: Pick<PictureLayer, 'asset' | 'made'>): readonly AssetId[] => [
  asset,
  ...makings(made).map(({ from }) => from),
];

export const pictureSchema = (f: Fields) =>
  f.record({
    ...baseFields(f),
    type: f.literal('picture'),
    asset: f.assetId,
    width: f.length,
    height: f.length,
    crop: f.where(f.record({ x: f.unit, y: f.unit, width: f.unit, height: f.unit }), isInPicture),
    mask: f.nullable(f.oneOf(MASKS)),
    rounding: f.within(ROUNDING),
    framed: f.flag,
    look: f.record({
      filter: f.nullable(f.oneOf(FILTERS)),
      strength: f.unit,
      brightness: f.swing,
      contrast: f.swing,
      saturation: f.swing,
      warmth: f.swing,
    }),
    made: madeSchema(f),
    ...effectFields(f),
  });

const isInPicture = ({ x, y, width, height }: Crop): boolean =>
  width > 0 && height > 0 && x + width <= 1.000001 && y + height <= 1.000001;
