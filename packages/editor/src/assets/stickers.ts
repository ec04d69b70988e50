import { type DesignDocument, layersOf } from '@cpc/design';
import { stickerKey, type StickerUse } from '@cpc/paint';
import { createShelf, type Shelf } from './shelf.ts';

/** How many recoloured stickers are kept that the design no longer has: every colour that is tried leaves one. */
const MAX_KEPT = 6;

export interface Stickers<Art> extends Pick<Shelf<Art>, 'retry' | 'clear'> {
  /** A sticker in its colours; undefined while it is loading. */
  readonly get: (use: StickerUse) => Art | undefined;
  /** Whether its load failed. */
  readonly isLost: (use: StickerUse) => boolean;
}

export interface StickersParts<Art> {
  readonly load: (use: StickerUse) => Promise<Art>;
  readonly arrived: () => void;
  /** The design as it is now: its stickers stay, hidden ones too. */
  readonly document: () => DesignDocument;
}

/**
 * Keeps the stickers that were painted. Of the recoloured ones that the design no longer has, the few that were painted
 * last stay, for undo; the memory of the others is freed.
 */
export function createStickers<Art extends { readonly close: () => void }>({
  load,
  arrived,
  document,
}: StickersParts<Art>): Stickers<Art> {
  /** The recoloured ones by their keys, the last painted one last. */
  const uses = new Map<string, StickerUse>();
  const shelf = createShelf<Art>(
    (key) => load(uses.get(key) ?? { sticker: key, colours: [] }),
    () => {
      dropUnused();
      arrived();
    },
    (art) => art.close(),
  );
  const dropUnused = (): void => {
    const used = new Set(layersOf(document()).flatMap((layer) => (layer.type === 'sticker' ? stickerKey(layer) : [])));
    const there = new Set(shelf.entries().map(([key]) => key));
    const unused = [...uses.keys()].filter((key) => there.has(key) && !used.has(key));
    for (const key of unused.slice(0, -MAX_KEPT)) {
      uses.delete(key);
      shelf.drop(key);
    }
  };
  return {
    get(use) {
      const key = stickerKey(use);
      if (use.colours.length > 0) {
        uses.delete(key);
        uses.set(key, use);
      }
      return shelf.get(key);
    },
    isLost: (use) => shelf.isLost(stickerKey(use)),
    retry: shelf.retry,
    clear: shelf.clear,
  };
}
