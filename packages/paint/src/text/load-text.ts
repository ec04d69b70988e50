import type { Shaper, TextContent } from './shaper.ts';
import type { TypefaceManifest } from './typeface.ts';

/** Provides manifests and font files; both calls reject if the file is not available. */
export interface FontSource {
  /** The manifest served as `/fonts/<key>.json`. */
  manifest(key: string): Promise<TypefaceManifest>;
  /** The bytes of a face file, by the address its manifest names. */
  face(url: string): Promise<Uint8Array>;
}

/**
 * Loads what a text needs into a shaper, in rounds: a loaded manifest may name a fallback, and a loaded face may lack a
 * promised glyph.
 * @throws whatever the source throws
 */
export async function loadText(shaper: Shaper, text: TextContent, source: FontSource): Promise<void> {
  for (;;) {
    const { typefaces, faces } = shaper.needs(text);
    if (typefaces.length + faces.length === 0) return;
    await Promise.all([
      ...typefaces.map(async (key) => shaper.addTypeface({ ...(await source.manifest(key)), key })),
      ...faces.map(async (url) => shaper.addFace(url, await source.face(url))),
    ]);
  }
}
