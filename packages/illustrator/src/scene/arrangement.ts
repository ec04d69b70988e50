import type { Studio } from '../draw/studio.ts';
import type { Cast } from './cast.ts';

/** A finished arrangement: everything behind the hero, the hero, and everything before it. */
export interface Arrangement {
  readonly back: string;
  readonly hero: string;
  readonly front: string;
  /** The hero in one colour, for shading and shadows. */
  readonly mask: string;
}

export type Layout = (studio: Studio, cast: Cast) => Arrangement;
