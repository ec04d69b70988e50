import type { Fields } from '../fields/fields.ts';
import { gradientSchema, type Ink, plainColourSchema } from './ink.ts';

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

export const backgroundSchema = (f: Fields) =>
  f.record({
    id: f.literal('background'),
    type: f.literal('background'),
    fill: f.variants('kind', [
      f.record({ kind: f.literal('none') }),
      plainColourSchema(f),
      gradientSchema(f),
      f.record({ kind: f.literal('wallpaper'), wallpaper: f.key }),
    ]),
  });
