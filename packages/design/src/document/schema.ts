import type { AssetId, Degrees, Mm } from '@cpc/domain';
import * as z from 'zod/mini';
import type { Colour } from '../colour.ts';
import {
  type Background,
  BRUSHES,
  type DesignRecord,
  FILTERS,
  GRADIENT_SHAPES,
  type GroupId,
  type Layer,
  type LayerId,
  MASKS,
  TEXT_ALIGNMENTS,
  TEXT_DIRECTIONS,
} from './layers.ts';
import { LIMITS } from './limits.ts';

const branded = <T>(schema: z.ZodMiniType) => schema as unknown as z.ZodMiniType<T>;

const position = branded<Mm>(z.number().check(z.minimum(-LIMITS.reach), z.maximum(LIMITS.reach)));
const length = branded<Mm>(z.number().check(z.gt(0), z.maximum(LIMITS.reach)));
const unit = z.number().check(z.minimum(0), z.maximum(1));
const angle = branded<Degrees>(z.number().check(z.minimum(-36_000), z.maximum(36_000)));
const colour = branded<Colour>(z.string().check(z.regex(/^#[0-9a-f]{6}$/)));
const key = z.string().check(z.regex(/^[\w.-]{1,80}$/));
/** Records are properties of plain objects, so an id must not be the name of a property of `Object.prototype`. */
const layerId = key.check(z.refine((id) => id !== 'background' && !(id in Object.prototype)));
const asset = branded<AssetId>(z.string().check(z.regex(/^[0-9a-f]{64}$/)));

const between = ({ least, most }: { readonly least: number; readonly most: number }) =>
  z.number().check(z.minimum(least), z.maximum(most));

const placement = z.strictObject({
  x: position,
  y: position,
  scale: between(LIMITS.scale),
  rotation: angle,
  flipX: z.boolean(),
  flipY: z.boolean(),
});

const base = {
  id: branded<LayerId>(layerId),
  group: z.nullable(branded<GroupId>(key)),
  stack: z.string().check(z.regex(/^[0-9A-Za-z]{1,200}$/)),
  placement,
  opacity: unit,
  locked: z.boolean(),
  hidden: z.boolean(),
};

const stroke = z.strictObject({
  brush: z.enum(BRUSHES),
  colour,
  width: length,
  opacity: unit,
  seed: z.int().check(z.minimum(0), z.maximum(0xffff_ffff)),
  points: z.array(z.number().check(z.minimum(-LIMITS.reach), z.maximum(LIMITS.reach))).check(
    z.minLength(3),
    z.maxLength(LIMITS.pointsPerStroke * 3),
    z.refine((points) => points.length % 3 === 0),
  ),
});

const gradientStop = z.strictObject({ at: unit, colour });
const plainColour = z.strictObject({ kind: z.literal('colour'), colour });
const gradient = z.strictObject({
  kind: z.literal('gradient'),
  shape: z.enum(GRADIENT_SHAPES),
  angle,
  stops: z.array(gradientStop).check(z.minLength(2), z.maxLength(LIMITS.gradientStops)),
});
const ink = z.discriminatedUnion('kind', [plainColour, gradient]);

const crop = z
  .strictObject({ x: unit, y: unit, width: unit, height: unit })
  .check(
    z.refine(({ x, y, width, height }) => width > 0 && height > 0 && x + width <= 1.000001 && y + height <= 1.000001),
  );
const swing = z.number().check(z.minimum(-1), z.maximum(1));
const look = z.strictObject({
  filter: z.nullable(z.enum(FILTERS)),
  strength: unit,
  brightness: swing,
  contrast: swing,
  saturation: swing,
  warmth: swing,
});

const shift = branded<Mm>(z.number().check(z.minimum(-LIMITS.reach), z.maximum(LIMITS.reach)));
const edge = z.strictObject({ colour, width: length });
const shadow = z.strictObject({
  colour,
  dx: shift,
  dy: shift,
  blur: branded<Mm>(z.number().check(z.minimum(0), z.maximum(LIMITS.reach))),
});
const breaks = z
  .array(z.int().check(z.minimum(1), z.maximum(LIMITS.textLength)))
  .check(z.refine((at) => at.every((offset, i) => i === 0 || offset > (at[i - 1] ?? 0))));

const layer: z.ZodMiniType<Layer> = z.discriminatedUnion('type', [
  z.strictObject({
    ...base,
    type: z.literal('picture'),
    asset,
    width: length,
    height: length,
    crop,
    mask: z.nullable(z.enum(MASKS)),
    look,
  }),
  z.strictObject({ ...base, type: z.literal('sticker'), sticker: key, width: length, height: length }),
  z.strictObject({
    ...base,
    type: z.literal('text'),
    text: z.string().check(
      z.maxLength(LIMITS.textLength),
      z.refine((text) => text.trim() !== ''),
    ),
    typeface: key,
    size: length,
    ink,
    align: z.enum(TEXT_ALIGNMENTS),
    edge: z.nullable(edge),
    shadow: z.nullable(shadow),
    letterSpacing: between(LIMITS.letterSpacing),
    lineSpacing: between(LIMITS.lineSpacing),
    arc: between({ least: -LIMITS.arc, most: LIMITS.arc }),
    direction: z.enum(TEXT_DIRECTIONS),
    measure: z.nullable(length),
    breaks,
  }),
  z.strictObject({
    ...base,
    type: z.literal('doodle'),
    width: length,
    height: length,
    strokes: z.array(stroke).check(z.minLength(1), z.maxLength(LIMITS.strokesPerDoodle)),
  }),
]);

const fill = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('none') }),
  plainColour,
  gradient,
  z.strictObject({ kind: z.literal('wallpaper'), wallpaper: key }),
]);

const background: z.ZodMiniType<Background> = z.strictObject({
  id: z.literal('background'),
  type: z.literal('background'),
  fill,
});

/** The schema for the record with this id. Not a union of both schemas, so that a problem names its field. */
export function recordSchema(id: string): z.ZodMiniType<DesignRecord> {
  return id === 'background' ? background : layer;
}
