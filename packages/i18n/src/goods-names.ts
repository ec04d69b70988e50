import type { Translator } from './translator.ts';

/** Goods of no brand: their keys in the language catalogues, by the name that the catalogue of goods gives them. */
const OWN_GOODS: ReadonlyMap<string, string> = new Map([
  ['Large chest print', 'tshirt-large'],
  ['Medium chest print', 'tshirt-medium'],
  ['Small chest print', 'tshirt-small'],
  ['Pocket print', 'tshirt-pocket'],
  ['Golf ball', 'golf-ball'],
  ['Round biscuit', 'biscuit-round'],
  ['Heart biscuit', 'biscuit-heart'],
  ['Rectangular biscuit', 'biscuit-rectangle'],
]);

/** The name of goods in words: that of a brand is the same in every language. @param model as the catalogue names it */
export function goodsText({ tOr }: Pick<Translator, 'tOr'>, model: string): string {
  const key = OWN_GOODS.get(model);
  return key === undefined ? model : tOr(`goods.${key}`, model);
}
