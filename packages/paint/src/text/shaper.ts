import { capitalsOf, type EmojiDrawing, type EmojiManifest, setLetters, type TextLayer } from '@cpc/design';
import { breakToFit } from './break-lines.ts';
import { type CaretLine, caretsIn } from './carets.ts';
import { type Face, type HarfBuzz, openFace } from './face.ts';
import { createEmojiShelf, type EmojiFile } from './emoji/emoji-shelf.ts';
import { type Drawer, type ItemisedLine, type Itemising, itemiseParagraph } from './itemise.ts';
import { layOut, placeText } from './layout.ts';
import { linesOf } from './lines.ts';
import type { TextOutline } from './outline.ts';
import type { FaceManifest, TypefaceLookup, TypefaceManifest } from './typeface.ts';

/** The fields of a text layer that decide its shape. */
export type TextContent = Pick<
  TextLayer,
  | 'text'
  | 'typeface'
  | 'weight'
  | 'slant'
  | 'capitals'
  | 'size'
  | 'align'
  | 'letterSpacing'
  | 'lineSpacing'
  | 'arc'
  | 'direction'
  | 'breaks'
>;

/** The fields that decide which files are needed. */
type WrittenContent = Pick<TextContent, 'text' | 'typeface' | 'weight' | 'slant' | 'capitals' | 'direction' | 'breaks'>;

/** The files to load before a text can be shaped completely. */
export interface TextNeeds {
  /** Keys of typefaces whose manifests are not loaded. */
  readonly typefaces: readonly string[];
  /** Addresses of face files: only the slices that this text needs. */
  readonly faces: readonly string[];
  /** The drawings of its emoji; null: the manifest of the emoji comes first. */
  readonly emoji: readonly EmojiFile[] | null;
}

/** Shapes texts to outlines with HarfBuzz (ED-03). It keeps the added manifests and font files. */
export interface Shaper {
  addTypeface(manifest: TypefaceManifest): void;
  /** @param bytes an sfnt file @throws Error if it has no font */
  addFace(url: string, bytes: Uint8Array): void;
  addEmojiManifest(manifest: EmojiManifest): void;
  addEmoji(key: string, drawing: EmojiDrawing): void;
  /** Keeps all drawings of emoji while it runs, whatever their limit. Rejects with the error of `run`. */
  holdingEmoji<Result>(run: () => Promise<Result>): Promise<Result>;
  needs(text: TextContent): TextNeeds;
  /**
   * Shapes with the loaded files; the outline lists characters that could not be drawn. The same content gives the same
   * object.
   */
  shape(text: TextContent): TextOutline;
  /** Where a caret stands in a text: before each character, and at the end of each line. */
  carets(text: TextContent): readonly CaretLine[];
  /**
   * The line breaks for which no line is longer than the measure: the `breaks` of a layer. It uses the widths of the
   * loaded faces, and ignores the current breaks and the arc.
   * @param measure mm at scale 1
   */
  breakLines(text: TextContent, measure: number): number[];
}

/** Maximum number of cached outlines, and of carets; a design has few texts, but a server shapes many designs. */
const MAX_OUTLINES = 256;
/** Maximum number of cached drawers; a server meets many scripts. */
const MAX_FOUND = 20_000;

type Fonts = Pick<Itemising, 'lookup' | 'hasGlyphs' | 'hasDrawing' | 'found'>;

