import { type AssetId, degrees, mm } from '@cpc/domain';
import type { Colour } from '../colour.ts';
import { DOCUMENT_VERSION, type DesignDocument } from '../document/document.ts';
import type { Fill } from '../document/layers/background.ts';
import { layerId } from '../document/layers/base.ts';
import { type LayerEdge, type LayerShadow, NO_EFFECTS } from '../document/layers/effects.ts';
import type { DoodleLayer } from '../document/layers/doodle.ts';
import { type Crop, type Mask, type PictureLayer, type PictureLook, PLAIN_LOOK } from '../document/layers/picture.ts';
import type { Layer } from '../document/layers.ts';
import { PLAIN_TEXT, type TextLayer } from '../document/layers/text.ts';
import type { Point, Rect } from '../surface/shapes.ts';
import { coveringCrop, type View } from './crop.ts';

/** A picture of the customer; only the ratio of its sides matters. */
export interface IdeaPhoto {
  readonly asset: AssetId;
  readonly width: number;
  readonly height: number;
  /** What the customer has made of it; a photo of the device is as it was taken. */
  readonly style?: PhotoStyle | undefined;
  /** Its faces, in shares of it; undefined if nobody has looked. */
  readonly faces?: readonly Rect[] | undefined;
}

/** Lengths in mm on the surface. */
export type PhotoStyle = Pick<PictureLayer, 'look' | 'made' | 'edge' | 'shadow'>;

const AS_TAKEN: PhotoStyle = { look: PLAIN_LOOK, made: null, ...NO_EFFECTS };

/** A line on the surface, mm. */
export interface Line {
  readonly points: readonly Point[];
  readonly colour: Colour;
  readonly width: number;
  readonly opacity?: number;
}

export interface Turn {
  readonly rotation?: number;
  readonly mask?: Mask | null;
  readonly rounding?: number;
  /** The shown part, if not the one about the middle. */
  readonly crop?: Crop;
  /** Colours of the picture, if the customer has not chosen others. */
  readonly look?: PictureLook;
  /** 0 … 1 */
  readonly opacity?: number;
  /** The edge and the shadow, instead of those that the customer has chosen. */
  readonly edge?: LayerEdge | null;
  readonly shadow?: LayerShadow | null;
  /** Whether it is moved in its frame rather than with it. */
  readonly framed?: boolean;
}

/** A design that is made layer by layer, from lowest to topmost. */
export interface Page {
  readonly fill: (fill: Fill) => void;
  /** The photo, cropped about its middle to fill a box. */
  readonly photo: (photo: IdeaPhoto, box: Rect, turn?: Turn) => void;
  /** The photo as a frame shows it. */
  readonly view: (photo: IdeaPhoto, view: View, turn?: Turn) => void;
  readonly lines: (lines: readonly Line[]) => void;
  readonly sticker: (key: string, centre: Point, side: number, rotation: number) => void;
  readonly words: (fields: Partial<TextLayer> & Pick<TextLayer, 'text' | 'typeface' | 'ink'>, at: WordsAt) => void;
  readonly document: () => DesignDocument;
}

export interface WordsAt extends Point {
  /** Size of the letters, mm. */
  readonly size: number;
  readonly rotation?: number;
}

export function createPage(): Page {
  const layers: Layer[] = [];
  let background: Fill = { kind: 'none' };
  const base = (centre: Point, rotation = 0) => ({
    id: layerId(`idea-${layers.length + 1}`),
    stack: `a${String(layers.length).padStart(2, '0')}V`,
    group: null,
    placement: {
      x: mm(hundredth(centre.x)),
      y: mm(hundredth(centre.y)),
      scale: 1,
      rotation: degrees(rotation),
      flipX: false,
      flipY: false,
    },
    opacity: 1,
    locked: false,
    hidden: false,
  });
  return {
    fill: (fill) => {
      background = fill;
    },
    photo: (photo, box, turn) => void layers.push(framedPicture(base(middleOf(box), turn?.rotation), photo, box, turn)),
    view: (photo, { box, crop, mask }, turn) =>
      void layers.push(framedPicture(base(middleOf(box), turn?.rotation), photo, box, { ...turn, crop, mask })),
    lines: (lines) => {
      if (lines.length > 0) layers.push(drawnLines(lines, base));
    },
    sticker: (sticker, centre, side, rotation) => {
      const size = mm(hundredth(side));
      layers.push({ ...base(centre, rotation), type: 'sticker', sticker, width: size, height: size, colours: [] });
    },
    words: (fields, { size, rotation, ...centre }) => {
      const plain = { ...PLAIN_TEXT, align: 'centre' } as const;
      layers.push({ ...plain, ...base(centre, rotation), type: 'text', ...fields, size: mm(hundredth(size)) });
    },
    document: () => ({
      version: DOCUMENT_VERSION,
      records: {
        background: { id: 'background', type: 'background', fill: background },
        ...Object.fromEntries(layers.map((layer) => [layer.id, layer])),
      },
    }),
  };
}

const hundredth = (value: number): number => Math.round(value * 100) / 100;
const middleOf = ({ x, y, width, height }: Rect): Point => ({ x: x + width / 2, y: y + height / 2 });

type Base = Pick<PictureLayer, 'id' | 'stack' | 'group' | 'placement' | 'opacity' | 'locked' | 'hidden'>;
type Box = Pick<Rect, 'width' | 'height'>;

/** A picture that fills a frame of this size, cropped about its middle. It keeps what the customer has made of it. */
export function framedPicture(base: Base, photo: IdeaPhoto, box: Box, turn: Turn = {}): PictureLayer {
  return {
    ...base,
    type: 'picture',
    asset: photo.asset,
    width: mm(hundredth(box.width)),
    height: mm(hundredth(box.height)),
    crop: turn.crop ?? coveringCrop(photo, box),
    mask: turn.mask ?? null,
    rounding: turn.rounding ?? 0,
    framed: turn.framed ?? true,
    ...styleOf(photo, turn.look),
    ...(turn.edge !== undefined && { edge: turn.edge }),
    ...(turn.shadow !== undefined && { shadow: turn.shadow }),
    opacity: turn.opacity ?? base.opacity,
  };
}

function styleOf({ style = AS_TAKEN }: IdeaPhoto, look: PictureLook | undefined): PhotoStyle {
  const isPlain = Object.entries(PLAIN_LOOK).every(([name, value]) => style.look[name as keyof PictureLook] === value);
  return look && isPlain ? { ...style, look } : style;
}

/** Lines on the surface as one layer. @param base the fields of a layer at a point */
export function drawnLines(lines: readonly Line[], base: (centre: Point) => Base): DoodleLayer {
  const reach = (axis: 'x' | 'y', side: 1 | -1): number =>
    side * Math.max(...lines.flatMap(({ points, width }) => points.map((point) => side * point[axis] + width / 2)));
  const [left, right, top, bottom] = [reach('x', -1), reach('x', 1), reach('y', -1), reach('y', 1)];
  const centre = { x: hundredth((left + right) / 2), y: hundredth((top + bottom) / 2) };
  return {
    ...base(centre),
    type: 'doodle',
    width: mm(hundredth(right - left)),
    height: mm(hundredth(bottom - top)),
    strokes: lines.map(({ points, colour, width, opacity = 1 }) => ({
      brush: 'pen',
      colour,
      width: mm(hundredth(width)),
      opacity,
      seed: 0,
      points: points.flatMap(({ x, y }) => [hundredth(x - centre.x), hundredth(y - centre.y), 1]),
    })),
  };
}
