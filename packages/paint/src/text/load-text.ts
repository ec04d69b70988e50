import type { EmojiDrawing } from './emoji/art.ts';
import type { EmojiFile, EmojiManifest } from './emoji/emoji-shelf.ts';
import type { Shaper, TextContent } from './shaper.ts';
import type { TypefaceManifest } from './typeface.ts';

/** Provides manifests, font files and drawings of emoji; each call rejects if the file is not available. */
export interface FontSource {
  /** The manifest served as `/fonts/<key>.json`. */
  manifest(key: string): Promise<TypefaceManifest>;
  /** The bytes of a face file, by the address its manifest names. */
  face(url: string): Promise<Uint8Array>;
  /** The manifest served as `/emoji/index.json`. */
  emojiManifest(): Promise<EmojiManifest>;
  emoji(file: EmojiFile): Promise<EmojiDrawing>;
}

/**
 * Loads what a text needs into a shaper, in rounds: a loaded manifest may name a fallback, and a loaded face may lack a
 * promised glyph.
 * @throws whatever the source throws
 */
export async function loadText(shaper: Shaper, text: TextContent, source: FontSource): Promise<void> {
  for (;;) {
    const { typefaces, faces, emoji } = shaper.needs(text);
    if (typefaces.length + faces.length === 0 && emoji?.length === 0) return;
    await Promise.all([
      ...(emoji
        ? emoji.map(async (file) => shaper.addEmoji(file.key, await source.emoji(file)))
        : [loadEmojiManifest(shaper, source)]),
      ...typefaces.map(async (key) => shaper.addTypeface({ ...(await source.manifest(key)), key })),
      ...faces.map(async (url) => shaper.addFace(url, await source.face(url))),
    ]);
  }
}

async function loadEmojiManifest(shaper: Shaper, source: FontSource): Promise<void> {
  shaper.addEmojiManifest(await source.emojiManifest());
}
