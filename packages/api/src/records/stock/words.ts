import type { StockKind } from '@cpc/contract';
import { sizedColour } from '@cpc/domain';
import { goodsText, type Translator } from '@cpc/i18n';
import { fold } from '@cpc/search';

type Named = Pick<StockKind, 'brand' | 'model' | 'shell_name' | 'colour_name'> & { readonly machine_name?: string };

/**
 * A search in kinds of blank: every word must be a part of the brand, the model, the station, or of a name of the shell or
 * the colour, in English or in the reader's language.
 */
export function searchOf(search: string, { tOr }: Pick<Translator, 'tOr'>): (kind: Named) => boolean {
  const words = fold(search).split(/\s+/).filter(Boolean);
  if (words.length === 0) return () => true;
  // A shop has thousands of kinds, but few shells and colours.
  const names = new Map<string, string>();
  const inBoth = (key: string, name: string) => {
    const known = names.get(key) ?? fold(`${name} ${tOr(key, '')}`);
    names.set(key, known);
    return known;
  };
  const inReaders = (model: string) => {
    const known = names.get(model) ?? fold(goodsText({ tOr }, model));
    names.set(model, known);
    return known;
  };
  return ({ brand, model, shell_name, colour_name, machine_name = '' }) => {
    const { colour, size = '' } = sizedColour(colour_name);
    const text = [
      fold(`${brand} ${model} ${machine_name}`),
      inReaders(model),
      inBoth(`shell.${shell_name}`, spaced(shell_name)),
      inBoth(`colour.${colour}`, spaced(colour)),
      fold(size),
    ].join(' ');
    return words.every((word) => text.includes(word));
  };
}

/** `softMatte`, as it is in the catalogue, is found as one word and as two. */
const spaced = (name: string): string => `${name} ${name.replace(/(?<=[a-z])(?=[A-Z])/g, ' ')}`;