/** @param keptEmoji the most drawings of emoji that stay loaded; with a limit, texts are set by `loadAndShape` only */
export function createShaper(harfbuzz: HarfBuzz, keptEmoji = Number.POSITIVE_INFINITY): Shaper {
  const typefaces = new Map<string, TypefaceManifest>();
  const faces = new Map<string, Face>();
  const outlines = new Map<string, TextOutline>();
  const carets = new Map<string, readonly CaretLine[]>();
  const found = new Map<string, Drawer>();
  const emoji = createEmojiShelf(keptEmoji);
  const fonts = (): Fonts => ({
    lookup: (key) => typefaces.get(key),
    hasGlyphs({ url }, points) {
      const face = faces.get(url);
      return face === undefined || points.every((point) => face.has(point));
    },
    hasDrawing: emoji.has(),
    found,
  });
  const forget = (): void => {
    outlines.clear();
    carets.clear();
    found.clear();
  };
  const itemise = (content: TextContent): ItemisedLine[] => {
    if (found.size > MAX_FOUND) found.clear();
    return itemised(content, fonts());
  };
  const loaded = { faces: ({ url }: FaceManifest) => faces.get(url), art: emoji.art };
  const lay = (content: TextContent): TextOutline => layOut(itemise(content), loaded, content);
  return {
    addTypeface(manifest) {
      typefaces.set(manifest.key, manifest);
      forget();
    },
    addFace(url, bytes) {
      faces.set(url, openFace(harfbuzz, bytes));
      forget();
    },
    addEmojiManifest(manifest) {
      emoji.addManifest(manifest);
      forget();
    },
    addEmoji(key, drawing) {
      emoji.add(key, drawing);
      outlines.clear();
    },
    async holdingEmoji(run) {
      emoji.hold();
      try {
        return await run();
      } finally {
        // An outline keeps its drawings.
        if (emoji.release() > 0) outlines.clear();
      }
    },
    needs: (text) =>
      needsOf(
        itemise(text),
        { face: (url) => faces.has(url), emoji: (key) => emoji.art(key) !== undefined },
        emoji.file,
      ),
    shape: (content) => kept(outlines, contentKey(content), () => lay(content)),
    // A text that is written asks for them in every frame.
    carets: (content) =>
      kept(carets, contentKey(content), () => caretsIn(placeText(itemise(content), loaded.faces, content), content)),
    breakLines(content, measure) {
      const capitals = capitalsOf(content.text, content.capitals);
      return breakToFit(content.text, measure, (text) => {
        const { width, height } = lay({ ...content, text, capitals, breaks: [], arc: 0 });
        return content.direction === 'vertical' ? height : width;
      });
    },
  };
}

/** Everything that decides a shape, and nothing else: a colour change causes no new shaping. */
const contentKey = (content: TextContent): string =>
  JSON.stringify([
    content.text,
    content.typeface,
    content.weight,
    content.slant,
    content.capitals,
    content.size,
    content.align,
    content.letterSpacing,
    content.lineSpacing,
    content.arc,
    content.direction,
    content.breaks,
  ]);

function itemised({ text, breaks, capitals, ...how }: WrittenContent, fonts: Fonts): ItemisedLine[] {
  const { typeface, weight, slant, direction } = how;
  const rules = capitalsOf(text, capitals);
  // After the breaks, which are offsets into the text as typed.
  const set = (line: string): string => setLetters(line, rules);
  return linesOf(text, breaks).flatMap((lines) =>
    itemiseParagraph(lines.map(set), { typeface, weight, slant, direction, ...fonts }),
  );
}

/** The files that a text needs beyond the loaded manifests, without a shaper: for preloading. */
export function facesNeeded(
  content: Pick<TextContent, 'text' | 'typeface' | 'weight' | 'slant' | 'capitals'>,
  lookup: TypefaceLookup,
): TextNeeds {
  const written = { ...content, direction: 'horizontal', breaks: [] } as const;
  const fonts = { lookup, hasGlyphs: () => true, hasDrawing: undefined };
  return needsOf(itemised(written, fonts), { face: () => false, emoji: () => false }, (key) => ({ key, url: '' }));
}

interface IsLoaded {
  readonly face: (url: string) => boolean;
  readonly emoji: (key: string) => boolean;
}

function needsOf(lines: readonly ItemisedLine[], isLoaded: IsLoaded, fileOf: (key: string) => EmojiFile): TextNeeds {
  const typefaces = new Set<string>();
  const faces = new Set<string>();
  const emoji = new Set<string>();
  let isUnknown = false;
  for (const { drawer } of lines.flatMap((line) => line.runs)) {
    if (drawer.kind === 'unknown') typefaces.add(drawer.typeface);
    if (drawer.kind === 'face' && !isLoaded.face(drawer.face.url)) faces.add(drawer.face.url);
    if (drawer.kind !== 'emoji') continue;
    isUnknown ||= drawer.keys === null;
    for (const key of drawer.keys ?? []) if (!isLoaded.emoji(key)) emoji.add(key);
  }
  return { typefaces: [...typefaces], faces: [...faces], emoji: isUnknown ? null : Array.from(emoji, fileOf) };
}

/** What is known by a key, or is made now; the oldest is dropped for it. */
function kept<T>(all: Map<string, T>, key: string, make: () => T): T {
  const known = all.get(key);
  if (known !== undefined) return known;
  const made = make();
  const [oldest] = all.keys();
  if (all.size >= MAX_OUTLINES && oldest !== undefined) all.delete(oldest);
  all.set(key, made);
  return made;
}
