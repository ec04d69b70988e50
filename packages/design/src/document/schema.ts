import type { AssetId, Degrees, Mm } from '@cpc/domain';
import * as z from 'zod/mini';
import {
  type Background,
  BRUSHES,
  type Colour,
  type DesignRecord,
  type Layer,
  type LayerId,
  TEXT_ALIGNMENTS,
} from './layers.ts';

/** Bounds that no printable thing exceeds; they keep a hostile document small and finite. */
export const LIMITS = {
  /** mm in either direction from the surface's corner */
  reach: 10_000,
  layers: 500,
  textLength: 1_000,
  strokesPerDoodle: 500,
  pointsPerStroke: 10_000,
  gradientStops: 8,
} as const;

const branded = <T>(schema: z.ZodMiniType) => schema as unknown as z.ZodMiniType<T>;

const position = branded<Mm>(z.number().check(z.minimum(-LIMITS.reach), z.maximum(LIMITS.reach)));
const length = branded<Mm>(z.number().check(z.gt(0), z.maximum(LIMITS.reach)));
const unit = z.number().check(z.minimum(0), z.maximum(1));
const angle = branded<Degrees>(z.number().check(z.minimum(-36_000), z.maximum(36_000)));
const colour = branded<Colour>(z.string().check(z.regex(/^#[0-9a-f]{6}$/)));
const key = z.string().check(z.regex(/^[\w.-]{1,80}$/));
/** Records are looked up by id in plain objects, so no id may be the name of something every object has. */
const layerId = key.check(z.refine((id) => id !== 'background' && !(id in Object.prototype)));
const asset = branded<AssetId>(z.string().check(z.regex(/^[0-9a-f]{64}$/)));

const placement = z.strictObject({
  x: position,
  y: position,
  scale: z.number().check(z.minimum(0.001), z.maximum(1_000)),
  rotation: angle,
  flipX: z.boolean(),
  flipY: z.boolean(),
});

const base = {
  id: branded<LayerId>(layerId),
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
  points: z.array(z.number().check(z.minimum(-LIMITS.reach), z.maximum(LIMITS.reach))).check(
    z.minLength(3),
    z.maxLength(LIMITS.pointsPerStroke * 3),
    z.refine((points) => points.length % 3 === 0),
  ),
});

const layer: z.ZodMiniType<Layer> = z.discriminatedUnion('type', [
  z.strictObject({ ...base, type: z.literal('picture'), asset, width: length, height: length }),
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
    colour,
    align: z.enum(TEXT_ALIGNMENTS),
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
  z.strictObject({ kind: z.literal('colour'), colour }),
  z.strictObject({
    kind: z.literal('gradient'),
    angle,
    stops: z.array(z.strictObject({ at: unit, colour })).check(z.minLength(2), z.maxLength(LIMITS.gradientStops)),
  }),
  z.strictObject({ kind: z.literal('wallpaper'), wallpaper: key }),
]);

const background: z.ZodMiniType<Background> = z.strictObject({
  id: z.literal('background'),
  type: z.literal('background'),
  fill,
});

/** The schema for the record kept under an id; one schema, not a union of both, so that a problem names its field. */
export function recordSchema(id: string): z.ZodMiniType<DesignRecord> {
  return id === 'background' ? background : layer;
}
