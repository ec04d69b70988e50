import {
  brokenWord,
  type DesignDocument,
  type IdeaPhoto,
  type Lettering,
  layersOf,
  PAIR_KINDS,
  type Pair,
  type PairInput,
  type PairKind,
  pairOf,
  type Side,
  type Surface,
} from '@cpc/design';
import { useMemo } from 'react';
import { useEditor, useEditorState } from '../../model/context.ts';
import type { Editor } from '../../model/editor.ts';
import { useLoaded } from '../../parts/use-loaded.ts';
import { useCapitalsLanguage } from '../../parts/use-capitals-language.ts';
import { documentOf } from '../../document/state.ts';
import { nameTypefaces } from '../../parts/words/name-typefaces.ts';
import { measureWords } from '../../parts/words/measure-words.ts';
import { readPalette } from './read-palette.ts';

/** What the customer has chosen for a pair. */
export interface PairWishes {
  readonly photo: IdeaPhoto | undefined;
  readonly other: Surface;
  /** Where the customer's own case lies. */
  readonly side: Side;
  readonly names: { readonly own: string; readonly other: string };
  readonly word: string;
  readonly round: number;
}

export interface PairOffer {
  readonly kind: PairKind;
  /** Undefined if something is lacking for it. */
  readonly pair: Pair | undefined;
}

/** Letters that are not shaped yet count as wide ones, in em. */
const ROUGH = { advance: 0.7, line: 1.6 } as const;

/** The size of words in em. */
const boxOfWords = (assets: Editor['assets'], written: Parameters<typeof measureWords>[1]) =>
  measureWords(assets, written) ?? { width: written.text.length * ROUGH.advance, height: ROUGH.line };

/** Every kind of pair, as it would be made of the current design, and what it would be made from. */
export function usePairs(wishes: PairWishes): { readonly offers: readonly PairOffer[]; readonly input: PairInput } {
  const { ports, assets, surface } = useEditor();
  const document = useEditorState(documentOf);
  const language = useCapitalsLanguage();
  const typefaces = useLoaded(ports.typefaces);
  const { photo, other, side, names, word, round } = wishes;
  const faceFor = (words: string): string | undefined => {
    const able = typefaces.state === 'there' && words !== '' ? nameTypefaces(words, typefaces.value) : [];
    return able[round % Math.max(1, able.length)];
  };
  const parts = brokenWord(word);
  const wordFace = faceFor(parts?.join('') ?? '');
  const lettering = useEditorState(() => {
    const written = (words: string, typeface = faceFor(words)): Lettering | undefined =>
      typeface === undefined
        ? undefined
        : { text: words, typeface, box: boxOfWords(assets, { text: words, typeface }) };
    const [first, second] = parts ?? ['', ''];
    return JSON.stringify({
      names: { own: written(names.own.trim()), other: written(names.other.trim()) },
      word: wordFace === undefined ? undefined : { first: written(first, wordFace), second: written(second, wordFace) },
    } satisfies Lettered);
  });
  const bitmap = useEditorState(() => photo && assets.bitmap(photo.asset));
  const palette = useMemo(() => (bitmap ? readPalette(bitmap) : []), [bitmap]);
  const measured = useEditorState(() => JSON.stringify(boxesOf(assets, document)));
  return useMemo(() => {
    const { names: named, word: broken }: Lettered = JSON.parse(lettering);
    const input: PairInput = {
      document,
      own: surface,
      other,
      side,
      photo,
      palette,
      names: { own: named.own, other: named.other },
      language,
      word: wordOn(broken),
      boxOf: (layer) => sized(boxOfWords(assets, layer), layer.size),
      round,
    };
    const offers = measured === '' ? [] : PAIR_KINDS.map((kind) => ({ kind, pair: pairOf(kind, input) }));
    return { offers, input };
  }, [document, surface, other, side, photo, palette, lettering, language, measured, round, assets]);
}

interface Lettered {
  readonly names: { readonly own: Lettering | undefined; readonly other: Lettering | undefined };
  readonly word: { readonly first: Lettering | undefined; readonly second: Lettering | undefined } | undefined;
}

const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/** A word in a script from right to left begins on the right case. */
function wordOn(broken: Lettered['word']): PairInput['word'] {
  const { first, second } = broken ?? {};
  if (!first || !second) return undefined;
  return RIGHT_TO_LEFT.test(first.text) ? { left: second, right: first } : { left: first, right: second };
}

const sized = ({ width, height }: { width: number; height: number }, size: number) => ({
  width: width * size,
  height: height * size,
});

/** The sizes of the design's texts: another font that has arrived changes them. */
function boxesOf(assets: Editor['assets'], document: DesignDocument): readonly unknown[] {
  return layersOf(document).flatMap((layer) => (layer.type === 'text' ? [boxOfWords(assets, layer)] : []));
}
