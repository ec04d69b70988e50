import type { TextFacts, Fact, LayerId } from '@cpc/design';
import { type PreflightRequest, preflightBy } from './preflight.ts';

const MAX_LAYERS = 8;
const QUICK: ReadonlySet<string> = new Set(['background', 'picture', 'sticker']);

/**
 * Whether a design is looked over sooner than it is handed to another thread: some pictures and nothing else, on a
 * surface without free outlines. Texts must be set, and drawn lines and outlines be followed point by point.
 */
export function isLight({ document, surface }: Pick<PreflightRequest, 'document' | 'surface'>): boolean {
  const layers = Object.values(document.records);
  const shapes = [surface.outline, ...surface.cutouts.map(({ shape }) => shape)];
  return (
    layers.length <= MAX_LAYERS + 1 &&
    layers.every(({ type }) => QUICK.has(type)) &&
    shapes.every(({ kind }) => kind !== 'path')
  );
}

/** Looks a light design over in this thread. */
export const lightPreflight = preflightBy(() => Promise.resolve(new Map<LayerId, Fact<TextFacts>>()));
