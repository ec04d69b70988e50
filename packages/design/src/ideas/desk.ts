import type { Colour } from '../colour.ts';
import type { TextLayer } from '../document/layers/text.ts';
import type { Rect } from '../surface/shapes.ts';
import type { Surface } from '../surface/surface.ts';
import type { Forbidden } from './crop.ts';
import type { IdeaPhoto, Page } from './page.ts';
import type { IdeaSubject } from './subject.ts';
import type { Tones } from './tones.ts';

/** What a kind of idea composes with. */
export interface IdeaDesk {
  readonly page: Page;
  readonly photo: IdeaPhoto;
  /** Its people, cut out, for the kinds that show them. */
  readonly subject: IdeaSubject | undefined;
  readonly tones: Tones;
  /** The area with its bleed, and the largest rectangle free of cut-outs. */
  readonly bleed: Rect;
  readonly frame: Rect;
  readonly surface: Surface;
  /** Where on the surface no face may be. */
  readonly forbidden: Required<Forbidden>;
  readonly round: number;
  readonly stickers: readonly string[];
  /** 0 … 1, another one at each call. */
  readonly unit: () => number;
  /** One of the values, the next one in each round. */
  readonly inTurn: <T>(from: readonly [T, ...T[]]) => T;
  /** Lays one of these colours as the ground, the next one in each round, or another one if the photo would not stand out. */
  readonly ground: (from: readonly [Colour, ...Colour[]]) => Colour;
  readonly hasWords: boolean;
  /** Writes the words as large as they fit into a box. */
  readonly write: (box: Rect, style: Pick<TextLayer, 'ink'> & Partial<TextLayer>, rotation?: number) => void;
}
