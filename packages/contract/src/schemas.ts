import {
  type Brand,
  type ColourId,
  type Currency,
  GARMENT_SIZES,
  type GoodsId,
  type LocaleCode,
  type StationId,
  type Minor,
  type Mm,
  ORDER_LABELS,
  ORDER_STATUSES,
  PAYMENT_STATES,
  PRINT_JOB_STATES,
  type PrintJobId,
  type ShellId,
  SHOP_STATION_STATES,
  STATION_STATES,
} from '@cpc/domain';
import {
  brandedNumber,
  brandedText,
  CATEGORIES,
  FINDING_KINDS,
  FIXES,
  type LayerId,
  type PathCommand,
  SEVERITIES,
} from '@cpc/design';
import * as z from 'zod/mini';

/** An identity: letters, digits, `-`, `_`, `.`, at most 80. */
export const id = <T extends Brand<string, string>>() => brandedText<T>(z.string().check(z.regex(/^[\w.-]{1,80}$/)));

export const stationId = id<StationId>();
export { assetId, colour } from '@cpc/design';
export const mm = brandedNumber<Mm>(z.number());
/** A language by the code of the specification (LG-01). */
export const localeCode = brandedText<LocaleCode>(z.string().check(z.regex(/^[a-z]{2,3}(-[a-z]{2,3})?$/)));
/** UTC, milliseconds since 1970. */
export const timestamp = z.int().check(z.nonnegative());
export const count = z.int().check(z.nonnegative());
export const text = (max: number) => z.string().check(z.maxLength(max));

/** Degrees (WGS 84). */
export const place = z.object({
  latitude: z.number().check(z.minimum(-90), z.maximum(90)),
  longitude: z.number().check(z.minimum(-180), z.maximum(180)),
});

export const money = z.object({
  amount: brandedNumber<Minor>(z.int()),
  currency: brandedText<Currency>(z.string().check(z.regex(/^[A-Z]{3}$/))),
});

export const orderStatus = z.literal(ORDER_STATUSES);
export const orderLabel = z.enum(ORDER_LABELS);
export const paymentState = z.enum(PAYMENT_STATES);
export const printJobState = z.enum(PRINT_JOB_STATES);
export const stationState = z.enum(STATION_STATES);
export const shopStationState = z.enum(SHOP_STATION_STATES);
export const category = z.enum(CATEGORIES);

const pathCommand: z.ZodMiniType<PathCommand> = z.union([
  z.tuple([z.literal('move'), z.number(), z.number()]),
  z.tuple([z.literal('line'), z.number(), z.number()]),
  z.tuple([z.literal('cubic'), z.number(), z.number(), z.number(), z.number(), z.number(), z.number()]),
  z.tuple([z.literal('close')]),
]);

export const shape = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('roundedRect'), x: mm, y: mm, width: mm, height: mm, radius: mm }),
  z.object({ kind: z.literal('ellipse'), cx: mm, cy: mm, rx: mm, ry: mm }),
  z.object({ kind: z.literal('path'), path: z.array(pathCommand) }),
]);

const form = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('shell'), depth: mm }),
  z.object({ kind: z.literal('ball'), diameter: mm }),
  z.object({ kind: z.literal('disc'), height: mm }),
  z.object({ kind: z.literal('garment') }),
]);

const glass = z.object({ kind: z.enum(['lens', 'flash']), cx: mm, cy: mm, r: mm });

export const surface = z.object({
  id: id<GoodsId>(),
  category,
  width: mm,
  height: mm,
  outline: shape,
  cutouts: z.array(z.object({ role: z.enum(['camera', 'flash', 'port']), shape, glass: z.optional(z.array(glass)) })),
  bleed: mm,
  safeInset: mm,
  keepOut: mm,
  wrap: mm,
  form,
});

/** What is known of a shell; see ShellFacts of `@cpc/design`. */
export const shellFacts = z.object({
  magnets: z.optional(z.boolean()),
  wireless: z.optional(z.boolean()),
  sizes: z.optional(z.array(z.object({ size: z.enum(GARMENT_SIZES), chest: z.number(), length: z.number() }))),
});

/** A preflight finding that was accepted. */
export const finding = z.object({
  kind: z.enum(FINDING_KINDS),
  severity: z.enum(SEVERITIES),
  layer: z.nullable(brandedText<LayerId>(z.string())),
  values: z.record(z.string(), z.union([z.string(), z.number()])),
  fix: z.nullable(z.enum(FIXES)),
});

/** What a design is made on, in addition to its goods. */
export const shellChoice = z.object({
  shell_id: id<ShellId>(),
  colour_id: id<ColourId>(),
  /** For a custom size: the customer's name for it. */
  surface_name: z.optional(text(60)),
});
export type ShellChoice = z.infer<typeof shellChoice>;

/** A print, as every list of a shop names it. */
export const shopPrint = {
  job_id: id<PrintJobId>(),
  print_number: z.string(),
  order_number: z.string(),
  machine_id: stationId,
  machine_name: z.string(),
  model: z.string(),
};

/** A design is sent unchanged; `@cpc/design` migrates and validates it on both sides. */
export { storedDesign as document } from '@cpc/design';
