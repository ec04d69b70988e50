import type { EmojiDrawing, EmojiManifest } from '@cpc/design';
import type { EmojiFile } from './emoji/emoji-shelf.ts';
import type { TextOutline } from './outline.ts';
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

/** The address of the emoji's manifest. */
export const EMOJI_INDEX = '/emoji/index.json';

/** The emoji of a source that has their files by their addresses. */
export const emojiFrom = (file: <File>(url: string) => Promise<File>): Pick<FontSource, 'emojiManifest' | 'emoji'> => ({
  emojiManifest: () => file(EMOJI_INDEX),
  emoji: ({ url }) => file(url),
});

/**
 * Loads what a text needs into a shaper, in rounds: a loaded manifest may name a fallback, and a loaded face may lack a
 * promised glyph. The letters are loaded even if the emoji are not available.
 * @throws whatever the source throws
 */
export async function loadText(shaper: Shaper, text: TextContent, source: FontSource): Promise<void> {
  let failed: { readonly error: unknown } | undefined;
  for (;;) {
    const { typefaces, faces, emoji } = shaper.needs(text);
    const drawings = failed ? [] : (emoji ?? [null]);
    if (typefaces.length + faces.length + drawings.length === 0) break;
    await Promise.all([
      Promise.all(drawings.map((file) => loadEmoji(shaper, file, source))).catch((error: unknown) => {
        failed = { error };
      }),
      ...typefaces.map(async (key) => shaper.addTypeface({ ...(await source.manifest(key)), key })),
      ...faces.map(async (url) => shaper.addFace(url, await source.face(url))),
    ]);
  }
  if (failed) throw failed.error;
}

/**
 * Loads what a text needs and shapes it. Its drawings of emoji may be dropped from the shaper afterwards; the outline keeps
 * them. @throws whatever the source throws
 */
export const loadAndShape = (shaper: Shaper, text: TextContent, source: FontSource): Promise<TextOutline> =>
  shaper.holdingEmoji(async () => {
    await loadText(shaper, text, source);
    return shaper.shape(text);
  });

/** @param file null for the manifest */
async function loadEmoji(shaper: Shaper, file: EmojiFile | null, source: FontSource): Promise<void> {
  if (file === null) shaper.addEmojiManifest(await source.emojiManifest());
  else shaper.addEmoji(file.key, await source.emoji(file));
}
