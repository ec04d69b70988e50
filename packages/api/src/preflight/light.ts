import type { DesignDocument, TextFacts, Fact, LayerId } from '@cpc/design';
import { type Preflight, preflightBy } from './preflight.ts';

const MOST_LAYERS = 8;
const QUICK: ReadonlySet<string> = new Set(['background', 'picture', 'sticker']);

/**
 * Whether a design is looked over sooner than it is handed to another thread: some pictures and nothing else. Texts must
 * be set, and drawn lines be followed point by point; both can be made to take minutes.
 */
export function isLight({ records }: DesignDocument): boolean {
  const layers = Object.values(records);
  return layers.length <= MOST_LAYERS + 1 && layers.every(({ type }) => QUICK.has(type));
}

/** Looks a light design over in this thread. */
export const lightPreflight: Preflight = preflightBy(() => Promise.resolve(new Map<LayerId, Fact<TextFacts>>()));
