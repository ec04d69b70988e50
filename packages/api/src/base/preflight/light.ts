import type { TextFacts, Fact, LayerId } from '@cpc/design';
import { type PreflightRequest, preflightBy } from './preflight.ts';

const MAX_LAYERS = 8;
const QUICK: ReadonlySet<string> = new Set(['background', 'picture', 'sticker']);

/**
 * Returns true if checking a design takes less time than sending it to another thread: a few pictures only, on a
 * surface without free outlines. Texts must be set, and drawn lines and outlines must be followed point by point.
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

/** Checks a light design in this thread. */
export const lightPreflight = preflightBy(() => Promise.resolve(new Map<LayerId, Fact<TextFacts>>()));
