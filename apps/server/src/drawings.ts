import { randomBytes } from 'node:crypto';
import type { DrawingsConfig } from '@cpc/api';
import { type DrawingStandin, drawingStandin } from '@cpc/standins';
import type { Settings } from '@cpc/settings';

const PREFIX = '/demo-drawing';
/** Long enough to see the progress, ms. */
const TAKES_MS = 3_000;

export interface Drawings {
  readonly config: DrawingsConfig;
  /** The stand-in's routes, if it was chosen. */
  readonly standin?: { readonly plugin: DrawingStandin['plugin']; readonly prefix: string };
}

/** Who draws from words: what the operator has chosen, which may be the stand-in of a model server. */
export function drawingProvider({ drawings: { standin, ...config } }: Settings, origin: string): Drawings {
  if (!standin) return { config };
  // The stand-in serves this process only; its secret keeps other users of the machine out.
  const key = `demo:${randomBytes(16).toString('hex')}`;
  const { plugin } = drawingStandin({ key, takesMs: TAKES_MS });
  const provider = { kind: 'automatic1111', url: `${origin}${PREFIX}/automatic1111`, key, model: '' } as const;
  return { config: { ...config, provider }, standin: { plugin, prefix: PREFIX } };
}
