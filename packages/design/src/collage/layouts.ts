import type { Layout } from './layouts/layout.ts';
import { BANDS } from './layouts/bands.ts';
import { PAPERS } from './layouts/papers.ts';
import { SHAPES } from './layouts/shapes.ts';
import { TILES } from './layouts/tiles.ts';

/** All layouts of collages, in the order in which they are offered. */
export const LAYOUTS: readonly Layout[] = [...TILES, ...BANDS, ...PAPERS, ...SHAPES];

export const layoutsFor = (places: number): readonly Layout[] =>
  LAYOUTS.filter(({ counts }) => counts.includes(places));

export const layoutNamed = (key: string): Layout | undefined => LAYOUTS.find((layout) => layout.key === key);
