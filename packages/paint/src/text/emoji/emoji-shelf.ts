import type { EmojiDrawing, EmojiManifest } from '@cpc/design';
import type { HasDrawing } from './art-keys.ts';
import { type EmojiArt, emojiArt } from './art.ts';

/** The file of a drawing. */
export interface EmojiFile {
  readonly key: string;
  /** Its address, which changes with the drawings: `/emoji/1f600.json?v=…` */
  readonly url: string;
}

/** The loaded emoji of a shaper. */
export interface EmojiShelf {
  /** Undefined until the manifest is added. */
  readonly has: () => HasDrawing | undefined;
  readonly file: (key: string) => EmojiFile;
  readonly art: (key: string) => EmojiArt | undefined;
  readonly addManifest: (manifest: EmojiManifest) => void;
  readonly add: (key: string, drawing: EmojiDrawing) => void;
  /** Nothing is dropped until `release` is called as often. */
  readonly hold: () => void;
  /** Drops the drawings that are beyond the limit, those first that were used the longest ago. Returns how many. */
  readonly release: () => number;
}

/** For a program that sets texts of many customers. One drawing takes some 50 kB. */
export const MAX_KEPT_EMOJI = 300;

/** @param limit of drawings that are kept while none are held */
export function createEmojiShelf(limit: number): EmojiShelf {
  let has: HasDrawing | undefined;
  let version = '';
  /** From the one that was used the longest ago to the latest. */
  const arts = new Map<string, EmojiArt>();
  let holders = 0;
  return {
    has: () => has,
    file: (key) => ({ key, url: `/emoji/${key}.json?v=${version}` }),
    art(key) {
      const art = arts.get(key);
      if (art === undefined) return undefined;
      arts.delete(key);
      arts.set(key, art);
      return art;
    },
    addManifest(manifest) {
      const known = new Set(manifest.keys.split(' '));
      version = manifest.version;
      has = (key) => known.has(key);
    },
    add: (key, drawing) => void arts.set(key, emojiArt(drawing)),
    hold: () => void (holders += 1),
    release() {
      holders -= 1;
      if (holders > 0 || arts.size <= limit) return 0;
      const dropped = [...arts.keys()].slice(0, arts.size - limit);
      for (const key of dropped) arts.delete(key);
      return dropped.length;
    },
  };
}
