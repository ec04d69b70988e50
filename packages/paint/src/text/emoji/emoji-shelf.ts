import type { HasDrawing } from './art-keys.ts';
import { type EmojiArt, emojiArt, type EmojiDrawing } from './art.ts';

/** Which emoji have a drawing: served as `/emoji/index.json`. */
export interface EmojiManifest {
  /** A part of the address of each drawing. */
  readonly version: string;
  /** The keys of all drawings, separated by spaces. */
  readonly keys: string;
}

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
}

export function createEmojiShelf(): EmojiShelf {
  let has: HasDrawing | undefined;
  let version = '';
  const arts = new Map<string, EmojiArt>();
  return {
    has: () => has,
    file: (key) => ({ key, url: `/emoji/${key}.json?v=${version}` }),
    art: (key) => arts.get(key),
    addManifest(manifest) {
      const known = new Set(manifest.keys.split(' '));
      version = manifest.version;
      has = (key) => known.has(key);
    },
    add: (key, drawing) => void arts.set(key, emojiArt(drawing)),
  };
}
