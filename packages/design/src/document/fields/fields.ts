import type { AssetId, Brand, Degrees, Mm } from '@cpc/domain';
import * as z from 'zod/mini';
import type { Colour } from '../../colour.ts';
import { MAX_REACH } from '../../surface/reach.ts';

export interface Range {
  readonly least: number;
  readonly most: number;
}

/** Gives the values of a schema a brand: the schema is where they are checked. */
export const brandedText = <T extends Brand<string, string>>(schema: z.ZodMiniType<string>): z.ZodMiniType<T> =>
  schema as z.ZodMiniType<T>;
export const brandedNumber = <T extends Brand<number, string>>(schema: z.ZodMiniType<number>): z.ZodMiniType<T> =>
  schema as z.ZodMiniType<T>;

const within = ({ least, most }: Range) => z.number().check(z.minimum(least), z.maximum(most));
const whole = ({ least, most }: Range) => z.int().check(z.minimum(least), z.maximum(most));
const list = <T extends z.ZodMiniType>(item: T, { least, most }: Range) =>
  z.array(item).check(z.minLength(least), z.maxLength(most));

export const colour = brandedText<Colour>(z.string().check(z.regex(/^#[0-9a-f]{6}$/)));
export const assetId = brandedText<AssetId>(z.string().check(z.regex(/^[0-9a-f]{64}$/)));

/**
 * What the schemas of the layers are made of. A layer's file takes it as an argument and imports only its type: so a
 * page can use the layer's defaults and limits without loading the validator.
 */
export const fields = {
  record: z.strictObject,
  variants: z.discriminatedUnion,
  literal: z.literal,
  anyOf: <const T extends readonly number[]>(values: T) => z.literal([...values]) as z.ZodMiniType<T[number]>,
  either: <A extends z.ZodMiniType, B extends z.ZodMiniType>(a: A, b: B) => z.union([a, b]),
  nothing: z.null(),
  oneOf: z.enum,
  nullable: z.nullable,
  flag: z.boolean(),
  within,
  whole,
  anyList: z.array,
  list,
  text: (most: number) => z.string().check(z.maxLength(most)),
  matching: (pattern: RegExp) => z.string().check(z.regex(pattern)),
  /** Adds a rule to a schema. */
  where: <T>(schema: z.ZodMiniType<T>, rule: (value: T) => boolean) => schema.check(z.refine(rule)),
  brandedText,
  position: brandedNumber<Mm>(within({ least: -MAX_REACH, most: MAX_REACH })),
  length: brandedNumber<Mm>(z.number().check(z.gt(0), z.maximum(MAX_REACH))),
  lengthOrZero: brandedNumber<Mm>(within({ least: 0, most: MAX_REACH })),
  coordinate: within({ least: -MAX_REACH, most: MAX_REACH }),
  angle: brandedNumber<Degrees>(within({ least: -36_000, most: 36_000 })),
  /** 0 … 1 */
  unit: within({ least: 0, most: 1 }),
  /** -1 … 1 */
  swing: within({ least: -1, most: 1 }),
  colour,
  key: z.string().check(z.regex(/^[\w.-]{1,80}$/)),
  assetId,
} as const;

export type Fields = typeof fields;
