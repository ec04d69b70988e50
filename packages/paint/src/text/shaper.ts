import type { TextLayer } from '@cpc/design';
import { type Face, type HarfBuzz, openFace } from './face.ts';
import { type HasGlyphs, itemiseLine, type ItemisedLine, normaliseText } from './itemise.ts';
import { layOut } from './layout.ts';
import type { TextOutline } from './outline.ts';
import type { TypefaceLookup, TypefaceManifest } from './typeface.ts';

/** What of a text layer decides its shape. */
export type TextContent = Pick<TextLayer, 'text' | 'typeface' | 'size' | 'align'>;

/** What has to be loaded before a text can be shaped in full. */
export interface TextNeeds {
  /** Keys of typefaces whose manifests are not known yet. */
  readonly typefaces: readonly string[];
  /** Addresses of face files: only the slices this text is written with. */
  readonly faces: readonly string[];
}

/** Texts to outlines, by HarfBuzz (ED-03). Holds the manifests and the font files it was given. */
export interface Shaper {
  addTypeface(manifest: TypefaceManifest): void;
  /** @param bytes an sfnt file @throws Error when it holds no font */
  addFace(url: string, bytes: Uint8Array): void;
  needs(text: TextContent): TextNeeds;
  /** Shapes with what is loaded; what could not be drawn is named in the outline. The same content gives the same object. */
  shape(text: TextContent): TextOutline;
}

/** Outlines kept; a design has few texts, a server shapes many designs. */
const KEPT_OUTLINES = 256;

export function createShaper(harfbuzz: HarfBuzz): Shaper {
  const typefaces = new Map<string, TypefaceManifest>();
  const faces = new Map<string, Face>();
  const outlines = new Map<string, TextOutline>();
  const lookup: TypefaceLookup = (key) => typefaces.get(key);
  const hasGlyphs: HasGlyphs = ({ url }, points) => {
    const face = faces.get(url);
    return face === undefined || points.every((point) => face.has(point));
  };
  const itemise = ({ text, typeface }: TextContent): ItemisedLine[] =>
    normaliseText(text)
      .split('\n')
      .map((line) => itemiseLine(line, typeface, lookup, hasGlyphs));
  return {
    addTypeface(manifest) {
      typefaces.set(manifest.key, manifest);
      outlines.clear();
    },
    addFace(url, bytes) {
      faces.set(url, openFace(harfbuzz, bytes));
      outlines.clear();
    },
    needs: (text) => needsOf(itemise(text), (url) => faces.has(url)),
    shape(content) {
      const key = JSON.stringify([content.text, content.typeface, content.size, content.align]);
      const known = outlines.get(key);
      if (known) return known;
      const made = layOut(itemise(content), ({ url }) => faces.get(url), content.size, content.align);
      remember(outlines, key, made);
      return made;
    },
  };
}

/** What a text needs beyond the manifests at hand, without a shaper: for asking ahead. */
export function facesNeeded(content: Pick<TextContent, 'text' | 'typeface'>, lookup: TypefaceLookup): TextNeeds {
  const lines = normaliseText(content.text).split('\n');
  return needsOf(
    lines.map((line) => itemiseLine(line, content.typeface, lookup, () => true)),
    () => false,
  );
}

function needsOf(lines: readonly ItemisedLine[], isLoaded: (url: string) => boolean): TextNeeds {
  const typefaces = new Set<string>();
  const faces = new Set<string>();
  for (const { drawer } of lines.flatMap((line) => line.runs)) {
    if (drawer.kind === 'unknown') typefaces.add(drawer.typeface);
    if (drawer.kind === 'face' && !isLoaded(drawer.face.url)) faces.add(drawer.face.url);
  }
  return { typefaces: [...typefaces], faces: [...faces] };
}

function remember(outlines: Map<string, TextOutline>, key: string, outline: TextOutline): void {
  const [oldest] = outlines.keys();
  if (outlines.size >= KEPT_OUTLINES && oldest !== undefined) outlines.delete(oldest);
  outlines.set(key, outline);
}
