import type { StockKind } from '@cpc/contract';
import { sizedColour } from '@cpc/domain';
import { goodsText, type Translator } from '@cpc/i18n';
import { fold } from '@cpc/search';

type Goods = Pick<StockKind, 'brand' | 'model'>;
type Colour = Pick<StockKind, 'shell_name' | 'colour_name'>;

/** A bit for each word: as many as a whole number of 32 bits has beside its sign. */
const MAX_WORDS = 31;

/** The words of a search as bits, and those that a part of a kind of blank has. All parts together must have `all`. */
export interface Sought {
  readonly all: number;
  readonly inGoods: (goods: Goods) => number;
  readonly inColour: (colour: Colour) => number;
  readonly inStation: (name: string) => number;
}

/**
 * A search in kinds of blank: every word must be a part of the brand, the model, the station, or of a name of the shell or
 * the colour, in English or in the reader's language. A word has no space, so it is found in one of them.
 */
export function searchOf(search: string, { tOr }: Pick<Translator, 'tOr'>): Sought {
  const words = [...new Set(fold(search).split(/\s+/).filter(Boolean))].slice(0, MAX_WORDS);
  // There are thousands of kinds, but few models, shells and colours.
  const known = new Map<string, number>();
  const bitsIn = (...texts: readonly string[]) => {
    const text = texts.join(' ');
    const bits = known.get(text) ?? (words.length === 0 ? 0 : bitsOf(words, fold(text)));
    known.set(text, bits);
    return bits;
  };
  return {
    all: words.length === 0 ? 0 : 2 ** words.length - 1,
    inGoods: ({ brand, model }) => bitsIn(brand, model, goodsText({ tOr }, model)),
    inColour({ shell_name, colour_name }) {
      const { colour, size = '' } = sizedColour(colour_name);
      const translated = [tOr(`shell.${shell_name}`, ''), tOr(`colour.${colour}`, '')];
      return bitsIn(spaced(shell_name), spaced(colour), ...translated, size);
    },
    inStation: bitsIn,
  };
}

const bitsOf = (words: readonly string[], text: string): number =>
  words.reduce((bits, word, index) => (text.includes(word) ? bits | (1 << index) : bits), 0);

/** `softMatte`, as it is in the catalogue, is found as one word and as two. */
const spaced = (name: string): string => `${name} ${name.replace(/(?<=[a-z])(?=[A-Z])/g, ' ')}`;
