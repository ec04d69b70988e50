import type { AssetId } from '@cpc/domain';
import type * as z from 'zod/mini';
import type { Fields } from '../fields/fields.ts';

/** The tools that make a new picture from a picture. */
export const PICTURE_TOOLS = ['enhance', 'upscale', 'cutout', 'restyle', 'drawing'] as const;
export type PictureTool = (typeof PICTURE_TOOLS)[number];

/** How often each side is multiplied by super-resolution; 1 leaves the size as it is. */
export const ENLARGEMENTS = [1, 2, 3, 4] as const;
export type Enlargement = (typeof ENLARGEMENTS)[number];

/**
 * How a tool made a layer's picture (AI-06). The layer's `asset` is the result, which is painted and printed. `from` is
 * the picture that the tool began with. It stays stored with the design for a later change, but is not painted.
 *
 * Colours and size are one recipe: both begin with `from`, so neither is applied twice.
 */
export interface Made {
  readonly from: AssetId;
  /** The tool that was used last. */
  readonly by: PictureTool;
  /** 0 … 1: strength of the colour enhancement; 0 if the colours are those of `from`, or of another tool. */
  readonly strength: number;
  readonly times: Enlargement;
  /** How `from` was made; null if it is as the customer gave it. */
  readonly before: Made | null;
}

/** The most tools that a stored picture remembers. */
export const MAX_MADE = 4;

/** @param depth how many tools may still follow */
export const madeSchema = (f: Fields, depth: number = MAX_MADE): z.ZodMiniType<Made | null> =>
  f.nullable(
    f.record({
      from: f.assetId,
      by: f.oneOf(PICTURE_TOOLS),
      strength: f.unit,
      times: f.anyOf(ENLARGEMENTS),
      before: depth > 1 ? madeSchema(f, depth - 1) : f.nothing,
    }),
  );

/** Every tool that a picture was made by, the last one first. */
export function makings(made: Made | null): readonly Made[] {
  return made ? [made, ...makings(made.before)] : [];
}

/** What a tool changes: colours and size keep each other, every other tool leaves both as they are. */
export type Recipe = Partial<Pick<Made, 'strength' | 'times'>>;

interface Source {
  readonly asset: AssetId;
  readonly made: Made | null;
}

const PLAIN_RECIPE = { strength: 0, times: 1 } as const;

const isImproved = (made: Made | null): made is Made => made?.by === 'enhance' || made?.by === 'upscale';

/**
 * How the result of a tool is made: `from` says which picture the tool has to begin with. To enhance an enlarged picture
 * begins with the picture before both, and the recipe names both.
 */
export function madeBy({ asset, made }: Source, by: PictureTool, recipe: Recipe = {}): Made {
  const improves = by === 'enhance' || by === 'upscale';
  if (improves && isImproved(made)) return { ...made, by, ...recipe };
  return { from: asset, by, ...PLAIN_RECIPE, ...recipe, before: latest(made, MAX_MADE - 1) };
}

/** The last tools of a picture; the earliest ones are forgotten. */
function latest(made: Made | null, count: number): Made | null {
  return made === null || count === 0 ? null : { ...made, before: latest(made.before, count - 1) };
}

/** Replaces a picture among those that tools began with. @returns the same object if it is none of them */
export function renameMade<M extends Made | null>(made: M, from: AssetId, to: AssetId): M {
  if (made === null || makings(made).every((one) => one.from !== from)) return made;
  return { ...made, from: made.from === from ? to : made.from, before: renameMade(made.before, from, to) };
}

/** How a picture was made, with the present name of every picture that a tool began with. */
export function madeWithNames(made: Made, nameOf: (asset: AssetId) => AssetId): Made {
  return { ...made, from: nameOf(made.from), before: made.before && madeWithNames(made.before, nameOf) };
}

/** Forgets a picture that is not stored, and how it was made. @returns the same object if no tool began with it */
export function withoutMade(made: Made | null, gone: AssetId): Made | null {
  if (made === null || makings(made).every((one) => one.from !== gone)) return made;
  return made.from === gone ? null : { ...made, before: withoutMade(made.before, gone) };
}
