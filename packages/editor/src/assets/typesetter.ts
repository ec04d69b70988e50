import { DEFAULT_TYPEFACE } from '@cpc/contract/wire';
import type { TextLayer } from '@cpc/design';
import type { TextOutline } from '@cpc/paint';
import type { CaretLine, FontSource, Shaper } from '@cpc/paint/text';
import type { EditorPorts } from '../ports/ports.ts';

/** Shapes a text as soon as its fonts are loaded. Until then the last outline of its layer is shown. */
export interface Typesetter {
  readonly outline: (layer: TextLayer) => TextOutline | undefined;
  /** The line breaks that fit a text to its measure; undefined while its fonts are loading. */
  readonly breakLines: (layer: TextLayer) => number[] | undefined;
  /** Where the caret stands in a text; undefined while its fonts are loading. */
  readonly carets: (layer: TextLayer) => readonly CaretLine[] | undefined;
  /** Loads all failed fonts again. */
  readonly retry: () => void;
}

type Files = Pick<FontSource, 'manifest' | 'face'> & Pick<EditorPorts, 'emojiFile'>;
type LoadContent = (layer: TextLayer) => Promise<Shaper>;

/** Wait before the first retry of a failed load. Each further failure doubles it. */
const FIRST_WAIT_MS = 4000;
const MAX_WAIT_MS = 60_000;

/**
 * Loads the shaping engine and fonts with the first text, never earlier. A text whose typeface fails to load is shown
 * in the default typeface in the meantime. Where drawings of emoji fail to load, the letters are shown with room for
 * them.
 * @param lost called once for each typeface of a text in the design that fails to load
 */
export function createTypesetter(
  ports: Pick<EditorPorts, 'fontManifest' | 'fontFile' | 'emojiFile'>,
  arrived: () => void,
  lost: () => void,
): Typesetter {
  const { load, ready } = createLoader({
    manifest: ports.fontManifest,
    face: async (url) => new Uint8Array(await ports.fontFile(url)),
    emojiFile: ports.emojiFile,
  });
  /** By typeface and text: the shaper that can draw it, or the state of its load. */
  const contents = new Map<string, Shaper | 'asked' | 'lost'>();
  const last = new Map<string, TextOutline>();
  const reported = new Set<string>();
  let wait = FIRST_WAIT_MS;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const retry = (): void => {
    clearTimeout(waiting);
    waiting = undefined;
    for (const [key, content] of contents) if (content === 'lost') contents.delete(key);
    arrived();
  };
  const lose = (key: string, layer: TextLayer): void => {
    contents.set(key, 'lost');
    arrived();
    if (!onlyEmojiLack(layer) && !isSample(layer) && !reported.has(layer.typeface)) {
      reported.add(layer.typeface);
      lost();
    }
    waiting ??= setTimeout(retry, wait);
    wait = Math.min(MAX_WAIT_MS, wait * 2);
  };
  /** The letters can be shown, with room for the emoji. */
  const onlyEmojiLack = (layer: TextLayer): boolean => {
    const needs = ready()?.needs(layer);
    return needs !== undefined && needs.typefaces.length + needs.faces.length === 0;
  };
  const ask = (key: string, layer: TextLayer): void => {
    contents.set(key, 'asked');
    load(layer).then(
      (shaper) => {
        contents.set(key, shaper);
        wait = FIRST_WAIT_MS;
        arrived();
      },
      () => lose(key, layer),
    );
  };
  const outline = (layer: TextLayer): TextOutline | undefined => {
    const key = contentKey(layer);
    const content = contents.get(key);
    if (!content) ask(key, layer);
    if (typeof content === 'object') last.set(layer.id, content.shape(layer));
    if (content === 'lost' && onlyEmojiLack(layer)) return ready()?.shape(layer);
    const isLost = content === 'lost' && !isSample(layer) && layer.typeface !== DEFAULT_TYPEFACE.key;
    if (isLost) return outline({ ...layer, typeface: DEFAULT_TYPEFACE.key });
    return last.get(layer.id);
  };
  const breakLines = (layer: TextLayer): number[] | undefined => {
    if (layer.measure === null) return [];
    const content = contents.get(contentKey(layer));
    if (!content) ask(contentKey(layer), layer);
    return typeof content === 'object' ? content.breakLines(layer, layer.measure) : undefined;
  };
  const carets = (layer: TextLayer): readonly CaretLine[] | undefined => {
    const content = contents.get(contentKey(layer));
    return typeof content === 'object' ? content.carets(layer) : undefined;
  };
  return { outline, breakLines, carets, retry };
}

const contentKey = ({ typeface, weight, slant, capitals, text }: TextLayer): string =>
  `${typeface} ${weight} ${slant} ${capitals}\n${text}`;

/** Whether a layer is a sample in a list. A sample shows its own typeface or nothing. */
const isSample = ({ id }: TextLayer): boolean => id.startsWith('sample-');

function createLoader({ emojiFile, ...fonts }: Files): {
  readonly load: LoadContent;
  readonly ready: () => Shaper | undefined;
} {
  let starting: Promise<Shaper> | undefined;
  let started: Shaper | undefined;
  const load: LoadContent = async (layer) => {
    const { createShaper, emojiFrom, loadHarfBuzz, loadText } = await import('@cpc/paint/text');
    starting ??= loadHarfBuzz().then(createShaper);
    const shaper = await starting.catch((error: unknown) => {
      starting = undefined;
      throw error;
    });
    started = shaper;
    await loadText(shaper, layer, { ...fonts, ...emojiFrom(emojiFile) });
    return shaper;
  };
  return { load, ready: () => started };
}
