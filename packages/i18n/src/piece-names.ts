import { sizedColour } from '@cpc/domain';
import type { Translator } from './translator.ts';

/** A colour in words, with the size of a garment: `White · M`. @param name as the catalogue names it: `white.M` */
export function colourText({ tOr }: Pick<Translator, 'tOr'>, name: string): string {
  const { colour, size } = sizedColour(name);
  const text = tOr(`colour.${colour}`, colour);
  return size === undefined ? text : `${text} · ${size}`;
}
