import type { Background } from './layers/background.ts';
import type { DesignRecord, Layer } from './layers.ts';

export const DOCUMENT_VERSION = 1;

/**
 * A design: a plain, immutable value in millimetres. It does not depend on the screen, the selection, or the surface
 * it will lie on (ED-06).
 */
export interface DesignDocument {
  readonly version: typeof DOCUMENT_VERSION;
  readonly records: Readonly<Record<string, DesignRecord>>;
}

/** A change of a document as a value: it can be reversed, squashed with the next change, and sent. */
export interface DesignDiff {
  readonly added: Readonly<Record<string, DesignRecord>>;
  readonly updated: Readonly<Record<string, readonly [from: DesignRecord, to: DesignRecord]>>;
  readonly removed: Readonly<Record<string, DesignRecord>>;
}

export const EMPTY_DOCUMENT: DesignDocument = {
  version: DOCUMENT_VERSION,
  records: { background: { id: 'background', type: 'background', fill: { kind: 'none' } } },
};

export function backgroundOf(document: DesignDocument): Background {
  return document.records['background'] as Background;
}

/** Documents are immutable: their layers are sorted only once. */
const sorted = new WeakMap<DesignDocument['records'], readonly Layer[]>();

/** The layers from lowest to topmost; the same list object for the same records. */
export function layersOf({ records }: DesignDocument): readonly Layer[] {
  const known = sorted.get(records);
  if (known) return known;
  const layers = Object.values(records)
    .filter((record): record is Layer => record.type !== 'background')
    .sort((a, b) => compare(a.stack, b.stack) || compare(a.id, b.id));
  sorted.set(records, layers);
  return layers;
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
